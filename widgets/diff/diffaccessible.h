// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace Winnow {

/// Lets screen readers read a DiffView: its value is the row under the caret as a sentence, its text that line. May be
/// called any number of times.
void installDiffAccessibility();

} // namespace Winnow
