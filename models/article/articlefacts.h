// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlerecord.h"

#include <QStringList>
#include <QTimeZone>

namespace Winnow {

/// What the record says of @p row, worded so that a draft can take it over, the most telling first: how the landing change
/// and the close lie, the change's number, the two times, the answer's distance where there is no landing change, each
/// trap. Times in @p zone.
QStringList articleFacts(const ArticleCase &row, const QTimeZone &zone, TextLanguage language);

} // namespace Winnow
