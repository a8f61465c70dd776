// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <optional>

namespace Winnow {

/// An article's title taken apart: `昇腾…精选（十八）·2026-09增量补采（三）` is the series up to the first bracket, ordinal
/// 18, and as qualifier what follows.
struct ArticleTitle
{
    QString series;
    std::optional<int> ordinal; ///< From 1 to 999.
    QString qualifier;

    friend bool operator==(const ArticleTitle &, const ArticleTitle &) = default;
};

/// Takes @p title, as read, apart at its first ordinal: a number in brackets of its own, in Chinese or in digits
/// （十八, 18）, `No. 18`, or `第十八期`. Without one all of it is the series.
ArticleTitle readArticleTitle(const QString &title);

} // namespace Winnow
