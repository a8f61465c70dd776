// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspaceerror.h"

#include <functional>

namespace Winnow {

class Workspace;

/// Hears one problem: the table, the issue as `org/repo#N` (may be null), and what is wrong.
using ProblemSink = std::function<void(const QString &table, const QString &issue, const QString &what)>;

/// Derives every issue's verdict for the current batch anew and reports those whose columns say something else.
WorkspaceResult<void> checkVerdicts(const Workspace &workspace, const ProblemSink &report);

/// Counts kg_refs and proposals anew and reports the issues whose columns say something else.
WorkspaceResult<void> checkCounts(const Workspace &workspace, const ProblemSink &report);

/// Reports the issues whose columns show another assessment than the kept one, where none is pending.
WorkspaceResult<void> checkShownAssessments(const Workspace &workspace, const ProblemSink &report);

/// Compares the labels that facets count with those that the issues have.
WorkspaceResult<void> checkLabels(const Workspace &workspace, const ProblemSink &report);

/// Every issue with a text must be in the search index or wait for it, and nothing else may be in it.
WorkspaceResult<void> checkSearchIndex(const Workspace &workspace, const ProblemSink &report);

/// Every node of the knowledge graph must be in the knowledge index or wait for it, and nothing else may be in it.
WorkspaceResult<void> checkKnowledgeIndex(const Workspace &workspace, const ProblemSink &report);

} // namespace Winnow
