// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batcharticles.h"

#include "domain/seriestimezone.h"
#include "generator/articlegenerator.h"
#include "lint/linter.h"
#include "workspace/articlerecordreader.h"
#include "workspace/publishedarticles.h"

namespace Winnow {

WorkspaceResult<BatchArticles> batchArticles(
        const Workspace &workspace, const BatchRef &batch, const QString &reviewer)
{
    auto record = readArticleRecord(workspace, batch, reviewer);
    if (!record)
        return std::unexpected(std::move(record.error()));
    BatchArticles made{*std::move(record), {}};
    for (const TextLanguage language : textLanguages) {
        auto published = publishedArticle(workspace, batch, language);
        if (!published)
            return std::unexpected(std::move(published.error()));
        (language == TextLanguage::Chinese ? made.articles.zh : made.articles.en) = *std::move(published);
    }
    if (!made.articles.zh && !made.articles.en) {
        made.articles.zh = generateArticle(made.record, TextLanguage::Chinese);
        made.articles.en = generateArticle(made.record, TextLanguage::English);
    }
    return made;
}

QList<LintProblem> BatchArticles::lint() const
{
    const Edition edition = articles.edition();
    // What came out before this workspace knew anything of it is held against itself.
    const bool knowsCases = !record.cases.isEmpty();
    return lintArticle(
            {edition.zh, edition.en, knowsCases ? &record : nullptr, seriesTimeZone(record.series)});
}

} // namespace Winnow
