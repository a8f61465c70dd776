// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rehearsalpane.h"

#include "article/listcolours.h"
#include "publish/exportwarning.h"
#include "publishwords.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int fileRole = Qt::UserRole;
constexpr int lineRole = Qt::UserRole + 1;

QTreeWidgetItem *lineOf(const QStringList &columns)
{
    auto *item = new QTreeWidgetItem(columns);
    for (int i = 0; i < columns.size(); ++i)
        item->setToolTip(i, columns.at(i).toHtmlEscaped());
    item->setData(0, Qt::AccessibleTextRole, columns.join(u", "_s));
    return item;
}

} // namespace

RehearsalPane::RehearsalPane(QWidget *parent)
    : QWidget(parent)
    , m_empty(new QLabel(this))
    , m_list(new QTreeWidget(this))
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setMargin(2 * spaceLarge);
    m_list->setColumnCount(4);
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    applyListColours(*m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_list, 1);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *item) {
        const QString file = item->data(0, fileRole).toString();
        if (!file.isEmpty())
            emit placeChosen(file, item->data(0, lineRole).toInt());
    });
    retranslate();
}

void RehearsalPane::setExport(const Export &made)
{
    m_made = made;
    fill();
}

int RehearsalPane::count() const
{
    return m_list->topLevelItemCount();
}

void RehearsalPane::fill()
{
    m_list->clear();
    const TextLanguage reader = textLanguage(locale());
    for (const ExportWarning &warning : m_made.warnings)
        m_list->addTopLevelItem(lineOf({tr("stand-in"), exportWarningText(warning, reader),
                PublishWords::languageText(warning.language), QString()}));
    for (const RehearsalDifference &difference : m_made.rehearsal) {
        const QString place =
                difference.line > 0 ? u"%1:%2"_s.arg(difference.file).arg(difference.line) : difference.file;
        QString change = difference.before;
        if (!difference.after.isEmpty())
            change += u" → "_s + difference.after;
        QTreeWidgetItem *item = lineOf({PublishWords::rehearsalText(difference.kind),
                textIn(difference.what, reader), place, change.simplified()});
        item->setData(0, fileRole, difference.file);
        item->setData(0, lineRole, difference.line);
        m_list->addTopLevelItem(item);
    }
    const bool isEmpty = m_list->topLevelItemCount() == 0;
    m_empty->setVisible(isEmpty);
    m_list->setVisible(!isEmpty);
    if (!isEmpty)
        m_list->setColumnWidth(1, std::max(320, width() / 2));
}

void RehearsalPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        applyListColours(*m_list);
}

void RehearsalPane::retranslate()
{
    m_list->setHeaderLabels({tr("Kind"), tr("What happens"), tr("Where"), tr("Change")});
    m_list->setAccessibleName(tr("What the target changes"));
    m_empty->setText(tr("The target shows everything as it was written."));
    fill();
}

} // namespace Winnow
