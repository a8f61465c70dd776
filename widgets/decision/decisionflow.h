// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "workspace/issuequeries.h"
#include "workspace/journal.h"

#include <QDate>
#include <QLocale>
#include <QObject>
#include <QTimeZone>

#include <functional>

class QWidget;

namespace Winnow {

class ChoicePopup;
class NoteField;
class QuestionStrip;

/// What a decision is about.
struct DecisionSubject
{
    QList<qint64> ids; ///< Empty: nothing can be decided.
    IssueRef ref; ///< Of a single one.
    DecisionState state; ///< Of a single one.
    bool stateKnown = false; ///< Whether state has all its parts, or only the verdict and reason so far.

    bool isSingle() const { return ids.size() == 1; }
};

/// The steps from a key to a decision: a reason, a note where the reason needs one, and for several issues
/// the question that names their number. Every step can be left with Esc, and another subject ends it:
/// nothing is decided about an issue that was not current when the key was pressed.
class DecisionFlow final : public QObject
{
    Q_OBJECT

public:
    DecisionFlow(ChoicePopup *popup, QuestionStrip *strip, NoteField *note, QWidget *anchor);

    void setSubject(const DecisionSubject &subject);
    const DecisionSubject &subject() const { return m_subject; }
    void setLocale(const QLocale &locale) { m_locale = locale; }
    void setTimeZone(const QTimeZone &zone) { m_zone = zone; }
    /// A seam for tests.
    void setToday(std::function<QDate()> today) { m_today = std::move(today); }

    bool isOpen() const { return m_step != Step::None; }

    void keep();
    void keepWithReason();
    void drop();
    void hold();
    void takeBack();
    void markDuplicate();
    /// Records what stands once more with the note as it is now, or goes on where a step waits for the note.
    void recordNote();
    void cancel();

    void setDuplicateMatches(const QString &words, const QList<IssueSummary> &matches);

signals:
    /// The steps are done. Issues, by and evidence are for the receiver to fill in.
    void decided(const Winnow::DecisionRequest &request);
    /// Nothing is open any more; the keyboard may go back to the table.
    void closed();
    void duplicateSearchRequested(const QString &words);

private:
    enum class Step : quint8 { None, Reason, Hold, Duplicate, Note, Confirm };

    void begin(Verdict verdict);
    void askReason(Verdict verdict);
    void takeReason(const QString &code);
    void askDuplicate();
    void takeChoice(const QString &id);
    void readTyped(const QString &text);
    void askNote(const QString &why);
    void confirmOrFinish();
    void finish();

    ChoicePopup *m_popup;
    QuestionStrip *m_strip;
    NoteField *m_note;
    QWidget *m_anchor;
    Step m_step = Step::None;
    DecisionSubject m_subject;
    DecisionRequest m_request;
    QString m_duplicateWords;
    QLocale m_locale;
    QTimeZone m_zone = QTimeZone::utc();
    std::function<QDate()> m_today = [] { return QDate::currentDate(); };
};

} // namespace Winnow
