// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bytesource.h"

#include "gzipsource.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Bytes as they lie in the file.
class PlainSource final : public ByteSource
{
public:
    PlainSource(std::unique_ptr<QFile> file, QByteArrayView head)
        : ByteSource(std::move(file))
        , m_head(head.toByteArray())
    {}

    std::expected<qint64, SourceError> read(char *to, qint64 size) override
    {
        if (m_head.isEmpty())
            return readFile(to, size);
        const qint64 count = std::min<qint64>(size, m_head.size());
        std::copy_n(m_head.cbegin(), count, to);
        m_head = m_head.sliced(count);
        return count;
    }

private:
    QByteArray m_head;
};

SourceError openError(const QFile &file)
{
    const QFileInfo info(file.fileName());
    if (!info.exists())
        return {SourceErrorCode::NotFound, file.fileName(), u"no such file"_s};
    if (info.isDir())
        return {SourceErrorCode::Unreadable, file.fileName(), u"a folder, not a file"_s};
    const bool forbidden = file.error() == QFileDevice::PermissionsError || !info.isReadable();
    return {forbidden ? SourceErrorCode::NoPermission : SourceErrorCode::Unreadable, file.fileName(),
            file.errorString()};
}

} // namespace

ByteSource::ByteSource(std::unique_ptr<QFile> file)
    : m_file(std::move(file))
    , m_consumed(m_file->isSequential() ? 0 : m_file->pos())
    , m_total(m_file->isSequential() ? 0 : m_file->size())
{}

std::expected<std::unique_ptr<ByteSource>, SourceError> ByteSource::open(const QString &path)
{
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return std::unexpected(openError(*file));
    std::array<char, 2> head{};
    qint64 size = 0;
    while (size < 2) { // a pipe may give one byte at a time
        const qint64 count = file->read(head.data() + size, 2 - size);
        if (count < 0)
            return std::unexpected(SourceError{SourceErrorCode::Unreadable, path, file->errorString()});
        if (count == 0)
            break;
        size += count;
    }
    const QByteArrayView bytes(head.data(), size);
    if (bytes == QByteArrayView("\x1f\x8b"))
        return std::make_unique<GzipSource>(std::move(file), bytes);
    return std::make_unique<PlainSource>(std::move(file), bytes);
}

std::expected<qint64, SourceError> ByteSource::readFile(char *to, qint64 size)
{
    const qint64 count = m_file->read(to, size);
    if (count < 0)
        return std::unexpected(error(SourceErrorCode::Unreadable, m_file->errorString()));
    m_consumed += count;
    return count;
}

SourceError ByteSource::error(SourceErrorCode code, const QString &detail) const
{
    return {code, m_file->fileName(), detail};
}

} // namespace Winnow
