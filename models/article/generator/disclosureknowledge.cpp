// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurework.h"

#include "domain/agreement.h"
#include "domain/referencecounts.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// References to the knowledge graph by what auditors made of them.
struct Audit
{
    ReferenceCounts references;
    qint64 citingRows = 0;
    QStringList proposedCases;
    QStringList disputedCases;
    QStringList changedCases;
    QStringList emptyCases; ///< Rows that cite nothing, or nothing that held.
    QStringList purposelyEmptyCases; ///< Those of them that a reviewer left so on purpose.
};

void addRow(Audit &audit, const ArticleCase &row, const QString &name)
{
    const ReferenceCounts own = countReferences(row.kgRefs, row.audit);
    audit.references += own;
    audit.citingRows += own.cited() > 0 ? 1 : 0;
    if (own.proposed > 0)
        audit.proposedCases.append(name);
    if (own.disputed > 0)
        audit.disputedCases.append(name);
    if (own.changed > 0)
        audit.changedCases.append(name);
    if (own.cited() == 0)
        audit.emptyCases.append(name);
    if (own.cited() == 0 && row.audit.leftEmpty)
        audit.purposelyEmptyCases.append(name);
}

Audit auditOf(const DisclosureWork &work)
{
    Audit audit;
    for (const ArticleCase &row : work.record.cases)
        addRow(audit, row, work.names.caseText(row.issue));
    return audit;
}

/// "已采纳 12 条、待审 3 条（…）". The ones nobody has looked at are named: they are the ones to doubt.
QString citedText(const Audit &audit, const StatementWords &words)
{
    QStringList states;
    if (audit.references.accepted > 0)
        states.append(
                words.text(u"经审核采纳 %1 处", u"%1 accepted in the audit").arg(audit.references.accepted));
    if (audit.references.proposed > 0) {
        states.append(words.text(u"尚未审核 %1 处%2", u"%1 not audited yet%2")
                        .arg(QString::number(audit.references.proposed),
                                words.bracketed(words.list(audit.proposedCases))));
    }
    if (audit.references.disputed > 0) {
        states.append(words.text(u"审核意见不一、尚待裁定 %1 处%2", u"%1 on which the reviewers differ%2")
                        .arg(QString::number(audit.references.disputed),
                                words.bracketed(words.list(audit.disputedCases))));
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
            .arg(share, words.count(audit.references.cited(), countedReferences), citedText(audit, words));
}

/// What the audit took out; null where that is nothing.
QString removedSentence(const Audit &audit, const StatementWords &words)
{
    QStringList states;
    if (audit.references.rejected > 0)
        states.append(words.text(u"驳回 %1 处", u"%1 rejected").arg(audit.references.rejected));
    if (audit.references.replaced > 0)
        states.append(words.text(u"替换 %1 处", u"%1 replaced").arg(audit.references.replaced));
    return states.isEmpty()
            ? QString()
            : words.text(u"审核中另%1。", u"The audit took out others: %1.").arg(words.series(states));
}

/// Which rows cite nothing; null where that is none, or goes without saying.
QString emptySentence(const Audit &audit, const StatementWords &words)
{
    if (audit.emptyCases.isEmpty() || audit.citingRows == 0)
        return {};
    return words
            .text(u"没有有效引用的 %1留空：%2。",
                    audit.emptyCases.size() == 1 ? u"%1 is left without one: %2."
                                                 : u"%1 are left without one: %2.")
            .arg(words.count(audit.emptyCases.size(), countedRows), words.list(audit.emptyCases));
}

/// Which of them a reviewer left so on purpose; null where that is none.
QString purposeSentence(const Audit &audit, const StatementWords &words)
{
    if (audit.purposelyEmptyCases.isEmpty())
        return {};
    return words
            .text(u"其中 %1经审核有意留空：%2。",
                    audit.purposelyEmptyCases.size() == 1
                            ? u"Of these, %1 is left so on purpose, after the audit: %2."
                            : u"Of these, %1 are left so on purpose, after the audit: %2.")
            .arg(words.count(audit.purposelyEmptyCases.size(), countedRows),
                    words.list(audit.purposelyEmptyCases));
}

/// What no longer says what it said when it was accepted; null where that is nothing.
QString changedSentence(const Audit &audit, const StatementWords &words)
{
    if (audit.references.changed == 0)
        return {};
    return words
            .text(u"采纳之后节点内容有变、须复核的 %1%2。",
                    audit.references.changed == 1
                            ? u"The node of %1 has changed since its audit and is to be looked at "
                              u"again%2."
                            : u"The nodes of %1 have changed since their audit and are to be "
                              u"looked at again%2.")
            .arg(words.count(audit.references.changed, countedReferences),
                    words.bracketed(words.list(audit.changedCases)));
}

QString percentText(double percent)
{
    QString text = QString::number(percent, 'f', 1);
    if (text.endsWith(".0"_L1))
        text.chop(2);
    return text + u'%';
}

QString kappaText(const Agreement &agreement, const StatementWords &words)
{
    const std::optional<double> kappa = agreement.kappa();
    if (!kappa)
        return words.text(u"κ 无定义，因两人判定全为同一类",
                u"kappa is not defined, as both said one and the same of all");
    QString value = QString::number(*kappa, 'f', 2);
    if (value == "-0.00"_L1)
        value = u"0.00"_s;
    return words.text(u"Cohen κ 为 %1", u"Cohen's kappa %1").arg(value);
}

/// That not everybody's verdicts are in it; null where they are.
QString openSentence(const DisclosureWork &work)
{
    if (work.record.isAuditOpen)
        return {};
    return work.words
            .text(u"图谱引用须由 %1 位审核人各自独立审核，审核尚未完成，以上只计一位审核人的判定。",
                    u"The references are to be audited by %1 reviewers independently of each other, which is "
                    u"not finished; only one reviewer's verdicts are counted above.")
            .arg(work.record.auditSettings.reviewers);
}

/// How far two reviewers agree; null where no two audited by themselves. One who corrects the other with the verdict
/// before their eyes is no second audit.
QString agreementSentence(const DisclosureWork &work)
{
    QList<RowAudit> rows;
    for (const ArticleCase &row : work.record.cases)
        rows.append(row.audit);
    const std::optional<Agreement> agreement = mainAgreement(rows);
    if (!agreement || !(agreement->isIndependent || work.record.auditSettings.isBlind()))
        return {};
    const StatementWords &words = work.words;
    return words
            .text(agreement->isIndependent ? u"两位审核人各自独立审核 %1，一致率 %2，%3。"
                                           : u"两位审核人先后审核 %1，一致率 %2，%3。",
                    agreement->isIndependent
                            ? u"Two reviewers audited %1 independently of each other and agree on %2, %3."
                            : u"Two reviewers audited %1 one after the other and agree on %2, %3.")
            .arg(words.count(agreement->both(), countedReferences), percentText(*agreement->percent()),
                    kappaText(*agreement, words));
}

} // namespace

QStringList knowledgeStatements(const DisclosureWork &work)
{
    if (work.record.cases.isEmpty())
        return {};
    const Audit audit = auditOf(work);
    const StatementWords &words = work.words;
    QStringList sentences{citingSentence(audit, work), removedSentence(audit, words),
            changedSentence(audit, words), emptySentence(audit, words), purposeSentence(audit, words),
            openSentence(work), agreementSentence(work)};
    sentences.removeAll(QString());
    return {words.sentences(sentences)};
}

} // namespace Winnow
