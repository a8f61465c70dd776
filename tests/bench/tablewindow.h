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

    /// Asks for @p query; ms until its first rows are painted with their texts.
    std::optional<double> select(const QString &query, PoolOrder order = {});

    /// Moves down by one page; ms until the rows there are painted with their texts.
    std::optional<double> scrollPage();

    /// Records a keep or drop of the current row; ms until it is durable and painted.
    std::optional<double> decide(Verdict verdict);

    WorkspaceSession &session() { return m_session; }
    CandidateTable &table() { return m_table; }
    const SelectedIssues &selection() const { return m_selection; }

private:
    /// Runs the event loop until @p done holds, at most a minute.
    bool waitUntil(const std::function<bool()> &done);
    bool visibleRowsAreLoaded() const;

    WorkspaceSession m_session;
    CandidateModel m_model;
    CandidateTable m_table;
    SelectedIssues m_selection;
};

} // namespace Winnow
