// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "textlanguage.h"

namespace Winnow {

/// Counts the letters of texts by script, which tells Chinese from English.
class ScriptShare final
{
public:
    void count(QStringView text);

    /// Letters counted, Han characters and ASCII ones.
    qsizetype letters() const { return m_han + m_latin; }

    /// English where more than nine of ten letters are Latin: Chinese texts are half Latin, for all the names of code;
    /// English ones quote a Chinese word at most.
    TextLanguage language() const;

private:
    qsizetype m_han = 0;
    qsizetype m_latin = 0;
};

} // namespace Winnow
