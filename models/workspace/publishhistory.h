// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/publication.h"
#include "workspaceerror.h"

namespace Winnow {

class Workspace;

/// Adds @p publication to the history: durable when the call returns. Its time is filled in where it has none, its id
/// always; the answer has both. InvalidArgument where it names no batch, target or language.
WorkspaceResult<PublicationRecord> recordPublication(Workspace &workspace, PublicationRecord publication);

/// The history of @p batch, the latest first.
WorkspaceResult<QList<PublicationRecord>> publicationsOf(const Workspace &workspace, const BatchRef &batch);

} // namespace Winnow
