// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishmaterial.h"

#include "batcharticles.h"
#include "domain/seriestimezone.h"
#include "workspace/publishhistory.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

Edition PublishMaterial::edition(const QString &languages) const
{
    const Edition all = articles.edition();
    return {languages == "en"_L1 ? nullptr : all.zh, languages == "zh"_L1 ? nullptr : all.en};
}

bool PublishMaterial::hasRows() const
{
    const auto isSectionWithRows = [](const ArticlePart &part) {
        const auto *section = std::get_if<SectionPart>(&part);
        return section && !section->rows.isEmpty();
    };
    const auto hasOne = [&](const std::optional<Article> &article) {
        return article && std::ranges::any_of(article->parts, isSectionWithRows);
    };
    return hasOne(articles.zh) || hasOne(articles.en);
}

QList<LintProblem> PublishMaterial::errors() const
{
    QList<LintProblem> errors;
    std::ranges::copy_if(problems, std::back_inserter(errors),
            [](const LintProblem &problem) { return problem.severity == LintSeverity::Error; });
    return errors;
}

WorkspaceResult<PublishMaterial> readPublishMaterial(
        const Workspace &workspace, const BatchRef &batch, const QString &reviewer)
{
    auto articles = batchArticles(workspace, batch, reviewer);
    if (!articles)
        return std::unexpected(std::move(articles.error()));
    auto history = publicationsOf(workspace, batch);
    if (!history)
        return std::unexpected(std::move(history.error()));
    QList<LintProblem> problems = articles->lint();
    return PublishMaterial{batch, std::move(articles->record.series), std::move(articles->articles),
            std::move(problems), *std::move(history)};
}

QDateTime publicationDate(const PublishMaterial &material, PublishTarget target, Timestamp now)
{
    Timestamp first = now;
    for (const PublicationRecord &entry : material.history) {
        if (entry.target == publishTargetName(target) && entry.at)
            first = std::min(first, *entry.at);
    }
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(first), seriesTimeZone(material.series));
}

} // namespace Winnow
