// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "verdictbar.h"

#include "answerstrip.h"
#include "decision/choicepopup.h"
#include "decision/keybutton.h"
#include "domain/auditreason.h"
#include "evidence/headinglabel.h"
#include "theme/spacing.h"
#include "wordcards.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

VerdictBar::VerdictBar(QWidget *parent)
    : QWidget(parent)
    , m_buttons{new KeyButton(AuditMark::Accepted, this), new KeyButton(AuditMark::Rejected, this),
              new KeyButton(AuditMark::Replaced, this), new KeyButton(AuditMark::LeftEmpty, this),
              new KeyButton(std::monostate(), this)}
    , m_state(new HeadingLabel(this))
    , m_words(new WordCards(this))
    , m_strip(new AnswerStrip(this))
    , m_popup(new ChoicePopup(this))
{
    buildLayout();
    connect(button(Button::Accept), &KeyButton::clicked, this, &VerdictBar::accept);
    connect(button(Button::Reject), &KeyButton::clicked, this, &VerdictBar::reject);
    connect(button(Button::Replace), &KeyButton::clicked, this, &VerdictBar::replace);
    connect(button(Button::LeaveEmpty), &KeyButton::clicked, this, &VerdictBar::leaveEmpty);
    connect(button(Button::Note), &KeyButton::clicked, this, &VerdictBar::note);
    connect(m_popup, &ChoicePopup::chosen, this, &VerdictBar::takeReason);
    connect(m_popup, &ChoicePopup::cancelled, this, &VerdictBar::cancel);
    connect(m_strip, &AnswerStrip::answered, this, &VerdictBar::takeAnswer);
    connect(m_strip, &AnswerStrip::cancelled, this, &VerdictBar::cancel);
    retranslate();
    updateState();
}

void VerdictBar::buildLayout()
{
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space);
    for (KeyButton *one : m_buttons)
        buttons->addWidget(one);
    buttons->addWidget(m_state, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(space);
    layout->addWidget(m_words);
    layout->addWidget(m_strip);
    layout->addLayout(buttons);
}

void VerdictBar::setSubject(const VerdictSubject &subject)
{
    if (subject.subject != m_subject.subject)
        cancel();
    if (subject == m_subject)
        return;
    m_subject = subject;
    updateState();
}

void VerdictBar::setWritable(bool writable)
{
    m_writable = writable;
    updateState();
}

void VerdictBar::setKeyHint(Button which, const QString &key)
{
    button(which)->setKeyHint(key);
}

void VerdictBar::setReplacing(bool isReplacing)
{
    if (m_isReplacing == isReplacing)
        return;
    m_isReplacing = isReplacing;
    retranslate();
}

QString VerdictBar::stateText() const
{
    return m_state->fullText();
}

QString VerdictBar::wordsText() const
{
    return m_words->isHidden() ? QString() : m_words->text();
}

void VerdictBar::cancel()
{
    if (m_step == Step::None)
        return;
    m_step = Step::None;
    m_popup->close();
    m_strip->dismiss();
    emit closed();
}

bool VerdictBar::mayJudge(Button which) const
{
    return (!m_mayJudge || m_mayJudge(which)) && m_writable && !m_subject.subject.isNull();
}

void VerdictBar::accept()
{
    if (!isOfRow() && mayJudge(Button::Accept))
        give(AuditVerdict::Accept, {}, {});
}

void VerdictBar::reject()
{
    if (isOfRow() || !mayJudge(Button::Reject))
        return;
    cancel();
    m_step = Step::Reason;
    QList<Choice> choices;
    for (const AuditReason &reason : auditReasons())
        choices.append({reason.code, textIn(reason.label, textLanguage(locale())), {}, reason.code});
    m_popup->setTitle(tr("Why reject it?"));
    m_popup->setPlaceholder(tr("Press a key below, or type to search"));
    m_popup->setChoices(choices);
    m_popup->openAbove(button(Button::Reject));
}

void VerdictBar::replace()
{
    if (mayJudge(Button::Replace))
        emit replaceWanted();
}

void VerdictBar::leaveEmpty()
{
    if (!mayJudge(Button::LeaveEmpty))
        return;
    cancel();
    m_step = Step::LeaveEmpty;
    m_strip->ask(
            tr("Leave %1 without any reference, on purpose?").arg(shortIssueName(m_subject.subject.issue)),
            tr("Leave empty"), true);
}

void VerdictBar::note()
{
    if (!mayJudge(Button::Note))
        return;
    cancel();
    m_step = Step::Note;
    m_strip->ask(isOfRow() ? tr("Note on this row:") : tr("Note on this reference:"), tr("Record"), false);
}

void VerdictBar::takeReason(const QString &code)
{
    if (code == "other"_L1) {
        m_reason = code;
        m_step = Step::ReasonNote;
        m_strip->ask(tr("“Other” says nothing by itself. Why reject it?"), tr("Reject"), false);
        return;
    }
    m_step = Step::None;
    emit closed();
    give(AuditVerdict::Reject, code, {});
}

void VerdictBar::takeAnswer(const QString &text)
{
    const Step step = std::exchange(m_step, Step::None);
    m_strip->dismiss();
    // In this order: whoever hears of the verdict may put the keyboard elsewhere, as when it needs a name.
    emit closed();
    if (step == Step::ReasonNote)
        give(AuditVerdict::Reject, m_reason, text);
    else if (step == Step::LeaveEmpty)
        give(AuditVerdict::LeaveEmpty, {}, text);
    else if (step == Step::Note)
        give(AuditVerdict::Note, {}, text);
}

void VerdictBar::give(AuditVerdict verdict, const QString &reason, const QString &note)
{
    cancel();
    emit verdictGiven(verdict, reason, note);
}

void VerdictBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void VerdictBar::updateState()
{
    const bool usable = m_writable && !m_subject.subject.isNull();
    for (size_t i = 0; i < buttonCount; ++i) {
        const auto which = static_cast<Button>(i);
        const bool needsNode = which == Button::Accept || which == Button::Reject;
        m_buttons[i]->setEnabled(usable && !(needsNode && isOfRow()));
    }
    button(Button::Accept)->setStanding(m_subject.mark == AuditMark::Accepted);
    button(Button::Reject)->setStanding(m_subject.mark == AuditMark::Rejected);
    button(Button::Replace)->setStanding(m_subject.mark == AuditMark::Replaced);
    button(Button::LeaveEmpty)->setStanding(m_subject.mark == AuditMark::LeftEmpty);
    m_state->setFullText(m_subject.state);
    // One word is in the sentence already; a note is not.
    const bool saysMore = m_subject.words.size() > 1
            || (m_subject.words.size() == 1 && !m_subject.words.constFirst().note.isEmpty());
    m_words->setWords(saysMore ? m_subject.words : QList<AuditWord>());
}

void VerdictBar::retranslate()
{
    button(Button::Accept)->setText(tr("Accept"));
    button(Button::Reject)->setText(tr("Reject…"));
    button(Button::Replace)->setText(m_isReplacing ? tr("Replace by this") : tr("Replace…"));
    button(Button::LeaveEmpty)->setText(tr("Leave empty…"));
    button(Button::Note)->setText(tr("Note…"));
    button(Button::Accept)->setToolTip(tr("The node says what the row says"));
    button(Button::Reject)->setToolTip(tr("It does not, for a reason"));
    button(Button::Replace)
            ->setToolTip(tr("Another node says it: one of the row's, or one that a search finds"));
    button(Button::LeaveEmpty)
            ->setToolTip(tr("No node says it, and the row goes without a reference on purpose"));
    button(Button::Note)->setToolTip(tr("Writes a note, without a verdict"));
    for (KeyButton *one : m_buttons)
        one->updateGeometry();
}

} // namespace Winnow
