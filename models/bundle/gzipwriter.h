// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

#include <memory>

struct z_stream_s;

namespace Winnow {

/// Packs a stream of bytes as one gzip member, without name or time, so that the same bytes pack the same.
class GzipWriter final
{
public:
    GzipWriter();
    ~GzipWriter();

    GzipWriter(const GzipWriter &) = delete;
    GzipWriter &operator=(const GzipWriter &) = delete;

    /// Takes @p bytes in and gives what is packed so far, which may be nothing; with @p last everything, and
    /// the writer is done.
    QByteArray pack(const QByteArray &bytes, bool last);

private:
    std::unique_ptr<z_stream_s> m_stream;
};

} // namespace Winnow
