// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "readdiff.h"

namespace Winnow {

SharedDiff readDiff(const QByteArray &text)
{
    const auto owner = std::make_shared<const QByteArray>(text);
    return readDiff(SharedText(QByteArrayView(*owner), owner));
}

} // namespace Winnow
