// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/candidatemodel.h"
#include "session/workspacesession.h"
#include "triage/candidatetable.h"

namespace Winnow {

/// The candidate table of a window over a session, wired as the triage desk wires it, with clocks at the moments that a
/// person would notice.
class TableWindow final
{
public:
    TableWindow();

    /// Opens @p path; ms until the first rows are painted, or nothing where it fails.
    std::optional<double> open(const QString &path);

    /// Asks for @p query; ms until all its rows are there, those in view painted with their texts, and all counts.
    std::optional<double> select(const QString &query, PoolOrder order = {});

    struct SearchTimes
    {
        double firstRows = 0; ///< ms until a screenful is painted with its texts.
        double all = 0; ///< ms until all rows and counts are there.
    };

    /// Looks for @p words as somebody who types them does.
    std::optional<SearchTimes> search(const QString &words);

    /// Moves down by one page; ms until the rows there are painted with their texts.
    std::optional<double> scrollPage();

    /// Records a keep or drop of the current row; ms until it is durable and painted.
    std::optional<double> decide(Verdict verdict);

    WorkspaceSession &session() { return m_session; }
    CandidateTable &table() { return m_table; }
    const SelectedIssues &selection() const { return m_selection; }

private:
    std::optional<SearchTimes> measureSelect(const PoolQuery &query, PoolOrder order);
    /// Paints what has changed, as the event loop would next.
    void paintNow();
    /// Runs the event loop until @p done holds, at most a minute.
    bool waitUntil(const std::function<bool()> &done);
    bool visibleRowsAreLoaded() const;

    WorkspaceSession m_session;
    CandidateModel m_model;
    CandidateTable m_table;
    SelectedIssues m_selection;
    CandidateModel::Place m_place = CandidateModel::Place::Kept;
};

} // namespace Winnow
