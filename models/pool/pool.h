// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "evidence/evidencecodes.h"
#include "poolfacet.h"

#include <QHash>
#include <QStringList>

#include <array>
#include <span>
#include <vector>

namespace Winnow {

/// What is known of one issue without its texts.
struct PoolIssue
{
    qint64 id = 0;
    QString repo;
    qint64 numberValue = 0; ///< The number's digits as a value, for sorting; 0 where it has none.
    std::optional<Timestamp> closedAt;
    Verdict verdict = Verdict::Undecided;
    Stage stage = Stage::Prefilter;
    QString reason;
    bool conflict = false;
    int changes = 0;
    int kgRefs = 0;
    quint8 proposals = 0; ///< Bits: 1 keep, 2 drop.
    double value = 0; ///< The workers' highest estimate, 0 to 1.
    QStringList labels;
    std::optional<Tier> tier;
    std::optional<Resolution> resolution;
    quint16 traps = 0; ///< A bit a TrapCode.
};

/// All issues of a workspace as columns in memory, a position a row, so that facets of a million issues are counted
/// in the time of a blink. Values only; not thread-safe: readers share it as const.
class Pool final
{
public:
    using Row = quint32;

    qsizetype size() const { return static_cast<qsizetype>(m_ids.size()); }

    /// Adds @p issue, or replaces what is known of it.
    void put(const PoolIssue &issue);

    /// Makes room for @p count issues.
    void reserve(qsizetype count);

    qint64 idAt(Row row) const { return m_ids[row]; }
    /// The row of issue @p id, or nothing.
    std::optional<Row> rowOf(qint64 id) const;

    QString repoAt(Row row) const { return m_repos.nameOf(codeAt(Facet::Repo, row)); }
    QString reasonAt(Row row) const { return m_reasons.nameOf(codeAt(Facet::Reason, row)); }
    bool hasConflict(Row row) const { return m_conflict[row] != 0; }
    std::optional<Timestamp> closedAt(Row row) const;

    /// The values that occur in @p facet, in the order of their codes.
    QStringList valueNames(Facet facet) const;
    /// Code of @p name in @p facet; nothing where it does not occur.
    std::optional<quint16> valueCode(Facet facet, const QString &name) const;
    qsizetype valueCount(Facet facet) const;

    /// The codes of a facet with one value an issue (all but Label and Trap), a row each.
    std::span<const quint16> codes(Facet facet) const { return m_codes[static_cast<size_t>(facet)]; }
    quint16 codeAt(Facet facet, Row row) const { return codes(facet)[row]; }
    /// The codes of Facet::Label at @p row.
    std::span<const quint16> labelsAt(Row row) const;

    /// The traps, a row each, a bit a TrapCode: their codes of Facet::Trap.
    std::span<const quint16> traps() const { return m_traps; }

    /// What rows are ordered by, a row each; larger is later. Close times: ms since 1970, the least where unknown.
    std::span<const qint64> closeTimes() const { return m_closedAt; }
    std::span<const qint64> numberValues() const { return m_number; }
    std::span<const quint16> changeCounts() const { return m_changes; }
    std::span<const quint16> kgRefCounts() const { return m_kgRefs; }
    std::span<const float> values() const { return m_value; }

    /// Grows with every put(), so that what was derived from the pool can be known to be out of date.
    quint64 revision() const { return m_revision; }
    /// The same, but only for what a decision does not touch: rows, close times, numbers, names, counts, estimates.
    quint64 factRevision() const { return m_factRevision; }

private:
    /// Names with small codes, dealt in the order of first appearance.
    class Names final
    {
    public:
        quint16 codeFor(const QString &name);
        std::optional<quint16> find(const QString &name) const;
        QString nameOf(quint16 code) const { return m_names.value(code); }
        const QStringList &all() const { return m_names; }

    private:
        QStringList m_names;
        QHash<QString, quint16> m_codes;
    };

    void setLabels(Row row, const QStringList &labels);

    Row addRow(qint64 id);
    void putFacts(Row row, const PoolIssue &issue);
    std::vector<quint16> &codeColumn(Facet facet) { return m_codes[static_cast<size_t>(facet)]; }

    std::vector<qint64> m_ids;
    std::vector<qint64> m_closedAt;
    std::vector<qint64> m_number;
    std::vector<float> m_value;
    std::vector<quint16> m_changes;
    std::vector<quint16> m_kgRefs;
    std::vector<quint8> m_conflict;
    std::array<std::vector<quint16>, facetCount> m_codes; ///< Those of Label and Trap stay empty.
    std::vector<quint16> m_traps;
    std::vector<quint32> m_labelStart;
    std::vector<quint8> m_labelCount;
    std::vector<quint16> m_labelCodes;
    std::vector<Row> m_rowById; ///< Index id; noRow where there is none. Ids are dense.
    quint64 m_revision = 0;
    quint64 m_factRevision = 0;
    Names m_repos;
    Names m_reasons;
    Names m_labels;
};

} // namespace Winnow
