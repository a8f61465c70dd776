// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QJsonObject>

#include <expected>

namespace Winnow {

/// @p article as JSON, without loss: {language, title, parts:[{kind, …}]}, texts and lists under their members' names in
/// lower case with underscores, what is empty left out.
QJsonObject articleToJson(const Article &article);

/// The article that articleToJson() gave as @p object. Members it does not know are ignored, what is missing is empty; the
/// error says, in English, at which place something is of another type or kind than it must be.
std::expected<Article, QString> articleFromJson(const QJsonObject &object);

} // namespace Winnow
