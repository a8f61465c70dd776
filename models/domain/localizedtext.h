// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace Winnow {

/// One text in both languages of an article. A null string means that the language was not given.
struct LocalizedText
{
    QString zh;
    QString en;

    bool isNull() const { return zh.isNull() && en.isNull(); }
    friend bool operator==(const LocalizedText &, const LocalizedText &) = default;
};

} // namespace Winnow
