// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <expected>

namespace Winnow {

struct PdfBookmark
{
    QString title;
    QString destination; ///< A named destination of the file.
    int level = 1; ///< From 1; a deeper one belongs to the last of a lesser level.
};

/// @p pdf, as Qt writes it (one table of objects, no object streams), with an outline of @p bookmarks that shows when it is
/// opened, and its language. Added behind the file as ISO 32000 (7.5.6) lets a file be updated, because Qt has no call for
/// it. The error says in English what about @p pdf was not as expected.
std::expected<QByteArray, QString> withOutline(
        const QByteArray &pdf, const QList<PdfBookmark> &bookmarks, const QByteArray &language);

} // namespace Winnow
