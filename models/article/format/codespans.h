// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace Winnow {

/// A code span in inline Markdown.
struct CodeSpan
{
    qsizetype start = 0; ///< Of its first backtick.
    qsizetype end = 0; ///< One past its last.
    QString content; ///< As read.
};

/// The code spans of @p markdown, by place.
QList<CodeSpan> findCodeSpans(QStringView markdown);

/// A code span that is read as @p content.
QString codeSpan(const QString &content);

/// @p html, the contents of an element, with `&amp;`, `&lt;`, `&gt;`, `&quot;` and numbered entities resolved.
QString decodedEntities(QStringView html);

} // namespace Winnow
