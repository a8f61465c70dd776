// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace Winnow {

/// Five issues of one week: two good ones, one for each of three rules, with what a row of the table counts.
QByteArray weekBundle();

/// What `candidates --json` prints of them once the rules were applied.
QByteArray weekCandidates();

} // namespace Winnow
