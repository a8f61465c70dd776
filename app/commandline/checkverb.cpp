// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "console.h"
#include "interruption.h"
#include "jsonwriter.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/integrity.h"
#include "workspacechoice.h"

namespace Winnow {

namespace {

/// Whether a file that could not be opened is bad input, rather than a finding about the file.
bool isBadInput(WorkspaceErrorCode code)
{
    return code != WorkspaceErrorCode::Damaged && code != WorkspaceErrorCode::NotAWorkspace;
}

ExitCode check(const CommonOptions &common)
{
    const auto path =
            chooseWorkspace(common.workspace, qEnvironmentVariable("WINNOW_WORKSPACE"), QDir::current());
    if (!path)
        return fail(path.error());
    const Interruption interruption;
    const IntegrityReport report = checkWorkspace(*path, interruption.token());
    if (report.unopened && isBadInput(*report.unopened))
        return fail(report.problems.constFirst());
    if (report.interrupted) {
        Console::printMessage(Text::tr("Cancelled before everything was checked."));
        return ExitCode::Cancelled;
    }
    if (common.json) {
        JsonWriter json;
        json.beginObject().member(u"ok", report.ok).member(u"problems", report.problems).endObject();
        Console::printResult(json.text());
    } else if (report.ok) {
        Console::printResult(Text::tr("%1 is sound.").arg(*path));
    } else {
        for (const QString &problem : report.problems)
            Console::printResult(problem);
    }
    return report.ok ? ExitCode::Done : ExitCode::Found;
}

} // namespace

void addCheckVerb(VerbList &verbs)
{
    verbs.add("check", Text::tr("Check that the workspace file is sound"), check);
}

} // namespace Winnow
