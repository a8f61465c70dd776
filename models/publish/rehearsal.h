// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/localizedtext.h"
#include "publishtarget.h"

#include <QByteArray>
#include <QList>

/// What the editors of platforms strip or change in what is pasted into them, told before it is pasted.
namespace Winnow {

enum class RehearsalKind : quint8 {
    Stripped, ///< Is gone.
    Changed, ///< Comes out as something else.
    Refused, ///< Keeps the whole from being saved, or shown.
    Noted, ///< Stays, and the platform does something with it.
};

struct RehearsalDifference
{
    RehearsalKind kind = RehearsalKind::Noted;
    LocalizedText what;
    QString file; ///< In which of the export's files.
    int line = 0; ///< From 1; 0 for the whole file.
    QString before; ///< The piece as pasted.
    QString after; ///< What becomes of it; null where it is gone.

    friend bool operator==(const RehearsalDifference &, const RehearsalDifference &) = default;
};

/// What @p target's editor does with @p markdown, the text of @p file, pasted as plain text.
QList<RehearsalDifference> rehearseMarkdown(
        PublishTarget target, const QString &file, const QString &markdown);

/// What it does with @p html, pasted as rich text. Elements and attributes it drops are told once a kind, with the first
/// line that has one.
QList<RehearsalDifference> rehearseHtml(PublishTarget target, const QString &file, const QByteArray &html);

} // namespace Winnow
