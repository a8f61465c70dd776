// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wordpressapi.h"

#include <QJsonArray>
#include <QStringList>

namespace Winnow {

/// Tags and categories of a site by their names.
class WordPressTerms final
{
public:
    /// @p notes hears of terms that the user may not make.
    WordPressTerms(const WordPressApi &api, QList<LocalizedText> &notes)
        : m_api(api)
        , m_notes(notes)
    {}

    /// The ids of @p names, of @p kind "tags" or "categories"; those the site has not are made. Names are compared whole
    /// and letter case aside, as the site does; never by their addresses, which lose signs (`C++`, `C#`).
    std::expected<QJsonArray, WordPressError> idsOf(const QString &kind, const QStringList &names);

private:
    std::expected<qint64, WordPressError> idOf(const QString &kind, const QString &name);
    std::expected<qint64, WordPressError> make(const QString &kind, const QString &name);

    const WordPressApi &m_api;
    QList<LocalizedText> &m_notes;
};

} // namespace Winnow
