// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlesummary.h"

#include "articletitle.h"

#include "article/casealiases.h"
#include "markdown/inlinetext.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

ArticleSummary summarize(const ReadArticle &read)
{
    const Article &article = read.article;
    ArticleSummary summary;
    summary.title = plainText(article.title);
    summary.ordinal = readArticleTitle(summary.title).ordinal;
    summary.unread = read.unread;
    QSet<QString> repos;
    for (const SectionPart *section : partsOf<SectionPart>(article)) {
        const QString repo = plainText(section->name);
        const int rows = static_cast<int>(section->rows.size());
        repos.insert(repo);
        summary.sections.append({repo, rows});
        summary.rows += rows;
        summary.unsplit += static_cast<int>(std::ranges::count(section->rows, true, &ArticleRow::isUnsplit));
    }
    summary.repos = static_cast<int>(repos.size());
    for (const ReadingPart *reading : partsOf<ReadingPart>(article))
        summary.themes += static_cast<int>(reading->themes.size());
    for (const GuidePart *guide : partsOf<GuidePart>(article))
        summary.guide += static_cast<int>(guide->lines.size());
    const QHash<QString, QString> aliases = resolveCaseAliases(article);
    for (auto it = aliases.cbegin(); it != aliases.cend(); ++it)
        summary.cases.insert(it.key(), it.value());
    return summary;
}

QJsonObject summaryToJson(const ArticleSummary &summary)
{
    QJsonArray unread;
    for (const UnreadText &text : summary.unread)
        unread.append(QJsonObject{{"line"_L1, text.line}, {"text"_L1, text.text}});
    QJsonArray sections;
    for (const ArticleSummary::Section &section : summary.sections)
        sections.append(QJsonObject{{"repo"_L1, section.repo}, {"rows"_L1, section.rows}});
    QJsonObject cases;
    for (auto it = summary.cases.cbegin(); it != summary.cases.cend(); ++it)
        cases.insert(it.key(), it.value());
    return {{"title"_L1, summary.title},
            {"ordinal"_L1, summary.ordinal ? QJsonValue(*summary.ordinal) : QJsonValue()},
            {"repos"_L1, summary.repos}, {"rows"_L1, summary.rows}, {"themes"_L1, summary.themes},
            {"guide"_L1, summary.guide}, {"unsplit"_L1, summary.unsplit}, {"unread"_L1, unread},
            {"sections"_L1, sections}, {"cases"_L1, cases}};
}

} // namespace Winnow
