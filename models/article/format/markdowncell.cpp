// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdowncell.h"

#include "codespans.h"

#include <QRegularExpression>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isEscapedBar(QStringView text, qsizetype bar)
{
    return bar > 0 && text.at(bar - 1) == u'\\';
}

/// Applies @p change to what stands between the code spans of @p markdown, and @p code to them.
template <typename Change, typename Code>
QString withChangedText(const QString &markdown, Change change, Code code)
{
    QString changed;
    qsizetype at = 0;
    for (const CodeSpan &span : findCodeSpans(markdown)) {
        changed += change(QStringView(markdown).sliced(at, span.start - at).toString());
        changed += code(span, QStringView(markdown).sliced(span.start, span.end - span.start).toString());
        at = span.end;
    }
    return changed + change(QStringView(markdown).sliced(at).toString());
}

QString asWritten(const CodeSpan &, const QString &written)
{
    return written;
}

QString codeElementsAsSpans(const QString &text)
{
    static const QRegularExpression element(u"(?<!\\\\)<code>(.*?)</code>"_s,
            QRegularExpression::DotMatchesEverythingOption | QRegularExpression::CaseInsensitiveOption);
    QString changed;
    qsizetype at = 0;
    QRegularExpressionMatchIterator matches = element.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        changed += QStringView(text).sliced(at, match.capturedStart() - at);
        changed += codeSpan(decodedEntities(match.capturedView(1)));
        at = match.capturedEnd();
    }
    changed += QStringView(text).sliced(at);
    return changed;
}

QString breaksAsLines(QString text)
{
    static const QRegularExpression lineBreak(
            u"(?<!\\\\)<br\\s*/?>"_s, QRegularExpression::CaseInsensitiveOption);
    return text.replace(lineBreak, u"\n"_s);
}

QString barsEscaped(QString text)
{
    return text.replace(u'|', u"\\|"_s).replace(u'\n', u"<br>"_s);
}

/// Between its tags Markdown still reads signs, so they leave as entities.
QString codeElement(const QString &content)
{
    constexpr QStringView signs = u"\\`*_[]|~&<>";
    QString element = u"<code>"_s;
    for (const QChar c : content) {
        if (signs.contains(c))
            element += u"&#%1;"_s.arg(c.unicode());
        else
            element += c == u'\n' ? QChar(u' ') : c;
    }
    return element + u"</code>"_s;
}

QString codeForCell(const CodeSpan &span, const QString &written)
{
    return span.content.contains(u'|') ? codeElement(span.content) : QString(written).replace(u'\n', u' ');
}

} // namespace

QStringList splitTableRow(QStringView row)
{
    QStringView rest = row.trimmed();
    if (rest.startsWith(u'|'))
        rest.slice(1);
    if (rest.endsWith(u'|') && !isEscapedBar(rest, rest.size() - 1))
        rest.chop(1);
    QStringList cells;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= rest.size(); ++i) {
        if (i < rest.size() && (rest.at(i) != u'|' || isEscapedBar(rest, i)))
            continue;
        cells.append(rest.sliced(start, i - start).trimmed().toString());
        start = i + 1;
    }
    return cells;
}

bool isDelimiterRow(QStringView line)
{
    if (!line.contains(u'-') || !line.contains(u'|'))
        return false;
    const QStringList cells = splitTableRow(line);
    return std::ranges::all_of(cells, [](QStringView cell) {
        if (cell.startsWith(u':'))
            cell.slice(1);
        if (cell.endsWith(u':'))
            cell.chop(1);
        return !cell.isEmpty() && std::ranges::all_of(cell, [](QChar c) { return c == u'-'; });
    });
}

QString readTableCell(const QString &cell)
{
    const QString unescaped = QString(cell).replace(u"\\|"_s, u"|"_s);
    const auto change = [](const QString &text) { return codeElementsAsSpans(breaksAsLines(text)); };
    return unescaped.contains(u'<') ? withChangedText(unescaped, change, asWritten) : unescaped;
}

QString tableCell(const QString &markdown)
{
    if (!markdown.contains(u'|') && !markdown.contains(u'\n'))
        return markdown;
    return withChangedText(markdown, barsEscaped, codeForCell);
}

QString withoutCodeElements(const QString &markdown)
{
    if (!markdown.contains("<code>"_L1, Qt::CaseInsensitive))
        return markdown;
    return withChangedText(markdown, codeElementsAsSpans, asWritten);
}

} // namespace Winnow
