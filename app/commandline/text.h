// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>

namespace Winnow {

/// The context in which everything the command line says is translated: Text::tr("…").
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::Text)
};

} // namespace Winnow
