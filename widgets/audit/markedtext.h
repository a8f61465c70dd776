// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledge/passages.h"

#include <QString>

class QPalette;

namespace Winnow {

/// @p text as HTML with @p marks (ascending) on a ground of their own, in the colours that go with @p palette.
QString markedHtml(const QString &text, const QList<TextRange> &marks, const QPalette &palette);

} // namespace Winnow
