// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <array>

namespace Winnow {

/// Folds traditional Chinese characters to simplified ones by OpenCC's table, character by character, so that a text
/// keeps its length and both spellings of a word fold to one. Where a phrase would decide which of two characters is
/// meant ("乾隆"), search does not care, as text and query fold alike.
class SimplifiedHan final
{
public:
    /// The table that all share; read when it is first asked for, by one thread, in some ten milliseconds. It comes
    /// from `opencc/t2s.json` in the system's folders of shared data (XDG_DATA_DIRS).
    static const SimplifiedHan &shared();

    /// Reads the table by the OpenCC configuration at @p configuration, a path. A null string: there is none.
    explicit SimplifiedHan(const QString &configuration);

    /// False where the table could not be read: nothing is folded then, and all else works.
    bool isAvailable() const { return m_missing.isNull(); }

    /// Why it could not be read, in English; null where it could.
    const QString &whyMissing() const { return m_missing; }

    /// @p point in its simplified form; itself where it has none.
    char32_t folded(char32_t point) const
    {
        return point >= first && point < last ? m_simplified[point - first] : point;
    }

private:
    // The unified ideographs and extension A. What lies beyond the basic plane is rarer than any error in it.
    static constexpr char32_t first = 0x3400;
    static constexpr char32_t last = 0xa000;

    QString m_missing;
    std::array<char16_t, last - first> m_simplified;
};

} // namespace Winnow
