// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articledraft.h"
#include "partwords.h"
#include "runtogether.h"
#include "tablekind.h"

namespace Winnow {

/// Puts an article together from the lines of any format. Headings are known by their words, or by the table that
/// follows; where the format marks none, a line before a table is one.
class ArticleAssembler final
{
public:
    ArticleAssembler(const SourceLines &source, TextLanguage language);

    ReadArticle assemble() &&;

private:
    void readTitle();
    bool isTitle(const SourceLine &line) const;
    void readLine(const SourceLine &line);

    void readHeading(const SourceLine &line);
    void readText(const SourceLine &line);
    void readItem(const SourceLine &line);
    void readNumbered(const SourceLine &line);
    void readRow(const SourceLine &line);

    bool openKnownPart(const SourceLine &line);
    bool openThemeHeading(const SourceLine &line);
    void openPart(KnownPart part, const SourceLine &line);
    void addTheme(const SourceLine &line, int ordinal, const QString &title);
    bool addToTheme(const SourceLine &line);
    bool addToDisclosure(const SourceLine &line);
    bool addRunTogetherRow(const SourceLine &line);

    void openTable(TableKind kind, const QStringList &columns, const SourceLine &line);
    void openIssueTable(const QStringList &columns, const SourceLine &line);
    void openSection(const QString &heading, const SourceLine &line);
    void openSectionFromWaiting(const SourceLine &line);
    QString headingFromWaiting();
    void takeSummary(SectionPart &section);
    void ensureTable(TableKind kind, const SourceLine &line);
    bool addRow(TableKind kind, const SourceLine &line);
    bool addNote(const SourceLine &line, int ordinal, const QString &text);
    void splitMarks();
    void addIssueRow(SectionPart &section, const SourceLine &line, const QString &number);
    bool addOverviewLine(OverviewPart &overview, const SourceLine &line);
    bool addGuideLine(GuidePart &guide, const SourceLine &line);
    std::optional<TableKind> kindOf(const SourceLine &line) const;
    std::optional<TableKind> kindOfHeadAt(qsizetype index) const;

    std::optional<TableKind> tableAfter(qsizetype index, int mostTexts = 3) const;
    bool hasPartAfter(KnownPart part, qsizetype index) const;
    bool hasThemeCasesAfter(qsizetype index) const;
    QString markedText(const SourceLine &line) const;

    const SourceLines &m_source;
    ArticleDraft m_draft;
    QList<RunTogetherRow> m_runTogether;
    qsizetype m_at = 0;
    int m_partLevel = 0; ///< Of the heading of the open part.
    bool m_hasHeadings = false; ///< The format marks them.
    bool m_isAfterBlank = true;
    bool m_isAwaitingTable = false; ///< The open part has its heading, but nothing of its table yet.
    bool m_isRunTogether = false; ///< The open table's head was.
};

/// The language that @p source is written in.
TextLanguage languageOf(const SourceLines &source);

} // namespace Winnow
