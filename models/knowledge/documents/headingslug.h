// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringView>

namespace Winnow {

/// @p heading as GitHub makes an anchor of it: lower case, letters, digits, hyphens and underscores of any script kept,
/// blanks as hyphens, all else dropped. May be empty.
QString headingSlug(QStringView heading);

/// Names of headings that are unique within one document.
class UniqueNames final
{
public:
    /// @p name where it was not given before, else @p name with @p mark and the first number from @p first on that makes it
    /// another.
    QString take(const QString &name, QChar mark, int first);

private:
    QSet<QString> m_taken;
    QHash<QString, int> m_next;
};

} // namespace Winnow
