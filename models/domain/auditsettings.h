// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtTypes>

namespace Winnow {

/// How an article shows the nodes that its rows cite.
enum class KnowledgeStyle : quint8 {
    None, ///< Not at all; the method section alone speaks of them.
    Footnotes, ///< Marks in the answers, and below each section's table a numbered list.
    Column ///< A column of each section's table.
};

/// How an instalment's references to the knowledge graph are suggested, audited and shown.
struct AuditSettings
{
    int reviewers = 1; ///< From 2 on they audit blind: none sees the others' verdicts before all are done.
    double threshold = 0.6; ///< Scores below it are not proposed: an honest blank beats a forced reference.
    KnowledgeStyle style = KnowledgeStyle::None;

    bool isBlind() const { return reviewers > 1; }
    friend bool operator==(const AuditSettings &, const AuditSettings &) = default;
};

} // namespace Winnow
