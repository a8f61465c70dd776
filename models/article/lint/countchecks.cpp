// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "countchecks.h"

#include "readabletext.h"
#include "statedcounts.h"

#include "markdown/inlinetext.h"

#include <algorithm>
#include <numeric>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

LintProblem problemIn(
        LintCode code, const Article &article, ArticlePartKind part, ArticleField field, int line)
{
    LintProblem problem;
    problem.code = code;
    problem.place.part = part;
    problem.place.field = field;
    problem.place.language = article.language;
    problem.place.line = line;
    return problem;
}

/// Checks the counts of one article.
class CountCheck final
{
public:
    CountCheck(const Article &article, const CaseDirectory &directory, const ArticleRecord *record)
        : m_article(article)
        , m_directory(directory)
        , m_record(record)
        , m_overview(partOf<OverviewPart>(article))
    {
        for (const SectionPart *section : directory.sections())
            m_rows += static_cast<int>(section->rows.size());
    }

    QList<LintProblem> check();

private:
    void checkTotal();
    void checkHeading();
    void checkLine(const OverviewLine &line);
    void checkPositioning(const OverviewLine &line, int rows);
    void checkSectionsListed();

    const Article &m_article;
    const CaseDirectory &m_directory;
    const ArticleRecord *m_record;
    const OverviewPart *m_overview;
    int m_rows = 0;
    QList<LintProblem> m_problems;
};

QList<LintProblem> CountCheck::check()
{
    if (m_directory.sections().isEmpty())
        return {};
    checkTotal();
    checkHeading();
    if (m_overview) {
        for (const OverviewLine &line : m_overview->lines)
            checkLine(line);
        checkSectionsListed();
    }
    return m_problems;
}

void CountCheck::checkTotal()
{
    const int line = m_overview ? m_overview->line : 0;
    if (m_record && m_rows != m_record->quota) {
        m_problems.append(problemIn(
                LintCode::CountTotal, m_article, ArticlePartKind::Overview, ArticleField::Whole, line));
        m_problems.last().message = {u"正文共 %1 行，本期应为 %2 行。"_s.arg(m_rows).arg(m_record->quota),
                u"The article has %1 rows; the instalment's quota is %2."_s.arg(m_rows).arg(m_record->quota)};
    }
    if (!m_overview)
        return;
    const int sum = std::accumulate(m_overview->lines.cbegin(), m_overview->lines.cend(), 0,
            [](int total, const OverviewLine &one) { return total + plainText(one.count).toInt(); });
    if (sum == m_rows)
        return;
    m_problems.append(
            problemIn(LintCode::CountTotal, m_article, ArticlePartKind::Overview, ArticleField::Whole, line));
    m_problems.last().message = {u"总览合计 %1 条，正文共 %2 行。"_s.arg(sum).arg(m_rows),
            u"The overview adds up to %1; the article has %2 rows."_s.arg(sum).arg(m_rows)};
}

/// "这 50 条里的共性规律".
void CountCheck::checkHeading()
{
    const auto *reading = partOf<ReadingPart>(m_article);
    if (!reading)
        return;
    const ReadableText text(reading->heading);
    QList<StatedCount> counts = findStatedCounts(text.folded());
    if (counts.isEmpty()) {
        // "Reading these 50 together" has no word for what it counts.
        for (qsizetype at = 0; at < text.size() && counts.isEmpty(); ++at) {
            if (const auto number = writtenNumberAt(text.folded(), at);
                    number && number->numeral == Numeral::Digits)
                counts.append({static_cast<int>(number->value), number->numeral, at, number->end, number->end,
                        false});
        }
    }
    if (counts.size() != 1 || counts.first().value == m_rows)
        return;
    const StatedCount &count = counts.first();
    LintProblem problem = problemIn(
            LintCode::CountTotal, m_article, ArticlePartKind::Theme, ArticleField::Heading, reading->line);
    problem.place.start = text.sourceOffset(count.begin);
    problem.place.end = text.sourceOffset(count.end);
    problem.message = {u"标题称 %1 条，正文共 %2 行。"_s.arg(count.value).arg(m_rows),
            u"The heading says %1; the article has %2 rows."_s.arg(count.value).arg(m_rows)};
    problem.fix = LintFix{writtenLike(m_rows, count)};
    m_problems.append(problem);
}

void CountCheck::checkLine(const OverviewLine &line)
{
    const QString name = plainText(line.repo);
    int rows = -1;
    for (int i = 0; i < m_directory.sections().size(); ++i) {
        if (m_directory.isAliasOf(name, i))
            rows = static_cast<int>(m_directory.sections()[i]->rows.size());
    }
    LintProblem problem = problemIn(
            LintCode::CountRepo, m_article, ArticlePartKind::Overview, ArticleField::Count, line.line);
    problem.place.repo = line.repo;
    if (rows < 0) {
        problem.message = {u"总览列出 "_s + name + u"，正文没有这一节。"_s,
                u"The overview lists "_s + name + u"; the article has no such section."_s};
        m_problems.append(problem);
        return;
    }
    bool isNumber = false;
    const int count = plainText(line.count).toInt(&isNumber);
    if (!isNumber || count != rows) {
        problem.message = {u"总览记 %1 条，该节共 %2 行。"_s.arg(plainText(line.count)).arg(rows),
                u"The overview says %1; the section has %2 rows."_s.arg(plainText(line.count)).arg(rows)};
        problem.fix = LintFix{QString::number(rows)};
        m_problems.append(problem);
    }
    checkPositioning(line, rows);
}

/// "口径与采集定位 2 案": a count at the end of the positioning is that of the section.
void CountCheck::checkPositioning(const OverviewLine &line, int rows)
{
    const ReadableText text(line.positioning);
    const QList<StatedCount> counts = findStatedCounts(text.folded());
    if (counts.isEmpty() || !counts.last().isOfCases || counts.last().value == rows
            || !text.folded().sliced(counts.last().unitEnd).trimmed().isEmpty())
        return;
    const StatedCount &count = counts.last();
    LintProblem problem = problemIn(
            LintCode::CountRepo, m_article, ArticlePartKind::Overview, ArticleField::Positioning, line.line);
    problem.place.repo = line.repo;
    problem.place.start = text.sourceOffset(count.begin);
    problem.place.end = text.sourceOffset(count.end);
    problem.message = {u"定位称 %1 案，该节共 %2 行。"_s.arg(count.value).arg(rows),
            u"The positioning says %1 cases; the section has %2 rows."_s.arg(count.value).arg(rows)};
    problem.fix = LintFix{writtenLike(rows, count)};
    m_problems.append(problem);
}

void CountCheck::checkSectionsListed()
{
    for (int i = 0; i < m_directory.sections().size(); ++i) {
        const bool isListed = std::ranges::any_of(m_overview->lines,
                [&](const OverviewLine &line) { return m_directory.isAliasOf(plainText(line.repo), i); });
        if (isListed)
            continue;
        const SectionPart *section = m_directory.sections()[i];
        LintProblem problem = problemIn(LintCode::CountRepo, m_article, ArticlePartKind::Section,
                ArticleField::Heading, section->line);
        problem.place.repo = section->name;
        problem.message = {u"总览没有列出 "_s + m_directory.name(i) + u'。',
                u"The overview does not list "_s + m_directory.name(i) + u'.'};
        m_problems.append(problem);
    }
}

} // namespace

QList<LintProblem> checkCounts(
        const Article &article, const CaseDirectory &directory, const ArticleRecord *record)
{
    return CountCheck(article, directory, record).check();
}

} // namespace Winnow
