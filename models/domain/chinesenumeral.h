// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace Winnow {

/// @p number from 1 to 999 as Chinese counts: 1 一, 10 十, 18 十八, 105 一百零五. Others as decimal digits.
QString chineseNumeral(int number);

/// The number that @p text writes in Chinese and in nothing else: counts (十八, 廿三, 一百零五, 两百) up to 999, and digit
/// by digit where no ten or hundred is written (一八, 二〇二六), at most four. Nothing for any other text.
std::optional<int> readChineseNumeral(QStringView text);

} // namespace Winnow
