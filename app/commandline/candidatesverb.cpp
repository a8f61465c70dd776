// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "console.h"
#include "jsonwriter.h"
#include "pool/poolfilter.h"
#include "serieszone.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/issuequeries.h"
#include "workspace/searchtext.h"

#include <QDateTime>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Rows whose texts are in memory at a time.
constexpr qsizetype rowsAtATime = 1000;

struct CandidatesArguments
{
    std::string query;
    std::string sort = "closed";
    bool reverse = false;
    qint64 limit = -1;
    qint64 offset = 0;
};

/// The direction in which a person expects @p key first: the latest, the most; names from A.
bool isDescendingByNature(SortKey key)
{
    return key == SortKey::ClosedAt || key == SortKey::Changes || key == SortKey::KgRefs
            || key == SortKey::Value;
}

WorkspaceResult<std::vector<quint32>> titleRanks(const Workspace &workspace, const Pool &pool)
{
    return issuesByTitle(workspace).transform([&pool](const std::vector<qint64> &ids) {
        std::vector<quint32> ranks(static_cast<size_t>(pool.size()), 0);
        quint32 rank = 0;
        for (const qint64 id : ids) {
            if (const auto row = pool.rowOf(id))
                ranks[*row] = rank;
            ++rank;
        }
        return ranks;
    });
}

/// Ids of the issues that the arguments ask for, in their order.
WorkspaceResult<std::vector<qint64>> selectIds(
        const Workspace &workspace, const CandidatesArguments &arguments, SortKey key)
{
    const auto pool = readPool(workspace);
    if (!pool)
        return std::unexpected(pool.error());
    const PoolQuery query = parsePoolQuery(fromArgument(arguments.query));
    const bool hasWords = !searchQuery(query.words.toUtf8()).isEmpty();
    std::vector<qint64> matches;
    if (hasWords) {
        auto found = matchingIssues(workspace, query.words);
        if (!found)
            return std::unexpected(std::move(found.error()));
        matches = std::move(*found);
    }
    std::vector<quint32> ranks;
    if (key == SortKey::Title) {
        auto found = titleRanks(workspace, *pool);
        if (!found)
            return std::unexpected(std::move(found.error()));
        ranks = std::move(*found);
    }
    const PoolOrder order{key, isDescendingByNature(key) != arguments.reverse};
    const PoolSelection selection = selectFromPool(*pool, query, order, hasWords ? &matches : nullptr, ranks);
    const auto total = static_cast<qint64>(selection.rows.size());
    const qint64 first = std::min(arguments.offset, total);
    const qint64 last = arguments.limit < 0 ? total : first + std::min(arguments.limit, total - first);
    std::vector<qint64> ids;
    for (qint64 i = first; i < last; ++i)
        ids.push_back(pool->idAt(selection.rows[static_cast<size_t>(i)]));
    return ids;
}

QByteArray rowAsJson(const IssueSummary &row)
{
    JsonWriter json;
    json.beginObject()
            .member(u"repo", row.ref.repo)
            .member(u"number", row.ref.number)
            .member(u"title", row.title);
    json.member(u"closed_at", row.closedAt ? formatTimestamp(*row.closedAt) : QString());
    json.member(u"verdict", verdictName(row.verdict)).member(u"reason", row.reason);
    QStringList traps;
    for (const TrapCode code : row.traps)
        traps.append(trapName(code));
    json.member(u"tier", row.tier ? tierName(*row.tier) : QString())
            .member(u"resolution", row.resolution ? resolutionName(*row.resolution) : QString())
            .member(u"traps", traps);
    return json.member(u"changes", row.changes).member(u"kg_refs", row.kgRefs).endObject().text();
}

QByteArray rowAsText(const IssueSummary &row, const QTimeZone &zone)
{
    const QString closed = row.closedAt ? QDateTime::fromMSecsSinceEpoch(toMilliseconds(*row.closedAt), zone)
                                                  .toString(u"yyyy-MM-dd HH:mm"_s)
                                        : QString(16, u' ');
    const QString verdict = verdictName(row.verdict) + (row.reason.isEmpty() ? QString() : u'/' + row.reason);
    return u"%1\t%2\t%3\t%4"_s.arg(closed, formatIssueRef(row.ref), verdict, row.title.simplified()).toUtf8();
}

ExitCode listCandidates(const CommonOptions &common, const CandidatesArguments &arguments)
{
    const auto key = sortKeyFromName(fromArgument(arguments.sort));
    if (!key) {
        return fail(Text::tr("'%1' is nothing to sort by; try closed, repo, number, verdict, reason, "
                             "changes, kg, value or title.")
                        .arg(fromArgument(arguments.sort)));
    }
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return workspace.error();
    const auto ids = selectIds(*workspace, arguments, *key);
    if (!ids)
        return fail(ids.error());
    const QTimeZone zone = common.json ? QTimeZone() : seriesTimeZone(*workspace);
    for (std::span<const qint64> rest(*ids); !rest.empty();) {
        const auto part = rest.first(std::min(rest.size(), static_cast<size_t>(rowsAtATime)));
        const auto rows = issueSummaries(*workspace, part);
        if (!rows)
            return fail(rows.error());
        for (const IssueSummary &row : *rows)
            Console::printResult(common.json ? rowAsJson(row) : rowAsText(row, zone));
        rest = rest.subspan(part.size());
    }
    return ExitCode::Done;
}

} // namespace

void addCandidatesVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<CandidatesArguments>();
    CLI::App &verb = verbs.add("candidates",
            Text::tr("List the candidates as the table shows them; --json: a line each"),
            [arguments](const CommonOptions &common) { return listCandidates(common, *arguments); });
    verb.add_option("--query", arguments->query,
                Text::tr(
                        "Words to find, and terms such as verdict:keep, repo:org/name or label:\"two words\"")
                        .toStdString())
            ->option_text("QUERY");
    verb.add_option("--sort", arguments->sort,
                Text::tr("closed, repo, number, verdict, reason, changes, kg, value or title").toStdString())
            ->option_text("KEY");
    verb.add_flag("--reverse", arguments->reverse, Text::tr("In the other direction").toStdString());
    verb.add_option("--limit", arguments->limit, Text::tr("At most so many").toStdString())
            ->option_text("N")
            ->check(whyNoCount);
    verb.add_option("--offset", arguments->offset, Text::tr("Leave out the first so many").toStdString())
            ->option_text("N")
            ->check(whyNoCount);
}

} // namespace Winnow
