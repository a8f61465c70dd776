// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace Winnow {

/// What a worker proposed for a text, below the field that says otherwise: take it whole, or the part that is selected.
class ProposalStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ProposalStrip(QWidget *parent = nullptr);

    /// Shows what @p by proposed; hides itself where @p text is null.
    void setProposal(const QString &text, const QString &by);

    QString proposal() const { return m_text; }

signals:
    /// Put @p text in the place of what the field says.
    void taken(const QString &text);
    /// Put @p text where the cursor is.
    void partTaken(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QString m_text;
    QString m_by;
    QLabel *m_label;
    QToolButton *m_take;
    QToolButton *m_takePart;
};

} // namespace Winnow
