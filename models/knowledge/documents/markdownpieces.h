// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QStringView>

namespace Winnow {

/// Cuts Markdown that is longer than @p size (UTF-16 units) into pieces that mean by themselves what they mean together, but for
/// references to addresses given elsewhere: before headings; where none comes for long, at blank lines. Never within fenced
/// code. So a file of any size takes little memory at once, and keeps nobody else from the parser for long.
QList<QStringView> markdownPieces(QStringView text, qsizetype size);

} // namespace Winnow
