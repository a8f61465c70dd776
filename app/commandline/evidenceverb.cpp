// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "console.h"
#include "evidence/evidencetext.h"
#include "evidence/timeline.h"
#include "jsonwriter.h"
#include "serieszone.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "workspace/issuequeries.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct EvidenceArguments
{
    std::string issue;
};

QString timeOrNull(const std::optional<Timestamp> &at)
{
    return at ? formatTimestamp(*at) : QString();
}

QStringList basisNames(const QList<LinkBasis> &bases)
{
    QStringList names;
    for (const LinkBasis basis : bases)
        names.append(linkBasisName(basis));
    return names;
}

/// The facts of a trap as sentences; in JSON always English and in UTC, so that they do not depend on who asks.
QStringList factSentences(const Trap &trap, const QString &home, const QTimeZone &zone, TextLanguage language)
{
    QStringList sentences;
    for (const Fact &fact : trap.facts)
        sentences.append(factSentence(fact, home, zone, language));
    return sentences;
}

void writeLanding(JsonWriter &json, const std::optional<Landing> &landing)
{
    json.key(u"landing");
    if (!landing) {
        json.null();
        return;
    }
    json.beginObject()
            .member(u"repo", landing->change.repo)
            .member(u"number", landing->change.number)
            .member(u"merged_at", formatTimestamp(landing->mergedAt))
            .member(u"bases", basisNames(landing->bases))
            .endObject();
}

void writeTraps(JsonWriter &json, const Assessment &assessment)
{
    json.key(u"traps").beginArray();
    for (const Trap &trap : assessment.traps) {
        json.beginObject()
                .member(u"code", trapName(trap.code))
                .member(u"facts",
                        factSentences(trap, assessment.issue.repo, QTimeZone::utc(), TextLanguage::English))
                .endObject();
    }
    json.endArray();
}

/// Rejected links belong to nothing and are left out.
void writeLinks(JsonWriter &json, const Assessment &assessment)
{
    json.key(u"links").beginArray();
    for (const Link &link : assessment.links) {
        if (link.rejected)
            continue;
        json.beginObject()
                .member(u"repo", link.change.repo)
                .member(u"number", link.change.number)
                .member(u"state", link.state)
                .member(u"bases", basisNames(link.bases))
                .endObject();
    }
    json.endArray();
}

QStringList missingTexts(const Assessment &assessment, TextLanguage language)
{
    QStringList texts;
    for (const MissingFact &missing : assessment.missing)
        texts.append(missingText(missing, assessment.issue.repo, language));
    return texts;
}

void writeTimeline(JsonWriter &json, const IssueDetails &details)
{
    json.key(u"timeline").beginArray();
    for (const TimelineEntry &entry : buildTimeline(details.evidence, details.assessment)) {
        json.beginObject()
                .member(u"at", formatTimestamp(entry.at))
                .member(u"kind", timelineKindName(entry))
                .member(u"actor_role", entry.actorRole.isEmpty() ? QString() : entry.actorRole)
                .member(u"text", entry.text)
                .endObject();
    }
    json.endArray();
}

QByteArray evidenceAsJson(const IssueDetails &details)
{
    const Assessment &assessment = details.assessment;
    JsonWriter json;
    json.beginObject().member(u"repo", assessment.issue.repo).member(u"number", assessment.issue.number);
    json.member(u"created_at", timeOrNull(assessment.createdAt))
            .member(u"closed_at", timeOrNull(assessment.closedAt));
    writeLanding(json, assessment.landing);
    json.key(u"delta_s");
    if (assessment.deltaSeconds)
        json.value(*assessment.deltaSeconds);
    else
        json.null();
    json.member(u"tier", assessment.tier ? tierName(*assessment.tier) : QString())
            .member(u"resolution", resolutionName(assessment.effectiveResolution()));
    writeTraps(json, assessment);
    writeLinks(json, assessment);
    json.member(u"missing", missingTexts(assessment, TextLanguage::English));
    writeTimeline(json, details);
    return json.endObject().text();
}

/// Prints evidence for people, in the language of their locale and the series' time zone.
class EvidencePrinter final
{
public:
    EvidencePrinter(const IssueDetails &details, const QTimeZone &zone)
        : m_details(details)
        , m_assessment(details.assessment)
        , m_zone(zone)
        , m_language(textLanguage(QLocale()))
    {}

    void print() const
    {
        Console::printResult(
                u"%1  %2"_s.arg(formatIssueRef(m_assessment.issue), m_details.issue.title.simplified()));
        printVerdict();
        for (const Trap &trap : m_assessment.traps)
            Console::printResult(u"! "_s + trapSentence(trap, home(), m_zone, m_language));
        for (const Link &link : m_assessment.links)
            printLink(link);
        for (const QString &missing : missingTexts(m_assessment, m_language))
            Console::printResult(u"? "_s + missing);
        for (const TimelineEntry &entry : buildTimeline(m_details.evidence, m_assessment)) {
            Console::printResult(u"%1\t%2\t%3\t%4"_s.arg(minuteText(entry.at, m_zone),
                    timelineKindName(entry), entry.actor, entry.text.simplified().left(longestText)));
        }
    }

private:
    static constexpr qsizetype longestText = 100;

    const QString &home() const { return m_assessment.issue.repo; }

    void printVerdict() const
    {
        QStringList parts;
        if (m_assessment.tier)
            parts.append(tierText(*m_assessment.tier, m_language));
        if (m_assessment.deltaSeconds)
            parts.append(deltaText(*m_assessment.deltaSeconds, m_language));
        parts.append(resolutionText(m_assessment.effectiveResolution(), m_language));
        Console::printResult(parts.join(u" · "_s));
        if (const QString sentence = landingSentence(m_assessment, m_zone, m_language); !sentence.isNull())
            Console::printResult(sentence);
        if (m_assessment.editorResolution) {
            Console::printResult(Text::tr("Set by %1 (computed: %2): %3")
                            .arg(m_assessment.editorResolution->by,
                                    resolutionText(m_assessment.resolution, m_language),
                                    m_assessment.editorResolution->reason));
        }
    }

    void printLink(const Link &link) const
    {
        QStringList bases;
        for (const LinkBasis basis : link.bases)
            bases.append(basisText(basis, m_language));
        const QString state = link.state.isNull() ? Text::tr("not loaded") : link.state;
        Console::printResult(
                u"%1 %2, %3: %4"_s.arg(link.rejected ? u"×"_s : u"→"_s, changeText(link.change, home()),
                        link.rejected ? Text::tr("rejected by an editor") : state, bases.join(u", "_s)));
    }

    const IssueDetails &m_details;
    const Assessment &m_assessment;
    QTimeZone m_zone;
    TextLanguage m_language;
};

ExitCode showEvidence(const CommonOptions &common, const EvidenceArguments &arguments)
{
    const QString name = fromArgument(arguments.issue);
    const auto issue = parseIssueRef(name);
    if (!issue)
        return fail(Text::tr("'%1' does not name an issue: expected org/repo#N.").arg(name));
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return workspace.error();
    const auto details =
            findIssue(*workspace, *issue).and_then([&](qint64 id) { return issueDetails(*workspace, id); });
    if (!details && details.error().code == WorkspaceErrorCode::NotFound)
        return fail(Text::tr("%1 is not in %2.").arg(name, workspace->path()));
    if (!details)
        return fail(details.error());
    if (common.json)
        Console::printResult(evidenceAsJson(*details));
    else
        EvidencePrinter(*details, seriesTimeZone(*workspace)).print();
    return ExitCode::Done;
}

} // namespace

void addEvidenceVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<EvidenceArguments>();
    CLI::App &verb =
            verbs.add("evidence", Text::tr("Tell what closed an issue, and what that claim rests on"),
                    [arguments](const CommonOptions &common) { return showEvidence(common, *arguments); });
    verb.add_option("ISSUE", arguments->issue, Text::tr("The issue, as org/repo#N").toStdString())
            ->required()
            ->option_text("ISSUE");
}

} // namespace Winnow
