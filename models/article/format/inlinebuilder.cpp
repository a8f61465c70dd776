// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "inlinebuilder.h"

#include "caseline.h"
#include "codespans.h"

#include "markdown/inlinetext.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Which marks a try keeps. At the ends of a text in bold, punctuation and blanks may have to move outside.
enum class Marks : quint8 { AsTheyAre, EndsOutside, WithoutEmphasis, OnlyCode };

bool isPlainRun(const InlineRun &run)
{
    // A bare address is a link to every reader of Markdown that matters here.
    const bool isLink = !run.url.isNull() && run.url != run.text;
    return !isLink && !run.isCode && !run.isStrong && !run.isEmphasis;
}

QString escapedRun(const QString &text)
{
    constexpr QStringView signs = u"\\`*[]<";
    QString escaped;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isWithinWord = i > 0 && i + 1 < text.size() && text.at(i - 1).isLetterOrNumber()
                && text.at(i + 1).isLetterOrNumber();
        const bool isEntity = c == u'&' && text.indexOf(u';', i) > 0;
        if (signs.contains(c) || isEntity || (c == u'_' && !isWithinWord))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

/// @p text between two @p marks, blanks and punctuation at its ends outside of them: beside a letter Markdown would not
/// read a mark with punctuation next to it.
QString marked(const QString &text, const QString &inner, const QString &mark, bool movesEnds)
{
    const auto isEdge = [](QChar c) { return c.isSpace() || c.isPunct() || c.isSymbol(); };
    qsizetype start = 0;
    qsizetype end = inner.size();
    if (movesEnds && inner == text) {
        while (start < end && isEdge(inner.at(start)))
            ++start;
        while (end > start && isEdge(inner.at(end - 1)))
            --end;
    }
    if (start == end)
        return inner;
    return inner.first(start) + mark + inner.sliced(start, end - start) + mark + inner.sliced(end);
}

QString markedRun(const InlineRun &run, Marks marks)
{
    QString text = run.isCode && !run.text.trimmed().isEmpty() ? codeSpan(run.text) : escapedRun(run.text);
    const bool isLink = !run.url.isEmpty() && run.url != run.text && !run.text.trimmed().isEmpty();
    if (marks != Marks::OnlyCode && isLink)
        text = linkMarkdown(text, run.url);
    const bool keepsEmphasis = marks == Marks::AsTheyAre || marks == Marks::EndsOutside;
    if (keepsEmphasis && (run.isStrong || run.isEmphasis))
        text = marked(run.text, text, run.isStrong ? u"**"_s : u"*"_s, marks == Marks::EndsOutside);
    return text;
}

/// Neighbours with the same marks as one run.
QList<InlineRun> joined(const QList<InlineRun> &runs)
{
    QList<InlineRun> result;
    for (const InlineRun &run : runs) {
        InlineRun same = result.isEmpty() ? InlineRun() : result.last();
        same.text = run.text;
        if (!result.isEmpty() && same == run)
            result.last().text += run.text;
        else
            result.append(run);
    }
    return result;
}

QString lineMarkdown(const QList<InlineRun> &line)
{
    QString text;
    for (const InlineRun &run : line)
        text += run.text;
    text = text.trimmed();
    if (!std::ranges::all_of(line, isPlainRun)) {
        for (const Marks marks :
                {Marks::AsTheyAre, Marks::EndsOutside, Marks::WithoutEmphasis, Marks::OnlyCode}) {
            QString markdown;
            for (const InlineRun &run : joined(line))
                markdown += markedRun(run, marks);
            if (plainText(markdown) == text)
                return markdown.trimmed();
        }
    }
    return escapedText(text);
}

} // namespace

QString inlineMarkdown(const QList<InlineRun> &runs)
{
    QList<QList<InlineRun>> lines{{}};
    for (const InlineRun &run : runs) {
        const QStringList pieces = run.text.split(u'\n');
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            if (i > 0)
                lines.append(QList<InlineRun>());
            if (pieces[i].isEmpty())
                continue;
            InlineRun piece = run;
            piece.text = pieces[i];
            lines.last().append(piece);
        }
    }
    QStringList markdown;
    for (const QList<InlineRun> &line : lines) {
        const QString text = lineMarkdown(line);
        if (!text.isEmpty())
            markdown.append(text);
    }
    return markdown.join(u'\n');
}

} // namespace Winnow
