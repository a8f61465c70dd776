// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "crossreferences.h"

#include "article/casereferences.h"

namespace Winnow {

RichText CrossReferences::resolved(const RichText &text, CaseReading reading, const QString &own) const
{
    RichText resolved;
    QString alias;
    for (const TextRun &run : text) {
        if (run.isCode || run.isImage || !run.url.isEmpty() || !run.anchor.isEmpty())
            appendRun(resolved, run);
        else
            appendResolved(resolved, run, reading, own, alias);
    }
    return resolved;
}

void CrossReferences::appendResolved(
        RichText &resolved, const TextRun &run, CaseReading reading, const QString &own, QString &alias) const
{
    qsizetype from = 0;
    const auto append = [&](qsizetype end, const QString &anchor) {
        TextRun piece = run;
        piece.text = run.text.sliced(from, end - from);
        piece.anchor = anchor;
        appendRun(resolved, piece);
        from = end;
    };
    for (const FoundCase &found : findCases(run.text)) {
        CaseReference reference = found.reference;
        if (!reference.alias.isEmpty())
            alias = reference.alias;
        else if (reading == CaseReading::List)
            reference.alias = alias;
        const QString anchor = reference.alias.isEmpty() ? QString() : m_anchors.rowOf(reference);
        if (anchor.isEmpty() || anchor == own)
            continue;
        append(found.start, {});
        append(found.end, anchor);
    }
    append(run.text.size(), {});
}

} // namespace Winnow
