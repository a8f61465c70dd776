// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"

namespace Winnow {

/// A made-up instalment: a record and a true article about it in both languages, every claim of which the record bears out.
struct MadeInstalment
{
    ArticleRecord record;
    Article zh;
    Article en;
};

/// What became of a made-up case, in the order in which they take turns.
enum class MadeCase : quint8 {
    SameSecond, ///< Merged and closed at once.
    Seconds, ///< Closed 23 s and a few after the merge.
    Minutes,
    Hours,
    Days,
    Stale, ///< Weeks later, by a robot.
    Reversed, ///< Merged after the close.
    Answered, ///< No change; closed seconds after a maintainer's answer.
    Predating, ///< Merged before the issue was opened.
    Chain, ///< Three merged changes and an open one.
};
inline constexpr int madeCaseCount = 10;

/// An instalment of @p sections repositories with five rows each; sections * 5 is a multiple of 10. The rows take the
/// kinds of MadeCase in turns.
MadeInstalment makeInstalment(int sections = 10);

/// The part of @p article of one kind, to be changed; the @p index th of them.
template <typename Part>
Part &partIn(Article &article, int index = 0)
{
    for (ArticlePart &part : article.parts) {
        if (auto *one = std::get_if<Part>(&part); one && index-- == 0)
            return *one;
    }
    qFatal("no such part");
}

/// The row at @p index of all rows of @p article.
inline ArticleRow &rowIn(Article &article, int index)
{
    return partIn<SectionPart>(article, index / 5).rows[index % 5];
}

} // namespace Winnow
