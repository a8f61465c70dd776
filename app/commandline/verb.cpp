// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "verb.h"

#include "console.h"
#include "text.h"
#include "workspacechoice.h"

#include <QCoreApplication>

namespace Winnow {

VerbList::VerbList(CLI::App &application)
    : m_application(application)
{
    addCommonOptions(application);
}

void VerbList::addCommonOptions(CLI::App &application)
{
    application
            .add_option("-w,--workspace", m_workspace,
                    Text::tr("The workspace file; else WINNOW_WORKSPACE, else the only one in this folder")
                            .toStdString())
            ->option_text("FILE.winnow");
    application.add_flag("--json", m_json, Text::tr("Print one JSON document").toStdString());
}

CLI::App &VerbList::add(const std::string &name, const QString &description, Run run)
{
    CLI::App &verb = addTo(m_application, name, description, std::move(run));
    verb.group(Text::tr("Verbs").toStdString());
    return verb;
}

CLI::App &VerbList::addGroup(const std::string &name, const QString &description)
{
    CLI::App &group = *m_application.add_subcommand(name, description.toStdString());
    group.group(Text::tr("Verbs").toStdString());
    group.require_subcommand(1);
    return group;
}

CLI::App &VerbList::addTo(CLI::App &group, const std::string &name, const QString &description, Run run)
{
    CLI::App &verb = *group.add_subcommand(name, description.toStdString());
    addCommonOptions(verb);
    verb.callback([this, run = std::move(run)] { m_called = run; });
    return verb;
}

ExitCode VerbList::runCalled() const
{
    return m_called({fromArgument(m_workspace), m_json});
}

ExitCode fail(const WorkspaceError &error)
{
    Console::printMessage(describe(error));
    return error.code == WorkspaceErrorCode::Interrupted ? ExitCode::Cancelled : ExitCode::BadInput;
}

ExitCode fail(const QString &message)
{
    Console::printMessage(message);
    return ExitCode::BadInput;
}

std::expected<Workspace, ExitCode> openWorkspace(const CommonOptions &common, Workspace::Access access)
{
    const auto path =
            chooseWorkspace(common.workspace, qEnvironmentVariable("WINNOW_WORKSPACE"), QDir::current());
    if (!path)
        return std::unexpected(fail(path.error()));
    auto workspace = Workspace::open(*path, access);
    if (!workspace)
        return std::unexpected(fail(workspace.error()));
    return std::move(*workspace);
}

std::string whyNoCount(const std::string &argument)
{
    const QString text = fromArgument(argument);
    bool isNumber = false;
    const qlonglong count = text.toLongLong(&isNumber);
    if (isNumber && count >= 0)
        return {};
    // lupdate does not find the namespace of Text in a function that gives a std::string.
    return QCoreApplication::translate("Winnow::Text", "'%1' is no count: expected 0, 1, 2…")
            .arg(text)
            .toStdString();
}

} // namespace Winnow
