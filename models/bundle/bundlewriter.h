// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QByteArray>

namespace Winnow {

/// Writes @p record as a line of a bundle, without a line end: the fields of bundle.md in its order, only
/// those given, UTF-8 as it is but for what JSON wants escaped. Reading the line gives an equal record. What
/// no bundle may hold is written as U+FFFD: NUL characters and halves of surrogate pairs.
QByteArray writeBundleLine(const Record &record);

} // namespace Winnow
