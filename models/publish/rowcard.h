// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"

namespace Winnow {

/// Whether rows of @p table have texts too long for a telephone's columns: those of sections and of the guide.
bool isCardTable(const DocumentBlock &table);

/// @p row as a card's lines: of a section "**#94 problem**" and the answer; of the guide the symptom in bold, the action,
/// and the cases.
QList<RichText> cardOf(const DocumentRow &row, ArticlePartKind part);

} // namespace Winnow
