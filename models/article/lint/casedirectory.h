// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "recordindex.h"

#include "article/article.h"

namespace Winnow {

/// A row of an article, found by its number and its section.
struct FoundRow
{
    int section = -1; ///< Index among the article's sections.
    int row = -1;

    bool isNull() const { return row < 0; }
    friend bool operator==(const FoundRow &, const FoundRow &) = default;
};

inline size_t qHash(const FoundRow &row, size_t seed = 0)
{
    return qHashMulti(seed, row.section, row.row);
}

/// The rows of an article by what its references call them.
class CaseDirectory final
{
public:
    /// @p index may be null. The article must outlive the directory.
    CaseDirectory(const Article &article, const RecordIndex *index);

    const QList<const SectionPart *> &sections() const { return m_sections; }

    /// The section's name as read.
    const QString &name(int section) const { return m_names[section]; }

    const ArticleRow &row(const FoundRow &found) const { return m_sections[found.section]->rows[found.row]; }

    /// The row that `alias#number` cites: in the section of that name or alias, else, where only one row has the number
    /// and the alias stands for no section, that one. Null where there is none.
    FoundRow find(const CaseReference &reference) const;

    bool hasNumber(const QString &number) const { return m_byNumber.contains(number); }

    /// Whether @p alias stands for @p section, by the record, by its name or by how the article uses it.
    bool isAliasOf(const QString &alias, int section) const;

    /// The alias that the record gives the repository of @p found; null without a record or where it holds no such case.
    QString recordedAlias(const FoundRow &found) const;

    /// `org/name` where the record knows it, else the section's name.
    QString repoOf(const FoundRow &found) const;

    const CaseRecord *record(const FoundRow &found) const;

private:
    void readSection(int section);
    int sectionOf(const QString &alias) const;

    QList<const SectionPart *> m_sections;
    QStringList m_names;
    QHash<QString, int> m_byName; ///< In lower case.
    QHash<QString, int> m_byAlias; ///< As resolved from the article's own use.
    QHash<QString, int> m_byRecordedAlias;
    QHash<QString, QList<FoundRow>> m_byNumber;
    QList<QList<const CaseRecord *>>
            m_records; ///< Of each section's rows; null for what the record does not hold.
    const RecordIndex *m_index;
};

} // namespace Winnow
