// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

#include <QHash>
#include <QSet>

namespace Winnow {

/// Names the places of an article that others refer to: `section-msopprof`, `row-msopprof-94`. ASCII letters in lower
/// case, digits and hyphens, so that they are the same in every browser and address; unique; the same in both languages as
/// long as both have the same rows in one order.
class DocumentAnchors final
{
public:
    explicit DocumentAnchors(const Article &article);

    /// Of section number @p section, counted from 0.
    QString section(int section) const { return m_sections.at(section).anchor; }

    /// Of row number @p row of that section.
    QString row(int section, int row) const { return m_sections.at(section).rows.at(row); }

    /// Of the section that is named @p name, as read; null where there is none.
    QString sectionNamed(const QString &name) const { return m_byName.value(name); }

    /// Of the row @p number of the section that articles cite as @p alias; null where there is none.
    QString rowOf(const CaseReference &reference) const;

    /// @p anchor, or with a number behind it where it is taken; takes it. Null for null.
    QString unique(const QString &anchor);

private:
    struct Section
    {
        QString anchor;
        QStringList rows;
    };

    QList<Section> m_sections;
    QHash<QString, QString> m_byName;
    QHash<QString, QString> m_aliases; ///< Alias → section name, letters in lower case.
    QHash<QPair<QString, QString>, QString> m_rows; ///< Section name and number in lower case → anchor.
    QSet<QString> m_taken;
};

/// @p text as a part of an address: its ASCII letters in lower case and digits, a hyphen for each run of anything else,
/// none at the ends; at most @p longest characters. Empty where it has no such letter or digit.
QString asciiSlug(const QString &text, qsizetype longest = 80);

} // namespace Winnow
