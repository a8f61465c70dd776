// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace Winnow {

class WelcomeButton;

/// What one sees without a workspace: what Winnow is, five ways to begin, and the workspaces of late.
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget *parent = nullptr);

    void setRecent(const QStringList &paths);
    QListWidget *recentList() const { return m_recent; }

    /// Puts the keyboard on the likeliest choice.
    void focusFirst();

signals:
    void sampleRequested();
    void importRequested();
    void openRequested();
    void createRequested();
    void sweepRequested();
    void workspaceRequested(const QString &path);
    /// A workspace is to leave the list; its file stays.
    void forgetRequested(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_title;
    QLabel *m_greeting;
    QLabel *m_recentTitle;
    QLabel *m_dropHint;
    WelcomeButton *m_sample;
    WelcomeButton *m_import;
    WelcomeButton *m_open;
    WelcomeButton *m_create;
    WelcomeButton *m_sweep;
    QListWidget *m_recent;
    QStringList m_paths;
};

} // namespace Winnow
