// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundleimport.h"

#include "bundlereader.h"
#include "bytesource.h"
#include "progressclock.h"
#include "workspace/workspace.h"

#include <QFileInfo>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Phase = ImportProgress::Phase;

constexpr qint64 recordsPerStep = 20'000;
constexpr std::chrono::seconds timePerStep{1};

WorkspaceError toWorkspaceError(const SourceError &error)
{
    switch (error.code) {
    case SourceErrorCode::NotFound:
        return {WorkspaceErrorCode::NotFound, error.path, {}};
    case SourceErrorCode::NoPermission:
        return {WorkspaceErrorCode::NoPermission, error.path, {}};
    case SourceErrorCode::Unreadable:
    case SourceErrorCode::CutOff:
    case SourceErrorCode::Corrupt:
        break;
    }
    return {WorkspaceErrorCode::Io, error.path, error.detail};
}

/// Counts @p name, up to as many different names as a report lists.
void countName(QMap<QString, qint64> &counts, const QString &name)
{
    if (auto found = counts.find(name); found != counts.end())
        ++*found;
    else if (counts.size() < BundleImportReport::mostListed)
        counts.insert(name, 1);
}

/// One run of an import.
class BundleImport final
{
public:
    BundleImport(Workspace &workspace, const QStringList &files, const BundleImportOptions &options)
        : m_workspace(workspace)
        , m_files(files)
        , m_options(options)
    {}

    BundleImportResult run();

private:
    WorkspaceResult<void> checkFiles();
    void checkLines();
    WorkspaceResult<void> writeAll();
    WorkspaceResult<void> writeFiles(RecordWriter &writer);
    WorkspaceResult<void> writeBatch(RecordWriter &writer, const ReadBatch &batch);
    WorkspaceResult<void> writeRecord(
            RecordWriter &writer, qsizetype file, qint64 line, const Record &record);
    WorkspaceResult<void> endStepIfDue(RecordWriter &writer);
    WorkspaceResult<void> finish(RecordWriter &writer);

    const Record *takeLine(qsizetype file, const ReadLine &line);
    void refuse(qsizetype file, qint64 line, const LineError &error);
    void countOutcome(const Record &record, WriteOutcome outcome);
    void withdraw();
    void reportTouched(RecordWriter &writer);
    void reportProgress(Phase phase, bool atEnd);
    bool isStopped() const { return m_options.stop.stop_requested(); }
    bool isRefused() const { return m_options.strict && m_report.refusedCount > 0; }

    Workspace &m_workspace;
    const QStringList &m_files;
    const BundleImportOptions &m_options;
    BundleImportReport m_report;
    ImportProgress m_progress;
    ProgressClock m_clock;
    qsizetype m_currentFile = -1;
    qint64 m_recordsInStep = 0;
    std::chrono::steady_clock::time_point m_stepBegin;
};

BundleImportResult BundleImport::run()
{
    if (auto checked = checkFiles(); !checked)
        return std::unexpected(std::move(checked.error()));
    if (m_options.strict) {
        checkLines();
        if (isRefused() || isStopped()) {
            m_report.cancelled = isStopped();
            return std::move(m_report);
        }
        m_report = {};
        m_progress.lines = 0;
    }
    if (auto written = writeAll(); !written)
        return std::unexpected(std::move(written.error()));
    return std::move(m_report);
}

/// Opens all files before anything of any of them is written.
WorkspaceResult<void> BundleImport::checkFiles()
{
    for (const QString &path : m_files) {
        const QFileInfo info(path);
        if (info.exists() && !info.isFile() && !info.isDir()) {
            // Opening and closing a pipe would lose what its writer has put in.
            if (m_options.strict)
                return std::unexpected(WorkspaceError{
                        WorkspaceErrorCode::Io, path, u"strict reads twice, a pipe can be read once"_s});
            continue;
        }
        if (const auto source = ByteSource::open(path); !source)
            return std::unexpected(toWorkspaceError(source.error()));
        m_progress.bytesTotal += info.size();
    }
    return {};
}

/// Strict: reads all lines and writes none.
void BundleImport::checkLines()
{
    BundleReader reader(m_files);
    while (const auto batch = isStopped() ? std::nullopt : reader.next()) {
        for (const ReadLine &line : batch->lines)
            takeLine(batch->file, line);
        m_progress.bytesDone = batch->bytesDone;
        reportProgress(Phase::Checking, false);
    }
    reportProgress(Phase::Checking, true);
}

WorkspaceResult<void> BundleImport::writeAll()
{
    auto writer = RecordWriter::begin(m_workspace);
    if (!writer)
        return std::unexpected(std::move(writer.error()));
    if (auto written = writeFiles(*writer); !written)
        return written;
    m_report.cancelled = isStopped();
    // The writer takes back what was not committed, and strict commits nothing on the way.
    if (isRefused() || (m_options.strict && m_report.cancelled)) {
        withdraw();
        return {};
    }
    return finish(*writer);
}

WorkspaceResult<void> BundleImport::writeFiles(RecordWriter &writer)
{
    m_stepBegin = std::chrono::steady_clock::now();
    BundleReader reader(m_files);
    while (const auto batch = isStopped() || isRefused() ? std::nullopt : reader.next()) {
        auto done = writeBatch(writer, *batch).and_then([&] { return endStepIfDue(writer); });
        if (!done)
            return done;
        m_progress.bytesDone = batch->bytesDone;
        reportProgress(Phase::Writing, false);
    }
    reportProgress(Phase::Writing, true);
    return {};
}

WorkspaceResult<void> BundleImport::writeBatch(RecordWriter &writer, const ReadBatch &batch)
{
    if (batch.file != std::exchange(m_currentFile, batch.file)) {
        // A file without a header must not be ranked by the header of the one before it.
        if (const auto reset = writer.write(BundleHeader{}); !reset)
            return std::unexpected(reset.error());
    }
    for (const ReadLine &line : batch.lines) {
        const Record *record = takeLine(batch.file, line);
        if (!record)
            continue;
        if (auto done = writeRecord(writer, batch.file, line.number, *record); !done)
            return done;
    }
    return {};
}

WorkspaceResult<void> BundleImport::writeRecord(
        RecordWriter &writer, qsizetype file, qint64 line, const Record &record)
{
    const auto outcome = writer.write(record);
    if (outcome) {
        countOutcome(record, *outcome);
        return {};
    }
    if (outcome.error().code != WorkspaceErrorCode::InvalidArgument)
        return std::unexpected(outcome.error());
    refuse(file, line, {recordTypeName(record), outcome.error().detail});
    return {};
}

WorkspaceResult<void> BundleImport::endStepIfDue(RecordWriter &writer)
{
    const auto now = std::chrono::steady_clock::now();
    if (m_options.strict || (m_recordsInStep < recordsPerStep && now - m_stepBegin < timePerStep))
        return {};
    if (auto done = writer.commit(); !done)
        return done;
    reportTouched(writer);
    m_recordsInStep = 0;
    m_stepBegin = now;
    return {};
}

WorkspaceResult<void> BundleImport::finish(RecordWriter &writer)
{
    const auto reporter = [this](Phase phase) {
        return [this, phase](qint64 done, qint64 total) {
            m_progress.issuesDone = done;
            m_progress.issuesTotal = total;
            reportProgress(phase, done == total);
        };
    };
    auto summary = writer.finish(reporter(Phase::Indexing), m_options.stop, reporter(Phase::Assessing));
    reportTouched(writer);
    m_report.cancelled = isStopped();
    m_report.written = true;
    if (summary) {
        m_report.missingIssues = std::move(summary->missingIssues);
        m_report.missingChanges = std::move(summary->missingChanges);
        m_report.indexedIssues = summary->indexedIssues;
    } else if (summary.error().code != WorkspaceErrorCode::Interrupted) {
        return std::unexpected(std::move(summary.error()));
    }
    return {};
}

/// Counts @p line and gives its record, if it is one.
const Record *BundleImport::takeLine(qsizetype file, const ReadLine &line)
{
    ++m_report.lines;
    ++m_progress.lines;
    if (!line.parsed) {
        refuse(file, line.number, line.parsed.error());
        return nullptr;
    }
    if (!line.parsed->unknownType.isNull())
        countName(m_report.unknownTypes, line.parsed->unknownType);
    for (const QString &key : line.parsed->unknownKeys)
        countName(m_report.unknownKeys, key);
    return line.parsed->record ? &*line.parsed->record : nullptr;
}

void BundleImport::refuse(qsizetype file, qint64 line, const LineError &error)
{
    ++m_report.refusedCount;
    if (m_report.refused.size() < BundleImportReport::mostListed)
        m_report.refused.append({m_files.at(file), line, error.path, error.message});
}

void BundleImport::countOutcome(const Record &record, WriteOutcome outcome)
{
    ++m_recordsInStep;
    ++m_report.records[recordTypeName(record)];
    switch (outcome) {
    case WriteOutcome::Added:
        ++m_report.added;
        break;
    case WriteOutcome::Changed:
        ++m_report.changed;
        break;
    case WriteOutcome::Unchanged:
        ++m_report.unchanged;
        break;
    }
}

/// Takes back from the report what will not be in the workspace.
void BundleImport::withdraw()
{
    m_report.records.clear();
    m_report.added = m_report.changed = m_report.unchanged = 0;
}

void BundleImport::reportTouched(RecordWriter &writer)
{
    const RecordWriter::Touched touched = writer.takeTouched();
    if (m_options.touched && (touched.everything || !touched.issues.isEmpty()))
        m_options.touched(touched);
}

void BundleImport::reportProgress(Phase phase, bool atEnd)
{
    if (!m_options.progress || !m_clock.isDue(atEnd))
        return;
    m_progress.phase = phase;
    m_options.progress(m_progress);
}

} // namespace

BundleImportResult importBundles(
        Workspace &workspace, const QStringList &files, const BundleImportOptions &options)
{
    return BundleImport(workspace, files, options).run();
}

} // namespace Winnow
