// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "decisionflow.h"

#include "choicepopup.h"
#include "decisionchoices.h"
#include "domain/reason.h"
#include "notefield.h"
#include "questionstrip.h"

#include <QLineEdit>

namespace Winnow {

using namespace Qt::StringLiterals;

DecisionFlow::DecisionFlow(ChoicePopup *popup, QuestionStrip *strip, NoteField *note, QWidget *anchor)
    : QObject(anchor)
    , m_popup(popup)
    , m_strip(strip)
    , m_note(note)
    , m_anchor(anchor)
{
    connect(m_popup, &ChoicePopup::chosen, this, &DecisionFlow::takeChoice);
    connect(m_popup, &ChoicePopup::cancelled, this, &DecisionFlow::cancel);
    connect(m_popup, &ChoicePopup::textEdited, this, &DecisionFlow::readTyped);
    connect(m_strip, &QuestionStrip::accepted, this, &DecisionFlow::finish);
    connect(m_strip, &QuestionStrip::rejected, this, &DecisionFlow::cancel);
}

void DecisionFlow::setSubject(const DecisionSubject &subject)
{
    if (isOpen() && subject.ids != m_subject.ids)
        cancel();
    m_subject = subject;
}

void DecisionFlow::keep()
{
    begin(Verdict::Keep);
    confirmOrFinish();
}

void DecisionFlow::keepWithReason()
{
    begin(Verdict::Keep);
    askReason(Verdict::Keep);
}

void DecisionFlow::drop()
{
    begin(Verdict::Drop);
    askReason(Verdict::Drop);
}

void DecisionFlow::hold()
{
    begin(Verdict::Hold);
    m_step = Step::Hold;
    m_popup->setTitle(m_subject.isSingle()
                    ? tr("Put the issue on hold")
                    : tr("Put %n issue(s) on hold", nullptr, static_cast<int>(m_subject.ids.size())));
    m_popup->setPlaceholder(tr("Or type a day: 2026-12-01, 12-01, +3"));
    m_popup->setRemark({});
    // A day begins with a digit, so digits pick nothing here.
    m_popup->setDealsKeys(false);
    m_popup->setNarrows(false);
    m_popup->setChoices(DecisionChoices::holds(m_today(), {}, m_locale));
    m_popup->openAbove(m_anchor);
}

void DecisionFlow::takeBack()
{
    begin(Verdict::Undecided);
    confirmOrFinish();
}

void DecisionFlow::markDuplicate()
{
    begin(Verdict::Drop);
    m_request.reason = u"duplicate"_s;
    askDuplicate();
}

void DecisionFlow::recordNote()
{
    if (m_step == Step::Note) {
        if (m_note->toPlainText().trimmed().isEmpty())
            return;
        confirmOrFinish();
        return;
    }
    if (isOpen())
        return;
    const DecisionState &state = m_subject.state;
    const bool stands =
            m_subject.isSingle() && state.verdict != Verdict::Undecided && state.stage == Stage::Editor;
    if (!stands) {
        emit closed();
        m_strip->say(tr("The note goes with the decision: now keep, drop or hold."));
        return;
    }
    begin(state.verdict);
    m_request.reason = state.reason;
    m_request.until = state.until;
    confirmOrFinish();
}

void DecisionFlow::cancel()
{
    if (!isOpen())
        return;
    m_step = Step::None;
    m_popup->close();
    m_strip->dismiss();
    emit closed();
}

void DecisionFlow::setDuplicateMatches(const QString &words, const QList<IssueSummary> &matches)
{
    if (m_step == Step::Duplicate && words == m_duplicateWords)
        m_popup->setChoices(DecisionChoices::duplicates(words, m_subject.ref, matches));
}

void DecisionFlow::begin(Verdict verdict)
{
    cancel();
    m_strip->dismiss();
    m_request = {};
    m_request.verdict = verdict;
}

void DecisionFlow::askReason(Verdict verdict)
{
    m_step = Step::Reason;
    const int count = static_cast<int>(m_subject.ids.size());
    if (verdict == Verdict::Keep)
        m_popup->setTitle(
                m_subject.isSingle() ? tr("Why keep it?") : tr("Why keep %n issue(s)?", nullptr, count));
    else
        m_popup->setTitle(
                m_subject.isSingle() ? tr("Why drop it?") : tr("Why drop %n issue(s)?", nullptr, count));
    m_popup->setPlaceholder(tr("Press a key below, or type to search"));
    m_popup->setRemark({});
    m_popup->setDealsKeys(true);
    m_popup->setNarrows(true);
    m_popup->setChoices(DecisionChoices::reasons(verdict, m_locale));
    m_popup->openAbove(m_anchor);
}

void DecisionFlow::takeReason(const QString &code)
{
    m_request.reason = code;
    const bool noteIsEmpty = m_note->toPlainText().trimmed().isEmpty();
    if (m_request.verdict == Verdict::Drop && code == "duplicate"_L1)
        askDuplicate();
    else if (code == "other"_L1 && noteIsEmpty)
        askNote(tr("“Other” says nothing by itself: write the reason into the note, then press Ctrl+Enter."));
    else if (code == "same-topic"_L1 && noteIsEmpty)
        askNote(tr("Name the issue that this one yields to in the note, then press Ctrl+Enter."));
    else
        confirmOrFinish();
}

void DecisionFlow::askDuplicate()
{
    m_step = Step::Duplicate;
    m_duplicateWords.clear();
    m_popup->setTitle(m_subject.isSingle() ? tr("Which issue does it duplicate?")
                                           : tr("Which issue do they duplicate?"));
    m_popup->setPlaceholder(tr("Type a number, or words from the other issue"));
    m_popup->setRemark(tr("The issue is dropped as a duplicate; the other one keeps the row."));
    m_popup->setDealsKeys(false);
    m_popup->setNarrows(false);
    m_popup->setChoices(DecisionChoices::duplicates({}, m_subject.ref, {}));
    m_popup->openAbove(m_anchor);
}

void DecisionFlow::takeChoice(const QString &id)
{
    if (m_step == Step::Reason) {
        takeReason(id);
    } else if (m_step == Step::Hold) {
        DecisionChoices::applyHold(id, m_zone, m_request);
        confirmOrFinish();
    } else if (m_step == Step::Duplicate) {
        m_request.duplicateOf = id.isEmpty() ? std::nullopt : parseIssueRef(id);
        confirmOrFinish();
    }
}

void DecisionFlow::readTyped(const QString &text)
{
    if (m_step == Step::Hold) {
        m_popup->setChoices(DecisionChoices::holds(m_today(), text, m_locale));
    } else if (m_step == Step::Duplicate) {
        m_duplicateWords = text.trimmed();
        m_popup->setChoices(DecisionChoices::duplicates(m_duplicateWords, m_subject.ref, {}));
        if (!m_duplicateWords.isEmpty())
            emit duplicateSearchRequested(m_duplicateWords);
    }
}

void DecisionFlow::askNote(const QString &why)
{
    m_step = Step::Note;
    m_strip->say(why);
    m_note->setFocus(Qt::OtherFocusReason);
}

void DecisionFlow::confirmOrFinish()
{
    if (m_subject.ids.isEmpty()) {
        cancel();
        return;
    }
    if (m_subject.isSingle()) {
        finish();
        return;
    }
    m_step = Step::Confirm;
    const int count = static_cast<int>(m_subject.ids.size());
    m_strip->ask(DecisionChoices::bulkQuestion(m_request, count, m_locale),
            DecisionChoices::bulkAnswer(m_request.verdict, count));
}

void DecisionFlow::finish()
{
    m_step = Step::None;
    m_strip->dismiss();
    m_request.note = m_note->toPlainText().trimmed();
    // Null means "not given"; an empty note would say that there is one.
    if (m_request.note.isEmpty())
        m_request.note = QString();
    // In this order: whoever hears of the decision may put the keyboard elsewhere, as when it needs a name.
    emit closed();
    emit decided(m_request);
}

} // namespace Winnow
