// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pool.h"

#include <algorithm>
#include <limits>

namespace Winnow {

namespace {

constexpr Pool::Row noRow = std::numeric_limits<Pool::Row>::max();
constexpr qint64 noTime = std::numeric_limits<qint64>::min();
constexpr quint8 allProposalBits = 3;
constexpr int mostLabels = std::numeric_limits<quint8>::max();

quint16 clampedCount(int count)
{
    return static_cast<quint16>(std::clamp<int>(count, 0, std::numeric_limits<quint16>::max()));
}

} // namespace

quint16 Pool::Names::codeFor(const QString &name)
{
    const auto known = m_codes.constFind(name);
    if (known != m_codes.cend())
        return *known;
    const auto code = static_cast<quint16>(m_names.size());
    m_names.append(name);
    m_codes.insert(name, code);
    return code;
}

std::optional<quint16> Pool::Names::find(const QString &name) const
{
    const auto known = m_codes.constFind(name);
    return known == m_codes.cend() ? std::nullopt : std::optional{*known};
}

void Pool::reserve(qsizetype count)
{
    const auto size = static_cast<size_t>(count);
    m_ids.reserve(size);
    m_closedAt.reserve(size);
    m_number.reserve(size);
    m_value.reserve(size);
    m_changes.reserve(size);
    m_kgRefs.reserve(size);
    m_conflict.reserve(size);
    for (const Facet facet : allFacets) {
        if (!hasManyValues(facet))
            codeColumn(facet).reserve(size);
    }
    m_traps.reserve(size);
    m_labelStart.reserve(size);
    m_labelCount.reserve(size);
    m_labelCodes.reserve(size * 2);
    m_rowById.reserve(size + 1);
}

Pool::Row Pool::addRow(qint64 id)
{
    const auto row = static_cast<Row>(m_ids.size());
    const size_t size = m_ids.size() + 1;
    m_ids.push_back(id);
    m_closedAt.resize(size);
    m_number.resize(size);
    m_value.resize(size);
    m_changes.resize(size);
    m_kgRefs.resize(size);
    m_conflict.resize(size);
    for (const Facet facet : allFacets) {
        if (!hasManyValues(facet))
            codeColumn(facet).resize(size);
    }
    m_traps.resize(size);
    m_labelStart.resize(size);
    m_labelCount.resize(size);
    const auto index = static_cast<size_t>(id);
    if (m_rowById.size() <= index)
        m_rowById.resize(index + 1, noRow);
    m_rowById[index] = row;
    ++m_factRevision;
    return row;
}

void Pool::putFacts(Row row, const PoolIssue &issue)
{
    bool moved = false;
    const auto assign = [&moved](auto &stored, auto value) {
        moved = moved || stored != value;
        stored = value;
    };
    assign(m_closedAt[row], issue.closedAt ? toMilliseconds(*issue.closedAt) : noTime);
    assign(m_number[row], issue.numberValue);
    assign(m_value[row], static_cast<float>(issue.value));
    assign(m_changes[row], clampedCount(issue.changes));
    assign(m_kgRefs[row], clampedCount(issue.kgRefs));
    assign(codeColumn(Facet::Repo)[row], m_repos.codeFor(issue.repo));
    if (moved)
        ++m_factRevision;
}

void Pool::put(const PoolIssue &issue)
{
    const auto known = rowOf(issue.id);
    const Row row = known ? *known : addRow(issue.id);
    const bool byRule = issue.verdict == Verdict::Drop && issue.stage == Stage::Prefilter;
    // Codes index the counts of a facet: what a damaged file holds must not reach beyond them.
    const Verdict verdict = issue.verdict <= Verdict::Hold ? issue.verdict : Verdict::Undecided;
    putFacts(row, issue);
    m_conflict[row] = issue.conflict ? 1 : 0;
    codeColumn(Facet::Verdict)[row] = byRule ? VerdictCode::Filtered : static_cast<quint16>(verdict);
    codeColumn(Facet::Reason)[row] = m_reasons.codeFor(issue.reason);
    codeColumn(Facet::Proposal)[row] = issue.proposals & allProposalBits;
    codeColumn(Facet::Change)[row] = issue.changes > 0 ? 1 : 0;
    codeColumn(Facet::KgRef)[row] = issue.kgRefs > 0 ? 1 : 0;
    codeColumn(Facet::Tier)[row] = issue.tier ? static_cast<quint16>(*issue.tier) : tierCount;
    codeColumn(Facet::Resolution)[row] = static_cast<quint16>(issue.resolution.value_or(Resolution::None));
    m_traps[row] = issue.traps;
    setLabels(row, issue.labels);
    ++m_revision;
}

void Pool::setLabels(Row row, const QStringList &labels)
{
    const auto count = static_cast<quint8>(std::min<qsizetype>(labels.size(), mostLabels));
    // Changed labels move to the end; what they leave behind is small against a pool read anew at each opening.
    if (count > m_labelCount[row] || m_labelCount[row] == 0) {
        m_labelStart[row] = static_cast<quint32>(m_labelCodes.size());
        m_labelCodes.resize(m_labelCodes.size() + count);
    }
    for (quint8 i = 0; i < count; ++i)
        m_labelCodes[m_labelStart[row] + i] = m_labels.codeFor(labels[i]);
    m_labelCount[row] = count;
}

std::optional<Pool::Row> Pool::rowOf(qint64 id) const
{
    const auto index = static_cast<size_t>(id);
    if (id < 0 || index >= m_rowById.size() || m_rowById[index] == noRow)
        return std::nullopt;
    return m_rowById[index];
}

std::optional<Timestamp> Pool::closedAt(Row row) const
{
    return m_closedAt[row] == noTime ? std::nullopt : std::optional{fromMilliseconds(m_closedAt[row])};
}

QStringList Pool::valueNames(Facet facet) const
{
    switch (facet) {
    case Facet::Repo:
        return m_repos.all();
    case Facet::Reason:
        return m_reasons.all();
    case Facet::Label:
        return m_labels.all();
    default:
        return fixedFacetValues(facet);
    }
}

std::optional<quint16> Pool::valueCode(Facet facet, const QString &name) const
{
    switch (facet) {
    case Facet::Repo:
        return m_repos.find(name);
    case Facet::Reason:
        return m_reasons.find(name);
    case Facet::Label:
        return m_labels.find(name);
    default:
        break;
    }
    const qsizetype index = fixedFacetValues(facet).indexOf(name);
    return index < 0 ? std::nullopt : std::optional{static_cast<quint16>(index)};
}

qsizetype Pool::valueCount(Facet facet) const
{
    return valueNames(facet).size();
}

std::span<const quint16> Pool::labelsAt(Row row) const
{
    return {m_labelCodes.data() + m_labelStart[row], m_labelCount[row]};
}

} // namespace Winnow
