// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "differencespane.h"

#include "article/listcolours.h"
#include "publishwords.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

DifferencesPane::DifferencesPane(QWidget *parent)
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
    m_list->setWordWrap(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(3, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    applyListColours(*m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_list, 1);
    retranslate();
}

void DifferencesPane::setDifferences(const QList<DocumentDifference> &differences, bool wasOut)
{
    if (differences == m_differences && wasOut == m_wasOut)
        return;
    m_differences = differences;
    m_wasOut = wasOut;
    fill();
}

QString DifferencesPane::emptyText() const
{
    return m_wasOut ? tr("Nothing has changed since it went out.") : tr("It has not gone out yet.");
}

void DifferencesPane::fill()
{
    m_list->clear();
    for (const DocumentDifference &difference : std::as_const(m_differences)) {
        const QStringList columns{PublishWords::differenceText(difference.kind),
                u"%1 · %2"_s.arg(PublishWords::languageText(difference.language), difference.label),
                difference.before.simplified(), difference.now.simplified()};
        auto *item = new QTreeWidgetItem(columns);
        for (int i = 0; i < columns.size(); ++i)
            item->setToolTip(i, columns.at(i).toHtmlEscaped());
        item->setData(0, Qt::AccessibleTextRole, columns.join(u", "_s));
        m_list->addTopLevelItem(item);
    }
    m_empty->setText(emptyText());
    m_empty->setVisible(m_differences.isEmpty());
    m_list->setVisible(!m_differences.isEmpty());
}

void DifferencesPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        applyListColours(*m_list);
}

void DifferencesPane::retranslate()
{
    m_list->setHeaderLabels({tr("Kind"), tr("Where"), tr("As it went out"), tr("Now")});
    m_list->setAccessibleName(tr("What has changed since it went out"));
    fill();
}

} // namespace Winnow
