// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace Winnow {

/// Runs a program from its start to its end, its output thrown away, in the root folder (so that git finds no
/// repository around it), and gives the real time in ms. Nothing where it cannot be run or its exit code is not 0.
std::optional<double> processTime(const QString &program, const QStringList &arguments);

/// Starts a program with a window and gives the time in ms until the window can be seen; needs a display and xdotool.
/// Ends the program. Nothing where that cannot be done.
std::optional<double> windowTime(const QString &program, const QStringList &arguments);

} // namespace Winnow
