// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision.h"
#include "issueref.h"
#include "timestamp.h"

#include <QList>
#include <QString>

#include <optional>

namespace Winnow {

/// What a text of the article belongs to.
enum class TextOwner : quint8 {
    Draft, ///< An issue's row: problem, answer, symptom, action, theme-line.
    Section, ///< A repository's section: subtitle, summary, rows.
    Theme, ///< One theme: title, lead, members, removed.
    Guide, ///< One line of the guide: symptom, action, cases, removed.
    Note, ///< An editor's sentence beside a computed statement: text.
    Repository, ///< alias, positioning.
    Article, ///< The whole: title, tagline, footer, and the orders of sections, themes and guide.
};

/// One text that an editor wrote, or took back: an entry of an append-only journal beside that of decisions. The latest
/// standing entry on a place, field and language holds, before whatever bundles bring.
struct TextEdit
{
    BatchRef batch;
    TextOwner owner = TextOwner::Draft;
    /// Which one: org/repo#N of a draft, org/repo of a section or repository, the number of a theme or guide line, the
    /// statement's name with "/before" or "/after" of a note; empty for the article.
    QString subject;
    QString field; ///< As listed at TextOwner.
    QString lang; ///< zh or en; null for what both share (members, orders).
    QString value; ///< The text, or a JSON array for lists; null: what was imported counts again.
    QString by;
    std::optional<Timestamp> at;
    QString id; ///< See textEditId().
    QString undoes; ///< Id of the entry that this one takes back; null mostly.
    QString step; ///< Entries of one act share it.

    friend bool operator==(const TextEdit &, const TextEdit &) = default;
};

/// "draft", "section", "theme", "guide", "note", "repository", "article".
QString textOwnerName(TextOwner owner);
std::optional<TextOwner> textOwnerFromName(QStringView name);

/// @p edit's own id where it has one, else one made from all it says, so that the same entry coming in twice is one.
QString textEditId(const TextEdit &edit);

/// Entries of @p journal that no standing entry takes back and that take back nothing themselves, by time, then id.
QList<TextEdit> standingEdits(QList<TextEdit> journal);

} // namespace Winnow
