// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "eventwords.h"
#include "localclock.h"

#include "article/articlerecord.h"

#include <QSet>

namespace Winnow {

/// Something that happened to a case, with its time as the series shows it.
struct RecordMoment
{
    EventKind kind = EventKind::Closed;
    qint64 seconds = 0; ///< Since 1970, in UTC, cut.
    bool hasFraction = false;
    LocalTime local;
    QString change; ///< Number of the change it happened to; null for the issue.
    bool isMaintainer = false; ///< Of answers.
    bool isLastAnswer = false; ///< The last before the close.
};

/// What the record knows of a change of a case.
struct RecordedChange
{
    QString number;
    QString state; ///< As the forge says; null where it is not loaded.
    bool isMerged = false;
    bool isLinked = false;
    bool isRejected = false;
};

/// All that the lint asks of one kept case, read out of the record once.
struct CaseRecord
{
    IssueRef issue;
    QString alias;
    QList<RecordMoment> moments;
    QList<RecordedChange> changes;
    QSet<QString> numbers; ///< Of changes and issues that the case's record names, its own among them.
    bool eventsLoaded = true;
    bool changesLoaded = true;
    quint64 key = 0; ///< Of what it was read from.
    int stamp = 0; ///< Differs from that of every other reading.

    const RecordedChange *change(const QString &number) const;
};

/// A digest of what readCase() reads: cheap, and another one wherever the reading would be another one.
quint64 caseKey(const ArticleRecord &record, const ArticleCase &one);

/// Reads @p one out of @p record.
CaseRecord readCase(const ArticleRecord &record, const ArticleCase &one, const LocalClock &clock);

} // namespace Winnow
