// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

namespace Winnow {

/// The head of a page's source, in YAML. Every text is a double-quoted scalar with escapes, so that no colon, brace or
/// quote in it means anything, and each is also a JSON string.
class FrontMatterWriter final
{
public:
    FrontMatterWriter &add(const QString &key, const QString &text);
    FrontMatterWriter &add(const QString &key, const QStringList &texts);
    FrontMatterWriter &add(const QString &key, bool truth);
    /// @p value as it is: a time.
    FrontMatterWriter &addPlain(const QString &key, const QString &value);

    /// With its fences and a blank line behind.
    QString text() const;

private:
    QStringList m_lines;
};

/// @p text as a double-quoted YAML scalar.
QString yamlScalar(const QString &text);

} // namespace Winnow
