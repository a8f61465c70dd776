// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/articlerecordreader.h"
#include "workspace/journal.h"
#include "workspace/recordreader.h"

#include "support/makerecords.h"
#include "support/temporaryworkspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

inline const BatchRef auditBatch{u"weekly"_s, 38};

inline KgNodeRecord aNode(const QString &id)
{
    return {id, u"title of "_s + id, u"https://kg.example/"_s + id, u"doc"_s, u"text of "_s + id, u"en"_s};
}

inline QString contentOf(const QString &id)
{
    const KgNodeRecord node = aNode(id);
    return nodeContent(node.title, node.url, node.text);
}

/// A batch of three issues, none decided: #1 with a proposed n1 and an accepted n2, #2 with n1, #3 with n3. n1 and n3 are held, and so is
/// a node that nothing names.
inline QList<Record> auditRecords()
{
    const auto reference = [](QStringView issue, const QString &node, double score, const QString &state) {
        KgRefRecord made = aKgRef(issue, node);
        made.nodeTitle = u"title of "_s + node;
        made.score = score;
        made.state = state;
        return made;
    };
    return {aBatch(auditBatch.series, auditBatch.ordinal), anIssue(u"org/a#1"), anIssue(u"org/a#2"),
            anIssue(u"org/a#3"), aNode(u"n1"_s), aNode(u"n3"_s), aNode(u"unnamed"_s),
            reference(u"org/a#1", u"n1"_s, 0.9, u"proposed"_s),
            reference(u"org/a#1", u"n2"_s, 0.8, u"accepted"_s),
            reference(u"org/a#2", u"n1"_s, 0.9, u"proposed"_s),
            reference(u"org/a#3", u"n3"_s, 0.9, u"proposed"_s)};
}

inline void keep(Workspace &workspace, const QStringList &issues)
{
    DecisionRequest request;
    for (const QString &issue : issues)
        request.issues.append(ref(issue));
    request.verdict = Verdict::Keep;
    request.by = u"ada"_s;
    must(Journal(workspace).record(request));
}

/// What @p by says, in words: "ISSUE VERDICT NODE [for:REASON] [>REPLACEMENT]"; "-" is no node.
inline AuditEntry anAudit(const QString &words, const QString &by = u"ada"_s)
{
    const QStringList parts = words.split(u' ');
    AuditEntry entry;
    entry.batch = auditBatch;
    entry.issue = ref(parts.at(0));
    entry.verdict = auditVerdictFromName(parts.at(1)).value_or(AuditVerdict::Note);
    if (parts.at(2) != u"-")
        entry.nodeId = parts.at(2);
    for (const QString &part : parts.sliced(3)) {
        if (part.startsWith(u"for:"))
            entry.reason = part.sliced(4);
        else if (part.startsWith(u'>'))
            entry.replacement.id = part.sliced(1);
    }
    if (entry.verdict == AuditVerdict::Note)
        entry.note = u"a note"_s;
    entry.by = by;
    return entry;
}

/// "NODE:STATE" of each reference of a row, as the article has them for @p reviewer.
inline QString effectiveStates(Workspace &workspace, const QString &issue, const QString &reviewer = u"ada"_s)
{
    const ArticleRecord record = must(readArticleRecord(workspace, auditBatch, reviewer));
    const ArticleCase *row = caseOf(record, ref(issue));
    if (!row)
        return u"no row"_s;
    QStringList states;
    for (const KgRefRecord &reference : row->kgRefs)
        states.append(reference.nodeId + u':' + reference.state);
    return states.join(u' ');
}

inline QList<Record> allRecords(Workspace &workspace)
{
    QList<Record> records;
    must(readRecords(workspace, [&records](const Record &record) {
        records.append(record);
        return true;
    }));
    return records;
}

} // namespace Winnow
