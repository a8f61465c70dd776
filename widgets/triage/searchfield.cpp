// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "searchfield.h"

#include "theme/spacing.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace Winnow {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
    , m_proposed(new QStringListModel(this))
    , m_completer(new QCompleter(m_proposed, this))
{
    setClearButtonEnabled(true);
    setTextMargins(spaceSmall, 0, 0, 0);
    // Not setCompleter(): that would complete the whole line instead of one term of it.
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(10);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            &SearchField::takeProposal);
    connect(this, &QLineEdit::textEdited, this, [this](const QString &text) {
        propose();
        emit typed(text);
    });
}

std::pair<qsizetype, qsizetype> SearchField::termRange() const
{
    const QString line = text();
    qsizetype start = 0;
    bool quoted = false;
    for (qsizetype i = 0; i < cursorPosition(); ++i) {
        quoted = quoted != (line[i] == u'"');
        if (line[i].isSpace() && !quoted)
            start = i + 1;
    }
    qsizetype end = cursorPosition();
    for (; end < line.size() && (quoted || !line[end].isSpace()); ++end)
        quoted = quoted != (line[end] == u'"');
    return {start, end};
}

QString SearchField::termAtCursor() const
{
    const auto [start, end] = termRange();
    return text().sliced(start, end - start);
}

void SearchField::propose()
{
    const QString term = termAtCursor();
    const QStringList proposals = m_proposals && !term.isEmpty() ? m_proposals(term) : QStringList();
    if (proposals.isEmpty() || (proposals.size() == 1 && proposals.first() == term)) {
        m_completer->popup()->hide();
        return;
    }
    m_proposed->setStringList(proposals);
    m_completer->complete();
}

void SearchField::takeProposal(const QString &term)
{
    const auto [start, end] = termRange();
    QString line = text();
    line.replace(start, end - start, term + u' ');
    setText(line);
    setCursorPosition(static_cast<int>(start + term.size() + 1));
    emit typed(line);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    QAbstractItemView *popup = m_completer->popup();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (popup->isVisible()) {
        // The popup asks the field first. Esc closes it and Enter takes its chosen line; Enter without one
        // ends the search.
        if (event->key() == Qt::Key_Escape || (enter && popup->currentIndex().isValid()))
            return event->ignore();
        if (enter)
            popup->hide();
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit finished(text());
        emit left();
        return;
    case Qt::Key_Escape:
    case Qt::Key_Down:
        emit left();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void SearchField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    // The popup of proposals takes the focus for a moment; that ends nothing.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        emit finished(text());
}

} // namespace Winnow
