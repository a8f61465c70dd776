// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundlegenerator.h"

#include <QString>

namespace Winnow {

/// Generated bundles and workspaces, kept in a folder beside the program from run to run, since a million issues take a
/// while to make.
class BenchData final
{
public:
    explicit BenchData(QString folder);

    /// A bundle of @p shape; an empty string where it could not be written.
    QString bundle(const PoolShape &shape) const;

    /// A workspace holding @p shape, with the prefilter not run. Empty where it could not be made.
    QString workspace(const PoolShape &shape) const;

    /// A path in the folder for a file of one run; what was there is removed.
    QString scratch(const QString &name) const;

private:
    QString m_folder;
};

} // namespace Winnow
