// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

class QPalette;

namespace Winnow {

/// The style sheet of evidence texts in the colours that go with @p palette. Classes: `title`, `muted`,
/// `band` (the head of a comment), `bandtime`, `event` (a slim line), `chip`, `basis` (what an
/// assessment rests on), `h` (a section's heading),
/// `record` (a table).
QString evidenceStyleSheet(const QPalette &palette);

/// A person's part in an issue, by shape and word: "◆ maintainer". Empty for a role that is not known. Plain
/// text.
QString roleText(const QString &role);

/// Labels as chips. HTML.
QString chipsHtml(const QStringList &labels);

} // namespace Winnow
