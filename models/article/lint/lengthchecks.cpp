// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lengthchecks.h"

#include "markdown/inlinetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

TextProblem cellProblem(LintSeverity severity, qsizetype at, const LocalizedText &message)
{
    TextProblem problem;
    problem.code = LintCode::TableBad;
    problem.severity = severity;
    problem.start = at;
    problem.end = at + 1;
    problem.message = message;
    return problem;
}

} // namespace

QList<TextProblem> checkLength(const ArticleText &text, const LengthLimits &limits)
{
    const bool isProblem = text.place.field == ArticleField::Problem;
    if (text.place.part != ArticlePartKind::Row || (!isProblem && text.place.field != ArticleField::Answer))
        return {};
    const TextLanguage language = text.place.language;
    const int most = isProblem ? limits.problem(language) : limits.answer(language);
    // Markup and escapes only ever make a text longer, and reading them costs a parser.
    if (text.text.size() <= most)
        return {};
    const qsizetype length = readLength(text.text);
    if (length <= most)
        return {};
    TextProblem problem;
    problem.code = isProblem ? LintCode::LenProblem : LintCode::LenAnswer;
    problem.message = {u"长 %1 个字符，上限 %2。"_s.arg(length).arg(most),
            u"%1 characters long; the limit is %2."_s.arg(length).arg(most)};
    return {problem};
}

QList<TextProblem> checkCell(const QString &markdown)
{
    QList<TextProblem> problems;
    for (qsizetype at = 0; at < markdown.size(); ++at) {
        const QChar c = markdown[at];
        if (c == u'\n' || c == u'\r' || c == u'\t') {
            problems.append(cellProblem(LintSeverity::Warning, at,
                    {u"单元格内有换行或制表符，会打断表格。"_s,
                            u"A line break or tab in a cell breaks its table."_s}));
            problems.last().fix = LintFix{u" "_s};
        } else if (c == u'\\') {
            ++at;
        } else if (c == u'|') {
            problems.append(cellProblem(LintSeverity::Hint, at,
                    {u"单元格内有竖线：各平台转义不一，可能多出一列。"_s,
                            u"A bar in a cell: platforms differ in how it is escaped, and it may part the cell in two."_s}));
        }
    }
    return problems;
}

} // namespace Winnow
