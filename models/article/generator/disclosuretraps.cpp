// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurework.h"

#include "evidence/evidencetext.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A row that falls under a trap.
struct TrappedRow
{
    const ArticleCase *row = nullptr;
    const Trap *trap = nullptr;
};

QString factsText(const TrappedRow &trapped, const DisclosureWork &work)
{
    QStringList facts;
    for (const Fact &fact : trapped.trap->facts) {
        facts.append(factSentence(fact, trapped.row->issue.repo, work.zone, work.words.language()));
    }
    return work.words.groups(facts);
}

QString withoutFullStop(QString sentence)
{
    if (sentence.endsWith(u'.') || sentence.endsWith(u'。'))
        sentence.chop(1);
    return sentence;
}

/// A sentence a case, "msop#94：…。"; cases with the same facts (one storm closed them all) share theirs.
QStringList caseSentences(const QList<TrappedRow> &rows, const DisclosureWork &work)
{
    QStringList order;
    QHash<QString, QStringList> casesByFacts;
    for (const TrappedRow &trapped : rows) {
        const QString facts = factsText(trapped, work);
        QStringList &cases = casesByFacts[facts];
        if (cases.isEmpty())
            order.append(facts);
        cases.append(work.names.caseText(trapped.row->issue));
    }
    const StatementWords &words = work.words;
    QStringList sentences;
    for (const QString &facts : order) {
        const QString cases = words.list(casesByFacts.value(facts));
        sentences.append(facts.isEmpty() ? cases + words.text(u"。", u".")
                                         : words.text(u"%1：%2。", u"%1: %2.").arg(cases, facts));
    }
    return sentences;
}

QString trapStatement(TrapCode code, const QList<TrappedRow> &rows, const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const QString head = words.text(u"%1 %2：%3。", u"%1, %2: %3.")
                                 .arg(words.leading(trapText(code, words.language())),
                                         words.count(rows.size(), countedRows),
                                         words.within(withoutFullStop(trapRule(code, words.language()))));
    return words.sentences(QStringList{head} + caseSentences(rows, work));
}

} // namespace

QStringList trapStatements(const DisclosureWork &work)
{
    if (work.record.cases.isEmpty())
        return {};
    const StatementWords &words = work.words;
    std::array<QList<TrappedRow>, trapCodeCount> traps;
    qint64 trapped = 0;
    for (const ArticleCase &row : work.record.cases) {
        for (const Trap &trap : row.assessment.traps)
            traps.at(static_cast<size_t>(trap.code)).append({&row, &trap});
        trapped += row.assessment.traps.isEmpty() ? 0 : 1;
    }
    const QString share = words.share(trapped, work.record.cases.size(), countedRows);
    if (trapped == 0)
        return {words.text(u"时序陷阱：%1 条均未命中。", u"Traps: none in the %1.")
                        .arg(words.chinese() ? QString::number(work.record.cases.size())
                                             : words.count(work.record.cases.size(), countedRows))};
    QStringList statements{
            words.text(u"时序陷阱：%1命中，以下逐案列出事实。",
                         trapped == 1 ? u"Traps: %1 falls into at least one; the facts follow."
                                      : u"Traps: %1 fall into at least one; the facts follow.")
                    .arg(share)};
    for (size_t code = 0; code < traps.size(); ++code) {
        if (!traps[code].isEmpty())
            statements.append(trapStatement(static_cast<TrapCode>(code), traps[code], work));
    }
    return statements;
}

} // namespace Winnow
