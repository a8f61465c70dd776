// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "samplepool.h"

#include "bundle/bundleline.h"

#include <QDir>
#include <QFile>
#include <QHash>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The new path of each file in a unified diff; of a deleted one the old path.
QStringList filesOf(const QString &patch)
{
    QStringList files;
    for (const QStringView line : QStringView(patch).tokenize(u'\n')) {
        if (line.startsWith("diff --git a/"_L1))
            files.append(line.sliced(line.lastIndexOf(" b/"_L1) + 3).trimmed().toString());
    }
    return files;
}

struct Records
{
    QList<IssueRecord> issues;
    QHash<IssueRef, QList<EventRecord>> issueEvents;
    QHash<IssueRef, QList<EventRecord>> changeEvents;
    QHash<IssueRef, QStringList> files;
    QList<ChangeRecord> changes;
    QList<LinkRecord> links;
    QList<ResolutionRecord> resolutions;
    QHash<QString, QStringList> forges; ///< Of repositories.
};

void take(Records &records, const Record &record)
{
    if (const auto *issue = std::get_if<IssueRecord>(&record))
        records.issues.append(*issue);
    else if (const auto *change = std::get_if<ChangeRecord>(&record))
        records.changes.append(*change);
    else if (const auto *link = std::get_if<LinkRecord>(&record))
        records.links.append(*link);
    else if (const auto *resolution = std::get_if<ResolutionRecord>(&record))
        records.resolutions.append(*resolution);
    else if (const auto *repo = std::get_if<RepoRecord>(&record))
        records.forges[repo->repo].append(repo->forge);
    else if (const auto *patch = std::get_if<PatchRecord>(&record))
        records.files.insert(patch->change, filesOf(patch->text));
    else if (const auto *event = std::get_if<EventRecord>(&record))
        (event->on == SubjectKind::Issue ? records.issueEvents : records.changeEvents)[event->subject].append(
                *event);
}

std::expected<void, QString> readFile(const QString &path, Records &records)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(path + u": "_s + file.errorString());
    BundleLineParser parser;
    for (int number = 1; !file.atEnd(); ++number) {
        const QByteArray line = file.readLine().trimmed();
        const auto parsed = parser.parse(line);
        if (!parsed)
            return std::unexpected(u"%1:%2: %3"_s.arg(path).arg(number).arg(parsed.error().message));
        if (parsed->record)
            take(records, *parsed->record);
    }
    return {};
}

QList<ChangeFacts> changeFacts(const Records &records)
{
    QList<ChangeFacts> facts;
    for (const ChangeRecord &change : records.changes) {
        ChangeFacts each{.change = change,
                .files = {},
                .events = records.changeEvents.value(change.ref),
                .mentions = {},
                .landedIssues = {}};
        if (records.files.contains(change.ref))
            each.files = records.files.value(change.ref);
        facts.append(std::move(each));
    }
    return facts;
}

QList<Assessment> assessAll(const SamplePool &pool, const AssessmentSettings &settings)
{
    QList<Assessment> assessments;
    for (const EvidenceFacts &facts : pool.issues)
        assessments.append(assess(facts, settings));
    return assessments;
}

void setStorms(SamplePool &pool, const AssessmentSettings &settings)
{
    QList<IssueClose> closes;
    for (const Assessment &assessment : assessAll(pool, settings))
        closes.append({assessment.issue, assessment.closedAt, assessment.closedBy});
    const QList<Storm> storms = findStorms(closes, settings.storms);
    const auto index = stormByIssue(storms);
    for (EvidenceFacts &facts : pool.issues) {
        if (const auto found = index.constFind(facts.issue.ref); found != index.cend())
            facts.storm = storms[*found];
    }
}

/// The last word on an issue's resolution; nothing where it went back to the computed one.
std::optional<EditorResolution> editorResolution(const Records &records, const IssueRef &issue)
{
    QList<ResolutionRecord> words;
    for (const ResolutionRecord &word : records.resolutions) {
        if (word.issue == issue)
            words.append(word);
    }
    std::ranges::stable_sort(words, {}, &ResolutionRecord::at);
    if (words.isEmpty())
        return std::nullopt;
    const ResolutionRecord &last = words.constLast();
    return resolutionFromName(last.resolution).transform([&last](Resolution resolution) {
        return EditorResolution{resolution, last.reason, last.by, last.at};
    });
}

void addLinks(const Records &records, EvidenceFacts &facts)
{
    for (const LinkRecord &link : records.links) {
        if (link.issue != facts.issue.ref)
            continue;
        if (const auto verdict = linkVerdictFromName(link.verdict))
            facts.editorLinks.append({link.change, *verdict, link.by, link.note, link.at});
        else
            facts.recordedLinks.append(link);
    }
}

SamplePool poolOf(Records records)
{
    std::ranges::sort(records.issues, {}, &IssueRecord::ref);
    SamplePool pool;
    const QList<ChangeFacts> changes = changeFacts(records);
    for (const IssueRecord &issue : records.issues) {
        EvidenceFacts facts;
        facts.issue = issue;
        facts.events = records.issueEvents.value(issue.ref);
        facts.changes = changes;
        if (const QStringList forges = records.forges.value(issue.ref.repo); forges.size() == 1)
            facts.forge = forges.constFirst();
        facts.editorResolution = editorResolution(records, issue.ref);
        addLinks(records, facts);
        pool.issues.append(std::move(facts));
    }
    return pool;
}

} // namespace

std::expected<SamplePool, QString> readSamplePool(const QString &folder)
{
    Records records;
    const QDir directory(folder);
    for (const QString &name : directory.entryList({u"*.ndjson"_s}, QDir::Files, QDir::Name)) {
        if (const auto read = readFile(directory.filePath(name), records); !read)
            return std::unexpected(read.error());
    }
    return poolOf(std::move(records));
}

SamplePool poolOf(const QList<Record> &records)
{
    Records sorted;
    for (const Record &record : records)
        take(sorted, record);
    return poolOf(std::move(sorted));
}

QList<Assessment> assessPool(SamplePool &pool, const AssessmentSettings &settings)
{
    setStorms(pool, settings);
    QHash<IssueRef, QList<IssueRef>> landed;
    for (const Assessment &assessment : assessAll(pool, settings)) {
        if (assessment.landing)
            landed[assessment.landing->change].append(assessment.issue);
    }
    for (EvidenceFacts &facts : pool.issues) {
        for (ChangeFacts &change : facts.changes)
            change.landedIssues = landed.value(change.change.ref);
    }
    return assessAll(pool, settings);
}

} // namespace Winnow
