// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/numstat.h"

#include <QByteArray>

namespace Winnow {

/// numstat() in a form that Qt Test shows where it is not what was expected.
inline QByteArray countsOf(const Diff &diff)
{
    return QByteArray::fromStdString(numstat(diff));
}

} // namespace Winnow
