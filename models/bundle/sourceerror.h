// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <expected>

namespace Winnow {

enum class SourceErrorCode : quint8 {
    NotFound, ///< No such file.
    NoPermission, ///< It may not be read.
    Unreadable, ///< The system failed to read it, or it is no file.
    CutOff, ///< The packed data ends too early.
    Corrupt ///< The packed data is not gzip, or its checksum is wrong.
};

/// Why a bundle file gives no further lines. What came before the damage has been given out already.
struct SourceError
{
    SourceErrorCode code = SourceErrorCode::Unreadable;
    QString path; ///< The file.
    QString detail; ///< What exactly, in English.

    friend bool operator==(const SourceError &, const SourceError &) = default;
};

} // namespace Winnow
