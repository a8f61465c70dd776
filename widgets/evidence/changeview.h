// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"
#include "workspace/issuequeries.h"

#include <QTimeZone>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedLayout;

namespace Winnow {

class DiffPane;

/// The changes of one issue: which of them is looked at, and its diff. What is shown always belongs to the change that
/// is named: until its diff has come, there is none.
class ChangeView final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeView(QWidget *parent = nullptr);

    /// Offers the linked changes of @p details, the landing one first chosen. The choice stays where the issue is the
    /// same and still has it.
    void showChanges(const IssueDetails &details);
    void clear();

    /// The change looked at; null where the issue has none.
    IssueRef change() const;
    /// Whether @p change is offered.
    bool hasChange(const IssueRef &change) const;
    void selectChange(const IssueRef &change);

    void setTimeZone(const QTimeZone &zone);
    DiffPane *diffPane() const { return m_diff; }

public slots:
    /// Shows @p diff if it is of the change looked at; null says that there is no patch of it.
    void showDiff(const Winnow::IssueRef &change, const Winnow::SharedDiff &diff);
    /// The diff of @p change is on its way from a forge; showDiff() or showRefusal() follows.
    void showFetching(const Winnow::IssueRef &change);
    /// There is none to be had now, for @p reason.
    void showRefusal(const Winnow::IssueRef &change, const QString &reason);

signals:
    /// The workspace holds no diff of the change looked at; maybe a forge gives it.
    void patchWanted(const Winnow::IssueRef &change);
    /// Answered by showDiff().
    void diffWanted(const Winnow::IssueRef &change);
    /// Esc: the keyboard is to go back to where it came from.
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    QString describe(const Link &link) const;
    void fillChoice();
    void askForDiff();
    void say(const QString &text);
    void retranslate();

    QComboBox *m_choice;
    DiffPane *m_diff;
    QLabel *m_notice;
    QStackedLayout *m_stack;
    IssueRef m_issue;
    QList<Link> m_links;
    QList<ChangeRecord> m_changes;
    QTimeZone m_zone = QTimeZone::utc();
    bool m_waits = false; ///< The diff of the change looked at has not come.
};

} // namespace Winnow
