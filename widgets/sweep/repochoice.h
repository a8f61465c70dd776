// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge/forge.h"
#include "session/sweepmemory.h"

/// Which repositories are swept, from what was typed, listed and ticked. Pure.
namespace Winnow {

/// What somebody typed: "lantern, shed/loom".
struct SweepSources
{
    QStringList orgs;
    QStringList repos; ///< org/name
    QStringList faulty; ///< What is neither.

    friend bool operator==(const SweepSources &, const SweepSources &) = default;
};

/// Reads names parted by commas, spaces or lines, in any script's punctuation. Each once; addresses are taken apart.
SweepSources readSources(const QString &text);

/// A repository that a forge listed.
struct ListedRepo
{
    QString org; ///< As it was asked for.
    QString repo; ///< org/name
    bool isArchived = false;
    bool isChosen = true;

    friend bool operator==(const ListedRepo &, const ListedRepo &) = default;
};

/// Whether @p repo of @p org is to be ticked at first: as in the last sweep, where it read from @p org; else all that are not
/// archived.
bool isChosenAtFirst(const ForgeRepo &repo, const QString &org, const std::optional<SweepMemory> &last);

/// The part of a request that names what to sweep. An organisation that is not listed, and one of which all that is not
/// archived is chosen, is swept as a whole, so that what it gets later is in, too.
SweepSources chosenSources(const SweepSources &named, const QList<ListedRepo> &listed);

} // namespace Winnow
