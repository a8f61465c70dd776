// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "prefilter/prefilterrule.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// The prefilter's rules of @p series, in the order in which they are tried: its own, else the defaults.
/// InvalidArgument where its own cannot be read; the detail says where.
WorkspaceResult<QList<PrefilterRule>> prefilterRules(const Workspace &workspace, const QString &series);

/// Gives @p series rules of its own. Issues are judged by them at the next runPrefilter().
WorkspaceResult<void> setPrefilterRules(
        Workspace &workspace, const QString &series, const QList<PrefilterRule> &rules);

/// Takes the rules of @p series away, so that the defaults apply.
WorkspaceResult<void> resetPrefilterRules(Workspace &workspace, const QString &series);

} // namespace Winnow
