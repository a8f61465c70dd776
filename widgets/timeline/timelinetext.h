// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/evidencetext.h"
#include "evidence/timeline.h"

/// The words of the timeline. The language is an argument, since a copied timeline goes into an article.
namespace Winnow {

/// "2026-09-17 17:12:08" in @p zone.
QString secondText(Timestamp at, const QTimeZone &zone);

/// A length of time in its largest units, at most @p units of them: "14 d", "2 h 32 min", "1 s"; "14 天".
QString shortSpanText(qint64 seconds, int units, TextLanguage language);

/// What happened, without who and when: "opened", "PR 938 merged", "label stale added", "comment".
QString happeningText(const TimelineEntry &entry, const QString &home, TextLanguage language);

/// What can stand beside a mark of its own lane, the longest first: "merged by ann", "merged".
QStringList markTexts(const TimelineEntry &entry, TextLanguage language);

/// "maintainer", "robot", "user"; null for a role that is not known.
QString roleWord(const QString &role, TextLanguage language);

/// An entry in one line: "2026-09-17 17:12:08  PR 938 merged  by ann (maintainer)", with the beginning of a
/// comment's text. No traps.
QString entryText(
        const TimelineEntry &entry, const QString &home, const QTimeZone &zone, TextLanguage language);

/// The facts of the traps that @p entry shows, a sentence a trap.
QStringList trapSentences(const TimelineEntry &entry, const Assessment &assessment, const QTimeZone &zone,
        TextLanguage language);

/// All @p entries, one a line, with their traps, for pasting.
QString timelineText(const QList<TimelineEntry> &entries, const Assessment &assessment, const QTimeZone &zone,
        TextLanguage language);

} // namespace Winnow
