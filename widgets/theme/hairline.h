// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>

namespace Winnow {

/// A line of one pixel across, between parts that stand below each other.
QFrame *hairline(QWidget *parent);

} // namespace Winnow
