// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge/forgeerror.h"
#include "repochoice.h"
#include "wizardpage.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace Winnow {

class FaultLabel;

/// Which organisations and repositories, by name, and after a listing by ticks.
class ReposPage final : public WizardPage
{
    Q_OBJECT

public:
    explicit ReposPage(const std::optional<SweepMemory> &last, QWidget *parent = nullptr);

    QString title() const override;
    bool isGood() const override;
    void enter() override;

    /// What is to be swept.
    SweepSources chosen() const;

    /// A page of the listing that is going on.
    void addRepos(const QString &org, const QList<ForgeRepo> &repos);
    void showOrgFailure(const QString &org, const ForgeError &error);
    void finishListing();
    /// Another forge is asked from now on.
    void forgetListing();
    bool isListing() const { return m_isListing; }

    QLineEdit *names() const { return m_names; }
    QPushButton *listButton() const { return m_list; }
    QLineEdit *filter() const { return m_filter; }
    QTreeWidget *tree() const { return m_tree; }
    QString statusText() const;

signals:
    /// The repositories of @p orgs are wanted. Answered page by page, then by finishListing().
    void listingWanted(const QStringList &orgs);
    void listingCancelled();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeNames();
    void toggleListing();
    void applyFilter();
    QTreeWidgetItem *itemOf(const QString &org);
    QList<ListedRepo> listed() const;
    QString namesFault() const;
    void tellStatus();
    void retranslate();

    std::optional<SweepMemory> m_last;
    QLabel *m_namesLabel;
    QLineEdit *m_names;
    QPushButton *m_list;
    FaultLabel *m_namesFault;
    QProgressBar *m_bar;
    QLabel *m_filterLabel;
    QLineEdit *m_filter;
    QTreeWidget *m_tree;
    QLabel *m_status;
    FaultLabel *m_listFault;
    QStringList m_failures;
    bool m_isListing = false;
};

} // namespace Winnow
