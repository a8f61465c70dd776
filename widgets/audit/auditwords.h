// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/auditmark.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

namespace Winnow {

/// What somebody said of a reference, for people.
struct AuditWord
{
    QString who;
    AuditMark mark = AuditMark::Unaudited;
    bool isNote = false; ///< No verdict, only a note.
    QString text; ///< "Rejected as “Off topic”"
    QString note;
    QString when;

    friend bool operator==(const AuditWord &, const AuditWord &) = default;
};

/// Verdicts and states as sentences. Pure; times in @p zone.
class AuditWords final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::AuditWords)

public:
    /// What @p entry says, without who and when: "Replaced by “Tail blocks”".
    static QString verdict(const AuditEntry &entry, const QLocale &locale);

    /// How a reference stands. @p isBlind: others' words exist perhaps, but must not be seen yet.
    static QString referenceState(const KgRefRecord &record, const ReferenceAudit &audit, bool isBlind,
            const QLocale &locale, const QTimeZone &zone);

    /// How a row without a reference stands.
    static QString rowState(const RowAudit &audit, const QTimeZone &zone);

    /// What has become of the node since it was judged; null where nothing has.
    static QString nodeChange(const ReferenceAudit &audit, const QTimeZone &zone);

    /// Everybody's last words on a reference and the notes on it, by time.
    static QList<AuditWord> words(const ReferenceAudit &audit, const QLocale &locale, const QTimeZone &zone);
    /// The same of a row without a reference.
    static QList<AuditWord> words(const RowAudit &audit, const QLocale &locale, const QTimeZone &zone);

private:
    static AuditWord word(const AuditEntry &entry, const QLocale &locale, const QTimeZone &zone);
    static QString recordState(const KgRefRecord &record, const QTimeZone &zone);
};

} // namespace Winnow
