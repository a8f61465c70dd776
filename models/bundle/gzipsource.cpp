// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gzipsource.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr size_t packedBuffer = 256 * 1024;
constexpr int gzipWindow = MAX_WBITS + 16; // "+ 16": zlib reads the gzip header and checks its checksum
constexpr Bytef firstMagic = 0x1f;

} // namespace

GzipSource::GzipSource(std::unique_ptr<QFile> file, QByteArrayView head)
    : ByteSource(std::move(file))
    , m_packed(packedBuffer)
{
    std::ranges::copy(head, m_packed.begin());
    m_stream.next_in = m_packed.data();
    m_stream.avail_in = static_cast<uInt>(head.size());
}

GzipSource::~GzipSource()
{
    if (m_inMember)
        inflateEnd(&m_stream);
}

std::expected<qint64, SourceError> GzipSource::read(char *to, qint64 size)
{
    m_stream.next_out = reinterpret_cast<Bytef *>(to);
    m_stream.avail_out = static_cast<uInt>(std::min<qint64>(size, std::numeric_limits<int>::max()));
    const uInt wanted = m_stream.avail_out;
    while (m_stream.avail_out == wanted && !m_finished) {
        const auto done = m_inMember ? unpack() : startNextMember();
        if (!done) {
            m_finished = true;
            m_failure = done.error();
        }
    }
    // What was unpacked before the damage goes out first.
    if (m_failure && m_stream.avail_out == wanted)
        return std::unexpected(*std::exchange(m_failure, std::nullopt));
    return wanted - m_stream.avail_out;
}

/// Unpacks as much as goes in one step.
std::expected<void, SourceError> GzipSource::unpack()
{
    if (const auto filled = refill(); !filled)
        return filled;
    switch (const int result = inflate(&m_stream, Z_NO_FLUSH)) {
    case Z_OK:
        return {};
    case Z_STREAM_END:
        inflateEnd(&m_stream);
        m_inMember = false;
        return {};
    case Z_BUF_ERROR: // no progress though there is room: the input is at its end
        return std::unexpected(error(SourceErrorCode::CutOff, u"the compressed data is cut off"_s));
    default:
        const QString why = m_stream.msg ? QString::fromLatin1(m_stream.msg) : u"zlib error %1"_s.arg(result);
        return std::unexpected(error(SourceErrorCode::Corrupt, u"the compressed data is damaged: "_s + why));
    }
}

/// Gets more packed bytes when all have been used; leaves none at the end of the file.
std::expected<void, SourceError> GzipSource::refill()
{
    if (m_stream.avail_in > 0 || m_atEnd)
        return {};
    const auto count =
            readFile(reinterpret_cast<char *>(m_packed.data()), static_cast<qint64>(m_packed.size()));
    if (!count)
        return std::unexpected(count.error());
    m_atEnd = *count == 0;
    m_stream.next_in = m_packed.data();
    m_stream.avail_in = static_cast<uInt>(*count);
    return {};
}

std::expected<void, SourceError> GzipSource::startNextMember()
{
    const auto more = skipPadding();
    if (!more)
        return std::unexpected(more.error());
    if (!*more) {
        m_finished = true;
        return {};
    }
    return startMember();
}

/// Zero bytes may fill up a file behind a member (tapes, block devices). Gives whether anything follows them.
std::expected<bool, SourceError> GzipSource::skipPadding()
{
    for (;;) {
        if (const auto filled = refill(); !filled)
            return std::unexpected(filled.error());
        if (m_stream.avail_in == 0)
            return false;
        const Bytef *end = m_stream.next_in + m_stream.avail_in;
        const Bytef *next = std::find_if(
                m_stream.next_in, m_stream.next_in + m_stream.avail_in, [](Bytef byte) { return byte != 0; });
        m_stream.avail_in = static_cast<uInt>(end - next);
        m_stream.next_in = const_cast<Bytef *>(next);
        if (m_stream.avail_in > 0)
            return true;
    }
}

std::expected<void, SourceError> GzipSource::startMember()
{
    if (*m_stream.next_in != firstMagic)
        return std::unexpected(
                error(SourceErrorCode::Corrupt, u"something else follows the compressed data"_s));
    if (inflateInit2(&m_stream, gzipWindow) != Z_OK)
        return std::unexpected(error(SourceErrorCode::Unreadable, u"no memory to unpack it"_s));
    m_inMember = true;
    return {};
}

} // namespace Winnow
