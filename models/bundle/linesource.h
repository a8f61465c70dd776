// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bytesource.h"

#include <QByteArrayView>

#include <memory>
#include <optional>

namespace Winnow {

/// One line of a bundle file, without its line end. The bytes are good until the next call of
/// LineSource::next().
struct BundleLine
{
    QByteArrayView bytes;
    qint64 number = 0; ///< From 1.
    bool unterminated = false; ///< The file ended before the line did.
    bool tooLong = false; ///< Over LineSource::longestLine bytes; `bytes` is empty, the line was skipped.
};

/// Cuts a bundle file, plain or gzip, into lines, with memory that does not grow with the file: a few MiB,
/// and for a long line what it needs. A byte order mark at the start is skipped; both LF and CRLF end a line.
/// Bytes are given as they are: NUL bytes and broken UTF-8 are the reader's business.
class LineSource final
{
public:
    static constexpr qsizetype longestLine = 64 * 1024 * 1024;

    /// Bytes behind each line that may be read, whatever they hold, so that wide reads need no copy of the
    /// line.
    static constexpr qsizetype readableBehind = 64;

    /// Opens @p path; the error says why it cannot be read.
    static std::expected<LineSource, SourceError> open(const QString &path);

    /// Gives the next line, or nothing at the end. After an error there are no more lines: a beginning of a
    /// line that damage cut off is not given.
    std::expected<std::optional<BundleLine>, SourceError> next();

    /// Number of the line that next() gave last, 0 before the first.
    qint64 lineNumber() const { return m_lineNumber; }

    /// Bytes of the file read so far and in all, for progress; of the packed file, where it is packed.
    qint64 consumed() const { return m_source->consumed(); }
    qint64 total() const { return m_source->total(); }

private:
    explicit LineSource(std::unique_ptr<ByteSource> source);

    std::expected<void, SourceError> fill();
    std::expected<std::optional<BundleLine>, SourceError> skipLongLine();
    std::optional<BundleLine> takeLast();
    BundleLine take(qsizetype length, bool unterminated);
    void makeRoom();
    void reallocate(qsizetype capacity);
    std::expected<void, SourceError> skipByteOrderMark();

    std::unique_ptr<ByteSource> m_source;
    std::unique_ptr<char[]> m_buffer;
    qsizetype m_capacity = 0; ///< Without the readable bytes behind.
    qsizetype m_begin = 0; ///< Where the next line starts.
    qsizetype m_end = 0; ///< Behind the last byte read.
    qsizetype m_scanned = 0; ///< No line end between m_begin and here.
    qint64 m_lineNumber = 0;
    bool m_atStart = true;
    bool m_atEnd = false;
};

} // namespace Winnow
