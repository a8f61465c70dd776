// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "format/articlesummary.h"
#include "workspace/workspace.h"

#include <expected>

/// Single files that an editor brings in besides bundles: articles that came out before, and the words of a series.
namespace Winnow {

/// A published article that is kept as an instalment now.
struct ArticleImport
{
    QString file;
    BatchRef batch;
    ArticleSummary summary;
};

/// Terms that came in.
struct GlossaryImport
{
    QString file;
    QString series;
    qsizetype terms = 0;
    QList<int> refusedLines; ///< From 1: lines that hold no pair of terms.
};

/// Why nothing was taken from a file; the workspace is as it was.
struct FileImportError
{
    enum class Kind : quint8 {
        Unreadable, ///< detail: what the system said.
        NoArticle, ///< No table of issues was found in it.
        NoInstalment, ///< Neither its title nor the caller says which instalment it is; detail: the title.
        NoSeries, ///< The workspace has no series that terms could belong to.
        Workspace, ///< error says what.
    };

    Kind kind = Kind::Unreadable;
    QString file;
    QString detail;
    WorkspaceError error;
};

/// Reads @p file (text, Markdown or HTML) and keeps it as the instalment that its title names, or as number @p ordinal
/// (0: as the title says). Blocking.
std::expected<ArticleImport, FileImportError> importArticleFile(
        Workspace &workspace, const QString &file, int ordinal, const QString &by);

/// Reads the CSV file @p file into the glossary of the current series. Blocking.
std::expected<GlossaryImport, FileImportError> importGlossaryFile(Workspace &workspace, const QString &file);

} // namespace Winnow
