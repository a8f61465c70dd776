// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "scriptshare.h"

namespace Winnow {

void ScriptShare::count(QStringView text)
{
    for (const QChar c : text) {
        if (c.unicode() < 0x80)
            m_latin += c.isLetter() ? 1 : 0;
        else
            m_han += c.script() == QChar::Script_Han ? 1 : 0;
    }
}

TextLanguage ScriptShare::language() const
{
    constexpr qsizetype latinPerHan = 9;
    return m_latin > latinPerHan * m_han ? TextLanguage::English : TextLanguage::Chinese;
}

} // namespace Winnow
