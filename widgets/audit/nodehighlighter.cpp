// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "nodehighlighter.h"

#include "theme/theme.h"
#include "theme/themecolours.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int inFence = 1;

} // namespace

NodeHighlighter::NodeHighlighter(QTextDocument *document)
    : QSyntaxHighlighter(document)
{}

void NodeHighlighter::applyStyle(const QPalette &palette, const QFont &font)
{
    const ThemeColours &colours = themeColours(palette);
    m_heading = QTextCharFormat();
    m_heading.setFontWeight(QFont::DemiBold);
    m_code = QTextCharFormat();
    m_code.setFontFamilies(codeFont(font).families());
    m_code.setBackground(colours.chip);
    m_code.setForeground(colours.chipText);
    rehighlight();
}

void NodeHighlighter::highlightBlock(const QString &text)
{
    const bool isFence = text.trimmed().startsWith("```"_L1);
    const bool wasInFence = previousBlockState() == inFence;
    setCurrentBlockState(isFence != wasInFence ? inFence : 0);
    if (isFence || wasInFence)
        setFormat(0, static_cast<int>(text.size()), m_code);
    else if (text.startsWith(u'#'))
        setFormat(0, static_cast<int>(text.size()), m_heading);
    else
        markCode(text);
}

/// Between one run of backticks and the next that is as long.
void NodeHighlighter::markCode(const QString &text)
{
    const auto runAt = [&text](qsizetype at) {
        qsizetype end = at;
        while (end < text.size() && text.at(end) == u'`')
            ++end;
        return end - at;
    };
    qsizetype at = text.indexOf(u'`');
    while (at >= 0) {
        const qsizetype length = runAt(at);
        qsizetype close = text.indexOf(u'`', at + length);
        while (close >= 0 && runAt(close) != length)
            close = text.indexOf(u'`', close + runAt(close));
        if (close < 0) {
            at = text.indexOf(u'`', at + length);
            continue;
        }
        setFormat(static_cast<int>(at), static_cast<int>(close + length - at), m_code);
        at = text.indexOf(u'`', close + length);
    }
}

} // namespace Winnow
