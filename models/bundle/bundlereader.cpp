// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundlereader.h"

#include "linesource.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t linesPerBatch = 512;
constexpr qint64 bytesPerBatch = 4 * 1024 * 1024; // so that long lines do not pile up
constexpr size_t batchesAhead = 4;

LineError damageError(const SourceError &error)
{
    return {{}, error.detail};
}

LineError tooLongError()
{
    return {{}, u"longer than %1 MiB"_s.arg(LineSource::longestLine / (1024 * 1024))};
}

std::expected<ParsedLine, LineError> parseLine(BundleLineParser &parser, const BundleLine &line)
{
    if (line.tooLong)
        return std::unexpected(tooLongError());
    auto parsed = parser.parseInPlace(line.bytes);
    if (!parsed && line.unterminated)
        parsed.error().message += u"; the file ends in mid-line here"_s;
    return parsed;
}

} // namespace

BundleReader::BundleReader(QStringList files)
    : m_files(std::move(files))
    , m_queue(batchesAhead)
    , m_thread([this] { readAll(); })
{}

BundleReader::~BundleReader()
{
    m_queue.close();
}

void BundleReader::readAll()
{
    BundleLineParser parser;
    for (qsizetype file = 0; file < m_files.size(); ++file) {
        if (!readFile(file, parser))
            return;
    }
    m_queue.close();
}

/// Reads one file to its end; false where nobody wants more.
bool BundleReader::readFile(qsizetype file, BundleLineParser &parser)
{
    auto source = LineSource::open(m_files.at(file));
    if (!source)
        return m_queue.push({file, {{1, std::unexpected(damageError(source.error()))}}, m_bytesBefore});
    ReadBatch batch{file, {}, 0};
    qint64 bytes = 0;
    for (;;) {
        const auto line = source->next();
        const bool atEnd = !line || !*line;
        if (!line) {
            batch.lines.push_back({source->lineNumber() + 1, std::unexpected(damageError(line.error()))});
        } else if (*line) {
            bytes += (*line)->bytes.size();
            auto parsed = parseLine(parser, **line);
            if (!parsed || !parsed->isBlank())
                batch.lines.push_back({(*line)->number, std::move(parsed)});
        }
        if (!atEnd && batch.lines.size() < linesPerBatch && bytes < bytesPerBatch)
            continue;
        batch.bytesDone = m_bytesBefore + source->consumed();
        if (!m_queue.push(std::exchange(batch, ReadBatch{file, {}, 0})))
            return false;
        bytes = 0;
        if (atEnd) {
            m_bytesBefore += source->consumed();
            return true;
        }
    }
}

} // namespace Winnow
