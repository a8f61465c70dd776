// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>

namespace Winnow {

/// What the command line asks of the window.
struct WindowOptions
{
    QString workspace; ///< The file to open; empty for none named.
    bool sample = false;
    QString screenshot; ///< Where to save a picture of the window, which then closes; empty for none.
    std::optional<QSize> size;
    QString theme; ///< light, dark; empty as set.
    QString language; ///< zh_CN, en; empty as set.
    QString desk; ///< A name of deskNames(); empty as left.
};

/// Names of the desks in the order in which the window has them: triage, article, audit, publish.
const QStringList &deskNames();

/// Reads @p arguments, the program's name first. The error is one line for people.
std::expected<WindowOptions, QString> parseWindowOptions(const QStringList &arguments);

} // namespace Winnow
