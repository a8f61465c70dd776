// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QCoreApplication>
#include <QTimeZone>

namespace Winnow {

/// Composes the parts of a conversation: a comment as a card with its head, anything else as a slim line.
/// Pure; HTML out, everything from outside escaped or rendered safely.
class ConversationPage final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::ConversationPage)

public:
    ConversationPage(const IssueRecord &issue, const QTimeZone &zone);

    /// Marks the events of these ids as those that the assessment rests on.
    void setBasisEvents(const QStringList &ids) { m_basisEvents = ids; }

    /// How it began: who opened the issue when.
    QString openedHtml() const;
    QString eventHtml(const EventRecord &event) const;
    /// How it ended by the record, for an issue whose events do not tell; empty where they do.
    QString closedHtml(const QList<EventRecord> &events) const;

private:
    QString cardHtml(const EventRecord &event) const;
    QString lineHtml(const EventRecord &event) const;
    QString sentence(const EventRecord &event) const;
    QString basisHtml(const EventRecord &event) const;
    QString whenHtml(const std::optional<Timestamp> &at) const;

    IssueRecord m_issue;
    QTimeZone m_zone;
    QStringList m_basisEvents;
};

} // namespace Winnow
