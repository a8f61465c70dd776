// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "citations.h"

#include "markdown/inlinetext.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype columnsWithCitations = 4;

} // namespace

QString citationHead(TextLanguage language)
{
    return language == TextLanguage::Chinese ? u"图谱引用"_s : u"Knowledge graph"_s;
}

bool hasCitationColumn(const SectionPart &section)
{
    if (section.columns.size() != columnsWithCitations)
        return false;
    const QString head = plainText(section.columns.constLast());
    return head == citationHead(TextLanguage::Chinese) || head == citationHead(TextLanguage::English);
}

QString citationMarks(const QList<int> &notes)
{
    QString marks;
    for (const int note : notes)
        marks += u"[%1]"_s.arg(note);
    return marks;
}

QString answerCell(const SectionPart &section, const ArticleRow &row)
{
    if (row.citation.isEmpty() || hasCitationColumn(section))
        return row.answer;
    return row.answer.isEmpty() ? row.citation : row.answer + u' ' + row.citation;
}

std::optional<MarkedAnswer> readMarkedAnswer(const QString &cell)
{
    static const QRegularExpression marks(uR"((?:^|\s)((?:\\?\[\d{1,3}\\?\])+)$)"_s);
    static const QRegularExpression number(u"\\d+"_s);
    const QRegularExpressionMatch match = marks.match(cell);
    if (!match.hasMatch())
        return std::nullopt;
    MarkedAnswer read;
    read.answer = cell.first(match.capturedStart()).trimmed();
    for (const QRegularExpressionMatch &one : number.globalMatch(match.captured(1)))
        read.notes.append(one.captured().toInt());
    return read;
}

} // namespace Winnow
