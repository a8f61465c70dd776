// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditsettings.h"
#include "domain/decision.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// What settings of the audit hold for.
enum class AuditScope : quint8 { Batch, Series };

/// The settings that hold for @p batch: its own, else its series', else the defaults. A value that cannot be read is
/// the default.
WorkspaceResult<AuditSettings> auditSettings(const Workspace &workspace, const BatchRef &batch);

/// Sets them for @p batch, or for its whole series. InvalidArgument where @p settings ask for fewer than one reviewer or
/// a threshold outside 0 to 1.
WorkspaceResult<void> setAuditSettings(Workspace &workspace, const BatchRef &batch,
        const AuditSettings &settings, AuditScope scope = AuditScope::Batch);

} // namespace Winnow
