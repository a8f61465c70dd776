// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffpane.h"

#include "diff/problemtext.h"
#include "difffilesdelegate.h"
#include "difffilesmodel.h"
#include "difftext.h"
#include "diffview.h"
#include "findfield.h"
#include "theme/spacing.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDataStream>
#include <QHBoxLayout>
#include <QIODevice>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QToolButton>

namespace Winnow {

namespace {

constexpr quint32 stateVersion = 1;

} // namespace

DiffPane::DiffPane(std::shared_ptr<SyntaxColours> syntax, QWidget *parent)
    : QWidget(parent)
    , m_view(new DiffView(std::move(syntax), this))
    , m_model(new DiffFilesModel(this))
    , m_files(new QListView(this))
    , m_splitter(new QSplitter(this))
    , m_find(new FindField(this))
    , m_summary(new QLabel(this))
    , m_problem(new QLabel(this))
{
    m_files->setModel(m_model);
    m_files->setItemDelegate(new DiffFilesDelegate(m_files));
    m_files->setUniformItemSizes(true);
    m_files->setFrameShape(QFrame::NoFrame);
    m_files->setAccessibleName(tr("Files of the diff"));
    m_files->setTextElideMode(Qt::ElideMiddle);
    m_files->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_problem->setWordWrap(true);
    m_problem->setMargin(space);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->hide();
    m_splitter->addWidget(m_files);
    m_splitter->addWidget(m_view);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setSizes({fontMetrics().averageCharWidth() * 36, fontMetrics().averageCharWidth() * 140});

    auto *const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeToolbar());
    column->addWidget(m_problem);
    column->addWidget(m_splitter, 1);
    setFocusProxy(m_view);
    connectView();
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isListSized = true; });
    showOptions();
}

DiffPane::~DiffPane() = default;

void DiffPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Until someone chooses otherwise, the list leaves a narrow pane to the lines.
    if (m_isListSized)
        return;
    const int character = fontMetrics().averageCharWidth();
    const int list = std::clamp(width() / 5, character * 20, character * 36);
    m_splitter->setSizes({list, std::max(0, width() - list)});
}

QToolButton *DiffPane::addButton(QHBoxLayout *row, const QString &text, const QString &tip)
{
    auto *const button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(text);
    button->setAccessibleDescription(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    row->addWidget(button);
    return button;
}

QWidget *DiffPane::makeToolbar()
{
    auto *const bar = new QWidget(this);
    auto *const row = new QHBoxLayout(bar);
    row->setContentsMargins(space, spaceSmall, space, spaceSmall);
    row->setSpacing(spaceSmall);
    m_filesButton = addButton(row, tr("Files"), tr("Show or hide the list of files"));
    m_filesButton->setCheckable(true);
    m_filesButton->setChecked(true);
    m_sideBySide = addButton(row, tr("Side by side"), tr("Old lines left, new lines right"));
    m_inline = addButton(row, tr("Inline"), tr("New lines below the old ones"));
    auto *const layouts = new QButtonGroup(this);
    for (QToolButton *const button : {m_sideBySide, m_inline}) {
        button->setCheckable(true);
        layouts->addButton(button);
    }
    m_blanks = new QCheckBox(tr("Ignore blanks"), bar);
    m_blanks->setToolTip(tr("Hide what differs in blanks, tabs and line ends alone"));
    row->addWidget(m_blanks);
    m_previousHunk = addButton(row, tr("Previous hunk"), tr("Previous hunk (P)"));
    m_previousHunk->setArrowType(Qt::UpArrow);
    m_nextHunk = addButton(row, tr("Next hunk"), tr("Next hunk (N)"));
    m_nextHunk->setArrowType(Qt::DownArrow);
    row->addStretch(1);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_summary, 4);
    row->addSpacing(space);
    row->addWidget(m_find);
    return bar;
}

void DiffPane::connectView()
{
    connect(m_filesButton, &QToolButton::toggled, m_files, &QWidget::setVisible);
    connect(m_sideBySide, &QToolButton::clicked, this,
            [this] { m_view->setLayoutMode(DiffLayout::SideBySide); });
    connect(m_inline, &QToolButton::clicked, this, [this] { m_view->setLayoutMode(DiffLayout::Inline); });
    connect(m_blanks, &QCheckBox::toggled, m_view, &DiffView::setIgnoresBlanks);
    connect(m_previousHunk, &QToolButton::clicked, m_view, &DiffView::goToPreviousHunk);
    connect(m_nextHunk, &QToolButton::clicked, m_view, &DiffView::goToNextHunk);
    connect(m_view, &DiffView::optionsChanged, this, &DiffPane::showOptions);

    m_model->setLookedAt([this](int file) { return m_view->isLookedAt(file); });
    connect(m_view, &DiffView::fileMarked, m_model, &DiffFilesModel::refreshLookedAt);
    connect(m_view, &DiffView::fileMarked, this, &DiffPane::fileMarked);
    connect(m_view, &DiffView::leaveRequested, this, &DiffPane::leaveRequested);
    connect(m_view, &DiffView::currentFileChanged, this,
            [this](int file) { m_files->setCurrentIndex(m_model->index(file)); });
    connect(m_files->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid() && index.row() != m_view->currentFile())
                    m_view->goToFile(index.row());
            });
    connect(m_files, &QListView::activated, this, [this] { m_view->setFocus(); });

    connect(m_find, &FindField::wordsChanged, m_view, &DiffView::find);
    connect(m_find, &FindField::nextRequested, m_view, &DiffView::findNext);
    connect(m_find, &FindField::previousRequested, m_view, &DiffView::findPrevious);
    connect(m_find, &FindField::leaveRequested, m_view, [this] { m_view->setFocus(); });
    connect(m_view, &DiffView::findRequested, this, &DiffPane::startFind);
    connect(m_view, &DiffView::matchesChanged, this,
            [this] { m_find->showCount(m_view->currentMatch(), m_view->matchCount()); });
}

void DiffPane::setDiff(const SharedDiff &diff)
{
    m_model->setDiff(diff);
    m_view->setDiff(diff);
    if (!m_find->words().isEmpty())
        m_view->markMatches(m_find->words());
    m_summary->setText(diff ? DiffText::summary(*diff) : QString());
    m_files->setCurrentIndex(m_model->index(std::max(0, m_view->currentFile())));
    showProblems();
    showOptions();
}

void DiffPane::setLookedAt(const QSet<QByteArray> &hashes)
{
    m_view->setLookedAt(hashes);
    m_model->refreshLookedAt();
}

void DiffPane::showOptions()
{
    m_sideBySide->setChecked(m_view->layoutMode() == DiffLayout::SideBySide);
    m_inline->setChecked(m_view->layoutMode() == DiffLayout::Inline);
    m_blanks->setChecked(m_view->ignoresBlanks());
    const bool hasHunks = m_view->rows().hunkStops() > 0;
    m_previousHunk->setEnabled(hasHunks);
    m_nextHunk->setEnabled(hasHunks);
}

/// Where a diff is damaged, the first damage says enough; all of it is in the tooltip.
void DiffPane::showProblems()
{
    const SharedDiff &diff = m_view->diff();
    QStringList sentences;
    if (diff) {
        for (const DiffProblem &problem : diff->problems())
            sentences += DiffProblemText::sentence(problem);
    }
    m_problem->setVisible(!sentences.isEmpty());
    m_problem->setText(sentences.value(0));
    m_problem->setToolTip(sentences.size() > 1
                    ? sentences.first(std::min<qsizetype>(sentences.size(), 12)).join(u'\n')
                    : QString());
    m_problem->setAccessibleName(sentences.value(0));
}

void DiffPane::startFind()
{
    m_find->activate();
}

void DiffPane::setFilesVisible(bool visible)
{
    m_filesButton->setChecked(visible);
}

QByteArray DiffPane::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_8);
    stream << stateVersion << (m_view->layoutMode() == DiffLayout::Inline) << m_view->ignoresBlanks()
           << m_filesButton->isChecked() << m_splitter->saveState();
    return state;
}

bool DiffPane::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_8);
    quint32 version = 0;
    bool isInline = false;
    bool ignoresBlanks = false;
    bool showsFiles = true;
    QByteArray splitter;
    stream >> version >> isInline >> ignoresBlanks >> showsFiles >> splitter;
    if (stream.status() != QDataStream::Ok || version != stateVersion)
        return false;
    m_view->setLayoutMode(isInline ? DiffLayout::Inline : DiffLayout::SideBySide);
    m_view->setIgnoresBlanks(ignoresBlanks);
    setFilesVisible(showsFiles);
    m_isListSized = m_splitter->restoreState(splitter);
    showOptions();
    return true;
}

} // namespace Winnow
