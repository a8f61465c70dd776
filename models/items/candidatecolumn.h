// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pool/poolfilter.h"

#include <QString>

#include <array>
#include <optional>

namespace Winnow {

/// The columns of the candidate table, in their first order. Later evidence columns are added at the end, so
/// that saved column layouts stay valid.
enum class CandidateColumn : int {
    Verdict,
    Number,
    Title,
    Repo,
    Labels,
    Changes,
    KgRefs,
    ClosedAt,
    Reason,
    Value,
    Tier,
    Traps
};

inline constexpr std::array allCandidateColumns{CandidateColumn::Verdict, CandidateColumn::Number,
        CandidateColumn::Title, CandidateColumn::Repo, CandidateColumn::Labels, CandidateColumn::Changes,
        CandidateColumn::KgRefs, CandidateColumn::ClosedAt, CandidateColumn::Reason, CandidateColumn::Value,
        CandidateColumn::Tier, CandidateColumn::Traps};
inline constexpr int candidateColumnCount = static_cast<int>(allCandidateColumns.size());

/// What the models of this folder answer beside Qt's own roles; every role answers in every column unless it
/// says otherwise.
enum CandidateRole : int {
    IdRole = Qt::UserRole + 1, ///< qint64: the issue.
    SortRole, ///< The column's value as something that compares.
    RawRole, ///< The column's value as data has it: "keep", "2026-09-18T08:38:20Z", a list of labels.
    LoadedRole, ///< bool: the texts are there.
    MarkRole, ///< int: VerdictMark of the row.
    LabelsRole, ///< QStringList: the row's labels.
    TrapsRole, ///< QStringList: what the row's traps are called, in the language of the window.
    ShortTextRole, ///< A shorter form of the display text, for narrow columns; null where there is none.
    DetailTextRole, ///< What may follow the display text where there is room; null where there is nothing.
    GroupStartRole ///< bool: the row begins a group (CandidateModel::setGroupColumn()).
};

/// The column's word for settings: "verdict", "number", "title"…
QString candidateColumnName(CandidateColumn column);

/// The column's heading and its longer explanation, in the language of the window.
QString candidateColumnTitle(CandidateColumn column);
QString candidateColumnHelp(CandidateColumn column);

/// The order that a click on the column's heading asks for; nothing where the pool has none.
std::optional<SortKey> sortKeyOfColumn(CandidateColumn column);
std::optional<CandidateColumn> columnOfSortKey(SortKey key);

} // namespace Winnow
