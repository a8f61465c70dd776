// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "drafthighlighter.h"

#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const ThemeColours &colours()
{
    return themeColours(QGuiApplication::palette());
}

/// Code spans, bold, links: what drafts hold of Markdown.
const QRegularExpression &markdownSigns()
{
    static const QRegularExpression signs(
            uR"((?<code>`[^`]+`)|(?<bold>\*\*[^*]+\*\*)|(?<link>\[[^\]]*\]\([^)\s]*\)|https?://[^\s，。；）]+))"_s);
    return signs;
}

} // namespace

DraftHighlighter::DraftHighlighter(QTextDocument *document, TextLanguage language)
    : QSyntaxHighlighter(document)
    , m_language(language)
{}

void DraftHighlighter::setGlossary(const QList<GlossaryTerm> &glossary)
{
    if (m_glossary == glossary)
        return;
    m_glossary = glossary;
    rehighlight();
}

void DraftHighlighter::setProblems(const QList<std::pair<qsizetype, qsizetype>> &places)
{
    if (m_problems == places)
        return;
    m_problems = places;
    rehighlight();
}

void DraftHighlighter::applyTheme()
{
    rehighlight();
}

const QString &DraftHighlighter::wordOf(const GlossaryTerm &term) const
{
    return m_language == TextLanguage::Chinese ? term.zh : term.en;
}

const GlossaryTerm *DraftHighlighter::termAt(int position) const
{
    const QString text = document()->toPlainText();
    for (const GlossaryTerm &term : m_glossary) {
        const QString &word = wordOf(term);
        if (word.isEmpty())
            continue;
        const qsizetype from = std::max<qsizetype>(0, position - word.size() + 1);
        const qsizetype found = text.indexOf(word, from, Qt::CaseInsensitive);
        if (found >= 0 && found <= position)
            return &term;
    }
    return nullptr;
}

void DraftHighlighter::highlightBlock(const QString &text)
{
    colourMarkdown(text);
    underlineTerms(text);
    underlineProblems(text);
}

void DraftHighlighter::colourMarkdown(const QString &text)
{
    auto matches = markdownSigns().globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        QTextCharFormat format;
        if (match.hasCaptured(u"code"_s)) {
            format.setFontFamilies(codeFont(QGuiApplication::font()).families());
            format.setBackground(colours().chip);
        } else if (match.hasCaptured(u"bold"_s)) {
            format.setFontWeight(QFont::DemiBold);
        } else {
            format.setForeground(colours().accent);
        }
        setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), format);
    }
}

void DraftHighlighter::underlineTerms(const QString &text)
{
    for (const GlossaryTerm &term : std::as_const(m_glossary)) {
        const QString &word = wordOf(term);
        if (word.isEmpty())
            continue;
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
                at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive)) {
            for (qsizetype i = at; i < at + word.size(); ++i) {
                QTextCharFormat underlined = format(static_cast<int>(i));
                underlined.setUnderlineStyle(QTextCharFormat::DotLine);
                underlined.setUnderlineColor(colours().accent);
                setFormat(static_cast<int>(i), 1, underlined);
            }
        }
    }
}

void DraftHighlighter::underlineProblems(const QString &text)
{
    const qsizetype first = currentBlock().position();
    for (const auto &[start, end] : std::as_const(m_problems)) {
        const qsizetype from = std::max(start - first, qsizetype{0});
        const qsizetype to = std::min(end - first, text.size());
        for (qsizetype i = from; i < to; ++i) {
            QTextCharFormat underlined = format(static_cast<int>(i));
            underlined.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            underlined.setUnderlineColor(colours().drop);
            setFormat(static_cast<int>(i), 1, underlined);
        }
    }
}

} // namespace Winnow
