// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditwords.h"
#include "items/auditlines.h"

#include <QWidget>

#include <array>
#include <functional>

namespace Winnow {

class AnswerStrip;
class ChoicePopup;
class HeadingLabel;
class KeyButton;
class WordCards;

/// What a verdict is about, and how it stands.
struct VerdictSubject
{
    AuditSubject subject; ///< Null: nothing can be judged.
    AuditMark mark = AuditMark::Unaudited;
    QString state; ///< A sentence.
    QList<AuditWord> words; ///< Everybody's that may be seen.

    friend bool operator==(const VerdictSubject &, const VerdictSubject &) = default;
};

/// The bar below claim and node: the verdicts with their keys, how things stand, and what the reviewers said side by side.
/// A step that has begun (a reason, a note) ends when another subject comes: nothing is said of what was not current when
/// the key was pressed.
class VerdictBar final : public QWidget
{
    Q_OBJECT

public:
    enum class Button : quint8 { Accept, Reject, Replace, LeaveEmpty, Note };
    static constexpr size_t buttonCount = 5;

    explicit VerdictBar(QWidget *parent = nullptr);

    void setSubject(const VerdictSubject &subject);
    const VerdictSubject &subject() const { return m_subject; }
    /// Asked before what a button does; whoever answers false says why.
    void setGuard(std::function<bool(Button)> mayJudge) { m_mayJudge = std::move(mayJudge); }
    void setWritable(bool writable);
    void setKeyHint(Button button, const QString &key);
    /// While a candidate is shown: the replace button says that it takes this one.
    void setReplacing(bool isReplacing);

    KeyButton *button(Button which) const { return m_buttons[static_cast<size_t>(which)]; }
    ChoicePopup *popup() const { return m_popup; }
    AnswerStrip *strip() const { return m_strip; }
    QString stateText() const;
    /// All that is shown of who said what.
    QString wordsText() const;

    void cancel();

public slots:
    void accept();
    void reject();
    void replace();
    void leaveEmpty();
    void note();

signals:
    /// Reject comes with a reason. @p note is null where there is none.
    void verdictGiven(Winnow::AuditVerdict verdict, const QString &reason, const QString &note);
    /// A replacement is to be chosen, or the one that is shown to be taken.
    void replaceWanted();
    /// The steps are done; the keyboard may go back to the queue.
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Step : quint8 { None, Reason, ReasonNote, LeaveEmpty, Note };

    void buildLayout();
    bool mayJudge(Button which) const;
    bool isOfRow() const { return m_subject.subject.nodeId.isNull(); }
    void takeReason(const QString &code);
    void takeAnswer(const QString &text);
    void give(AuditVerdict verdict, const QString &reason, const QString &note);
    void updateState();
    void retranslate();

    std::array<KeyButton *, buttonCount> m_buttons{};
    HeadingLabel *m_state;
    WordCards *m_words;
    AnswerStrip *m_strip;
    ChoicePopup *m_popup;
    std::function<bool(Button)> m_mayJudge;
    VerdictSubject m_subject;
    Step m_step = Step::None;
    QString m_reason;
    bool m_writable = true;
    bool m_isReplacing = false;
};

} // namespace Winnow
