// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFunctionPointer>
#include <QString>

#include <expected>

namespace Winnow {

/// Where @p function is in library @p library of the program, which lies beside it or in ../lib/winnow; loads the library
/// for good. @p call: how the program was called, where no application is there to know. The error is the system's.
std::expected<QFunctionPointer, QString> moduleFunction(
        const QString &library, const char *function, const char *call = nullptr);

} // namespace Winnow
