// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessmentsettings.h"
#include "evidencefacts.h"

#include <QVarLengthArray>

namespace Winnow {

/// Seconds since 1970, cut: forges give the same moment with and without milliseconds (forge-apis.md, 1.4).
constexpr qint64 toSeconds(Timestamp at) noexcept
{
    return std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
}

/// The last close of an issue; "closed more than once; the last close counts".
struct LastClose
{
    std::optional<Timestamp> at; ///< Nothing while the issue is open, or where nothing says when.
    bool closed = false; ///< The issue is closed, whether or not one knows when.
    QString actor;
    QString actorRole;
    QString eventId; ///< Of the closing event, null where there is none.
};

/// Evidence facts in a fixed order and without doubles, and the questions that all rules ask of them. Holds
/// pointers into the facts, which must outlive it.
class FactView final
{
public:
    using Events = QVarLengthArray<const EventRecord *, 16>;
    using Changes = QVarLengthArray<const ChangeFacts *, 8>;

    FactView(const EvidenceFacts &facts, const AssessmentSettings &settings);

    const EvidenceFacts &facts() const { return m_facts; }

    const AssessmentSettings &settings() const { return m_settings; }

    const IssueRecord &issue() const { return m_facts.issue; }

    /// The issue's events by time, then id; those without a time last.
    const Events &events() const { return m_events; }

    /// By reference.
    const Changes &changes() const { return m_changes; }

    const LastClose &close() const { return m_close; }

    /// The change that @p ref names, by whatever case or old name of the repository; null where it is not
    /// loaded.
    const ChangeFacts *change(const IssueRef &ref) const;

    bool isSameRepo(const QString &a, const QString &b) const;
    bool isSameRef(const IssueRef &a, const IssueRef &b) const;

    /// A maintainer's comment that says something: one of nothing but commands ("/close", "/lgtm") does not.
    bool isMaintainerComment(const EventRecord &event) const;
    bool isRobot(const QString &name, const QString &role) const;
    bool isMaintainer(const QString &name, const QString &role) const;

    /// Of the issue's repository and of @p change's; null where neither address nor caller says it.
    QString forge() const { return m_forge; }

    QString forgeOf(const ChangeRecord &change) const;

private:
    void sortEvents();
    void sortChanges();
    void findClose();
    QString presentRepo(const QString &repo) const;

    const EvidenceFacts &m_facts;
    const AssessmentSettings &m_settings;
    QString m_forge;
    Events m_events;
    Changes m_changes;
    LastClose m_close;
};

} // namespace Winnow
