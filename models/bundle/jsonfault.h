// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundleline.h"

namespace Winnow::BundleFormat {

/// Finds the first place where @p line is not JSON, for a line that simdjson has refused: slower, but it can
/// say where and what. Gives nothing where it finds no fault.
std::optional<LineError> findJsonFault(QByteArrayView line);

} // namespace Winnow::BundleFormat
