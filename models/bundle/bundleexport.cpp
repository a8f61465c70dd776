// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundleexport.h"

#include "bundlewriter.h"
#include "gzipwriter.h"
#include "progressclock.h"
#include "workspace/recordreader.h"
#include "workspace/workspace.h"

#include <QSaveFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype bufferSize = 1024 * 1024;

WorkspaceError fileError(const QSaveFile &file)
{
    WorkspaceErrorCode code = WorkspaceErrorCode::Io;
    if (file.error() == QFileDevice::PermissionsError)
        code = WorkspaceErrorCode::NoPermission;
    else if (file.error() == QFileDevice::ResourceError)
        code = WorkspaceErrorCode::DiskFull;
    return {code, file.fileName(), file.errorString()};
}

/// The bundle file in the making: collects lines and writes them in large pieces, packed or plain.
class BundleFile final
{
public:
    explicit BundleFile(const QString &path)
        : m_file(path)
    {
        if (path.endsWith(".gz"_L1, Qt::CaseInsensitive))
            m_gzip.emplace();
    }

    WorkspaceResult<void> open()
    {
        if (!m_file.open(QIODevice::WriteOnly))
            return std::unexpected(fileError(m_file));
        return {};
    }

    WorkspaceResult<void> addLine(const QByteArray &line)
    {
        m_buffer += line;
        m_buffer += '\n';
        return m_buffer.size() < bufferSize ? WorkspaceResult<void>{} : flush(false);
    }

    /// Puts the file in its place.
    WorkspaceResult<void> commit()
    {
        if (auto flushed = flush(true); !flushed)
            return flushed;
        if (!m_file.commit())
            return std::unexpected(fileError(m_file));
        return {};
    }

private:
    WorkspaceResult<void> flush(bool last)
    {
        const QByteArray bytes = m_gzip ? m_gzip->pack(m_buffer, last) : m_buffer;
        m_buffer.resize(0);
        if (m_file.write(bytes) != bytes.size())
            return std::unexpected(fileError(m_file));
        return {};
    }

    QSaveFile m_file;
    std::optional<GzipWriter> m_gzip;
    QByteArray m_buffer;
};

} // namespace

WorkspaceResult<BundleExportReport> exportBundle(const Workspace &workspace, const QString &path,
        const std::function<void(qint64, qint64)> &progress, const std::stop_token &stop)
{
    const auto total = progress ? countRecords(workspace) : 0;
    if (!total)
        return std::unexpected(total.error());
    BundleFile file(path);
    auto written = file.open();
    if (!written)
        return std::unexpected(std::move(written.error()));

    BundleExportReport report;
    ProgressClock clock;
    auto read = readRecords(workspace, [&](const Record &record) {
        if (stop.stop_requested())
            return false;
        written = file.addLine(writeBundleLine(record));
        ++report.lines;
        ++report.records[recordTypeName(record)];
        if (progress && clock.isDue())
            progress(report.lines, *total);
        return written.has_value();
    });
    if (!written)
        return std::unexpected(std::move(written.error()));
    if (stop.stop_requested())
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::Interrupted, path, {}});
    if (!read)
        return std::unexpected(std::move(read.error()));
    if (auto done = file.commit(); !done)
        return std::unexpected(std::move(done.error()));
    if (progress)
        progress(report.lines, report.lines);
    return report;
}

} // namespace Winnow
