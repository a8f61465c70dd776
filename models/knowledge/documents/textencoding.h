// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QString>

#include <expected>

namespace Winnow {

/// Bytes of a file as text.
struct DecodedText
{
    QString text; ///< Without a byte order mark; NUL and what is no character are U+FFFD.
    QByteArray encoding; ///< "UTF-8", "UTF-16LE", "GB18030"…
    bool isGuessed = false; ///< Neither said by the file, nor UTF-8 throughout.
    qsizetype fault = -1; ///< The first byte that begins no character; -1 where all do.
};

/// No encoding fits the bytes.
struct EncodingFault
{
    qsizetype byte = 0; ///< The first that is no UTF-8.

    friend bool operator==(const EncodingFault &, const EncodingFault &) = default;
};

/// The first NUL among the bytes that tell text from data; -1 for text. UTF-16 and UTF-32 with a byte order mark are text.
qsizetype binaryByte(QByteArrayView bytes);

/// Decodes @p bytes: by their byte order mark; else as @p declared (a charset's name as web pages write it; may be empty)
/// where that fits; else as UTF-8; else as GB18030, of which GBK and GB2312 are parts. A text that is nearly all in one of
/// these is read as that, its faults replaced and named.
std::expected<DecodedText, EncodingFault> decodeText(QByteArrayView bytes, QByteArrayView declared = {});

} // namespace Winnow
