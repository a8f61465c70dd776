// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

namespace Winnow {

/// A record of every kind but the header with every field given, in the order of bundle.md's table.
QList<Record> fullRecords();

/// The same kinds with their keys alone.
QList<Record> bareRecords();

/// The same kinds with their texts and lists given as empty.
QList<Record> emptyRecords();

} // namespace Winnow
