// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDir>
#include <QString>

#include <expected>

namespace Winnow {

/// Which workspace a verb works on: @p given with -w, else @p environment (WINNOW_WORKSPACE), else the only `*.winnow`
/// in @p folder, safety copies apart. The error is a translated line that says what to do.
std::expected<QString, QString> chooseWorkspace(
        const QString &given, const QString &environment, const QDir &folder);

} // namespace Winnow
