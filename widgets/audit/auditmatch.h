// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditqueue.h"
#include "domain/textlanguage.h"
#include "knowledge/passages.h"

namespace Winnow {

/// One text of a row, as it is read, and what in it the node says, too.
struct ClaimPart
{
    enum class Kind : quint8 { Problem, Answer, IssueTitle };

    Kind kind = Kind::Problem;
    TextLanguage language = TextLanguage::Chinese; ///< Not of an issue's title.
    QString text;
    QList<TextRange> marks;

    friend bool operator==(const ClaimPart &, const ClaimPart &) = default;
};

/// A row beside a node, with what they have in common marked in both.
struct MatchedPages
{
    QList<ClaimPart> claim;
    QList<TextRange> inTitle;
    QList<TextRange> inText;
    QList<TextRange> passages; ///< Sentences of the node's text that hold marks.
    qsizetype bestPassage = -1; ///< The one with most in common; -1 for none.
};

/// @p text of a node as it is shown: with one sign a line end, and nothing that a text view would swallow, so that places in
/// it stay places on the screen.
QString shownNodeText(const QString &text);

/// What @p row claims: problem and answer in the languages that are written, Chinese first; the issue's title where
/// nothing is. Without marks.
QList<ClaimPart> claimParts(const AuditQueueRow &row);

/// Compares @p row with a node of title @p title and text @p text.
MatchedPages matchPages(const AuditQueueRow &row, const QString &title, const QString &text);

/// The sentences of @p text that hold one of @p marks (ascending), without the white space around them. A sentence ends
/// with its line or with 。！？ or one of .!? before white space.
QList<TextRange> markedSentences(QStringView text, const QList<TextRange> &marks);

} // namespace Winnow
