// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision/decisionbar.h"
#include "decision/notefield.h"
#include "evidence/issuepane.h"
#include "triage/candidatetable.h"
#include "window/languages.h"
#include "window/mainwindow.h"
#include "window/triagedesk.h"
#include "window/windowsettings.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace Winnow {

/// Files chosen without dialogs.
class FixedFileChooser final : public FileChooser
{
public:
    void chooseBundles(QWidget *, const QString &, Answer answer) override { answer(bundles); }
    void chooseWorkspace(QWidget *, const QString &, Answer answer) override { answer(workspaces); }
    void chooseArticle(QWidget *, const QString &, Answer answer) override { answer(articles); }
    void chooseGlossary(QWidget *, const QString &, Answer answer) override { answer(glossaries); }
    void chooseKnowledge(QWidget *, const QString &, Answer answer) override { answer(knowledge); }
    void chooseKnowledgeFolder(QWidget *, const QString &, Answer answer) override { answer(knowledge); }
    void choosePublishFolder(QWidget *, const QString &, Answer answer) override { answer(publishFolders); }
    void chooseNewWorkspace(QWidget *, const QString &suggestion, Answer answer) override
    {
        suggested = suggestion;
        answer(newWorkspaces);
    }

    QStringList bundles;
    QStringList workspaces;
    QStringList articles;
    QStringList glossaries;
    QStringList knowledge;
    QStringList publishFolders;
    QStringList newWorkspaces;
    QString suggested;
};

/// A real window on a folder of its own: settings, workspaces, bundles. Can be closed and started again.
class WindowFixture final
{
public:
    WindowFixture();
    ~WindowFixture();

    QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Writes a bundle of @p issues issues, numbered from 1, the latest closed first, three repositories in
    /// turn.
    QString writeBundle(const QString &name, int issues) const;
    QString writeFile(const QString &name, const QByteArray &contents) const;
    /// A workspace filled with such a bundle.
    QString makeWorkspace(const QString &name, int issues) const;

    /// A new window, shown.
    MainWindow &start();
    /// Ends the window as a user does.
    void quit();
    /// Starts with @p workspace open, a reviewer named, and waits until it is on the screen.
    MainWindow &startOn(const QString &workspace);

    MainWindow &window() const { return *m_window; }
    TriageDesk &desk() const { return *m_window->triageDesk(); }
    CandidateTable &table() const { return *desk().table(); }
    DecisionBar &bar() const { return *desk().decisionBar(); }
    FixedFileChooser &chooser() const { return *m_chooser; }

    /// Presses @p key where the keyboard is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    void press(const QString &text) const;

    /// The number of the current issue, null for none.
    QString currentNumber() const;
    /// The verdict of issue @p number as the table shows it.
    std::optional<Verdict> verdictOf(const QString &number) const;
    /// Presses what decides, and waits until it is durable and shown.
    bool decided(const std::function<void()> &act) const;

private:
    QTemporaryDir m_folder;

public:
    WindowSettings settings;
    Languages languages;

private:
    std::unique_ptr<MainWindow> m_window;
    FixedFileChooser *m_chooser = nullptr;
};

} // namespace Winnow
