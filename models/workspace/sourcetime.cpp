// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sourcetime.h"

#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString sourceTimeKey()
{
    return u"newest_source_at"_s;
}

} // namespace

WorkspaceResult<std::optional<Timestamp>> newestSourceTime(const Workspace &workspace)
{
    return workspace.setting(sourceTimeKey()).transform([](const QString &text) -> std::optional<Timestamp> {
        if (text.isNull())
            return std::nullopt;
        return fromMilliseconds(text.toLongLong());
    });
}

WorkspaceResult<void> noteSourceTime(Workspace &workspace, qint64 sourceAt)
{
    return newestSourceTime(workspace).and_then([&](std::optional<Timestamp> known) -> WorkspaceResult<void> {
        if (sourceAt == 0 || (known && toMilliseconds(*known) >= sourceAt))
            return {};
        return workspace.setSetting(sourceTimeKey(), QString::number(sourceAt));
    });
}

} // namespace Winnow
