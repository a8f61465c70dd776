// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurework.h"

#include "evidence/evidencetext.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Rows = QList<const ArticleCase *>;

/// What puts a row in its tier: the delta to the merge, else the time since the answer.
std::optional<qint64> secondsOf(const Assessment &assessment)
{
    return assessment.landing ? assessment.deltaSeconds : assessment.answerSeconds;
}

/// "msop#94（23 秒）". In the tier of the same second the name of the tier says it all.
QString timedCase(const ArticleCase &row, const DisclosureWork &work)
{
    const QString name = work.names.caseText(row.issue);
    const std::optional<qint64> seconds = secondsOf(row.assessment);
    if (!seconds || row.assessment.tier == Tier::SameSecond)
        return name;
    const TextLanguage language = work.words.language();
    // An answer lies before the close by its nature: its span needs no direction.
    const QString span =
            row.assessment.landing ? deltaText(*seconds, language) : spanText(*seconds, language);
    return name + work.words.bracketed(span);
}

/// "同秒 3 条：…。"; "Same second, 3 rows: …."
QString tierStatement(const QString &name, Rows rows, const DisclosureWork &work)
{
    std::ranges::stable_sort(rows, {},
            [](const ArticleCase *row) { return std::abs(secondsOf(row->assessment).value_or(0)); });
    QStringList cases;
    for (const ArticleCase *row : rows)
        cases.append(timedCase(*row, work));
    const StatementWords &words = work.words;
    return words.text(u"%1 %2：%3。", u"%1, %2: %3.")
            .arg(words.leading(name), words.count(rows.size(), countedRows), words.list(cases));
}

/// What assessments would have needed and did not get: "未载入事件（…）、缺少 merged_at（…）". Empty where nothing is
/// missing.
QString gapsStatement(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    QStringList kinds;
    QHash<QString, QStringList> cases;
    for (const ArticleCase &row : work.record.cases) {
        for (const MissingFact &missing : row.assessment.missing) {
            const QString kind = missingText({missing.kind, {}, missing.count}, {}, words.language());
            QStringList &named = cases[kind];
            if (named.isEmpty())
                kinds.append(kind);
            const QString name = work.names.caseText(row.issue);
            if (named.isEmpty() || named.last() != name)
                named.append(name);
        }
    }
    if (kinds.isEmpty())
        return {};
    QStringList entries;
    for (const QString &kind : kinds)
        entries.append(kind + words.bracketed(words.list(cases.value(kind))));
    return words.text(u"证据缺口：%1。", u"Gaps in the evidence: %1.").arg(words.groups(entries));
}

} // namespace

QStringList tierStatements(const DisclosureWork &work)
{
    if (work.record.cases.isEmpty())
        return {};
    const StatementWords &words = work.words;
    std::array<Rows, tierCount> tiers;
    Rows untimed;
    for (const ArticleCase &row : work.record.cases)
        (row.assessment.tier ? tiers.at(static_cast<size_t>(*row.assessment.tier)) : untimed).append(&row);
    QStringList statements{words.text(
            u"时序分层：以关单时间减去落地变更的合入时间，精确到秒；没有落地变更的，"
            u"以关单前最后一条维护者评论到关单的时长计。",
            u"Timing: the close minus the merge of the landing change, to the second; without a landing "
            u"change, the time from the last maintainer's comment before the close to the close.")};
    for (size_t tier = 0; tier < tiers.size(); ++tier) {
        if (!tiers[tier].isEmpty()) {
            statements.append(
                    tierStatement(tierText(static_cast<Tier>(tier), words.language()), tiers[tier], work));
        }
    }
    if (!untimed.isEmpty())
        statements.append(tierStatement(
                words.text(u"未关单或关单时间不详", u"not closed, or closed at an unknown time"), untimed,
                work));
    if (const QString gaps = gapsStatement(work); !gaps.isEmpty())
        statements.append(gaps);
    return statements;
}

} // namespace Winnow
