// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "repospage.h"

#include "domain/textlanguage.h"
#include "faultlabel.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int repoRole = Qt::UserRole; // org/name; of an organisation its name
constexpr int archivedRole = Qt::UserRole + 1;

} // namespace

ReposPage::ReposPage(const std::optional<SweepMemory> &last, QWidget *parent)
    : WizardPage(parent)
    , m_last(last)
    , m_namesLabel(new QLabel(this))
    , m_names(new QLineEdit(this))
    , m_list(new QPushButton(this))
    , m_namesFault(new FaultLabel(this))
    , m_bar(new QProgressBar(this))
    , m_filterLabel(new QLabel(this))
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeWidget(this))
    , m_status(new QLabel(this))
    , m_listFault(new FaultLabel(this))
{
    if (last) {
        QStringList names = last->request.orgs;
        for (const QString &repo : last->request.repos)
            names.append(repo.section(u'/', 0, 0));
        names.removeDuplicates();
        m_names->setText(names.join(u", "_s));
    }
    m_namesLabel->setBuddy(m_names);
    m_filterLabel->setBuddy(m_filter);
    m_filter->setClearButtonEnabled(true);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, 0);
    m_bar->setFixedHeight(spaceSmall);
    m_bar->hide();
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setRootIsDecorated(true);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_status->setWordWrap(true);
    m_names->installEventFilter(this);
    auto *line = new QGridLayout;
    line->setHorizontalSpacing(space);
    line->setVerticalSpacing(spaceSmall);
    line->addWidget(m_namesLabel, 0, 0, 1, 2);
    line->addWidget(m_names, 1, 0);
    line->addWidget(m_list, 1, 1);
    line->addWidget(m_namesFault, 2, 0, 1, 2);
    line->setColumnStretch(0, 1);
    auto *filterLine = new QHBoxLayout;
    filterLine->setSpacing(space);
    filterLine->addWidget(m_filterLabel);
    filterLine->addWidget(m_filter, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space);
    layout->addLayout(line);
    layout->addWidget(m_bar);
    layout->addLayout(filterLine);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_listFault);
    layout->addWidget(m_status);
    connect(m_names, &QLineEdit::textChanged, this, &ReposPage::takeNames);
    connect(m_list, &QPushButton::clicked, this, &ReposPage::toggleListing);
    connect(m_filter, &QLineEdit::textChanged, this, &ReposPage::applyFilter);
    connect(m_tree, &QTreeWidget::itemChanged, this, [this] {
        tellStatus();
        emit changed();
    });
    retranslate();
}

QString ReposPage::namesFault() const
{
    const SweepSources named = readSources(m_names->text());
    if (named.faulty.isEmpty())
        return {};
    return tr("“%1” names neither an organisation nor a repository (organisation/name).")
            .arg(named.faulty.first());
}

void ReposPage::takeNames()
{
    m_namesFault->setFault(namesFault(), m_names);
    const SweepSources named = readSources(m_names->text());
    // What is no longer named is no longer offered.
    for (int i = m_tree->topLevelItemCount() - 1; i >= 0; --i) {
        if (!named.orgs.contains(m_tree->topLevelItem(i)->data(0, repoRole).toString()))
            delete m_tree->takeTopLevelItem(i);
    }
    m_list->setEnabled(m_isListing || (!named.orgs.isEmpty() && named.faulty.isEmpty()));
    tellStatus();
    emit changed();
}

void ReposPage::toggleListing()
{
    if (m_isListing) {
        m_isListing = false;
        emit listingCancelled();
    } else {
        m_tree->clear();
        m_failures.clear();
        m_isListing = true;
        emit listingWanted(readSources(m_names->text()).orgs);
    }
    m_bar->setVisible(m_isListing);
    retranslate();
}

void ReposPage::forgetListing()
{
    if (m_isListing)
        toggleListing();
    m_tree->clear();
    m_failures.clear();
    tellStatus();
}

QTreeWidgetItem *ReposPage::itemOf(const QString &org)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (m_tree->topLevelItem(i)->data(0, repoRole) == org)
            return m_tree->topLevelItem(i);
    }
    auto *item = new QTreeWidgetItem(m_tree, {org});
    item->setData(0, repoRole, org);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    item->setExpanded(true);
    return item;
}

void ReposPage::addRepos(const QString &org, const QList<ForgeRepo> &repos)
{
    if (!m_isListing)
        return;
    {
        const QSignalBlocker quiet(m_tree);
        QTreeWidgetItem *parent = itemOf(org);
        QList<QTreeWidgetItem *> items;
        for (const ForgeRepo &repo : repos) {
            const QString name = repo.record.repo.section(u'/', 1);
            //: A repository that takes no issues any more
            auto *item = new QTreeWidgetItem({repo.isArchived ? tr("%1 (archived)").arg(name) : name});
            item->setData(0, repoRole, repo.record.repo);
            item->setData(0, archivedRole, repo.isArchived);
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
            item->setCheckState(0, isChosenAtFirst(repo, org, m_last) ? Qt::Checked : Qt::Unchecked);
            if (repo.isArchived)
                item->setForeground(0, palette().color(QPalette::PlaceholderText));
            items.append(item);
        }
        parent->addChildren(items);
    }
    applyFilter();
    tellStatus();
    emit changed();
}

void ReposPage::showOrgFailure(const QString &org, const ForgeError &error)
{
    //: %1 an organisation, %2 what happened, a sentence
    m_failures.append(tr("%1: %2").arg(org, textIn(describeForgeError(error), textLanguage(locale()))));
    tellStatus();
}

void ReposPage::finishListing()
{
    m_isListing = false;
    m_bar->hide();
    retranslate();
    emit changed();
}

void ReposPage::applyFilter()
{
    const QString words = m_filter->text().trimmed();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *org = m_tree->topLevelItem(i);
        for (int j = 0; j < org->childCount(); ++j) {
            QTreeWidgetItem *repo = org->child(j);
            repo->setHidden(!repo->data(0, repoRole).toString().contains(words, Qt::CaseInsensitive));
        }
    }
}

QList<ListedRepo> ReposPage::listed() const
{
    QList<ListedRepo> repos;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *org = m_tree->topLevelItem(i);
        for (int j = 0; j < org->childCount(); ++j) {
            const QTreeWidgetItem *repo = org->child(j);
            repos.append({org->data(0, repoRole).toString(), repo->data(0, repoRole).toString(),
                    repo->data(0, archivedRole).toBool(), repo->checkState(0) == Qt::Checked});
        }
    }
    return repos;
}

SweepSources ReposPage::chosen() const
{
    return chosenSources(readSources(m_names->text()), listed());
}

bool ReposPage::isGood() const
{
    if (!namesFault().isEmpty())
        return false;
    const SweepSources sources = chosen();
    return !sources.orgs.isEmpty() || !sources.repos.isEmpty();
}

void ReposPage::tellStatus()
{
    const QList<ListedRepo> repos = listed();
    const auto chosenCount = std::ranges::count_if(repos, &ListedRepo::isChosen);
    const QString counts = tr("%1 of %n repository(ies) chosen.", nullptr, static_cast<int>(repos.size()))
                                   .arg(locale().toString(qint64(chosenCount)));
    if (m_isListing)
        m_status->setText(repos.isEmpty() ? tr("Asking the forge for its repositories…")
                                          : tr("Asking on: %1").arg(counts));
    else if (!repos.isEmpty())
        m_status->setText(counts);
    else
        m_status->setText(tr("Without a listing all repositories of an organisation are swept, those it gets "
                             "later, too. List them to leave some out."));
    m_listFault->setFault(m_failures.join(u'\n'), m_tree);
}

QString ReposPage::statusText() const
{
    return m_listFault->hasFault() ? m_listFault->text() : m_status->text();
}

bool ReposPage::eventFilter(QObject *watched, QEvent *event)
{
    // Enter in the field lists; it does not go on before one has seen what there is.
    if (watched == m_names && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_list->isEnabled() && !m_isListing) {
            toggleListing();
            return true;
        }
    }
    return WizardPage::eventFilter(watched, event);
}

QString ReposPage::title() const
{
    return tr("Repositories");
}

void ReposPage::enter()
{
    m_names->setFocus(Qt::OtherFocusReason);
    takeNames();
}

void ReposPage::changeEvent(QEvent *event)
{
    WizardPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void ReposPage::retranslate()
{
    m_namesLabel->setText(tr("&Organisations, or single repositories as organisation/name"));
    m_names->setPlaceholderText(tr("lantern, shed/loom"));
    m_names->setAccessibleName(tr("Organisations and repositories"));
    m_list->setText(m_isListing ? tr("Stop listing") : tr("&List repositories"));
    m_filterLabel->setText(tr("&Show"));
    m_filter->setPlaceholderText(tr("a part of the name"));
    m_filter->setAccessibleName(tr("Filter of the repositories"));
    m_tree->setAccessibleName(tr("Repositories to sweep"));
    m_bar->setAccessibleName(tr("The listing is going on"));
    takeNames();
}

} // namespace Winnow
