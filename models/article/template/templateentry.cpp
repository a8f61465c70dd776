// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

// The door of the library that renderMarkdown() loads at its first call.

#include "template/articlerenderer.h"

extern "C" Q_DECL_EXPORT bool winnowRenderArticle(const Winnow::Article &article,
        const QString &templateFolder, QString &markdown, Winnow::TemplateError &error)
{
    auto rendered = Winnow::renderArticle(article, templateFolder);
    if (!rendered) {
        error = std::move(rendered.error());
        return false;
    }
    markdown = *std::move(rendered);
    return true;
}
