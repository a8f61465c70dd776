// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article.h"

#include <QHash>

namespace Winnow {

/// Alias as written → section name, as read, of every alias that the case lines and the guide of @p article use. An alias
/// that is a section's name stands for it. Any other stands for the section whose rows hold most of its numbers,
/// letter case aside; among equals for the one whose name it abbreviates best. One for which no section speaks is left
/// out.
QHash<QString, QString> resolveCaseAliases(const Article &article);

/// How well @p alias abbreviates @p name, from 0 (a letter of it is not there in order) to 1 (the name itself). Beginnings
/// of words ("AscendNPUBurn" has three) and letters in a row count for more.
double aliasSimilarity(QStringView alias, QStringView name);

} // namespace Winnow
