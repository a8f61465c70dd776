// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "agreement.h"

#include <QSet>

#include <algorithm>
#include <numeric>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What @p entry says of the reference to @p nodeId, as a category; verdictOn() without the record, as the word is known
/// to be on the reference.
size_t categoryOf(const AuditEntry &entry, const QString &nodeId)
{
    if (entry.nodeId == nodeId)
        return static_cast<size_t>(entry.verdict);
    return static_cast<size_t>(
            entry.verdict == AuditVerdict::Replace ? AuditVerdict::Accept : AuditVerdict::Reject);
}

struct CountedWord
{
    const AuditEntry *entry = nullptr;
    bool isOwn = false;
};

/// The word of @p reviewer on @p reference that counts; a null entry where there is none.
CountedWord wordOf(const ReferenceAudit &reference, const QString &reviewer)
{
    const auto in = [&reviewer](const QList<AuditEntry> &words) -> const AuditEntry * {
        const auto found = std::ranges::find(words, reviewer, &AuditEntry::by);
        return found == words.end() ? nullptr : &*found;
    };
    if (const AuditEntry *own = in(reference.ownWords))
        return {own, true};
    return {in(reference.lastWords), false};
}

static_assert(static_cast<size_t>(AuditVerdict::Accept) == 0 && static_cast<size_t>(AuditVerdict::Reject) == 1
        && static_cast<size_t>(AuditVerdict::Replace) == 2);

} // namespace

int Agreement::both() const
{
    int sum = 0;
    for (const auto &row : counts)
        sum = std::accumulate(row.begin(), row.end(), sum);
    return sum;
}

int Agreement::agreed() const
{
    int sum = 0;
    for (size_t i = 0; i < categories; ++i)
        sum += counts.at(i).at(i);
    return sum;
}

std::optional<double> Agreement::percent() const
{
    const int all = both();
    return all == 0 ? std::nullopt : std::optional(100.0 * agreed() / all);
}

std::optional<double> Agreement::kappa() const
{
    // Over whole numbers, times n², so that "not defined" is told exactly.
    const qint64 all = both();
    qint64 byChance = 0;
    for (size_t i = 0; i < categories; ++i) {
        qint64 ofFirst = 0;
        qint64 ofSecond = 0;
        for (size_t j = 0; j < categories; ++j) {
            ofFirst += counts.at(i).at(j);
            ofSecond += counts.at(j).at(i);
        }
        byChance += ofFirst * ofSecond;
    }
    const qint64 beyondChance = all * all - byChance;
    if (beyondChance == 0)
        return std::nullopt;
    return static_cast<double>(all * agreed() - byChance) / static_cast<double>(beyondChance);
}

Agreement agreementOf(const QList<RowAudit> &rows, const QString &first, const QString &second)
{
    Agreement agreement;
    agreement.first = std::min(first, second);
    agreement.second = std::max(first, second);
    for (const RowAudit &row : rows) {
        for (const ReferenceAudit &reference : row.references) {
            const CountedWord a = wordOf(reference, agreement.first);
            const CountedWord b = wordOf(reference, agreement.second);
            if (!a.entry || !b.entry)
                continue;
            ++agreement.counts.at(categoryOf(*a.entry, reference.nodeId))
                      .at(categoryOf(*b.entry, reference.nodeId));
            agreement.isIndependent = agreement.isIndependent && a.isOwn && b.isOwn;
        }
    }
    return agreement;
}

QStringList reviewersOf(const QList<RowAudit> &rows)
{
    QSet<QString> names;
    for (const RowAudit &row : rows) {
        for (const ReferenceAudit &reference : row.references) {
            for (const AuditEntry &word : reference.lastWords)
                names.insert(word.by);
        }
    }
    QStringList sorted = names.values();
    sorted.sort();
    return sorted;
}

std::optional<Agreement> mainAgreement(const QList<RowAudit> &rows)
{
    const QStringList names = reviewersOf(rows);
    std::optional<Agreement> best;
    for (qsizetype i = 0; i < names.size(); ++i) {
        for (qsizetype j = i + 1; j < names.size(); ++j) {
            const Agreement pair = agreementOf(rows, names.at(i), names.at(j));
            if (pair.both() > (best ? best->both() : 0))
                best = pair;
        }
    }
    return best;
}

} // namespace Winnow
