// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"

namespace Winnow {

/// What an instalment still needs before its article is whole, in the order in which it is told.
enum class MissingPieceKind : quint8 {
    Rows, ///< Nothing is kept.
    Quota, ///< Fewer or more rows than the quota.
    Funnel, ///< The funnel and the record's lists do not count the same.
    SeriesTitle,
    SectionRows, ///< A section of which no row is kept; it is left out.
    SectionSubtitle,
    SectionSummary,
    Positioning,
    RowProblem,
    RowAnswer,
    Themes, ///< There are none.
    ThemeTitle,
    ThemeLead,
    ThemeCases, ///< A theme without rows.
    ThemeMember, ///< A member that is no row; it is left out.
    RowTheme, ///< A row in no theme.
    RowThemeLine,
    Guide, ///< No line and no row with a symptom.
    GuideText,
    GuideCase, ///< A case that is no row; it is left out.
};

struct MissingPiece
{
    MissingPieceKind kind = MissingPieceKind::Rows;
    QString repo; ///< Of the section, row or case; null elsewhere.
    QString number; ///< Of the row or case; null elsewhere.
    int index = -1; ///< From 0, of the theme or guide line.
    std::optional<TextLanguage>
            language; ///< Of a text that is there in the other language; nothing where in neither.
    LocalizedText message; ///< A sentence.

    friend bool operator==(const MissingPiece &, const MissingPiece &) = default;
};

/// What is missing in @p record for both of its articles; empty where nothing is. Total.
QList<MissingPiece> missingPieces(const ArticleRecord &record);

} // namespace Winnow
