// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

class QWidget;

namespace Winnow {

/// Gives @p list the quiet colours of a current row that the tables of the triage desk have, in place of the accent.
void applyListColours(QWidget &list);

} // namespace Winnow
