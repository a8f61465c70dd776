// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gzipwriter.h"

#include <zlib.h>

namespace Winnow {

namespace {

constexpr int gzipWindow = MAX_WBITS + 16; // "+ 16": zlib writes the gzip header and checksum
constexpr int memoryLevel = 8;
constexpr qsizetype pieceSize = 256 * 1024;

} // namespace

GzipWriter::GzipWriter()
    : m_stream(std::make_unique<z_stream>())
{
    deflateInit2(
            m_stream.get(), Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzipWindow, memoryLevel, Z_DEFAULT_STRATEGY);
}

GzipWriter::~GzipWriter()
{
    deflateEnd(m_stream.get());
}

QByteArray GzipWriter::pack(const QByteArray &bytes, bool last)
{
    m_stream->next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.constData()));
    m_stream->avail_in = static_cast<uInt>(bytes.size());
    QByteArray packed;
    qsizetype size = 0;
    do {
        packed.resize(size + pieceSize);
        m_stream->next_out = reinterpret_cast<Bytef *>(packed.data() + size);
        m_stream->avail_out = static_cast<uInt>(pieceSize);
        deflate(m_stream.get(), last ? Z_FINISH : Z_NO_FLUSH);
        size += pieceSize - m_stream->avail_out;
    } while (m_stream->avail_out == 0);
    packed.resize(size);
    return packed;
}

} // namespace Winnow
