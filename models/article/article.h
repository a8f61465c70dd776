// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

/// An article as a value: its parts in the order in which they stand. All texts are inline Markdown; what was read
/// from plain text is escaped where Markdown would read it otherwise (markdown/inlinetext.h). Headings and table heads are
/// kept as written, because instalments word them differently. `line` is where a thing began in the source, from 1;
/// 0 where it was generated.
namespace Winnow {

/// A case as articles cite it: `msop#94` is {"msop", "94"}; the alias is empty where it stands for the one before it
/// (`torchair#212、#310`) or is not given.
struct CaseReference
{
    QString alias;
    QString number;

    friend bool operator==(const CaseReference &, const CaseReference &) = default;
};

struct OverviewLine
{
    QString repo; ///< As written, mostly without the organisation.
    QString positioning;
    QString count; ///< As written; a number in a sound article.
    int line = 0;

    friend bool operator==(const OverviewLine &, const OverviewLine &) = default;
};

struct OverviewPart
{
    QString heading;
    QStringList columns; ///< Texts of the table's head.
    QList<OverviewLine> lines;
    int line = 0;

    friend bool operator==(const OverviewPart &, const OverviewPart &) = default;
};

struct ArticleRow
{
    QString number; ///< As the forge writes it, without a sign.
    QString problem;
    QString answer;
    bool isUnsplit = false; ///< Problem and answer could not be told apart: both stand in `problem`.
    int line = 0;
    QString url{}; ///< Where the number is a link; null elsewhere.
    /// What it cites of the knowledge graph: marks of the section's notes (`[1][3]`), or, where the table has a column for
    /// it (citations.h), the nodes; mostly null.
    QString citation{};

    friend bool operator==(const ArticleRow &, const ArticleRow &) = default;
};

/// A node of the knowledge graph below a section's table, numbered from 1.
struct SectionNote
{
    QString title;
    QString url; ///< Null where it has none.
    int line = 0;

    friend bool operator==(const SectionNote &, const SectionNote &) = default;
};

/// How a section's heading writes its subtitle, so that an article is written again as it was: full-width or ASCII
/// brackets, with a space before them or not. By the language: `name（subtitle）`, `name (subtitle)`.
enum class SubtitleBrackets : quint8 { ByLanguage, Wide, SpacedWide, Narrow, SpacedNarrow };

/// The rows of one repository.
struct SectionPart
{
    QString name; ///< As written, mostly without the organisation.
    QString subtitle; ///< Without its brackets.
    QString summary;
    QStringList columns;
    QList<ArticleRow> rows;
    int line = 0;
    SubtitleBrackets brackets = SubtitleBrackets::ByLanguage;
    QList<SectionNote> notes{}; ///< What the marks of its rows mean.

    friend bool operator==(const SectionPart &, const SectionPart &) = default;
};

struct CaseLine
{
    CaseReference reference;
    QString text; ///< What follows the reference.
    int line = 0;
    QString url{}; ///< Where the reference is a link; null elsewhere.

    friend bool operator==(const CaseLine &, const CaseLine &) = default;
};

struct ArticleTheme
{
    int ordinal = 0;
    QString title; ///< Without its ordinal.
    QString lead; ///< In early instalments all there is.
    QList<CaseLine> cases;
    int line = 0;

    friend bool operator==(const ArticleTheme &, const ArticleTheme &) = default;
};

/// The themes: "组合解读", "Reading these N together".
struct ReadingPart
{
    QString heading;
    QList<ArticleTheme> themes;
    int line = 0;

    friend bool operator==(const ReadingPart &, const ReadingPart &) = default;
};

struct GuideLine
{
    QString symptom;
    QString action;
    QString cases; ///< As written.
    QList<CaseReference> references; ///< Those in `cases`, aliases filled in from the one before.
    int line = 0;
    bool isUnsplit = false; ///< Symptom and action could not be told apart: both stand in `symptom`.

    friend bool operator==(const GuideLine &, const GuideLine &) = default;
};

struct GuidePart
{
    QString heading;
    QStringList columns;
    QList<GuideLine> lines;
    int line = 0;

    friend bool operator==(const GuidePart &, const GuidePart &) = default;
};

/// Where a disclosure's statement came from: a computed one cannot be typed over.
enum class StatementOrigin : quint8 { Written, Computed };

struct DisclosureStatement
{
    QString text;
    StatementOrigin origin = StatementOrigin::Written;
    int line = 0;

    friend bool operator==(const DisclosureStatement &, const DisclosureStatement &) = default;
};

/// The method section. In early instalments a paragraph without a heading.
struct DisclosurePart
{
    QString heading;
    QList<DisclosureStatement> statements; ///< A bullet each; paragraphs where `isBulleted` is false.
    bool isBulleted = true;
    int line = 0;

    friend bool operator==(const DisclosurePart &, const DisclosurePart &) = default;
};

/// The line below the title.
struct TaglinePart
{
    QString text;
    int line = 0;

    friend bool operator==(const TaglinePart &, const TaglinePart &) = default;
};

struct FooterPart
{
    QString text; ///< A paragraph; an article may have several, each a part.
    int line = 0;

    friend bool operator==(const FooterPart &, const FooterPart &) = default;
};

/// What was not understood, kept in its place and reported.
struct TextPart
{
    QString text; ///< One paragraph, or a table row with its cells parted by tabs.
    int line = 0;
    int level = 0; ///< Of a heading, from 1; 0 for other text.

    friend bool operator==(const TextPart &, const TextPart &) = default;
};

using ArticlePart = std::variant<TaglinePart, OverviewPart, SectionPart, ReadingPart, GuidePart,
        DisclosurePart, FooterPart, TextPart>;

struct Article
{
    TextLanguage language = TextLanguage::Chinese;
    QString title;
    QList<ArticlePart> parts;

    friend bool operator==(const Article &, const Article &) = default;
};

/// The parts of one kind, in order.
template <typename Part>
QList<const Part *> partsOf(const Article &article)
{
    QList<const Part *> found;
    for (const ArticlePart &part : article.parts) {
        if (const auto *one = std::get_if<Part>(&part))
            found.append(one);
    }
    return found;
}

/// The first part of one kind; null where there is none.
template <typename Part>
const Part *partOf(const Article &article)
{
    for (const ArticlePart &part : article.parts) {
        if (const auto *one = std::get_if<Part>(&part))
            return one;
    }
    return nullptr;
}

} // namespace Winnow
