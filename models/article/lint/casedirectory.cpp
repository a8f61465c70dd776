// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "casedirectory.h"

#include "article/casealiases.h"
#include "markdown/inlinetext.h"

namespace Winnow {

CaseDirectory::CaseDirectory(const Article &article, const RecordIndex *index)
    : m_sections(partsOf<SectionPart>(article))
    , m_index(index)
{
    for (int section = 0; section < m_sections.size(); ++section)
        readSection(section);
    for (const auto &[alias, name] : resolveCaseAliases(article).asKeyValueRange()) {
        if (const auto section = m_byName.constFind(name.toLower()); section != m_byName.cend())
            m_byAlias.insert(alias, *section);
    }
}

void CaseDirectory::readSection(int section)
{
    const QString name = plainText(m_sections[section]->name);
    m_names.append(name);
    m_byName.insert(name.toLower(), section);
    QList<const CaseRecord *> records;
    for (int row = 0; row < m_sections[section]->rows.size(); ++row) {
        const QString &number = m_sections[section]->rows[row].number;
        m_byNumber[number].append({section, row});
        records.append(m_index ? m_index->find(name, number) : nullptr);
        if (records.last())
            m_byRecordedAlias.insert(records.last()->alias, section);
    }
    m_records.append(records);
}

int CaseDirectory::sectionOf(const QString &alias) const
{
    if (const auto known = m_byRecordedAlias.constFind(alias); known != m_byRecordedAlias.cend())
        return *known;
    if (const auto known = m_byName.constFind(alias.toLower()); known != m_byName.cend())
        return *known;
    return m_byAlias.value(alias, -1);
}

FoundRow CaseDirectory::find(const CaseReference &reference) const
{
    const QList<FoundRow> rows = m_byNumber.value(reference.number);
    const int section = sectionOf(reference.alias);
    for (const FoundRow &row : rows) {
        if (row.section == section)
            return row;
    }
    const bool isFree = section < 0 || reference.alias.isEmpty();
    return isFree && rows.size() == 1 ? rows.first() : FoundRow();
}

bool CaseDirectory::isAliasOf(const QString &alias, int section) const
{
    return sectionOf(alias) == section;
}

const CaseRecord *CaseDirectory::record(const FoundRow &found) const
{
    return found.isNull() ? nullptr : m_records[found.section][found.row];
}

QString CaseDirectory::recordedAlias(const FoundRow &found) const
{
    const CaseRecord *known = record(found);
    return known ? known->alias : QString();
}

QString CaseDirectory::repoOf(const FoundRow &found) const
{
    const CaseRecord *known = record(found);
    return known ? known->issue.repo : m_names[found.section];
}

} // namespace Winnow
