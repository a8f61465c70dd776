// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"

#include <QSet>
#include <QStringList>

namespace Winnow {

/// What a translation keeps as it is.
enum class DriftKind : quint8 {
    Number, ///< Also versions and parts of dates and clock times.
    Name, ///< A word with digits in it: A2, fp32, W4A8.
    Reference, ///< Number of an issue or change.
    Flag, ///< --flag
    Code,
    Address,
};

struct DriftToken
{
    DriftKind kind = DriftKind::Number;
    QString value; ///< In the form in which it is compared.
    qsizetype start = 0; ///< In the source.
    qsizetype end = 0;
};

/// The tokens of one text, and what else its numbers may be compared with.
struct DriftTokens
{
    QList<DriftToken> tokens;
    QSet<QString> spelled; ///< Numbers that stand there in words: 七, eleven, Sep.
};

/// Reads the tokens of @p text.
DriftTokens readDriftTokens(const ReadableText &text);

} // namespace Winnow
