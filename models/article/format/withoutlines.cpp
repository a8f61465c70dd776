// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "withoutlines.h"

#include <algorithm>

namespace Winnow {

namespace {

template <typename Value>
void clearLines(Value &value)
{
    value.line = 0;
    if constexpr (requires { value.lines; })
        std::ranges::for_each(value.lines, [](auto &one) { clearLines(one); });
    if constexpr (requires { value.rows; })
        std::ranges::for_each(value.rows, [](auto &one) { clearLines(one); });
    if constexpr (requires { value.notes; })
        std::ranges::for_each(value.notes, [](auto &one) { clearLines(one); });
    if constexpr (requires { value.themes; })
        std::ranges::for_each(value.themes, [](auto &one) { clearLines(one); });
    if constexpr (requires { value.cases.begin()->line; })
        std::ranges::for_each(value.cases, [](auto &one) { clearLines(one); });
    if constexpr (requires { value.statements; })
        std::ranges::for_each(value.statements, [](auto &one) { clearLines(one); });
}

} // namespace

Article withoutLines(Article article)
{
    for (ArticlePart &part : article.parts)
        std::visit([](auto &one) { clearLines(one); }, part);
    return article;
}

} // namespace Winnow
