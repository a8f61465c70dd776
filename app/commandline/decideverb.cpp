// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "console.h"
#include "domain/reason.h"
#include "jsonwriter.h"
#include "reviewername.h"
#include "serieszone.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/journal.h"

#include <QDateTime>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct DecideArguments
{
    std::string issue;
    std::string verdict;
    std::string reason;
    std::string note;
    std::string by;
    std::string until;
    std::string duplicateOf;
};

/// An option's text; null where it was not given.
QString given(const std::string &argument)
{
    return argument.empty() ? QString() : fromArgument(argument);
}

/// Reads a time with an offset, or a day as the series' time zone counts it.
std::optional<Timestamp> readUntil(const QString &text, const Workspace &workspace)
{
    if (const auto at = parseTimestamp(text))
        return at;
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!day.isValid())
        return std::nullopt;
    return fromMilliseconds(day.startOfDay(seriesTimeZone(workspace)).toMSecsSinceEpoch());
}

/// A reason that only the other verdict has is a slip of the hand; one that nobody knows may be the series' own.
QString mistakeInReason(const QString &reason, Verdict verdict)
{
    const auto has = [&reason](Verdict of) {
        return std::ranges::any_of(reasonsFor(of), [&](const Reason &known) { return known.code == reason; });
    };
    const bool isKnown = has(Verdict::Keep) || has(Verdict::Drop);
    if (reason.isNull() || !isKnown || has(verdict) || verdict == Verdict::Hold)
        return {};
    return Text::tr("'%1' is no reason to %2.").arg(reason, verdictName(verdict));
}

/// What the arguments ask for, as far as it can be told without a workspace. The error is a line for people.
std::expected<DecisionRequest, QString> readRequest(const DecideArguments &arguments)
{
    const auto issue = parseIssueRef(fromArgument(arguments.issue));
    if (!issue)
        return std::unexpected(Text::tr("'%1' does not name an issue: expected org/repo#N.")
                        .arg(fromArgument(arguments.issue)));
    const auto verdict = verdictFromName(fromArgument(arguments.verdict));
    if (!verdict) {
        return std::unexpected(Text::tr("'%1' is no verdict: keep, drop, hold or undecided.")
                        .arg(fromArgument(arguments.verdict)));
    }
    DecisionRequest request;
    request.issues = {*issue};
    request.verdict = *verdict;
    request.reason = given(arguments.reason);
    request.note = given(arguments.note);
    request.by = reviewerName(arguments.by);
    if (const QString mistake = mistakeInReason(request.reason, *verdict); !mistake.isNull())
        return std::unexpected(mistake);
    if (!arguments.until.empty() && *verdict != Verdict::Hold)
        return std::unexpected(Text::tr("--until goes with hold only."));
    if (!arguments.duplicateOf.empty()) {
        request.duplicateOf = parseIssueRef(fromArgument(arguments.duplicateOf));
        if (!request.duplicateOf || *verdict != Verdict::Drop)
            return std::unexpected(Text::tr("--duplicate-of goes with drop and names an issue: org/repo#N."));
        if (request.reason.isNull())
            request.reason = u"duplicate"_s;
    }
    return request;
}

void print(const CommonOptions &common, const Decision &entry)
{
    const QString at = entry.at ? formatTimestamp(*entry.at) : QString();
    if (common.json) {
        JsonWriter json;
        json.beginObject().member(u"repo", entry.issue.repo).member(u"number", entry.issue.number);
        json.member(u"verdict", verdictName(entry.verdict))
                .member(u"reason", entry.reason)
                .member(u"at", at)
                .endObject();
        Console::printResult(json.text());
    } else {
        Console::printResult(Text::tr("%1: %2, recorded for %3 at %4")
                        .arg(formatIssueRef(entry.issue), verdictName(entry.verdict), entry.by, at));
    }
}

ExitCode decide(const CommonOptions &common, const DecideArguments &arguments)
{
    auto request = readRequest(arguments);
    if (!request)
        return fail(request.error());
    auto workspace = openWorkspace(common, Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    if (!arguments.until.empty()) {
        request->until = readUntil(fromArgument(arguments.until), *workspace);
        if (!request->until)
            return fail(Text::tr("'%1' is no day: expected 2026-09-18 or a time with an offset.")
                            .arg(fromArgument(arguments.until)));
    }
    const auto step = Journal(*workspace).record(*request);
    if (!step && step.error().code == WorkspaceErrorCode::NotFound)
        return fail(Text::tr("%1 is not in %2.").arg(fromArgument(arguments.issue), workspace->path()));
    if (!step)
        return fail(step.error());
    print(common, step->entries.constFirst());
    return ExitCode::Done;
}

} // namespace

void addDecideVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<DecideArguments>();
    CLI::App &verb = verbs.add("decide", Text::tr("Record a decision about an issue"),
            [arguments](const CommonOptions &common) { return decide(common, *arguments); });
    const auto option = [&verb](const char *name, std::string &value, const QString &description,
                                const char *shown) {
        return verb.add_option(name, value, description.toStdString())->option_text(shown);
    };
    option("ISSUE", arguments->issue, Text::tr("The issue, as org/repo#N"), "ISSUE")->required();
    option("VERDICT", arguments->verdict, Text::tr("keep, drop, hold or undecided"), "VERDICT")->required();
    option("--reason", arguments->reason, Text::tr("The reason's code, such as fix-landed or duplicate"),
            "CODE");
    option("--note", arguments->note, Text::tr("A note for those who read the record"), "TEXT");
    option("--by", arguments->by, Text::tr("Who decides; else WINNOW_REVIEWER, else who is logged in"),
            "NAME");
    option("--until", arguments->until, Text::tr("With hold: when to look again"), "DATE");
    option("--duplicate-of", arguments->duplicateOf, Text::tr("With drop: the issue it yields to"), "ISSUE");
}

} // namespace Winnow
