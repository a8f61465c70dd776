// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/auditsettings.h"
#include "domain/auditstate.h"
#include "domain/funnel.h"
#include "domain/glossary.h"
#include "domain/records.h"
#include "domain/textlanguage.h"
#include "evidence/assessment.h"

#include <QList>

/// All that the record knows of one instalment, as plain values: what the article is made from, and what the lint
/// holds it against.
namespace Winnow {

/// The texts of a row in one language, inline Markdown. A null text is not written yet.
struct RowTexts
{
    QString problem;
    QString answer;
    QString symptom;
    QString action;
    QString themeLine;
    QString by; ///< Who wrote them; several people where an editor took over parts.

    friend bool operator==(const RowTexts &, const RowTexts &) = default;
};

/// A kept issue with everything that may be claimed of it.
struct ArticleCase
{
    IssueRef issue;
    RowTexts zh;
    RowTexts en;
    EvidenceFacts facts;
    Assessment assessment;
    QList<KgRefRecord> kgRefs; ///< As their audit makes them: accepted, proposed, rejected, replaced.
    RowAudit audit; ///< Who said what of them: disputed, changed since, left empty on purpose.
    QList<DraftRecord>
            drafts; ///< As workers sent them, the latest last; what stands in zh and en comes from them and editors.

    const RowTexts &texts(TextLanguage language) const { return language == TextLanguage::Chinese ? zh : en; }
};

/// An issue that an analyst or editor dropped, with the reason.
struct ArticleDrop
{
    IssueRef issue;
    QString title;
    Stage stage = Stage::Editor;
    QString reason; ///< Code (bundle.md, reason codes); null where none was given.
    QString note;
    std::optional<IssueRef> duplicateOf;

    friend bool operator==(const ArticleDrop &, const ArticleDrop &) = default;
};

/// A row of an instalment that came out before.
struct PublishedCase
{
    BatchRef batch;
    QString repo; ///< As printed there, with or without its organisation.
    QString number;

    friend bool operator==(const PublishedCase &, const PublishedCase &) = default;
};

/// Most characters (Unicode code points of the text as read, without markup) of a row's texts (article.md, len-…).
struct LengthLimits
{
    int problemZh = 50;
    int answerZh = 200;
    int problemEn = 160;
    int answerEn = 600;

    int problem(TextLanguage language) const
    {
        return language == TextLanguage::Chinese ? problemZh : problemEn;
    }
    int answer(TextLanguage language) const
    {
        return language == TextLanguage::Chinese ? answerZh : answerEn;
    }
};

/// An editor's own sentence in the disclosure, before or after the computed statement of that name.
struct DisclosureNote
{
    QString statement; ///< A name of disclosure.h: "counting", "knowledge", "merge-rule", "tiers", "traps", "drops", "leftovers".
    bool isBefore = false;
    LocalizedText text;

    friend bool operator==(const DisclosureNote &, const DisclosureNote &) = default;
};

struct ArticleRecord
{
    SeriesRecord series;
    BatchRecord batch;
    int quota = 50;
    Funnel funnel;
    QList<RepoRecord> repos; ///< Of the cases; alias and positioning.
    QList<SectionRecord> sections; ///< In the order in which they are to stand.
    QList<ThemeRecord> themes; ///< Likewise.
    QList<GuideRecord> guide; ///< Likewise.
    QList<ArticleCase> cases; ///< Kept issues, those of a section in the order in which they are to stand.
    QList<ArticleDrop> drops; ///< Of the stages analysis and editor.
    QList<IssueRef> leftovers; ///< Candidates neither kept nor dropped.
    QList<PublishedCase> published; ///< Of other instalments.
    QList<GlossaryTerm> glossary;
    QList<DisclosureNote> notes;
    LengthLimits limits;
    AuditSettings auditSettings;
    /// Whether everybody's verdicts on references are in it; else, as the audit is blind and not finished, only those of
    /// the one it was read for.
    bool isAuditOpen = true;
};

/// The row of @p issue; null where it is none.
ArticleCase *caseOf(ArticleRecord &record, const IssueRef &issue);
const ArticleCase *caseOf(const ArticleRecord &record, const IssueRef &issue);

/// The alias of @p repo in @p record: its own, else the last part of its name.
QString caseAlias(const ArticleRecord &record, const QString &repo);

/// The last part of `org/name`.
QString shortRepoName(const QString &repo);

} // namespace Winnow
