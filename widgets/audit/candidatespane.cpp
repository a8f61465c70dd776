// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidatespane.h"

#include "article/listcolours.h"
#include "items/auditscore.h"
#include "theme/auditglyph.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int positionRole = Qt::UserRole; ///< Into what was found and the row's others put together.
enum Column { ScoreColumn, TitleColumn, StateColumn };

} // namespace

CandidatesPane::CandidatesPane(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_field(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_empty(new QLabel(this))
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_list->setColumnCount(3);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ScoreColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(TitleColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(StateColumn, QHeaderView::ResizeToContents);
    m_list->installEventFilter(this);
    applyListColours(*m_list);
    m_empty->setWordWrap(true);
    m_empty->setMargin(spaceLarge);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(spaceLarge, spaceSmall, space, spaceSmall);
    bar->setSpacing(spaceLarge);
    bar->addWidget(m_title);
    bar->addWidget(m_field, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_words = text.simplified();
        m_searched = false;
        if (m_words.isEmpty())
            setFound({}, {});
        else
            emit searchWanted(m_words);
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CandidatesPane::currentChanged);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, [this] {
        if (current())
            emit chosen();
    });
    retranslate();
}

void CandidatesPane::setOthers(const QList<AuditCandidate> &others)
{
    m_others = others;
    reset();
}

void CandidatesPane::updateOthers(const QList<AuditCandidate> &others)
{
    const AuditCandidate *before = current();
    const QString id = before ? before->node.id : QString();
    m_others = others;
    {
        const QSignalBlocker quiet(m_list);
        fill();
        for (int i = 0; !id.isNull() && i < m_list->topLevelItemCount(); ++i) {
            m_list->setCurrentItem(m_list->topLevelItem(i));
            if (current() && current()->node.id == id)
                return;
        }
        m_list->setCurrentItem(nullptr);
    }
    if (!id.isNull())
        emit currentChanged();
}

void CandidatesPane::setFound(const QString &words, const QList<AuditCandidate> &found)
{
    if (words != m_words)
        return;
    m_found = found;
    m_searched = true;
    fill();
    // What was typed for is shown at once; while nothing is typed, nothing is.
    m_list->setCurrentItem(nullptr);
    if (!m_words.isEmpty())
        moveCurrent(1);
    emit currentChanged();
}

void CandidatesPane::setWritable(bool writable)
{
    m_writable = writable;
    m_field->setEnabled(writable);
}

void CandidatesPane::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    if (!current())
        moveCurrent(1);
}

void CandidatesPane::reset()
{
    m_field->clear();
    m_words.clear();
    m_found.clear();
    m_searched = false;
    fill();
    m_list->setCurrentItem(nullptr);
}

const AuditCandidate *CandidatesPane::current() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item || !item->data(0, positionRole).isValid())
        return nullptr;
    const qsizetype position = item->data(0, positionRole).toLongLong();
    if (position < m_found.size())
        return &m_found.at(position);
    return position - m_found.size() < m_others.size() ? &m_others.at(position - m_found.size()) : nullptr;
}

bool CandidatesPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent *>(event)->key()))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool CandidatesPane::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        moveCurrent(-1);
        return true;
    case Qt::Key_Down:
        moveCurrent(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (current())
            emit chosen();
        return true;
    case Qt::Key_Escape:
        reset();
        emit leaveRequested();
        return true;
    default:
        return false;
    }
}

void CandidatesPane::moveCurrent(int step)
{
    int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    for (at += step; at >= 0 && at < m_list->topLevelItemCount(); at += step) {
        QTreeWidgetItem *item = m_list->topLevelItem(at);
        if (item->flags().testFlag(Qt::ItemIsEnabled)) {
            m_list->setCurrentItem(item);
            return;
        }
    }
}

void CandidatesPane::fill()
{
    m_list->clear();
    addLines(tr("Found for “%1”").arg(m_words), m_found, 0);
    addLines(m_found.isEmpty() ? QString() : tr("References of this row"), m_others, m_found.size());
    const bool nothingFound = m_searched && !m_words.isEmpty() && m_found.isEmpty();
    if (m_words.isEmpty() || !m_searched)
        m_empty->setText(tr("This row has no other reference. Type words to search the knowledge index."));
    else
        m_empty->setText(
                tr("Nothing is found for “%1”. Other words, or an honest blank, may serve.").arg(m_words));
    m_empty->setVisible(m_found.isEmpty() && (nothingFound || m_others.isEmpty()));
}

/// @p offset: position of the first of @p candidates.
void CandidatesPane::addLines(
        const QString &heading, const QList<AuditCandidate> &candidates, qsizetype offset)
{
    if (candidates.isEmpty())
        return;
    const ThemeColours &colours = themeColours(palette());
    if (!heading.isEmpty()) {
        auto *item = new QTreeWidgetItem(m_list, QStringList{heading});
        item->setFlags(Qt::NoItemFlags);
        item->setFirstColumnSpanned(true);
        item->setFont(0, smallFont(font()));
        item->setForeground(0, colours.mutedText);
    }
    for (qsizetype i = 0; i < candidates.size(); ++i)
        addLine(candidates.at(i), offset + i);
}

void CandidatesPane::addLine(const AuditCandidate &one, qsizetype position)
{
    const ThemeColours &colours = themeColours(palette());
    const QString score = scoreText(one.node.score, locale());
    const QString title = one.node.title.isEmpty() ? one.node.id : one.node.title;
    const QString state = one.isOfRow ? auditMarkLabel(one.mark) : one.node.kind;
    auto *item = new QTreeWidgetItem(m_list, QStringList{score, title, state});
    item->setData(0, positionRole, position);
    item->setTextAlignment(ScoreColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setForeground(ScoreColumn, one.scoreMark.isEmpty() ? colours.mutedText : colours.hold);
    item->setForeground(StateColumn, colours.mutedText);
    item->setSizeHint(TitleColumn, QSize(0, fontMetrics().height() + 2 * spaceSmall + 4));
    if (one.isOfRow)
        item->setIcon(TitleColumn, auditIcon(one.mark));
    QStringList spoken{title, score, one.scoreMark, state};
    spoken.removeAll(QString());
    item->setData(TitleColumn, Qt::AccessibleTextRole, spoken.join(u", "_s));
    item->setToolTip(TitleColumn, title.toHtmlEscaped());
}

void CandidatesPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
        updateOthers(m_others);
    } else if (event->type() == QEvent::PaletteChange) {
        applyListColours(*m_list);
        updateOthers(m_others);
    }
}

void CandidatesPane::retranslate()
{
    m_title->setText(tr("Other candidates"));
    m_field->setPlaceholderText(tr("Search the knowledge index"));
    m_field->setAccessibleName(tr("Search the knowledge index for another node"));
    m_list->setAccessibleName(tr("Other candidates"));
}

} // namespace Winnow
