// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bytesource.h"

#include <zlib.h>

#include <optional>
#include <vector>

namespace Winnow {

/// Unpacks a gzip file of one or more members on the fly.
class GzipSource final : public ByteSource
{
public:
    /// Goes on in @p file, of which @p head has been read already.
    GzipSource(std::unique_ptr<QFile> file, QByteArrayView head);
    ~GzipSource() override;

    GzipSource(const GzipSource &) = delete;
    GzipSource &operator=(const GzipSource &) = delete;

    std::expected<qint64, SourceError> read(char *to, qint64 size) override;

private:
    std::expected<void, SourceError> unpack();
    std::expected<void, SourceError> refill();
    std::expected<void, SourceError> startMember();
    std::expected<void, SourceError> startNextMember();
    std::expected<bool, SourceError> skipPadding();

    std::vector<Bytef> m_packed;
    z_stream m_stream{};
    bool m_inMember = false;
    bool m_atEnd = false; ///< The file has no more bytes.
    bool m_finished = false; ///< Nothing more to unpack, for good or for bad.
    std::optional<SourceError> m_failure; ///< Still to be told.
};

} // namespace Winnow
