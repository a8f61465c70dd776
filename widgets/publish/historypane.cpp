// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "historypane.h"

#include "article/listcolours.h"
#include "publish/publishtarget.h"
#include "publishwords.h"
#include "theme/spacing.h"

#include <QDateTime>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

HistoryPane::HistoryPane(QWidget *parent)
    : QWidget(parent)
    , m_empty(new QLabel(this))
    , m_list(new QTreeWidget(this))
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(2 * spaceLarge);
    m_list->setColumnCount(7);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    applyListColours(*m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_list, 1);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        if (const QString address = item->data(0, Qt::UserRole).toString(); !address.isEmpty())
            emit addressChosen(address);
    });
    retranslate();
}

void HistoryPane::setHistory(const QList<PublicationRecord> &history, const QTimeZone &zone)
{
    m_history = history;
    m_zone = zone;
    fill();
}

void HistoryPane::fill()
{
    m_list->clear();
    const TextLanguage reader = textLanguage(locale());
    for (const PublicationRecord &entry : std::as_const(m_history)) {
        const auto target = publishTargetFromName(entry.target);
        const QString when = entry.at
                ? locale().toString(QDateTime::fromMSecsSinceEpoch(toMilliseconds(*entry.at), m_zone),
                          QLocale::ShortFormat)
                : QString();
        QStringList paths;
        for (const PublishedFile &file : entry.files.value_or(QList<PublishedFile>()))
            paths.append(file.path);
        const QStringList columns{when, target ? textIn(publishTargetTitle(*target), reader) : entry.target,
                PublishWords::languagesText(entry.lang), PublishWords::entryStateText(entry.state), entry.by,
                entry.url.isEmpty() ? paths.join(u", "_s) : entry.url, entry.reason};
        auto *item = new QTreeWidgetItem(columns);
        for (int i = 0; i < columns.size(); ++i)
            item->setToolTip(i, columns.at(i).toHtmlEscaped());
        item->setData(0, Qt::UserRole, entry.url);
        item->setData(0, Qt::AccessibleTextRole, columns.join(u", "_s));
        m_list->addTopLevelItem(item);
    }
    m_empty->setVisible(m_history.isEmpty());
    m_list->setVisible(!m_history.isEmpty());
}

void HistoryPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        applyListColours(*m_list);
}

void HistoryPane::retranslate()
{
    m_list->setHeaderLabels({tr("When"), tr("Target"), tr("Languages"), tr("State"), tr("By"), tr("Where"),
            tr("Errors overridden because")});
    m_list->setAccessibleName(tr("History of publications"));
    m_empty->setText(
            tr("Nothing has been published yet. Copy it, save it to a folder or send it: what went where, "
               "when and by whom is kept here."));
    fill();
}

} // namespace Winnow
