// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "targetspane.h"

#include "article/listcolours.h"
#include "publishwords.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QHeaderView>
#include <QTabBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const std::array languageCodes{u"zh"_s, u"en"_s, u"both"_s};

} // namespace

TargetsPane::TargetsPane(QWidget *parent)
    : QWidget(parent)
    , m_languages(new QTabBar(this))
    , m_list(new QTreeWidget(this))
    , m_states(std::ssize(publishTargets), PublicationState::Never)
{
    for (qsizetype i = 0; i < std::ssize(languageCodes); ++i)
        m_languages->addTab(QString());
    m_languages->setCurrentIndex(2);
    m_languages->setDrawBase(false);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (qsizetype i = 0; i < std::ssize(publishTargets); ++i)
        m_list->addTopLevelItem(new QTreeWidgetItem);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    applyListColours(*m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spaceSmall, 0, 0);
    layout->setSpacing(spaceSmall);
    layout->addWidget(m_languages);
    layout->addWidget(m_list, 1);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] { emit targetChosen(current()); });
    connect(m_languages, &QTabBar::currentChanged, this, [this] { emit languagesChosen(languages()); });
    retranslate();
}

void TargetsPane::setState(PublishTarget target, PublicationState state)
{
    const auto place = std::ranges::find(publishTargets, target) - std::begin(publishTargets);
    m_states[place] = state;
    showStates();
}

PublishTarget TargetsPane::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return publishTargets[std::max(0, row)];
}

void TargetsPane::setCurrent(PublishTarget target)
{
    const auto place = std::ranges::find(publishTargets, target) - std::begin(publishTargets);
    m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(place)));
}

QString TargetsPane::languages() const
{
    return languageCodes[static_cast<size_t>(std::clamp(m_languages->currentIndex(), 0, 2))];
}

void TargetsPane::setLanguages(const QString &languages)
{
    const auto place = std::ranges::find(languageCodes, languages);
    if (place != languageCodes.end())
        m_languages->setCurrentIndex(static_cast<int>(place - languageCodes.begin()));
}

void TargetsPane::showStates()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const QString state = PublishWords::stateText(m_states.at(i));
        item->setText(1, state);
        item->setForeground(1, PublishWords::stateColour(m_states.at(i), palette()));
        //: Spoken: %1 a target like CSDN, %2 its state
        item->setData(0, Qt::AccessibleTextRole, tr("%1: %2").arg(item->text(0), state));
    }
}

void TargetsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::PaletteChange) {
        applyListColours(*m_list);
        showStates();
    }
}

void TargetsPane::retranslate()
{
    const std::array languages{tr("Chinese"), tr("English"), tr("Both", "both languages")};
    for (size_t i = 0; i < languages.size(); ++i)
        m_languages->setTabText(static_cast<int>(i), languages[i]);
    m_languages->setAccessibleName(tr("Languages to publish"));
    m_list->setAccessibleName(tr("Targets"));
    const TextLanguage reader = textLanguage(locale());
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        m_list->topLevelItem(i)->setText(0, textIn(publishTargetTitle(publishTargets[i]), reader));
    showStates();
}

} // namespace Winnow
