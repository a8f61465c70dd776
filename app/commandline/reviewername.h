// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <string>

namespace Winnow {

/// Who acts, or looks: @p option where it was given, else WINNOW_REVIEWER, else the one who is logged in.
QString reviewerName(const std::string &option = {});

} // namespace Winnow
