// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "importreport.h"

namespace Winnow {

QString formatRefusedLine(const RefusedLine &refused)
{
    const QLatin1StringView separator(": ");
    QString text = refused.file + u':' + QString::number(refused.line) + separator;
    if (!refused.path.isEmpty())
        text += refused.path + separator;
    return text + refused.message;
}

} // namespace Winnow
