// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "exitcode.h"
#include "workspace/workspace.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>

namespace Winnow {

/// What every verb is asked.
struct CommonOptions
{
    QString workspace; ///< -w, empty where not given.
    bool json = false;
};

/// The verbs of a command line: each adds itself with its options, and the one that was called is run after parsing.
class VerbList final
{
public:
    using Run = std::function<ExitCode(const CommonOptions &)>;

    /// @p application must outlive the list.
    explicit VerbList(CLI::App &application);

    /// Adds a verb with the options that all have; the caller adds its own to the result.
    CLI::App &add(const std::string &name, const QString &description, Run run);

    /// Adds a verb that is only a name for others (`article import`); these are added with addTo().
    CLI::App &addGroup(const std::string &name, const QString &description);
    CLI::App &addTo(CLI::App &group, const std::string &name, const QString &description, Run run);

    /// Runs the verb that was called. Call it once, after parsing.
    ExitCode runCalled() const;

private:
    void addCommonOptions(CLI::App &application);

    CLI::App &m_application;
    std::string m_workspace;
    bool m_json = false;
    Run m_called;
};

/// An option's text as the shell gave it.
inline QString fromArgument(const std::string &argument)
{
    return QString::fromStdString(argument);
}

/// Says what went wrong; gives the exit code that goes with it.
ExitCode fail(const WorkspaceError &error);
ExitCode fail(const QString &message);

/// Chooses (chooseWorkspace()) and opens the workspace. The error was said already.
std::expected<Workspace, ExitCode> openWorkspace(const CommonOptions &common, Workspace::Access access);

/// Why @p argument, as the shell gave it, is no count (0, 1, 2…), translated; empty where it is one. For CLI11's
/// check(), whose own range check speaks of 1.8e+308.
std::string whyNoCount(const std::string &argument);

} // namespace Winnow
