// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"

#include <QTimeZone>
#include <QTimer>
#include <QWidget>

namespace Winnow {

class EvidenceBrowser;

/// What was said and done about an issue, oldest first. A long conversation appears in parts, the first at
/// once, so that the window never stands still.
class ConversationView final : public QWidget
{
    Q_OBJECT

public:
    explicit ConversationView(QWidget *parent = nullptr);

    void setTimeZone(const QTimeZone &zone);
    /// Marks the events of @p basisEvents (basisEventIds()) as those that the assessment rests on.
    void showConversation(
            const IssueRecord &issue, const QList<EventRecord> &events, const QStringList &basisEvents = {});
    void clear();
    /// The same where the assessment comes after the conversation; the page is made anew if that changes it.
    void setBasisEvents(const QStringList &ids);

    /// Whether all events are there.
    bool isComplete() const { return m_shown == m_events.size(); }
    EvidenceBrowser *browser() const { return m_browser; }

signals:
    /// The last part has been shown.
    void completed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void showNextPart();

    EvidenceBrowser *m_browser;
    QTimer m_nextPart;
    IssueRecord m_issue;
    QList<EventRecord> m_events;
    QStringList m_basisEvents;
    qsizetype m_shown = 0;
    QTimeZone m_zone = QTimeZone::utc();
};

} // namespace Winnow
