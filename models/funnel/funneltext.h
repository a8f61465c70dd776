// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"
#include "funnelsteps.h"

namespace Winnow {

/// "Closed in the window".
const LocalizedText &funnelStepLabel(FunnelStepKind kind);

/// The label of a drop's reason; where none was given, words that say so.
QString funnelReasonLabel(const QString &reason, TextLanguage language);

/// 12,345, in both languages.
QString funnelNumber(qint64 number);

/// "210 undecided, 4 on hold"; null where nothing stays over.
QString funnelLeftoverText(const FunnelSteps &steps, TextLanguage language);

/// The whole picture in words, a line a step: for screen readers and copies.
QString funnelText(const Funnel &funnel, TextLanguage language);

} // namespace Winnow
