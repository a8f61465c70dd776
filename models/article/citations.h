// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article.h"

#include <optional>

/// How the rows of an article show which nodes of the knowledge graph they cite: by marks behind their answers and notes
/// below the section's table, or in a column of their own.
namespace Winnow {

/// The head of that column: "图谱引用", "Knowledge graph".
QString citationHead(TextLanguage language);

/// Whether the last of a section's columns is that one.
bool hasCitationColumn(const SectionPart &section);

/// The marks of the notes with these numbers: `[1][3]`.
QString citationMarks(const QList<int> &notes);

/// The answer of @p row of @p section as its cell has it: with its marks behind it.
QString answerCell(const SectionPart &section, const ArticleRow &row);

/// An answer's cell, taken apart.
struct MarkedAnswer
{
    QString answer;
    QList<int> notes;
};

/// Takes the marks at the end of @p cell off, inline Markdown with or without its brackets escaped. Nothing where it has
/// none.
std::optional<MarkedAnswer> readMarkedAnswer(const QString &cell);

} // namespace Winnow
