// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linesource.h"

#include <algorithm>
#include <cstring>

namespace Winnow {

namespace {

constexpr qsizetype readSize = 1024 * 1024;
constexpr qsizetype usualCapacity = 2 * readSize;

} // namespace

LineSource::LineSource(std::unique_ptr<ByteSource> source)
    : m_source(std::move(source))
{
    reallocate(usualCapacity);
}

std::expected<LineSource, SourceError> LineSource::open(const QString &path)
{
    auto source = ByteSource::open(path);
    if (!source)
        return std::unexpected(source.error());
    return LineSource(std::move(*source));
}

std::expected<std::optional<BundleLine>, SourceError> LineSource::next()
{
    if (m_atStart) {
        if (const auto skipped = skipByteOrderMark(); !skipped)
            return std::unexpected(skipped.error());
    }
    for (;;) {
        const char *from = m_buffer.get() + m_scanned;
        const auto size = static_cast<size_t>(m_end - m_scanned);
        if (const auto *newline =
                        static_cast<const char *>(size > 0 ? std::memchr(from, '\n', size) : nullptr))
            return take(newline - (m_buffer.get() + m_begin), false);
        m_scanned = m_end;
        if (m_atEnd)
            return takeLast();
        if (m_end - m_begin > longestLine)
            return skipLongLine();
        if (const auto filled = fill(); !filled)
            return std::unexpected(filled.error());
    }
}

/// Reads on behind m_end.
std::expected<void, SourceError> LineSource::fill()
{
    makeRoom();
    const auto count = m_source->read(m_buffer.get() + m_end, std::min(readSize, m_capacity - m_end));
    if (!count) {
        m_atEnd = true;
        m_begin = m_scanned = m_end;
        return std::unexpected(count.error());
    }
    m_end += *count;
    m_atEnd = *count == 0;
    return {};
}

std::expected<void, SourceError> LineSource::skipByteOrderMark()
{
    static constexpr QByteArrayView mark("\xef\xbb\xbf");
    m_atStart = false;
    while (m_end < mark.size() && !m_atEnd) {
        if (const auto filled = fill(); !filled)
            return filled;
    }
    if (QByteArrayView(m_buffer.get(), m_end).startsWith(mark))
        m_begin = m_scanned = mark.size();
    return {};
}

/// Makes sure that at least one read fits behind m_end: first by moving the unfinished line to the front,
/// then by growing; and gives back what a long line made it grow to.
void LineSource::makeRoom()
{
    const qsizetype held = m_end - m_begin;
    if (m_capacity > usualCapacity && held < readSize) {
        reallocate(usualCapacity);
    } else if (m_capacity - m_end < readSize) {
        if (held + readSize > m_capacity) {
            reallocate(2 * m_capacity);
        } else {
            std::memmove(m_buffer.get(), m_buffer.get() + m_begin, static_cast<size_t>(held));
            m_scanned -= m_begin;
            m_begin = 0;
            m_end = held;
        }
    }
}

/// Moves what is held into a buffer of @p capacity bytes.
void LineSource::reallocate(qsizetype capacity)
{
    auto buffer = std::make_unique_for_overwrite<char[]>(static_cast<size_t>(capacity + readableBehind));
    const qsizetype held = m_end - m_begin;
    if (held > 0)
        std::memcpy(buffer.get(), m_buffer.get() + m_begin, static_cast<size_t>(held));
    m_buffer = std::move(buffer);
    m_capacity = capacity;
    m_scanned -= m_begin;
    m_begin = 0;
    m_end = held;
}

/// Gives the @p length bytes at m_begin as a line and moves behind it and its line end.
BundleLine LineSource::take(qsizetype length, bool unterminated)
{
    QByteArrayView bytes(m_buffer.get() + m_begin, length);
    m_begin = std::min(m_begin + length + 1, m_end);
    m_scanned = m_begin;
    if (bytes.endsWith('\r'))
        bytes.chop(1);
    BundleLine line{bytes, ++m_lineNumber, unterminated, false};
    if (bytes.size() > longestLine) {
        line.tooLong = true;
        line.bytes = {};
    }
    return line;
}

/// The rest of the file, where it does not end in a line end.
std::optional<BundleLine> LineSource::takeLast()
{
    if (m_begin == m_end)
        return std::nullopt;
    return take(m_end - m_begin, true);
}

/// Reads over the rest of a line that is too long to keep.
std::expected<std::optional<BundleLine>, SourceError> LineSource::skipLongLine()
{
    BundleLine line{{}, ++m_lineNumber, false, true};
    for (;;) {
        m_begin = m_scanned = m_end = 0;
        if (const auto filled = fill(); !filled)
            return std::unexpected(filled.error());
        if (m_atEnd) {
            line.unterminated = true;
            return line;
        }
        if (const auto *newline = static_cast<const char *>(
                    std::memchr(m_buffer.get(), '\n', static_cast<size_t>(m_end)))) {
            m_begin = m_scanned = newline + 1 - m_buffer.get();
            return line;
        }
    }
}

} // namespace Winnow
