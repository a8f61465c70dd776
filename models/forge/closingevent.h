// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

namespace Winnow {

/// Who closed an issue at @p closedAt, by its @p events: the actor of the newest close within 2 s of that; where there is
/// none, of the newest entry of a workflow's own states (OperateLog::stateKind), which then becomes a close. The other
/// entries of that kind, which no bundle knows, are taken out. Null where nothing tells.
QString settleClosing(QList<EventRecord> &events, std::optional<Timestamp> closedAt);

/// Gives the references of @p events that name a change by its number alone its repository, where exactly one of @p changes
/// has that number; the others lose what they name.
void settleReferences(QList<EventRecord> &events, const QList<IssueRef> &changes);

} // namespace Winnow
