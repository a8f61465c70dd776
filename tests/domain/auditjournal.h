// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditstate.h"
#include "support/makerecords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

/// An entry in words, parted by spaces: "ID WHO VERDICT [NODE] …", behind it in any order
///   for:X    the reason, >X the replacement, <X what it takes back, ^X what it was made in view of, =X the content.
/// "-" for NODE is none. Its time is minute @p atMinute.
inline AuditEntry auditEntry(const QString &words, int atMinute)
{
    const QStringList parts = words.split(u' ');
    AuditEntry entry;
    entry.batch = {u"weekly"_s, 38};
    entry.issue = ref(u"org/a#1");
    entry.id = parts.at(0);
    entry.by = parts.at(1);
    entry.verdict = auditVerdictFromName(parts.at(2)).value_or(AuditVerdict::Note);
    if (parts.size() > 3 && parts.at(3) != u"-")
        entry.nodeId = parts.at(3);
    for (const QString &part : parts.sliced(std::min<qsizetype>(4, parts.size()))) {
        if (part.startsWith(u"for:"))
            entry.reason = part.sliced(4);
        else if (part.startsWith(u'>'))
            entry.replacement.id = part.sliced(1);
        else if (part.startsWith(u'<'))
            entry.undoes = part.sliced(1);
        else if (part.startsWith(u'^'))
            entry.supersedes.append(part.sliced(1));
        else if (part.startsWith(u'='))
            entry.content = part.sliced(1);
    }
    entry.at = minute(atMinute);
    return entry;
}

/// Entries a minute apart.
inline QList<AuditEntry> auditJournal(const QStringList &entries)
{
    QList<AuditEntry> journal;
    for (const QString &words : entries)
        journal.append(auditEntry(words, static_cast<int>(journal.size())));
    return journal;
}

/// References of one row, "NODE" or "NODE:STATE".
inline QList<KgRefRecord> auditReferences(const QStringList &names)
{
    QList<KgRefRecord> references;
    for (const QString &name : names) {
        KgRefRecord reference = aKgRef(u"org/a#1", name.section(u':', 0, 0));
        if (name.contains(u':'))
            reference.state = name.section(u':', 1);
        references.append(reference);
    }
    return references;
}

} // namespace Winnow
