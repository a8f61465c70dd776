// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/agreement.h"
#include "items/auditlines.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace Winnow {

class ProgressStripe;

/// The line above the audit: who judges, how far it is, how far two reviewers agree, and whether it is blind.
class AuditHeader final : public QFrame
{
    Q_OBJECT

public:
    explicit AuditHeader(QWidget *parent = nullptr);

    void setReviewer(const QString &name);
    void setProgress(const AuditProgress &progress);
    void setAgreement(const std::optional<Agreement> &agreement);
    /// @p isBlind: several judge apart; @p isOpen: they are done, and all is shown.
    void setBlind(bool isBlind, bool isOpen);

    QToolButton *settingsButton() const { return m_settings; }
    /// All that it says, for tests and screen readers.
    QString shownText() const;

signals:
    void reviewerRequested();
    void disputedRequested();
    void settingsRequested();
    void suggestionsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    QString agreementText() const;

    QToolButton *m_reviewer;
    ProgressStripe *m_stripe;
    QLabel *m_progressText;
    QToolButton *m_disputed;
    QLabel *m_agreementText;
    QLabel *m_blind;
    QToolButton *m_suggest;
    QToolButton *m_settings;
    QString m_name;
    AuditProgress m_progress;
    std::optional<Agreement> m_agreement;
    bool m_isBlind = false;
    bool m_isOpen = true;
};

/// A slim bar that is filled as far as something is done.
class ProgressStripe final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressStripe(QWidget *parent);

    void setShare(double share);
    QSize sizeHint() const override { return {96, 6}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0;
};

} // namespace Winnow
