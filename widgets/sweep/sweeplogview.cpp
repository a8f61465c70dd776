// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweeplogview.h"

#include "sweeptext.h"
#include "theme/spacing.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

namespace {

constexpr SweepLogKind kindsInOrder[] = {
        SweepLogKind::Failed, SweepLogKind::Skipped, SweepLogKind::Missing, SweepLogKind::Note};
constexpr int shownRows = 7;

} // namespace

/// Lets through what is of the chosen kind and holds the words.
class SweepLogView::Filter final : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Null @p kind: any.
    void narrow(std::optional<SweepLogKind> kind, const QString &words)
    {
        m_kind = kind;
        m_words = words;
        invalidateRowsFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        if (m_kind && index.data(SweepLogModel::KindRole).toInt() != static_cast<int>(*m_kind))
            return false;
        return m_words.isEmpty() || index.data().toString().contains(m_words, Qt::CaseInsensitive);
    }

private:
    std::optional<SweepLogKind> m_kind;
    QString m_words;
};

SweepLogView::SweepLogView(QWidget *parent)
    : QWidget(parent)
    , m_filter(new Filter(this))
    , m_kinds(new QComboBox(this))
    , m_words(new QLineEdit(this))
    , m_copy(new QPushButton(this))
    , m_list(new QListView(this))
{
    m_filter->setSourceModel(&m_model);
    m_list->setModel(m_filter);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setFixedHeight(fontMetrics().lineSpacing() * shownRows + 2 * space);
    m_list->installEventFilter(this);
    m_words->setClearButtonEnabled(true);
    m_kinds->addItem(QString(), -1);
    for (const SweepLogKind kind : kindsInOrder)
        m_kinds->addItem(QString(), static_cast<int>(kind));
    auto *line = new QHBoxLayout;
    line->setSpacing(space);
    line->addWidget(m_kinds);
    line->addWidget(m_words, 1);
    line->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space);
    layout->addLayout(line);
    layout->addWidget(m_list);
    const auto narrow = [this] {
        const int kind = m_kinds->currentData().toInt();
        m_filter->narrow(kind < 0 ? std::nullopt : std::optional(static_cast<SweepLogKind>(kind)),
                m_words->text().trimmed());
    };
    connect(m_kinds, &QComboBox::currentIndexChanged, this, narrow);
    connect(m_words, &QLineEdit::textChanged, this, narrow);
    connect(m_copy, &QPushButton::clicked, this, &SweepLogView::copy);
    retranslate();
}

QStringList SweepLogView::shownLines() const
{
    QStringList lines;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        lines.append(m_filter->index(row, 0).data().toString());
    return lines;
}

void SweepLogView::focusFilter()
{
    m_words->setFocus(Qt::OtherFocusReason);
}

void SweepLogView::copy() const
{
    QModelIndexList chosen = m_list->selectionModel()->selectedIndexes();
    std::ranges::sort(chosen);
    QStringList lines;
    for (const QModelIndex &index : std::as_const(chosen))
        lines.append(index.data().toString());
    QGuiApplication::clipboard()->setText((lines.isEmpty() ? shownLines() : lines).join(u'\n'));
}

bool SweepLogView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress
            && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SweepLogView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void SweepLogView::retranslate()
{
    m_model.setLanguage(textLanguage(locale()));
    m_kinds->setItemText(0, tr("Everything"));
    for (int i = 1; i < m_kinds->count(); ++i)
        m_kinds->setItemText(i, SweepText::logKind(static_cast<SweepLogKind>(m_kinds->itemData(i).toInt())));
    m_words->setPlaceholderText(tr("Search the log"));
    m_copy->setText(tr("Copy"));
    m_kinds->setAccessibleName(tr("Kind of entries"));
    m_words->setAccessibleName(tr("Search the log"));
    m_list->setAccessibleName(tr("Log of the sweep"));
}

} // namespace Winnow
