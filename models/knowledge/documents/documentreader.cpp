// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentreader.h"

#include "documentfinder.h"
#include "documentnodes.h"
#include "documentparser.h"

#include <QFile>
#include <QSet>
#include <QUrl>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using FileBytes = std::expected<QByteArray, LeftOutFile>;

FileBytes bytesOf(const FoundFile &found, qint64 largest)
{
    QFile file(found.path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        if (!file.exists())
            return std::unexpected(LeftOutFile{found.shown, LeftOutReason::Missing});
        return std::unexpected(LeftOutFile{found.shown, LeftOutReason::Unreadable, -1, file.errorString()});
    }
    // It may have grown since it was found.
    QByteArray bytes = file.size() > largest ? QByteArray() : file.readAll();
    if (file.size() > largest || bytes.size() > largest)
        return std::unexpected(LeftOutFile{found.shown, LeftOutReason::TooLarge, file.size()});
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(LeftOutFile{found.shown, LeftOutReason::Unreadable, -1, file.errorString()});
    if (const qsizetype nul = binaryByte(bytes); nul >= 0)
        return std::unexpected(LeftOutFile{found.shown, LeftOutReason::Binary, nul});
    return bytes;
}

QString encodedPath(const QString &path)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(path, "/"_ba));
}

QString stemOf(const QString &path)
{
    const QString name = path.sliced(path.lastIndexOf(u'/') + 1);
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot > 0 ? name.first(dot) : name;
}

class DocumentReading final
{
public:
    DocumentReading(const QList<DocumentSource> &sources, const DocumentReadOptions &options,
            const std::function<bool(const ReadDocument &)> &take)
        : m_sources(sources)
        , m_options(options)
        , m_take(take)
    {}

    DocumentReport run()
    {
        const auto heard = [this](qint64 found) {
            m_progress.filesFound = found;
            report();
        };
        const FoundFiles found = findDocuments(m_sources, m_report, heard, m_options.stop);
        m_progress.isFinding = false;
        m_progress.filesFound = found.files.size();
        m_progress.bytesFound = found.bytes;
        report();
        for (const FoundFile &file : found.files) {
            if (m_options.stop.stop_requested() || !readFile(file)) {
                m_report.cancelled = true;
                break;
            }
            ++m_progress.filesDone;
            m_progress.bytesDone += file.size;
            report();
        }
        m_report.cancelled |= m_options.stop.stop_requested();
        return std::move(m_report);
    }

private:
    /// False where the taker wants no more.
    bool readFile(const FoundFile &file)
    {
        const QString ownId = joinedPath(m_sources[file.source].id, pathAsId(file.relative));
        const FileBytes bytes = bytesOf(file, m_options.largestFile);
        if (!bytes) {
            leaveOut(m_report, bytes.error(), ownId);
            return true;
        }
        auto parsed = parseDocument(*bytes, file.kind);
        if (!parsed) {
            leaveOut(m_report, {file.shown, LeftOutReason::WrongEncoding, parsed.error().byte}, ownId);
            return true;
        }
        ReadDocument read{.file = file.shown, .id = idOf(file, parsed->document, ownId), .nodes = {}};
        if (m_ids.contains(read.id)) {
            leaveOut(m_report, {file.shown, LeftOutReason::SameDocument, -1, read.id}, {});
            return true;
        }
        m_ids.insert(read.id);
        if (parsed->isEmpty)
            leaveOut(m_report, {file.shown, LeftOutReason::Empty}, {});
        else
            count(file, *parsed, *bytes);
        if (!parsed->isEmpty)
            read.nodes = documentNodes(
                    parsed->document, {read.id, urlOf(file, parsed->document), stemOf(file.shown)});
        m_report.nodes += read.nodes.size();
        m_progress.nodes = m_report.nodes;
        return m_take(read);
    }

    QString idOf(const FoundFile &file, const Document &document, const QString &ownId) const
    {
        const bool isByAddress = m_sources[file.source].prefersPageAddress && !document.address.isEmpty();
        return isByAddress ? document.address : ownId;
    }

    QString urlOf(const FoundFile &file, const Document &document) const
    {
        if (!document.address.isEmpty())
            return document.address;
        const QString &base = m_sources[file.source].url;
        return base.isEmpty() ? QString::fromLatin1(QUrl::fromLocalFile(file.path).toEncoded())
                              : joinedPath(base, encodedPath(file.relative));
    }

    void count(const FoundFile &file, const ParsedDocument &parsed, const QByteArray &bytes)
    {
        ++m_report.files;
        m_report.bytes += bytes.size();
        if (!parsed.isGuessed && parsed.fault < 0)
            return;
        ++m_report.remarkCount;
        if (m_report.remarks.size() < DocumentReport::mostListed)
            m_report.remarks.append({file.shown, parsed.encoding, parsed.fault});
    }

    void report()
    {
        if (m_options.progress)
            m_options.progress(m_progress);
    }

    const QList<DocumentSource> &m_sources;
    const DocumentReadOptions &m_options;
    const std::function<bool(const ReadDocument &)> &m_take;
    DocumentReport m_report;
    DocumentProgress m_progress;
    QSet<QString> m_ids; ///< Documents read so far.
};

} // namespace

DocumentReport readDocuments(const QList<DocumentSource> &sources, const DocumentReadOptions &options,
        const std::function<bool(const ReadDocument &)> &take)
{
    return DocumentReading(sources, options, take).run();
}

} // namespace Winnow
