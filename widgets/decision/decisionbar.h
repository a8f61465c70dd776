// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decisionflow.h"

#include <QHash>
#include <QWidget>

class QToolButton;

namespace Winnow {

class HeadingLabel;
class KeyButton;

/// The bar below the issue: the four verdicts with their keys, the note, and who decided what before.
class DecisionBar final : public QWidget
{
    Q_OBJECT

public:
    explicit DecisionBar(QWidget *parent = nullptr);

    /// A note that was typed and not recorded yet stays with its issue.
    void setSubject(const DecisionSubject &subject);

    /// Asked before each decision; whoever answers false says why.
    void setGuard(std::function<bool()> mayDecide) { m_mayDecide = std::move(mayDecide); }
    void setWritable(bool writable);
    /// The key shown on the button of @p verdict.
    void setKeyHint(Verdict verdict, const QString &key);
    void setNoteKeyHint(const QString &key);
    void setTimeZone(const QTimeZone &zone);

    DecisionFlow *flow() const { return m_flow; }
    NoteField *noteField() const { return m_note; }
    ChoicePopup *popup() const { return m_popup; }
    QuestionStrip *strip() const { return m_strip; }

    /// The notes that a decision took along came to nothing: they are put back.
    void restoreNotes();
    /// The decision is durable; its note is forgotten here.
    void forgetNotes();

public slots:
    void keep();
    void keepWithReason();
    void drop();
    void hold();
    void takeBack();
    void markDuplicate();
    void focusNote();

signals:
    /// Issues, by and evidence are for the receiver to fill in.
    void decisionRequested(const Winnow::DecisionRequest &request);
    void duplicateSearchRequested(const QString &words);
    /// The keyboard is to go back to the table.
    void tableRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void updateState();
    bool mayDecide() const;
    void saveNote();

    KeyButton *m_keep;
    KeyButton *m_drop;
    KeyButton *m_hold;
    KeyButton *m_undecided;
    HeadingLabel *m_state;
    NoteField *m_note;
    QuestionStrip *m_strip;
    ChoicePopup *m_popup;
    DecisionFlow *m_flow;
    std::function<bool()> m_mayDecide;
    QTimeZone m_zone = QTimeZone::utc();
    QHash<QList<qint64>, QString> m_notes; ///< Typed and not recorded, by subject.
    QList<qint64> m_sentFor;
    QString m_sentNote;
    QString m_noteKey;
    bool m_writable = true;
};

} // namespace Winnow
