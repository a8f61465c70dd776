// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "domain/localizedtext.h"

#include <QDateTime>
#include <QStringList>

namespace Winnow {

/// How tables leave: as the target does best, as tables, or each row as a card (its cells under each other), which fits a
/// telephone.
enum class TableForm : quint8 { AsTarget, Tables, Cards };

/// Where links to web pages leave: as the target does best, in the text, or as numbers with the addresses at the end.
enum class LinkForm : quint8 { AsTarget, InText, AtEnd };

/// What an export is told beside the article. Nothing in it is read from the clock or the machine, so the same input
/// gives the same bytes.
struct PublishOptions
{
    BatchRef batch;
    QDateTime date; ///< Of publication, in the series' time zone; an invalid one is left out.
    QString slug; ///< ASCII name in addresses and of files; empty: made from the batch.
    LocalizedText summary; ///< Null: made from the article.
    QStringList tags; ///< Empty: the article's repositories.
    QStringList categories;
    QString author;
    TableForm tables = TableForm::AsTarget;
    LinkForm links = LinkForm::AsTarget;
    QString hugoSection = QStringLiteral("posts"); ///< Folder below `content`.
    LocalizedText
            otherUrl; ///< Address of the other language's edition, for a line that links the pair: `zh` holds the
    ///< Chinese one's.
};

/// The slug that @p options ask for, else one made from the batch: `ascend-18`.
QString publishSlug(const PublishOptions &options);

} // namespace Winnow
