// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "choicepopup.h"

#include "theme/spacing.h"
#include "theme/themecolours.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int mostRowsShown = 12;

/// The key dealt to the choice at @p position: 1…9, 0, then Shift+A….
QString dealtKey(qsizetype position)
{
    if (position < 9)
        return QString::number(position + 1);
    if (position == 9)
        return u"0"_s;
    if (position < 36)
        return u"Shift+"_s + QChar(static_cast<char16_t>(u'A' + position - 10));
    return {};
}

/// How well @p choice answers what was typed: 0 its text begins so, 1 holds it, 2 its detail or a keyword does; -1 not at all.
int rankOf(const Choice &choice, const QString &typed)
{
    if (choice.text.startsWith(typed, Qt::CaseInsensitive))
        return 0;
    if (choice.text.contains(typed, Qt::CaseInsensitive))
        return 1;
    return choice.detail.contains(typed, Qt::CaseInsensitive)
                    || choice.keywords.contains(typed, Qt::CaseInsensitive)
            ? 2
            : -1;
}

} // namespace

ChoicePopup::ChoicePopup(QWidget *parent)
    : OverlayPanel(parent)
    , m_title(new QLabel(this))
    , m_input(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_remark(new QLabel(this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    m_input->setClearButtonEnabled(true);
    m_input->installEventFilter(this);
    m_list->setColumnCount(3);
    m_list->header()->hide();
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, spaceLarge, spaceLarge, spaceLarge);
    layout->setSpacing(space);
    layout->addWidget(m_title);
    layout->addWidget(m_input);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remark);
    connect(m_input, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (m_narrows)
            fillList();
        emit textEdited(text);
    });
    connect(m_list, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { pick(item->data(0, idRole).toString()); });
    hide();
}

void ChoicePopup::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
    m_input->setAccessibleName(title);
    m_list->setAccessibleName(title);
}

void ChoicePopup::setPlaceholder(const QString &text)
{
    m_input->setPlaceholderText(text);
}

void ChoicePopup::setRemark(const QString &text)
{
    m_remark->setText(text);
    m_remark->setVisible(!text.isEmpty());
}

void ChoicePopup::setChoices(const QList<Choice> &choices)
{
    m_choices = choices;
    fillList();
}

void ChoicePopup::openAbove(QWidget *anchor)
{
    m_anchor = anchor;
    openIn(anchor->window());
}

void ChoicePopup::openAtTop(QWidget *window)
{
    m_anchor = nullptr;
    openIn(window);
}

void ChoicePopup::openIn(QWidget *window)
{
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    setParent(window);
    window->installEventFilter(this);
    m_input->clear();
    fillList();
    place();
    show();
    raise();
    m_input->setFocus(Qt::PopupFocusReason);
}

void ChoicePopup::close()
{
    hide();
}

bool ChoicePopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_input) {
        if (event->type() == QEvent::KeyPress)
            return handleKey(static_cast<QKeyEvent *>(event));
        // The keyboard went elsewhere by hand: whoever looks away has not chosen.
        if (event->type() == QEvent::FocusOut && isVisible()
                && static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason
                && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
            cancel();
    } else if (event->type() == QEvent::Resize && isVisible()) {
        place();
    }
    return OverlayPanel::eventFilter(watched, event);
}

bool ChoicePopup::handleKey(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        cancel();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        pickCurrent();
        return true;
    case Qt::Key_Up:
        moveCurrent(-1);
        return true;
    case Qt::Key_Down:
        moveCurrent(1);
        return true;
    case Qt::Key_PageUp:
        moveCurrent(-mostRowsShown);
        return true;
    case Qt::Key_PageDown:
        moveCurrent(mostRowsShown);
        return true;
    case Qt::Key_Tab:
        moveCurrent(1);
        return true;
    case Qt::Key_Backtab:
        moveCurrent(-1);
        return true;
    default:
        return pickByKey(event);
    }
}

bool ChoicePopup::pickByKey(const QKeyEvent *event)
{
    // Once something has been typed, digits and capitals are part of it.
    if (!m_dealsKeys || !m_input->text().isEmpty())
        return false;
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    qsizetype position = -1;
    if (modifiers == Qt::NoModifier && event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9)
        position = event->key() == Qt::Key_0 ? 9 : event->key() - Qt::Key_1;
    else if (modifiers == Qt::ShiftModifier && event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z)
        position = 10 + event->key() - Qt::Key_A;
    if (position < 0 || position >= m_choices.size())
        return false;
    pick(m_choices.at(position).id);
    return true;
}

void ChoicePopup::addLine(const Choice &choice, const QString &key)
{
    const QColor muted = themeColours(palette()).mutedText;
    auto *item = new QTreeWidgetItem(m_list, QStringList{key, choice.text, choice.detail});
    item->setData(0, idRole, choice.id);
    item->setSizeHint(2, QSize(0, fontMetrics().height() + space));
    item->setForeground(0, muted);
    item->setForeground(2, muted);
    item->setToolTip(1, choice.text.toHtmlEscaped());
    item->setToolTip(2, choice.detail.toHtmlEscaped());
}

void ChoicePopup::fillList()
{
    const QString typed = m_narrows ? m_input->text().trimmed() : QString();
    m_list->clear();
    m_list->setColumnHidden(0, !m_dealsKeys);
    // What is named so comes before what has it in its name, and that before what speaks of it.
    constexpr int lastRank = 2;
    for (int rank = 0; rank <= lastRank; ++rank) {
        for (qsizetype i = 0; i < m_choices.size(); ++i) {
            if (rankOf(m_choices.at(i), typed) == rank)
                addLine(m_choices.at(i), m_dealsKeys && typed.isEmpty() ? dealtKey(i) : QString());
        }
    }
    if (m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    if (isVisible())
        place();
}

void ChoicePopup::moveCurrent(int rows)
{
    const int count = m_list->topLevelItemCount();
    if (count == 0)
        return;
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row + rows, 0, count - 1)));
}

void ChoicePopup::pickCurrent()
{
    if (const QTreeWidgetItem *item = m_list->currentItem())
        pick(item->data(0, idRole).toString());
}

void ChoicePopup::pick(const QString &id)
{
    close();
    emit chosen(id);
}

void ChoicePopup::cancel()
{
    close();
    emit cancelled();
}

void ChoicePopup::place()
{
    if (!m_window)
        return;
    const int rowHeight = std::max(m_list->sizeHintForRow(0), fontMetrics().height() + spaceSmall);
    // As many rows as there may be: the list keeps its height while typing narrows it.
    const int rows = std::clamp(static_cast<int>(m_choices.size()), 3, mostRowsShown);
    m_list->setFixedHeight(rowHeight * rows + 2 * m_list->frameWidth());
    const int width = std::min(m_window->width() - 2 * space, fontMetrics().averageCharWidth() * 64);
    setFixedWidth(width);
    const int wanted =
            layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const int height = std::min(wanted, m_window->height() - 2 * space);
    QPoint corner((m_window->width() - width) / 2, m_window->height() / 8);
    if (m_anchor) {
        corner = m_anchor->mapTo(m_window.data(), QPoint(0, -height - spaceSmall));
        corner.setX(std::clamp(corner.x(), space, std::max(space, m_window->width() - width - space)));
    }
    setGeometry(corner.x(),
            std::clamp(corner.y(), space, std::max(space, m_window->height() - height - space)), width,
            height);
}

} // namespace Winnow
