// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <expected>

namespace Winnow {

/// Mounts a file system of @p bytes in memory that this process alone and those it starts can see, and
/// gives its folder; or says why that was not possible. Works as root and, where the kernel lets users have
/// name spaces of their own, as anybody. Must be called while the process has a single thread.
std::expected<QString, QString> mountTinyDisk(qint64 bytes);

/// Takes the tiny disk's folder away.
void unmountTinyDisk(const QString &folder);

} // namespace Winnow
