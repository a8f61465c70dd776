// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "console.h"
#include "diff/problemtext.h"
#include "diff/readdiff.h"
#include "jsonwriter.h"
#include "text.h"
#include "unifieddiff/gitpath.h"
#include "unifieddiff/numstat.h"
#include "verb.h"
#include "verbs.h"
#include "wholefile.h"
#include "workspace/issuequeries.h"

#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct DiffArguments
{
    std::string source;
    bool numstat = false;
};

using DiffText = std::expected<QByteArray, ExitCode>;

/// The linked changes, merged ones first, each once: the first with a patch is the one to show.
QList<IssueRef> linkedChanges(const IssueDetails &details)
{
    QList<IssueRef> merged;
    QList<IssueRef> others;
    for (const LinkRecord &link : details.links) {
        const auto isMerged = [&link](const ChangeRecord &change) {
            return change.ref == link.change && change.mergedAt;
        };
        QList<IssueRef> &list = std::ranges::any_of(details.changes, isMerged) ? merged : others;
        if (!list.contains(link.change))
            list.append(link.change);
    }
    return merged + others;
}

WorkspaceResult<QList<IssueRef>> changesNamed(const Workspace &workspace, const IssueRef &ref)
{
    const auto id = findIssue(workspace, ref);
    // Issues and changes are numbered apart: what is no issue may be a change.
    if (!id && id.error().code == WorkspaceErrorCode::NotFound)
        return QList<IssueRef>{ref};
    if (!id)
        return std::unexpected(id.error());
    const auto details = issueDetails(workspace, *id);
    if (!details)
        return std::unexpected(details.error());
    return linkedChanges(*details);
}

DiffText readPatch(const CommonOptions &common, const IssueRef &ref)
{
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return std::unexpected(workspace.error());
    const auto changes = changesNamed(*workspace, ref);
    if (!changes)
        return std::unexpected(fail(changes.error()));
    for (const IssueRef &change : *changes) {
        const auto patch = patchText(*workspace, change);
        if (!patch && patch.error().code != WorkspaceErrorCode::NotFound)
            return std::unexpected(fail(patch.error()));
        if (patch && !patch->isNull())
            return patch->toUtf8();
    }
    return std::unexpected(fail(
            Text::tr("%1 has no change whose diff is in %2.").arg(formatIssueRef(ref), workspace->path())));
}

DiffText readSource(const CommonOptions &common, const QString &source)
{
    if (source == u"-" || QFileInfo::exists(source))
        return readWholeFile(source);
    if (const auto ref = parseIssueRef(source))
        return readPatch(common, *ref);
    return std::unexpected(
            fail(Text::tr("There is no file '%1', and it does not name an issue: org/repo#N.").arg(source)));
}

QLatin1StringView statusName(DiffFileStatus status)
{
    switch (status) {
    case DiffFileStatus::Modified:
        return "modified"_L1;
    case DiffFileStatus::Added:
        return "added"_L1;
    case DiffFileStatus::Deleted:
        return "deleted"_L1;
    case DiffFileStatus::Renamed:
        return "renamed"_L1;
    case DiffFileStatus::Copied:
        return "copied"_L1;
    case DiffFileStatus::Unmerged:
        return "unmerged"_L1;
    }
    return {};
}

QByteArray json(const Diff &diff)
{
    JsonWriter json;
    json.beginObject().key(u"files").beginArray();
    for (const DiffFile &file : diff.files()) {
        json.beginObject().member(u"path", QString::fromUtf8(file.newPath));
        json.member(u"old_path", QString::fromUtf8(file.oldPath))
                .member(u"status", QString(statusName(file.status)));
        json.member(u"added", qint64{file.added})
                .member(u"deleted", qint64{file.removed})
                .member(u"binary", file.isBinary);
        json.member(u"hunks", qint64{file.hunkCount}).endObject();
    }
    json.endArray().key(u"problems").beginArray();
    for (const DiffProblem &problem : diff.problems()) {
        json.beginObject().member(u"line", qint64{problem.line}).member(u"offset", qint64{problem.offset});
        json.member(u"message", DiffProblemText::sentence(problem)).endObject();
    }
    json.endArray().endObject();
    return json.text();
}

/// A path that does nothing to a terminal: quoted where it holds more than letters.
QString shownPath(std::string_view path)
{
    return QString::fromUtf8(GitPath::quoted(path, false));
}

/// One line a file, then the sums.
void printSummary(const Diff &diff)
{
    qint64 added = 0;
    qint64 removed = 0;
    for (const DiffFile &file : diff.files()) {
        const QString path = file.oldPath == file.newPath
                ? shownPath(file.newPath)
                : Text::tr("%1 → %2").arg(shownPath(file.oldPath), shownPath(file.newPath));
        const QString counts = file.isBinary
                ? Text::tr("binary")
                : Text::tr("+%1 −%2", "lines added and removed").arg(file.added).arg(file.removed);
        Console::printResult(
                u"%1 %2 %3"_s.arg(QString(statusName(file.status)), -9).arg(counts, -12).arg(path));
        added += file.added;
        removed += file.removed;
    }
    Console::printResult(Text::tr("%Ln file(s), +%1 −%2", nullptr, static_cast<int>(diff.files().size()))
                    .arg(added)
                    .arg(removed));
}

ExitCode showDiff(const CommonOptions &common, const DiffArguments &arguments)
{
    auto text = readSource(common, fromArgument(arguments.source));
    if (!text)
        return text.error();
    const SharedDiff diff = readDiff(*std::move(text));
    if (arguments.numstat) {
        const std::string counts = numstat(*diff);
        std::fwrite(counts.data(), 1, counts.size(), stdout);
    } else if (common.json) {
        Console::printResult(json(*diff));
    } else {
        printSummary(*diff);
    }
    for (const DiffProblem &problem : diff->problems())
        Console::printMessage(DiffProblemText::sentence(problem));
    return diff->problems().empty() ? ExitCode::Done : ExitCode::Found;
}

} // namespace

void addDiffVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<DiffArguments>();
    CLI::App &verb = verbs.add("diff", Text::tr("Read a unified diff and count its lines"),
            [arguments](const CommonOptions &common) { return showDiff(common, *arguments); });
    verb.add_option("FILE", arguments->source,
                Text::tr("A file with a diff, - for standard input, or an issue as org/repo#N").toStdString())
            ->required()
            ->option_text("FILE|ISSUE");
    verb.add_flag("--numstat", arguments->numstat,
            Text::tr("Print the counts exactly as git diff --numstat does").toStdString());
}

} // namespace Winnow
