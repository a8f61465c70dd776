// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "countchecks.h"

#include "readabletext.h"
#include "statedcounts.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

LintPlace themePlace(const Article &article, const ArticleTheme &theme, int index)
{
    LintPlace place;
    place.part = ArticlePartKind::Theme;
    place.language = article.language;
    place.index = index;
    place.line = theme.line;
    return place;
}

LintPlace placeOf(const Article &article, const CaseDirectory &directory, const FoundRow &row)
{
    LintPlace place;
    place.part = ArticlePartKind::Row;
    place.language = article.language;
    place.repo = directory.repoOf(row);
    place.number = directory.row(row).number;
    place.line = directory.row(row).line;
    return place;
}

/// 条 counts parameters and commands as well; at the end of a phrase it counts cases.
bool countsCases(QStringView folded, const StatedCount &count)
{
    const QChar unit = folded[count.unitEnd - 1];
    const QStringView rest = folded.sliced(count.unitEnd);
    return count.isOfCases
            && (unit != u'条' || rest.isEmpty() || QStringView(u":,、。；;)").contains(rest.front()));
}

/// A title may add up several ("部署四案、监控三案"): it is wrong only where neither one of its counts nor their sum is right.
std::optional<LintProblem> checkTitle(const Article &article, const ArticleTheme &theme, int index)
{
    const ReadableText text(theme.title);
    QList<StatedCount> counts = findStatedCounts(text.folded());
    counts.removeIf([&](const StatedCount &count) { return !countsCases(text.folded(), count); });
    const int cases = static_cast<int>(theme.cases.size());
    int sum = 0;
    bool isRight = counts.isEmpty();
    for (const StatedCount &count : std::as_const(counts)) {
        sum += count.value;
        isRight = isRight || count.value == cases;
    }
    if (isRight || sum == cases)
        return std::nullopt;
    LintProblem problem;
    problem.code = LintCode::ThemeCount;
    problem.place = themePlace(article, theme, index);
    problem.place.field = ArticleField::Heading;
    problem.place.start = text.sourceOffset(counts.first().begin);
    problem.place.end = text.sourceOffset(counts.first().end);
    problem.message = {u"标题称 %1 案，其下共 %2 案。"_s.arg(counts.first().value).arg(cases),
            u"The title says %1 cases; %2 stand below it."_s.arg(counts.first().value).arg(cases)};
    if (counts.size() == 1)
        problem.fix = LintFix{writtenLike(cases, counts.first())};
    return problem;
}

} // namespace

QList<LintProblem> checkThemes(const Article &article, const CaseDirectory &directory)
{
    QList<LintProblem> problems;
    const auto *reading = partOf<ReadingPart>(article);
    const bool hasLines = reading && std::ranges::any_of(reading->themes, [](const ArticleTheme &theme) {
        return !theme.cases.isEmpty();
    });
    if (!hasLines)
        return problems;
    QHash<FoundRow, int> themeOf;
    for (int i = 0; i < reading->themes.size(); ++i) {
        const ArticleTheme &theme = reading->themes[i];
        if (auto problem = checkTitle(article, theme, i))
            problems.append(*problem);
        for (const CaseLine &line : theme.cases) {
            const FoundRow row = directory.find(line.reference);
            if (row.isNull())
                continue; // ref-unknown says so
            const auto known = themeOf.constFind(row);
            if (known == themeOf.cend()) {
                themeOf.insert(row, i);
                continue;
            }
            LintProblem problem;
            problem.code = LintCode::ThemeOnce;
            problem.place = placeOf(article, directory, row);
            problem.place.part = ArticlePartKind::CaseLine;
            problem.place.field = ArticleField::ThemeLine;
            problem.place.index = i;
            problem.place.line = line.line;
            problem.message = {u"此案已在第 %1 组出现。"_s.arg(*known + 1),
                    u"This case stands in theme %1 already."_s.arg(*known + 1)};
            problems.append(problem);
        }
    }
    for (int section = 0; section < directory.sections().size(); ++section) {
        for (int row = 0; row < directory.sections()[section]->rows.size(); ++row) {
            if (themeOf.contains({section, row}))
                continue;
            LintProblem problem;
            problem.code = LintCode::ThemeOnce;
            problem.place = placeOf(article, directory, {section, row});
            problem.message = {u"此行不在任何一组组合解读中。"_s, u"This row stands in no theme."_s};
            problems.append(problem);
        }
    }
    return problems;
}

} // namespace Winnow
