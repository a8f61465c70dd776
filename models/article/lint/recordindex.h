// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "caserecord.h"

#include <QHash>

namespace Winnow {

/// The cases of a record, read out for the lint. Kept from one linting to the next, it reads only those again that are no
/// longer the same.
class RecordIndex final
{
public:
    /// Takes @p record; its cases' times are shown in @p zone.
    void update(const ArticleRecord &record, const QTimeZone &zone);

    /// Forgets the record.
    void clear();

    /// The case of an article's row: @p section is the section's name as read, with or without organisation, or the
    /// repository's alias. Null where the record keeps none.
    const CaseRecord *find(const QString &section, const QString &number) const;

    /// Whether some case, drop or leftover of the instalment has this number.
    bool isNumberOfBatch(const QString &number) const { return m_batchNumbers.contains(number); }

    /// The change of that number of another case; null where there is none.
    const RecordedChange *changeElsewhere(const QString &number) const;

    /// Differs whenever something changed that all texts are held against.
    quint64 batchKey() const { return m_batchKey; }

private:
    QList<CaseRecord> m_cases;
    QHash<QString, QList<qsizetype>> m_byNumber;
    QSet<QString> m_batchNumbers;
    QTimeZone m_zone;
    std::optional<LocalClock> m_clock;
    quint64 m_batchKey = 0;
    int m_lastStamp = 0;
};

} // namespace Winnow
