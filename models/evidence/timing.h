// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidencecodes.h"
#include "factview.h"

namespace Winnow {

/// Whether a robot closed the issue.
bool isClosedByRobot(const FactView &view);

/// The label out of the settings' stale labels that was on the issue when it was closed, or null. Label
/// events decide where there are some for it, else the labels that the issue carries now.
QString staleLabelAtClose(const FactView &view);

/// The last maintainer comment not after the close; null where there is none or no close.
const EventRecord *lastAnswer(const FactView &view);

/// The tier of @p deltaSeconds, close minus merge of the landing change; @p stale says that a robot closed
/// the issue or a stale label was on it (evidence.md, Timing tiers).
Tier tierOfDelta(qint64 deltaSeconds, bool stale, const AssessmentSettings &settings);

/// The tier of an issue without a landing change: @p answerSeconds from the last answer to the close, or
/// nothing.
Tier tierOfAnswer(std::optional<qint64> answerSeconds, const AssessmentSettings &settings);

} // namespace Winnow
