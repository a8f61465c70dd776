// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>

namespace Winnow {

/// The context in which what checks say is translated: IntegrityText::tr("…").
struct IntegrityText
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::IntegrityText)
};

} // namespace Winnow
