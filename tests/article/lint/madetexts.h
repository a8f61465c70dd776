// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"

namespace Winnow {

/// Number of the issue at @p index of a made-up instalment.
QString numberOf(int index);

/// Number of its change; @p step tells those of a chain apart, 3 is the one that stays open.
QString changeOf(int index, int step = 0);

/// What happened to it, by its kind (MadeCase).
EvidenceFacts madeFacts(const IssueRef &issue, int index);

/// The true texts about it.
RowTexts madeTexts(int index, TextLanguage language);

} // namespace Winnow
