// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "mainmenu.h"

#include "actions/actionregistry.h"
#include "languages.h"
#include "recentworkspaces.h"
#include "triage/candidatetable.h"

#include <QActionGroup>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace Winnow {

using namespace Qt::StringLiterals;

MainMenu::MainMenu(QMenuBar &bar, ActionRegistry &actions, RecentWorkspaces &recent, CandidateTable &table)
    : QObject(&bar)
    , m_actions(&actions)
    , m_recentList(&recent)
    , m_recent(new QMenu(&bar))
    , m_theme(new QMenu(&bar))
    , m_language(new QMenu(&bar))
    , m_columns(table.createColumnsMenu(&bar))
    , m_themes(new QActionGroup(this))
    , m_languages(new QActionGroup(this))
{
    addActions(bar);
    addSubmenus();
    retranslate();
}

void MainMenu::setTheme(const QString &name)
{
    for (QAction *action : m_themes->actions())
        action->setChecked(action->data() == name);
}

void MainMenu::setLanguage(const QString &code)
{
    for (QAction *action : m_languages->actions())
        action->setChecked(action->data() == code);
}

void MainMenu::retranslate()
{
    for (qsizetype i = 0; i < m_menus.size(); ++i)
        m_menus.at(i)->setTitle(ActionRegistry::menuTitle(static_cast<ActionMenu>(i)));
    m_recent->setTitle(tr("&Recent workspaces"));
    m_theme->setTitle(tr("&Appearance"));
    // Whoever cannot read the window's language must find this menu all the same.
    m_language->setTitle(tr("&Language / 语言"));
    m_columns->setTitle(tr("C&olumns"));
    const QStringList names{tr("As the &system"), tr("&Light"), tr("&Dark")};
    for (qsizetype i = 0; i < names.size(); ++i)
        m_themes->actions().at(i)->setText(names.at(i));
}

void MainMenu::addActions(QMenuBar &bar)
{
    for (const ActionInfo &info : actionTable()) {
        const auto position = static_cast<qsizetype>(info.menu);
        while (m_menus.size() <= position)
            m_menus.append(bar.addMenu(QString()));
        if (info.separatorBefore)
            m_menus.at(position)->addSeparator();
        m_menus.at(position)->addAction(m_actions->action(info.id));
    }
}

void MainMenu::addSubmenus()
{
    QMenu *file = m_menus.at(static_cast<qsizetype>(ActionMenu::File));
    file->insertMenu(m_actions->action("import-bundles"_L1), m_recent);
    connect(m_recent, &QMenu::aboutToShow, this, &MainMenu::fillRecent);

    QMenu *view = m_menus.at(static_cast<qsizetype>(ActionMenu::View));
    view->addMenu(m_columns);
    view->addSeparator();
    view->addMenu(m_theme);
    view->addMenu(m_language);
    for (const QString &name : {u"system"_s, u"light"_s, u"dark"_s}) {
        QAction *action = m_theme->addAction(QString());
        action->setData(name);
        action->setCheckable(true);
        m_themes->addAction(action);
    }
    for (const QString &code : Languages::available()) {
        QAction *action = m_language->addAction(Languages::nativeName(code));
        action->setData(code);
        action->setCheckable(true);
        m_languages->addAction(action);
    }
    connect(m_themes, &QActionGroup::triggered, this,
            [this](const QAction *action) { emit themeRequested(action->data().toString()); });
    connect(m_languages, &QActionGroup::triggered, this,
            [this](const QAction *action) { emit languageRequested(action->data().toString()); });
}

void MainMenu::fillRecent()
{
    m_recent->clear();
    const QStringList paths = m_recentList->paths();
    for (const QString &path : paths) {
        const bool exists = QFileInfo::exists(path);
        const QString shown = QDir::toNativeSeparators(path).replace(u'&', u"&&"_s);
        QAction *action = m_recent->addAction(exists ? shown : tr("%1 (missing)").arg(shown));
        action->setEnabled(exists);
        connect(action, &QAction::triggered, this, [this, path] { emit workspaceRequested(path); });
    }
    if (paths.isEmpty())
        m_recent->addAction(tr("None yet"))->setEnabled(false);
}

} // namespace Winnow
