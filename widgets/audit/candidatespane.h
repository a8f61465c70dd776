// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/auditmark.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace Winnow {

/// A node that may be cited in place of the one under audit.
struct AuditCandidate
{
    CitedNode node;
    QString text; ///< shownNodeText(); null where it is not known.
    QString content; ///< nodeContent(); null where the workspace does not hold it.
    bool isOfRow = false; ///< A reference of the row already, in state `mark`; else the search found it.
    AuditMark mark = AuditMark::Unaudited;
    QString scoreMark; ///< "low"
};

/// What the knowledge index finds while words are typed, and the other references of the row, each by score. The one that is
/// current is shown beside the claim before it is chosen: arrows move also from the field, Enter chooses, Esc gives up.
class CandidatesPane final : public QWidget
{
    Q_OBJECT

public:
    explicit CandidatesPane(QWidget *parent = nullptr);

    /// Begins anew with the row's other references; nothing is current.
    void setOthers(const QList<AuditCandidate> &others);
    /// The same references after their states changed.
    void updateOthers(const QList<AuditCandidate> &others);
    /// What was found for @p words; nothing is shown where other words are asked for by now.
    void setFound(const QString &words, const QList<AuditCandidate> &found);
    void setWritable(bool writable);

    /// Puts the keyboard here and makes the first candidate current where none is.
    void begin();
    /// Nothing is current any more; the words are forgotten.
    void reset();
    const AuditCandidate *current() const;

    QLineEdit *field() const { return m_field; }
    QTreeWidget *list() const { return m_list; }

signals:
    void searchWanted(const QString &words);
    /// Another candidate, or none, is current.
    void currentChanged();
    void chosen();
    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool handleKey(int key);
    void fill();
    void addLines(const QString &heading, const QList<AuditCandidate> &candidates, qsizetype offset);
    void addLine(const AuditCandidate &one, qsizetype position);
    void moveCurrent(int step);
    void retranslate();

    QLabel *m_title;
    QLineEdit *m_field;
    QTreeWidget *m_list;
    QLabel *m_empty;
    QList<AuditCandidate> m_others;
    QList<AuditCandidate> m_found;
    QString m_words;
    bool m_writable = true;
    bool m_searched = false; ///< The answer to m_words is here.
};

} // namespace Winnow
