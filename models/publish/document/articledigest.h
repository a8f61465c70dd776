// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <expected>
#include <optional>

namespace Winnow {

/// An article in one or both languages, as it is published; a pointer is null where a language is left out.
struct Edition
{
    const Article *zh = nullptr;
    const Article *en = nullptr;

    const Article *in(TextLanguage language) const { return language == TextLanguage::Chinese ? zh : en; }
    /// "zh", "en", "both"; empty where both are null.
    QString languages() const;
};

/// The articles of an Edition that was kept.
struct KeptEdition
{
    std::optional<Article> zh;
    std::optional<Article> en;

    Edition edition() const { return {zh ? &*zh : nullptr, en ? &*en : nullptr}; }
};

/// @p edition as JSON {zh, en} on one line, without the lines of sources: the same for the same texts.
QString editionToJson(const Edition &edition);

/// What editionToJson() gave as @p json. The error says in English where it is damaged.
std::expected<KeptEdition, QString> editionFromJson(const QString &json);

/// Of editionToJson(): SHA-256 in hexadecimal. Tells whether an article is still as it was.
QString editionDigest(const Edition &edition);

} // namespace Winnow
