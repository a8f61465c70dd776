// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace Winnow {

class ActionRegistry;
class CandidateTable;
class RecentWorkspaces;

/// The menu bar, made of the action table, and the three choices that are no actions: a recent workspace, the
/// theme, the language.
class MainMenu final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive the menu.
    MainMenu(QMenuBar &bar, ActionRegistry &actions, RecentWorkspaces &recent, CandidateTable &table);

    void setTheme(const QString &name);
    void setLanguage(const QString &code);
    void retranslate();

    QMenu *languageMenu() const { return m_language; }
    QMenu *themeMenu() const { return m_theme; }

signals:
    void workspaceRequested(const QString &path);
    /// "system", "light", "dark".
    void themeRequested(const QString &name);
    void languageRequested(const QString &code);

private:
    void addActions(QMenuBar &bar);
    void addSubmenus();
    void fillRecent();

    ActionRegistry *m_actions;
    RecentWorkspaces *m_recentList;
    QList<QMenu *> m_menus; ///< By ActionMenu.
    QMenu *m_recent;
    QMenu *m_theme;
    QMenu *m_language;
    QMenu *m_columns;
    QActionGroup *m_themes;
    QActionGroup *m_languages;
};

} // namespace Winnow
