// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wholefile.h"

#include "text.h"
#include "verb.h"

#include <QFile>
#include <QSaveFile>

#include <cstdio>

namespace Winnow {

using namespace Qt::StringLiterals;

std::expected<QByteArray, ExitCode> readWholeFile(const QString &path)
{
    QFile file(path);
    const bool isOpen = path == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    QByteArray bytes = isOpen ? file.readAll() : QByteArray();
    if (!isOpen || file.error() != QFileDevice::NoError)
        return std::unexpected(fail(Text::tr("%1 cannot be read: %2.").arg(path, file.errorString())));
    return bytes;
}

ExitCode writeWholeFile(const QString &path, const QByteArray &text)
{
    if (path.isEmpty() || path == u"-") {
        std::fwrite(text.constData(), 1, static_cast<size_t>(text.size()), stdout);
        return ExitCode::Done;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return fail(Text::tr("%1 cannot be written: %2.").arg(path, file.errorString()));
    return ExitCode::Done;
}

} // namespace Winnow
