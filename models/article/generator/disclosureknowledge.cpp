// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurework.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// References to the knowledge graph by what an auditor made of them.
struct Audit
{
    qint64 accepted = 0;
    qint64 proposed = 0; ///< Not looked at; a state that nobody knows counts here, too.
    qint64 rejected = 0;
    qint64 replaced = 0;
    qint64 citingRows = 0;
    QStringList proposedCases;
    QStringList emptyCases; ///< Rows that cite nothing, or nothing that held.

    qint64 cited() const { return accepted + proposed; }
};

Audit auditOf(const DisclosureWork &work)
{
    Audit audit;
    for (const ArticleCase &row : work.record.cases) {
        qint64 accepted = 0;
        qint64 proposed = 0;
        for (const KgRefRecord &reference : row.kgRefs) {
            const QString &state = reference.state;
            ++(state == "accepted"_L1                ? accepted
                            : state == "rejected"_L1 ? audit.rejected
                            : state == "replaced"_L1 ? audit.replaced
                                                     : proposed);
        }
        audit.accepted += accepted;
        audit.proposed += proposed;
        audit.citingRows += accepted + proposed > 0 ? 1 : 0;
        if (proposed > 0)
            audit.proposedCases.append(work.names.caseText(row.issue));
        if (accepted + proposed == 0)
            audit.emptyCases.append(work.names.caseText(row.issue));
    }
    return audit;
}

/// "已采纳 12 条、待审 3 条（…）". The ones nobody has looked at are named: they are the ones to doubt.
QString citedText(const Audit &audit, const StatementWords &words)
{
    QStringList states;
    if (audit.accepted > 0)
        states.append(words.text(u"经审核采纳 %1 处", u"%1 accepted in the audit").arg(audit.accepted));
    if (audit.proposed > 0) {
        states.append(words.text(u"尚未审核 %1 处%2", u"%1 not audited yet%2")
                        .arg(QString::number(audit.proposed),
                                words.bracketed(words.list(audit.proposedCases))));
    }
    return words.list(states);
}

QString citingSentence(const Audit &audit, const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const QString share = words.share(audit.citingRows, work.record.cases.size(), countedRows);
    if (audit.citingRows == 0)
        return words.text(u"图谱核实：本期各条都没有引用知识图谱。", u"Knowledge graph: no row cites it.");
    return words
            .text(u"图谱核实：%1引用知识图谱，引用共 %2：%3。",
                    audit.citingRows == 1 ? u"Knowledge graph: %1 cites it, with %2: %3."
                                          : u"Knowledge graph: %1 cite it, with %2: %3.")
            .arg(share, words.count(audit.cited(), countedReferences), citedText(audit, words));
}

/// What the audit took out; null where that is nothing.
QString removedSentence(const Audit &audit, const StatementWords &words)
{
    QStringList states;
    if (audit.rejected > 0)
        states.append(words.text(u"驳回 %1 处", u"%1 rejected").arg(audit.rejected));
    if (audit.replaced > 0)
        states.append(words.text(u"替换 %1 处", u"%1 replaced").arg(audit.replaced));
    return states.isEmpty()
            ? QString()
            : words.text(u"审核中另%1。", u"The audit took out others: %1.").arg(words.series(states));
}

QString emptySentence(const Audit &audit, const StatementWords &words)
{
    return words
            .text(u"没有有效引用的 %1留空：%2。",
                    audit.emptyCases.size() == 1 ? u"%1 is left without one: %2."
                                                 : u"%1 are left without one: %2.")
            .arg(words.count(audit.emptyCases.size(), countedRows), words.list(audit.emptyCases));
}

} // namespace

QStringList knowledgeStatements(const DisclosureWork &work)
{
    if (work.record.cases.isEmpty())
        return {};
    const Audit audit = auditOf(work);
    const StatementWords &words = work.words;
    QStringList sentences{citingSentence(audit, work)};
    if (const QString removed = removedSentence(audit, words); !removed.isEmpty())
        sentences.append(removed);
    if (!audit.emptyCases.isEmpty() && audit.citingRows > 0)
        sentences.append(emptySentence(audit, words));
    return {words.sentences(sentences)};
}

} // namespace Winnow
