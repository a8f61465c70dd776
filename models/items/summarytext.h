// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "candidatecolumn.h"
#include "evidence/evidencetext.h"
#include "workspace/issuequeries.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>
#include <QVariant>

#include <functional>

namespace Winnow {

/// How one issue reads in a table: turns a summary into what each column and role answers. Values only.
class SummaryText final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::SummaryText)

public:
    /// Language of reasons, numbers and dates; the words themselves follow the installed translators.
    void setLocale(const QLocale &locale) { m_locale = locale; }
    const QLocale &locale() const { return m_locale; }

    /// The zone in which times are shown (SeriesRecord::timeZone). An invalid one means UTC.
    void setTimeZone(const QTimeZone &zone) { m_zone = zone.isValid() ? zone : QTimeZone::utc(); }

    /// The clock that "2 days ago" is measured by; a seam for tests.
    void setClock(std::function<Timestamp()> clock) { m_clock = std::move(clock); }

    /// What @p column of @p summary answers for @p role; invalid where it has nothing to say.
    QVariant data(const IssueSummary &summary, CandidateColumn column, int role) const;

    /// What a row answers whose texts are still being read.
    static QVariant placeholder(CandidateColumn column, int role);

    /// The row in words, for a screen reader.
    QString spokenSummary(const IssueSummary &summary) const;

    /// "2026-09-18 16:38" in the zone.
    QString absoluteTime(Timestamp at) const;
    /// "3 days ago"; null for a time that lies ahead.
    QString relativeTime(Timestamp at) const;

private:
    QString displayText(const IssueSummary &summary, CandidateColumn column) const;
    QString shortText(const IssueSummary &summary, CandidateColumn column) const;
    QString detailText(const IssueSummary &summary, CandidateColumn column) const;
    QString toolTip(const IssueSummary &summary, CandidateColumn column) const;
    QString reasonText(const IssueSummary &summary) const;
    QStringList trapTexts(const IssueSummary &summary) const;
    TextLanguage language() const;

    QLocale m_locale;
    QTimeZone m_zone = QTimeZone::utc();
    std::function<Timestamp()> m_clock = currentTimestamp;
};

} // namespace Winnow
