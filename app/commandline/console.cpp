// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "console.h"

#include <cstdio>

#include <unistd.h>

namespace Winnow::Console {

using namespace Qt::StringLiterals;

namespace {

void write(std::FILE *stream, QByteArrayView utf8)
{
    std::fwrite(utf8.data(), 1, static_cast<size_t>(utf8.size()), stream);
}

} // namespace

void printResult(const QByteArray &utf8)
{
    write(stdout, utf8);
    std::fputc('\n', stdout);
}

void printResult(const QString &text)
{
    printResult(text.toUtf8());
}

void printMessage(const QString &text)
{
    // One line, whatever a file name or a library's message holds.
    QString line = u"winnow: "_s + text.trimmed();
    for (QChar &c : line) {
        if (c.unicode() < 0x20)
            c = u' ';
    }
    printRaw(line + u'\n');
}

void printRaw(const QString &text)
{
    write(stderr, text.toUtf8());
    std::fflush(stderr);
}

bool messagesAreWatched()
{
    return isatty(STDERR_FILENO) != 0;
}

} // namespace Winnow::Console
