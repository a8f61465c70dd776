// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"
#include "domain/localizedtext.h"
#include "domain/textlanguage.h"

#include <optional>

namespace Winnow {

/// The checks of article.md's table, in its order.
enum class LintCode : quint8 {
    CountTotal,
    CountRepo,
    ThemeOnce,
    ThemeCount,
    RefUnknown,
    RefAlias,
    GuideMissing,
    LenProblem,
    LenAnswer,
    ClaimMerged,
    ClaimDelta,
    ClaimTime,
    ClaimNumber,
    DisclosureCount,
    KgUnaudited,
    KgRejected,
    FunnelSum,
    DropReason,
    BilingualMissing,
    BilingualDrift,
    Repeat,
    DashFlag,
    Typography,
    Term,
    LinkBad,
    TableBad,
    Personal,
};

enum class LintSeverity : quint8 { Error, Warning, Hint };

/// Which of an article's parts a text stands in.
enum class ArticlePartKind : quint8 {
    Title,
    Tagline,
    Overview,
    Section, ///< A section's heading or summary.
    Row, ///< Of a section's table.
    Theme,
    CaseLine,
    Guide,
    Disclosure,
    Footer,
    Text,
    Batch, ///< The record, not a text.
};

/// The text within a part.
enum class ArticleField : quint8 {
    Whole, ///< The part has one text, or all of it is meant.
    Problem,
    Answer,
    Symptom,
    Action,
    ThemeLine,
    Cases,
    Heading,
    Lead,
    Positioning,
    Count,
};

/// Where a problem lies. Offsets are UTF-16 code units in the field's text as the article holds it (inline Markdown).
struct LintPlace
{
    ArticlePartKind part = ArticlePartKind::Batch;
    ArticleField field = ArticleField::Whole;
    TextLanguage language = TextLanguage::Chinese;
    QString repo; ///< Of the row, section or case; as `org/name` where the record knows it, else as printed.
    QString number; ///< Of the row or case; null elsewhere.
    int index = -1; ///< From 0, of the theme, guide line or statement.
    qsizetype start = 0;
    qsizetype end = 0; ///< Exclusive; start == end: the whole text.
    int line = 0; ///< In the source file, from 1; 0 where there is none.

    friend bool operator==(const LintPlace &, const LintPlace &) = default;
};

/// What to put in place of the place's text from start to end, where one is sure.
struct LintFix
{
    QString replacement;

    friend bool operator==(const LintFix &, const LintFix &) = default;
};

struct LintProblem
{
    LintCode code = LintCode::CountTotal;
    LintSeverity severity = LintSeverity::Error;
    LintPlace place;
    LocalizedText message; ///< What was found and what the record says, in both languages.
    std::optional<LintFix> fix;

    friend bool operator==(const LintProblem &, const LintProblem &) = default;
};

/// "count-total" … as article.md and the command line write them.
QString lintCodeName(LintCode code);

/// "error", "warning", "hint".
QString lintSeverityName(LintSeverity severity);

/// "title", "row", "guide" …
QString articlePartName(ArticlePartKind part);

} // namespace Winnow
