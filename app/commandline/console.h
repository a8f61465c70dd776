// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

/// Results go to standard output, messages to standard error (cli.md); both as UTF-8, whatever the locale.
namespace Winnow::Console {

/// Writes @p utf8 and a line end to standard output.
void printResult(const QByteArray &utf8);
void printResult(const QString &text);

/// Writes @p text as one line `winnow: …` to standard error.
void printMessage(const QString &text);

/// Writes @p text as it is to standard error, without a line end and at once.
void printRaw(const QString &text);

/// Whether a person watches standard error.
bool messagesAreWatched();

} // namespace Winnow::Console
