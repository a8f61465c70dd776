// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

/// Lists kept in one column, as compact JSON. Null in, null out.
namespace Winnow::JsonColumn {

QString fromStrings(const std::optional<QStringList> &strings);
std::optional<QStringList> toStrings(const QString &json);

QString fromRefs(const std::optional<QList<IssueRef>> &refs);
std::optional<QList<IssueRef>> toRefs(const QString &json);

QString fromCommits(const std::optional<QList<Commit>> &commits);
std::optional<QList<Commit>> toCommits(const QString &json);

QString fromFiles(const std::optional<QList<PublishedFile>> &files);
std::optional<QList<PublishedFile>> toFiles(const QString &json);

} // namespace Winnow::JsonColumn
