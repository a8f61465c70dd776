// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "exitcode.h"

#include <QByteArray>
#include <QString>

#include <expected>

namespace Winnow {

/// The bytes of @p path, "-" for standard input. The error was said already.
std::expected<QByteArray, ExitCode> readWholeFile(const QString &path);

/// Writes @p text to @p path, replacing it as a whole or not at all; to standard output where @p path is empty or "-".
ExitCode writeWholeFile(const QString &path, const QByteArray &text);

} // namespace Winnow
