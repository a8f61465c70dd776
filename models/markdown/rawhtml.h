// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace Winnow {

/// What is worth showing of a piece of raw HTML.
struct RawHtmlContent
{
    QString text; ///< Without tags, comments, scripts and styles; common entities decoded.
    QStringList images; ///< Addresses of its images that isSafeLink() accepts.
};

/// Reads @p html leniently. The text is plain: whoever shows it must escape it like any other.
RawHtmlContent readRawHtml(const QString &html);

/// Whether @p tag is a line break (`<br>`).
bool isLineBreakTag(const QString &tag);

} // namespace Winnow
