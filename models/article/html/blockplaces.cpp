// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "blockplaces.h"

#include "article/articlerecord.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct FieldClass
{
    ArticleField field;
    QLatin1StringView name;
};

constexpr FieldClass fieldClasses[] = {{ArticleField::Problem, "problem"_L1},
        {ArticleField::Answer, "answer"_L1}, {ArticleField::Symptom, "symptom"_L1},
        {ArticleField::Action, "action"_L1}, {ArticleField::Cases, "cases"_L1},
        {ArticleField::Positioning, "positioning"_L1}, {ArticleField::Count, "count"_L1}};

bool isSameRepo(const QString &one, const QString &other)
{
    return one == other || shortRepoName(one).compare(shortRepoName(other), Qt::CaseInsensitive) == 0;
}

/// How well @p block shows @p place; 0: not at all.
int fit(const HtmlBlock &block, const LintPlace &place)
{
    const LintPlace &shown = block.place;
    if (shown.part != place.part)
        return 0;
    const bool isFrame = block.shape == BlockShape::Table || block.shape == BlockShape::List;
    int score = isFrame ? 1 : 2;
    if (place.part == ArticlePartKind::CaseLine) {
        // A line cites its row by an alias that only the record can tell from another.
        if (place.number != shown.number)
            return 0;
        score += place.index == shown.index ? 4 : 0;
        return score + (place.repo == shown.repo ? 2 : 0);
    }
    if (!place.repo.isEmpty() && shown.repo.isEmpty())
        return place.part == ArticlePartKind::Overview ? score : 0;
    if (!place.repo.isEmpty() && !isSameRepo(place.repo, shown.repo))
        return 0;
    if (place.part == ArticlePartKind::Row && place.number != shown.number)
        return 0;
    if (place.index >= 0 && place.index != shown.index)
        return 0;
    score += place.repo == shown.repo ? 4 : 0;
    score += place.index == shown.index ? 4 : 0;
    return score + (place.field == shown.field ? 8 : 0);
}

} // namespace

const HtmlBlock *blockAt(const QList<HtmlBlock> &blocks, const LintPlace &place)
{
    const HtmlBlock *best = nullptr;
    int bestFit = 0;
    for (const HtmlBlock &block : blocks) {
        const int here = fit(block, place);
        if (here > bestFit) {
            best = &block;
            bestFit = here;
        }
    }
    return best;
}

QString fieldClass(ArticleField field)
{
    const auto *found = std::ranges::find(fieldClasses, field, &FieldClass::field);
    return found == std::end(fieldClasses) ? QString() : QString(found->name);
}

ArticleField fieldOfClass(const QString &name)
{
    const auto *found = std::ranges::find(fieldClasses, name, &FieldClass::name);
    return found == std::end(fieldClasses) ? ArticleField::Whole : found->field;
}

} // namespace Winnow
