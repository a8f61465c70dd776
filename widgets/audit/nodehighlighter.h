// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

class QPalette;

namespace Winnow {

/// Dresses a node's text so that its Markdown is easy to read, without changing a letter of it: headings, code, fences.
class NodeHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit NodeHighlighter(QTextDocument *document);

    /// The colours that go with @p palette, code in the font that goes with @p font.
    void applyStyle(const QPalette &palette, const QFont &font);

protected:
    void highlightBlock(const QString &text) override;

private:
    void markCode(const QString &text);

    QTextCharFormat m_heading;
    QTextCharFormat m_code;
};

} // namespace Winnow
