// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"

#include <QList>
#include <QStringList>

namespace Winnow {

/// What a target cannot show as it is, and what stands in for it.
enum class ExportWarningCode : quint8 {
    ReferenceAsText, ///< References between rows are text.
    ReferenceToSection, ///< They lead to the row's section.
    BreakAsBlank, ///< A line break in a cell is a blank.
    ImageAsLink,
    ImageAsText,
    LinkAsNote, ///< Links are numbers, with the addresses at the end.
    CodeAsText, ///< Code that the target would run is text.
    MarksLeftOut, ///< Bold and the like that the target would not read.
    LiteralMarks, ///< Signs of bold that stand in the text because GitHub's rules read none.
    UnsplitRow, ///< Problem and answer are in one cell.
    RowAsCard, ///< Rows of tables are cards.
    TitleLength,
    SummaryCut,
    SummaryShort,
    TagsCut,
    TagsMissing,
    CategoriesCut,
    CategoriesMissing,
    BodyLength,
    SplitIntoParts,
    ManyLinks,
    MissingGlyph, ///< No font has a character.
    LanguageMissing, ///< One of the languages asked for has no article.
};

struct ExportWarning
{
    ExportWarningCode code = ExportWarningCode::ReferenceAsText;
    TextLanguage language = TextLanguage::Chinese;
    int count = 0; ///< How often.
    QStringList places; ///< Where, the first few: "msopprof#94", or a heading.
    QString detail; ///< What it is about; null where the code says all.

    friend bool operator==(const ExportWarning &, const ExportWarning &) = default;
};

/// "reference-as-text" … for programs.
QString exportWarningName(ExportWarningCode code);

/// The whole warning in one line of @p reader's language: what, what stands in, how often and where.
QString exportWarningText(const ExportWarning &warning, TextLanguage reader);

/// Gathers warnings, one for each kind, language and detail.
class ExportWarnings final
{
public:
    void add(ExportWarningCode code, TextLanguage language, const QString &place, const QString &detail = {});

    QList<ExportWarning> take() { return std::move(m_warnings); }

private:
    QList<ExportWarning> m_warnings;
};

} // namespace Winnow
