// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace Winnow {

/// A term of a series and how it is written in both languages.
struct GlossaryTerm
{
    QString zh;
    QString en;
    QString note; ///< For people: when to use it, what not to write.

    friend bool operator==(const GlossaryTerm &, const GlossaryTerm &) = default;
};

} // namespace Winnow
