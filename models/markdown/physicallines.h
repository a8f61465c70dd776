// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace Winnow {

struct PhysicalLine
{
    QStringView text; ///< Without its end.
    int number = 0; ///< From 1.
    qsizetype size = 0; ///< Characters (code points), its end included.
};

/// The lines of @p text, which must live as long; they end with LF, CR LF or CR.
QList<PhysicalLine> physicalLines(QStringView text);

/// Unicode code points of @p text.
qsizetype characterCount(QStringView text);

/// @p utf8 as text: without its byte order mark; what is no UTF-8, and NUL, becomes U+FFFD.
QString decodedText(QByteArrayView utf8);

} // namespace Winnow
