// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "quotalinepanel.h"

#include "candidatedelegate.h"
#include "candidateheader.h"
#include "theme/spacing.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace Winnow {

namespace {

/// From left to right.
constexpr std::array shownColumns{CandidateColumn::Verdict, CandidateColumn::Value, CandidateColumn::Number,
        CandidateColumn::Title, CandidateColumn::Repo};

constexpr int fewestRowsInView = 3;

const IssueSummary *chosenRow(const QTableView *list, const QuotaLineModel *model)
{
    const int row = list->currentIndex().row();
    return row >= 0 && row < model->rowCount() ? &model->rows().at(row) : nullptr;
}

/// "kernel-forge#117", as one would say it in passing.
QString shortName(const IssueSummary &issue)
{
    return issue.ref.repo.section(u'/', -1) + u'#' + issue.ref.number;
}

} // namespace

QuotaLinePanel::QuotaLinePanel(QWidget *parent)
    : QWidget(parent)
    , m_keptModel(new QuotaLineModel(this))
    , m_openModel(new QuotaLineModel(this))
    , m_keptList(createList(*m_keptModel))
    , m_openList(createList(*m_openModel))
    , m_keptTitle(new QLabel(this))
    , m_line(new QLabel(this))
    , m_openTitle(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_swap(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    buildLayout();
    connect(m_swap, &QPushButton::clicked, this, &QuotaLinePanel::swap);
    connect(m_close, &QPushButton::clicked, this, &QuotaLinePanel::closeRequested);
    retranslate();
}

QTableView *QuotaLinePanel::createList(QuotaLineModel &model)
{
    auto *list = new QTableView(this);
    list->setItemDelegate(new CandidateDelegate(list));
    list->setModel(&model);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setShowGrid(false);
    list->setWordWrap(false);
    list->setTabKeyNavigation(false);
    list->setFrameShape(QFrame::NoFrame);
    list->setAttribute(Qt::WA_InputMethodEnabled, false);
    list->installEventFilter(this);
    list->horizontalHeader()->hide();
    list->verticalHeader()->hide();
    list->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    for (int column = 0; column < candidateColumnCount; ++column)
        list->hideColumn(column);
    for (int place = 0; const CandidateColumn column : shownColumns) {
        const int section = static_cast<int>(column);
        list->showColumn(section);
        QHeaderView *header = list->horizontalHeader();
        header->moveSection(header->visualIndex(section), place++);
        header->setSectionResizeMode(
                section, column == CandidateColumn::Title ? QHeaderView::Stretch : QHeaderView::Fixed);
    }
    connect(list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &QuotaLinePanel::updateSwap);
    connect(&model, &QAbstractItemModel::layoutChanged, this, &QuotaLinePanel::updateSwap);
    connect(list, &QAbstractItemView::activated, this, [this, &model](const QModelIndex &index) {
        emit issueActivated(model.rows().at(index.row()).id);
    });
    return list;
}

void QuotaLinePanel::buildLayout()
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_explanation, 1);
    buttons->addWidget(m_swap);
    buttons->addWidget(m_close);
    auto *rule = new QFrame(this);
    rule->setFixedHeight(2);
    rule->setAutoFillBackground(true);
    rule->setBackgroundRole(QPalette::Accent);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(spaceSmall);
    layout->addWidget(m_keptTitle);
    layout->addWidget(m_keptList, 1);
    layout->addWidget(rule);
    layout->addWidget(m_line);
    layout->addSpacing(spaceSmall);
    layout->addWidget(m_openTitle);
    layout->addWidget(m_openList, 1);
    layout->addSpacing(spaceSmall);
    layout->addLayout(buttons);
    m_explanation->setWordWrap(true);
    m_line->setAlignment(Qt::AlignRight);
    setTabOrder({m_keptList, m_openList, m_swap, m_close});
    setFocusProxy(m_openList);
    fitToFont();
}

void QuotaLinePanel::fitToFont()
{
    for (QTableView *list : {m_keptList, m_openList}) {
        const auto *delegate = static_cast<const CandidateDelegate *>(list->itemDelegate());
        list->verticalHeader()->setMinimumSectionSize(delegate->lineHeight());
        list->verticalHeader()->setDefaultSectionSize(delegate->lineHeight());
        list->setMinimumHeight(delegate->lineHeight() * fewestRowsInView);
        for (const CandidateColumn column : shownColumns) {
            const int width = usualColumnWidth(column, list->fontMetrics());
            list->horizontalHeader()->resizeSection(static_cast<int>(column), width);
        }
    }
}

void QuotaLinePanel::setLocale(const QLocale &locale)
{
    m_keptModel->setLocale(locale);
    m_openModel->setLocale(locale);
    QWidget::setLocale(locale);
}

void QuotaLinePanel::setSwapEnabled(bool enabled)
{
    m_swapEnabled = enabled;
    updateSwap();
}

void QuotaLinePanel::focusRows()
{
    m_openList->setFocus(Qt::OtherFocusReason);
}

void QuotaLinePanel::setQuota(int quota, qint64 kept)
{
    m_quota = quota;
    m_kept = kept;
    retranslate();
}

void QuotaLinePanel::setRows(const QList<IssueSummary> &weakestKept, const QList<IssueSummary> &strongestOpen)
{
    // The weakest comes first; next to the line is where it stands.
    m_keptModel->setRows(QList<IssueSummary>(weakestKept.crbegin(), weakestKept.crend()));
    m_openModel->setRows(strongestOpen);
    if (!m_keptList->currentIndex().isValid() && m_keptModel->rowCount() > 0)
        m_keptList->selectRow(m_keptModel->rowCount() - 1);
    if (!m_openList->currentIndex().isValid() && m_openModel->rowCount() > 0)
        m_openList->selectRow(0);
    updateSwap();
}

void QuotaLinePanel::updateSwap()
{
    const IssueSummary *out = chosenRow(m_keptList, m_keptModel);
    const IssueSummary *in = chosenRow(m_openList, m_openModel);
    m_swap->setEnabled(m_swapEnabled && out && in);
    if (!m_swapEnabled)
        m_explanation->setText(tr("This workspace is open for reading only: nothing can be swapped."));
    else if (!out)
        m_explanation->setText(tr("Nothing is kept yet, so nothing can fall out."));
    else if (!in)
        m_explanation->setText(tr("Nothing is undecided or on hold, so nothing can come in."));
    else
        //: %1 and %2 name issues, such as "kernel-forge#117".
        m_explanation->setText(
                tr("Keep %1 and drop %2 because the quota is full.").arg(shortName(*in), shortName(*out)));
}

void QuotaLinePanel::swap()
{
    const IssueSummary *out = chosenRow(m_keptList, m_keptModel);
    const IssueSummary *in = chosenRow(m_openList, m_openModel);
    if (m_swapEnabled && out && in)
        emit swapRequested(out->id, in->id);
}

void QuotaLinePanel::retranslate()
{
    m_keptTitle->setText(tr("Kept, the weakest last"));
    m_openTitle->setText(tr("Not kept, the strongest first"));
    //: Beside the quota line: %1 kept, %2 the quota.
    m_line->setText(
            tr("Quota line: %1 of %2 kept").arg(locale().toString(m_kept), locale().toString(m_quota)));
    m_swap->setText(tr("Swap (S)"));
    m_close->setText(tr("Close"));
    m_keptList->setAccessibleName(tr("Weakest kept issues"));
    m_openList->setAccessibleName(tr("Strongest issues that are not kept"));
    setAccessibleName(tr("Rows around the quota line"));
    updateSwap();
}

void QuotaLinePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else if (event->key() == Qt::Key_S && event->modifiers() == Qt::NoModifier)
        swap();
    else
        QWidget::keyPressEvent(event);
}

bool QuotaLinePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    // A list would take letters for a search; here they are keys of the panel.
    const auto *key = static_cast<const QKeyEvent *>(event);
    const bool letter = !key->text().isEmpty() && key->text().front().isLetter();
    if (!letter)
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void QuotaLinePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitToFont();
}

} // namespace Winnow
