// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QTimeZone>

namespace Winnow {

class Workspace;

/// The zone in which the current batch's series shows and reads times: Asia/Shanghai unless it names another one that is
/// known here (bundle.md, Rules).
QTimeZone seriesTimeZone(const Workspace &workspace);

} // namespace Winnow
