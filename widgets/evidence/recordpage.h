// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/issuequeries.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

namespace Winnow {

/// Composes everything else the workspace knows of an issue: every decision ever made about it, the workers'
/// proposals, the graph references, the linked changes and the drafts. Pure; HTML out, everything from
/// outside escaped.
class RecordPage final
{
    Q_DECLARE_TR_FUNCTIONS(Winnow::RecordPage)

public:
    RecordPage(const QLocale &locale, const QTimeZone &zone)
        : m_locale(locale)
        , m_zone(zone)
    {}

    QString html(const IssueDetails &details) const;

    /// "analysis", "editor", "rule" for people.
    static QString stageLabel(Stage stage);

private:
    QString journalHtml(const IssueDetails &details) const;
    QString decisionHtml(const Decision &decision, bool takenBack) const;
    /// What was on the screen before the decision and for how long; empty where nobody kept account of it.
    static QString seenText(const Decision &decision);
    QString proposalsHtml(const IssueDetails &details) const;
    QString kgRefsHtml(const IssueDetails &details) const;
    QString changesHtml(const IssueDetails &details) const;
    QString draftsHtml(const IssueDetails &details) const;
    QString reasonHtml(const QString &code, Verdict verdict) const;
    QString moment(const std::optional<Timestamp> &at) const;

    QLocale m_locale;
    QTimeZone m_zone;
};

} // namespace Winnow
