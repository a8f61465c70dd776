// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "decisionbar.h"

#include "choicepopup.h"
#include "decisionchoices.h"
#include "evidence/headinglabel.h"
#include "keybutton.h"
#include "notefield.h"
#include "questionstrip.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

DecisionBar::DecisionBar(QWidget *parent)
    : QWidget(parent)
    , m_keep(new KeyButton(VerdictMark::Keep, this))
    , m_drop(new KeyButton(VerdictMark::Drop, this))
    , m_hold(new KeyButton(VerdictMark::Hold, this))
    , m_undecided(new KeyButton(VerdictMark::Undecided, this))
    , m_state(new HeadingLabel(this))
    , m_note(new NoteField(this))
    , m_strip(new QuestionStrip(this))
    , m_popup(new ChoicePopup(this))
    , m_flow(new DecisionFlow(m_popup, m_strip, m_note, m_keep))
{
    buildLayout();
    connect(m_keep, &KeyButton::clicked, this, &DecisionBar::keep);
    connect(m_drop, &KeyButton::clicked, this, &DecisionBar::drop);
    connect(m_hold, &KeyButton::clicked, this, &DecisionBar::hold);
    connect(m_undecided, &KeyButton::clicked, this, &DecisionBar::takeBack);
    connect(m_note, &NoteField::recordRequested, m_flow, &DecisionFlow::recordNote);
    connect(m_note, &NoteField::leaveRequested, this, [this] {
        if (m_flow->isOpen())
            m_flow->cancel();
        else
            emit tableRequested();
    });
    connect(m_flow, &DecisionFlow::decided, this, [this](const DecisionRequest &request) {
        m_sentFor = m_flow->subject().ids;
        m_sentNote = m_note->toPlainText();
        m_notes.remove(m_sentFor);
        m_note->clear();
        emit decisionRequested(request);
    });
    connect(m_flow, &DecisionFlow::closed, this, &DecisionBar::tableRequested);
    connect(m_flow, &DecisionFlow::duplicateSearchRequested, this, &DecisionBar::duplicateSearchRequested);
    retranslate();
    updateState();
}

void DecisionBar::setSubject(const DecisionSubject &subject)
{
    const bool another = subject.ids != m_flow->subject().ids;
    if (another) {
        saveNote();
        m_strip->dismiss();
    }
    m_flow->setSubject(subject);
    if (another)
        m_note->setPlainText(m_notes.value(subject.ids));
    updateState();
}

void DecisionBar::setWritable(bool writable)
{
    m_writable = writable;
    updateState();
}

void DecisionBar::setKeyHint(Verdict verdict, const QString &key)
{
    switch (verdict) {
    case Verdict::Keep:
        m_keep->setKeyHint(key);
        break;
    case Verdict::Drop:
        m_drop->setKeyHint(key);
        break;
    case Verdict::Hold:
        m_hold->setKeyHint(key);
        break;
    case Verdict::Undecided:
        m_undecided->setKeyHint(key);
        break;
    }
}

void DecisionBar::setNoteKeyHint(const QString &key)
{
    m_noteKey = key;
    retranslate();
}

void DecisionBar::setTimeZone(const QTimeZone &zone)
{
    m_zone = zone;
    m_flow->setTimeZone(zone);
    updateState();
}

void DecisionBar::restoreNotes()
{
    if (m_sentFor.isEmpty() || m_sentNote.isEmpty())
        return;
    m_notes.insert(m_sentFor, m_sentNote);
    if (m_flow->subject().ids == m_sentFor && m_note->toPlainText().isEmpty())
        m_note->setPlainText(m_sentNote);
    forgetNotes();
}

void DecisionBar::forgetNotes()
{
    m_sentFor.clear();
    m_sentNote.clear();
}

void DecisionBar::keep()
{
    if (mayDecide())
        m_flow->keep();
}

void DecisionBar::keepWithReason()
{
    if (mayDecide())
        m_flow->keepWithReason();
}

void DecisionBar::drop()
{
    if (mayDecide())
        m_flow->drop();
}

void DecisionBar::hold()
{
    if (mayDecide())
        m_flow->hold();
}

void DecisionBar::takeBack()
{
    if (mayDecide())
        m_flow->takeBack();
}

void DecisionBar::markDuplicate()
{
    if (mayDecide())
        m_flow->markDuplicate();
}

void DecisionBar::focusNote()
{
    if (!m_note->isEnabled())
        return;
    if (m_note->toPlainText().isEmpty() && m_flow->subject().isSingle())
        m_note->setPlainText(m_flow->subject().state.note);
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_note->moveCursor(QTextCursor::End);
}

void DecisionBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
        updateState();
    }
}

void DecisionBar::buildLayout()
{
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space);
    for (KeyButton *button : {m_keep, m_drop, m_hold, m_undecided})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto *grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(spaceLarge);
    grid->setVerticalSpacing(spaceSmall);
    grid->addLayout(buttons, 0, 0);
    grid->addWidget(m_note, 0, 1, 2, 1, Qt::AlignVCenter);
    grid->addWidget(m_state, 1, 0);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(space);
    layout->addWidget(m_strip);
    layout->addLayout(grid);
}

void DecisionBar::retranslate()
{
    m_flow->setLocale(locale());
    m_keep->setText(tr("Keep"));
    m_drop->setText(tr("Drop…"));
    m_hold->setText(tr("Hold…"));
    m_undecided->setText(tr("Undecided"));
    m_keep->setToolTip(tr("Keep this issue for the article"));
    m_drop->setToolTip(tr("Drop this issue, with a reason"));
    m_hold->setToolTip(tr("Put this issue aside, with or without a date"));
    m_undecided->setToolTip(tr("Take the decision about this issue back"));
    m_note->setAccessibleName(tr("Note to the decision"));
    //: %1 is a key
    m_note->setPlaceholderText(m_noteKey.isEmpty()
                    ? tr("Note to the decision; Ctrl+Enter records it")
                    : tr("Note to the decision (%1); Ctrl+Enter records it").arg(m_noteKey));
}

void DecisionBar::updateState()
{
    const DecisionSubject &subject = m_flow->subject();
    const bool usable = m_writable && !subject.ids.isEmpty();
    for (KeyButton *button : {m_keep, m_drop, m_hold, m_undecided})
        button->setEnabled(usable);
    m_note->setEnabled(usable);
    const bool single = subject.isSingle();
    const Verdict verdict = subject.state.verdict;
    m_keep->setStanding(single && verdict == Verdict::Keep);
    m_drop->setStanding(single && verdict == Verdict::Drop);
    m_hold->setStanding(single && verdict == Verdict::Hold);
    m_undecided->setStanding(single && verdict == Verdict::Undecided);
    if (subject.ids.isEmpty() || (single && !subject.stateKnown)) {
        m_state->setFullText({});
    } else if (!single) {
        m_state->setFullText(tr("%n issue(s) selected: a decision is about all of them.", nullptr,
                static_cast<int>(subject.ids.size())));
    } else {
        const QString sentence = DecisionChoices::stateSentence(subject.state, locale(), m_zone);
        m_state->setFullText(subject.state.note.isEmpty()
                        ? sentence
                        : u"%1 \u00b7 %2"_s.arg(sentence, subject.state.note));
    }
}

bool DecisionBar::mayDecide() const
{
    return (!m_mayDecide || m_mayDecide()) && m_writable && !m_flow->subject().ids.isEmpty();
}

void DecisionBar::saveNote()
{
    const QList<qint64> &ids = m_flow->subject().ids;
    const QString note = m_note->toPlainText();
    // What only repeats the standing note is no unsaved text.
    if (ids.isEmpty())
        return;
    if (note.trimmed().isEmpty() || (m_flow->subject().isSingle() && note == m_flow->subject().state.note))
        m_notes.remove(ids);
    else
        m_notes.insert(ids, note);
}

} // namespace Winnow
