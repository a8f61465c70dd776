// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"
#include "peakmemory.h"
#include "sqliteshell.h"

#include "bundle/bundleimport.h"
#include "workspace/schema.h"
#include "workspace/searchtext.h"
#include "workspace/workspace.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int importRuns = 3;

PoolShape importPool()
{
    PoolShape shape;
    shape.issues = 100'000;
    return shape;
}

/// Adds the tokens that our import made to @p workspace as a plain table, since the search index keeps no copy of them:
/// the shell gets them ready-made.
bool addReadyTokens(const QString &path)
{
    auto database = Sqlite::Database::open(path, Sqlite::OpenMode::ReadWrite);
    if (!database
            || !database->execute(
                    "BEGIN; CREATE TABLE ready_tokens (id INTEGER PRIMARY KEY, tokens TEXT)"_ba))
        return false;
    auto texts = database->prepare(
            "SELECT t.issue_id, t.title, t.body, (SELECT group_concat(e.text, ' ') FROM event AS e "
            "WHERE e.issue_id = t.issue_id AND e.kind = 'comment') FROM issue_text AS t"_ba);
    auto insert = database->prepare("INSERT INTO ready_tokens VALUES (?1, ?2)"_ba);
    if (!texts || !insert)
        return false;
    while (texts->step().value_or(false)) {
        QByteArray tokens;
        for (int column = 1; column <= 3; ++column)
            appendSearchTokens(texts->utf8(column), tokens);
        insert->bind(1, texts->integer(0));
        insert->bindUtf8(2, tokens);
        if (!insert->run())
            return false;
    }
    return database->execute("COMMIT"_ba).has_value();
}

/// A script that makes the same schema and copies every row over from @p source, ready-made.
QByteArray copyScript(const QString &source)
{
    QByteArray script = "PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                        "PRAGMA cache_size = -65536; PRAGMA foreign_keys = ON;\n"_ba
            + schemaSteps().join('\n') + "\nATTACH '" + source.toUtf8() + "' AS source;\nBEGIN;\n";
    for (const char *table : {"meta", "repo", "series", "batch", "issue", "issue_text", "label",
                 "issue_label", "code_change", "event"}) {
        script += QByteArray("INSERT INTO main.") + table + " SELECT * FROM source." + table + ";\n";
    }
    return script
            + "INSERT INTO search (rowid, tokens) SELECT id, tokens FROM source.ready_tokens;\nCOMMIT;\n";
}

struct TimedImport
{
    double searchableMs = 0; ///< Until all records are written and their texts can be found.
    double ms = 0; ///< Until what closed the issues is assessed, too.
    qint64 records = 0;
};

std::optional<TimedImport> timeImport(const QString &bundle, const QString &path)
{
    auto workspace = Workspace::create(path);
    if (!workspace)
        return std::nullopt;
    TimedImport timed;
    QElapsedTimer timer;
    const auto elapsedMs = [&timer] { return static_cast<double>(timer.nsecsElapsed()) / 1e6; };
    BundleImportOptions options;
    options.progress = [&](const ImportProgress &progress) {
        if (progress.phase == ImportProgress::Phase::Indexing && progress.issuesDone == progress.issuesTotal)
            timed.searchableMs = elapsedMs();
    };
    timer.start();
    const auto report = importBundles(*workspace, {bundle}, options);
    if (!report || timed.searchableMs == 0)
        return std::nullopt;
    timed.ms = elapsedMs();
    timed.records = report->lines;
    return timed;
}

/// The largest resident set that @p command reached, in MiB. The kernel keeps the mark; it is read until the end.
std::optional<double> peakMemoryOf(const QStringList &command)
{
    QProcess child;
    child.start(command.constFirst(), command.sliced(1));
    if (!child.waitForStarted())
        return std::nullopt;
    std::optional<double> peak;
    do {
        peak = std::max(peak, peakMemory(child.processId()));
    } while (!child.waitForFinished(50));
    return child.exitCode() == 0 ? peak : std::nullopt;
}

} // namespace

bool benchImport(const BenchData &data)
{
    const QString bundle = data.bundle(importPool());
    QString source;
    std::vector<double> importTimes;
    std::vector<double> searchableTimes;
    std::vector<double> shellTimes;
    qint64 records = 0;
    // The disk has its moods: each is timed several times, in turn.
    for (int i = 0; i < importRuns; ++i) {
        const QString path = data.scratch(u"import.winnow"_s);
        const auto imported = timeImport(bundle, path);
        if (!imported)
            return false;
        records = imported->records;
        importTimes.push_back(imported->ms);
        searchableTimes.push_back(imported->searchableMs);
        if (source.isEmpty()) {
            source = data.scratch(u"ready.winnow"_s);
            if (!QFile::copy(path, source) || !addReadyTokens(source))
                return false;
        }
        const auto shellMs = SqliteShell::timeScript(data.scratch(u"shell.db"_s), copyScript(source));
        if (!shellMs)
            return false;
        shellTimes.push_back(*shellMs);
    }
    const double importMs = percentile(searchableTimes, 0.5);
    const double shellMs = percentile(shellTimes, 0.5);
    const double rate = static_cast<double>(records) / importMs * 1000.0;
    printMeasurement({.bench = u"import"_s,
            .figure = u"rate until written and searchable, median of 3"_s,
            .value = rate,
            .unit = u"records/s"_s,
            .target = u">= 60000"_s,
            .met = rate >= 60'000});
    const double ratio = importMs / shellMs;
    printMeasurement({.bench = u"import"_s,
            .figure = u"time for %1 records until written and searchable, median of 3"_s.arg(records),
            .value = importMs,
            .unit = u"ms"_s,
            .target = u"ratio <= 2.5"_s,
            .met = ratio <= 2.5,
            .baseline = u"sqlite3 shell inserting the same rows ready-made"_s,
            .baselineValue = shellMs,
            .ratio = ratio});
    printMeasurement({.bench = u"import"_s,
            .figure = u"time until what closed the issues is assessed, too, median of 3"_s,
            .value = percentile(importTimes, 0.5),
            .unit = u"ms"_s});
    return true;
}

bool benchImportMemory(const BenchData &data)
{
    PoolShape shape = importPool();
    shape.issues = 220'000;
    shape.bodySentences = 90; // about 7 kB a body: some 2 GB in all
    const QString bundle = data.bundle(shape);
    if (bundle.isEmpty())
        return false;
    const QString path = data.scratch(u"memory.winnow"_s);
    if (!Workspace::create(path))
        return false;
    const auto peak = peakMemoryOf({QStringLiteral(WINNOW_PROGRAM), u"-w"_s, path, u"import"_s, bundle});
    const double gigabytes = static_cast<double>(QFile(bundle).size()) / 1e9;
    QFile::remove(bundle);
    if (!peak)
        return false;
    printMeasurement({.bench = u"import-memory"_s,
            .figure = u"peak of importing %1 GB"_s.arg(gigabytes, 0, 'f', 2),
            .value = *peak,
            .unit = u"MiB"_s,
            .target = u"<= 300"_s,
            .met = *peak <= 300});
    return true;
}

} // namespace Winnow
