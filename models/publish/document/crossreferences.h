// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "documentanchors.h"
#include "richtext.h"

namespace Winnow {

/// How cases stand in a text: in a sentence, each with its alias, or in a list, where an alias counts until the next
/// (`torchair#212、#310`).
enum class CaseReading : quint8 { Words, List };

/// Finds the cases that texts name, and the rows they mean.
class CrossReferences final
{
public:
    /// @p anchors must outlive it.
    explicit CrossReferences(const DocumentAnchors &anchors)
        : m_anchors(anchors)
    {}

    /// @p text with an anchor at each case whose row is in the article. Code, links and what has an anchor stay as they
    /// are; so does a reference to @p own, the row that the text stands in.
    RichText resolved(const RichText &text, CaseReading reading, const QString &own = {}) const;

    QString anchorOf(const CaseReference &reference) const { return m_anchors.rowOf(reference); }

private:
    void appendResolved(RichText &resolved, const TextRun &run, CaseReading reading, const QString &own,
            QString &alias) const;

    const DocumentAnchors &m_anchors;
};

} // namespace Winnow
