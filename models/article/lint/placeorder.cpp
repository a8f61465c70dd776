// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "placeorder.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace Winnow {

namespace {

/// A place without its field: a row, a case line, a statement.
TextSlot partOfPlace(const LintPlace &place)
{
    return {place.part, ArticleField::Whole, place.repo, place.number, place.index};
}

} // namespace

void sortByPlace(QList<LintProblem> &problems, const QList<const ArticleText *> &texts)
{
    QHash<TextSlot, int> order;
    for (const ArticleText *text : texts) {
        const TextSlot part = partOfPlace(text->place);
        if (!order.contains(part))
            order.insert(part, static_cast<int>(order.size()));
    }
    const auto rank = [&order](const LintProblem &problem) {
        const int last = problem.place.part == ArticlePartKind::Batch ? std::numeric_limits<int>::max()
                                                                      : std::numeric_limits<int>::max() - 1;
        return std::tuple(order.value(partOfPlace(problem.place), last), problem.place.language,
                problem.place.field, problem.place.start, problem.code);
    };
    std::ranges::stable_sort(problems, {}, rank);
}

} // namespace Winnow
