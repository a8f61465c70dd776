// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditstate.h"

#include <QString>

namespace Winnow {

/// What a line of the audit's queue shows of its state: told apart by shape (widgets/theme/auditglyph.h) and word.
enum class AuditMark : quint8 {
    Unaudited,
    Accepted,
    Rejected,
    Replaced,
    Disputed,
    LeftEmpty, ///< The row goes without a reference on purpose.
    NoReference ///< The row has none, and nobody has said that this is on purpose.
};

AuditMark auditMark(ReferenceState state);

/// The sign of the verdict itself, for its button.
AuditMark auditMark(AuditVerdict verdict);

/// The word for people, in the language of the window: "Accepted".
QString auditMarkLabel(AuditMark mark);

/// "text changed", "no longer held"; null for NodeChange::None.
QString nodeChangeLabel(NodeChange change);

} // namespace Winnow
