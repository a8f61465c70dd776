// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "sourceerror.h"

#include <QFile>

#include <memory>

namespace Winnow {

/// A stream of bytes that lines are cut from: a file as it lies on the disk, or what a gzip file unpacks to.
class ByteSource
{
public:
    /// Opens @p path and tells gzip from plain text by the first two bytes, whatever the name says. The error
    /// says why the file cannot be read.
    static std::expected<std::unique_ptr<ByteSource>, SourceError> open(const QString &path);

    virtual ~ByteSource() = default;

    /// Puts at most @p size (1 or more) bytes at @p to and gives their number; 0 at the end. After an error
    /// the source gives nothing more.
    virtual std::expected<qint64, SourceError> read(char *to, qint64 size) = 0;

    /// Bytes of the file taken so far; on the packed side, where it is packed.
    qint64 consumed() const { return m_consumed; }

    /// Bytes of the whole file; 0 where the system does not know (a pipe).
    qint64 total() const { return m_total; }

protected:
    explicit ByteSource(std::unique_ptr<QFile> file);

    /// Reads the file itself; the same promise as read().
    std::expected<qint64, SourceError> readFile(char *to, qint64 size);

    SourceError error(SourceErrorCode code, const QString &detail) const;

private:
    std::unique_ptr<QFile> m_file;
    qint64 m_consumed = 0;
    qint64 m_total = 0;
};

} // namespace Winnow
