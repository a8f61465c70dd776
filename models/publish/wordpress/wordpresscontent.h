// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/articlecard.h"
#include "publish/publishoptions.h"

namespace Winnow {

/// A post as it is sent.
struct WordPressPost
{
    TextLanguage language = TextLanguage::Chinese;
    QString marker; ///< A comment in `content` by which the post is found again.
    QString title; ///< HTML.
    QString content; ///< HTML in WordPress's blocks.
    QString excerpt;
    QString slug;
    QStringList tags;
    QStringList categories;
};

/// The post of @p article. What WordPress would put other characters in place of, on the way in or when it is shown, is
/// written as entities.
WordPressPost wordPressPost(const Article &article, const PublishOptions &options, ExportWarnings &warnings);

} // namespace Winnow
