// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordindex.h"

#include <algorithm>

namespace Winnow {

namespace {

bool namesRepo(const QString &section, const CaseRecord &one)
{
    return section.compare(one.issue.repo, Qt::CaseInsensitive) == 0
            || section.compare(shortRepoName(one.issue.repo), Qt::CaseInsensitive) == 0
            || section == one.alias;
}

quint64 limitKey(const LengthLimits &limits)
{
    return qHashMulti(3, limits.problemZh, limits.answerZh, limits.problemEn, limits.answerEn);
}

} // namespace

void RecordIndex::update(const ArticleRecord &record, const QTimeZone &zone)
{
    if (!m_clock || zone != m_zone) {
        clear();
        m_zone = zone;
        m_clock.emplace(zone);
    }
    QHash<quint64, CaseRecord> before;
    for (const CaseRecord &one : std::as_const(m_cases))
        before.insert(one.key, one);
    m_cases.clear();
    m_byNumber.clear();
    m_batchNumbers.clear();
    for (const ArticleCase &one : record.cases) {
        const quint64 key = caseKey(record, one);
        const auto known = before.constFind(key);
        if (known != before.cend()) {
            m_cases.append(*known);
        } else {
            m_cases.append(readCase(record, one, *m_clock));
            m_cases.last().key = key;
            m_cases.last().stamp = ++m_lastStamp;
        }
        m_byNumber[one.issue.number].append(m_cases.size() - 1);
        m_batchNumbers.insert(one.issue.number);
    }
    for (const ArticleDrop &drop : record.drops)
        m_batchNumbers.insert(drop.issue.number);
    for (const IssueRef &leftover : record.leftovers)
        m_batchNumbers.insert(leftover.number);
    m_batchKey = limitKey(record.limits);
    for (const QString &number : std::as_const(m_batchNumbers))
        m_batchKey += qHash(number, 5);
    for (const CaseRecord &one : std::as_const(m_cases))
        m_batchKey += static_cast<quint64>(one.stamp) * 0x9E3779B9U;
}

void RecordIndex::clear()
{
    m_cases.clear();
    m_byNumber.clear();
    m_batchNumbers.clear();
    m_batchKey = 0;
}

const CaseRecord *RecordIndex::find(const QString &section, const QString &number) const
{
    const auto found = m_byNumber.constFind(number);
    if (found == m_byNumber.cend())
        return nullptr;
    for (const qsizetype index : *found) {
        if (namesRepo(section, m_cases[index]))
            return &m_cases[index];
    }
    return nullptr;
}

const RecordedChange *RecordIndex::changeElsewhere(const QString &number) const
{
    for (const CaseRecord &one : m_cases) {
        if (const RecordedChange *change = one.change(number))
            return change;
    }
    return nullptr;
}

} // namespace Winnow
