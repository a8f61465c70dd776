// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"

#include <QByteArray>

namespace Winnow {

/// As readDiff(SharedText), of bytes in Qt's own keeping: they are shared, not copied. @p text must own its bytes.
SharedDiff readDiff(const QByteArray &text);

} // namespace Winnow
