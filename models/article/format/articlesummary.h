// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlereader.h"

#include <QJsonObject>
#include <QMap>

namespace Winnow {

/// What `winnow article import` says of an article (cli.md).
struct ArticleSummary
{
    struct Section
    {
        QString repo; ///< As read; empty for rows without a heading.
        int rows = 0;

        friend bool operator==(const Section &, const Section &) = default;
    };

    QString title; ///< As read.
    std::optional<int> ordinal;
    int repos = 0; ///< Different sections.
    int rows = 0;
    int themes = 0;
    int guide = 0; ///< Lines of it.
    int unsplit = 0; ///< Rows whose problem and answer could not be told apart.
    QList<UnreadText> unread;
    QList<Section> sections;
    QMap<QString, QString> cases; ///< resolveCaseAliases().
};

ArticleSummary summarize(const ReadArticle &read);

/// {title, ordinal, repos, rows, themes, guide, unsplit, unread:[{line,text}], sections:[{repo,rows}], cases:{alias:repo}};
/// the ordinal is null where the title has none.
QJsonObject summaryToJson(const ArticleSummary &summary);

} // namespace Winnow
