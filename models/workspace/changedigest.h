// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/mentions.h"

#include <QByteArray>

#include <optional>

namespace Winnow {

/// What the texts and the patch of a change say for evidence, kept so that they are read once.
struct ChangeDigest
{
    qint64 titleKey = 0; ///< EvidenceKeys::ofTitle(); 0 where it has no title.
    /// Key of the change that this one takes back, by number or by title; 0 where it takes none back.
    qint64 revertKey = 0;
    IssueRef revertedChange; ///< That change where it is known by number.
    std::optional<QStringList> files; ///< Paths it touches; nothing where there is no patch.
    QList<IssueMention> mentions;

    friend bool operator==(const ChangeDigest &, const ChangeDigest &) = default;
};

/// Reads @p change, whose repository lies on @p forge, and its @p patch (null where none is stored).
ChangeDigest digestOf(const ChangeRecord &change, const QString &forge, const QByteArray &patch);

/// Mentions as a column holds them, and back.
QString mentionsToColumn(const QList<IssueMention> &mentions);
QList<IssueMention> mentionsFromColumn(QStringView column);

} // namespace Winnow
