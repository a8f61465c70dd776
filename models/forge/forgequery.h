// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <utility>

namespace Winnow {

/// One question to a forge's API: a path below its base address and the parameters behind it.
struct ForgeQuery
{
    QString path; ///< Begins with a slash; its parts are encoded already (encodedSegment()).
    QList<std::pair<QString, QString>> parameters{}; ///< As they are; encoded when the address is made.
    QByteArray accept = "application/json";

    ForgeQuery &with(const QString &name, const QString &value)
    {
        parameters.append({name, value});
        return *this;
    }

    friend bool operator==(const ForgeQuery &, const ForgeQuery &) = default;
};

/// @p text as one part of a path.
QString encodedSegment(const QString &text);

/// `/repos/ORG/NAME` of `org/name`, with @p rest behind it.
QString repoPath(const QString &repo, const QString &rest = {});

/// The whole address below @p base. Signs such as `+` in a parameter are encoded, which servers read as a blank otherwise.
QUrl addressOf(const ForgeQuery &query, const QUrl &base);

/// @p at with the offset of China's forges: `2026-07-01T08:00:00+08:00`.
QString forgeTime(Timestamp at);

} // namespace Winnow
