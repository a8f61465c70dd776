// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidencechips.h"

#include <QAbstractButton>

namespace Winnow {

/// One chip of the evidence strip. A click, Enter or F1 asks why; Ctrl+C copies its fact.
class EvidenceChip final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit EvidenceChip(QWidget *parent);

    void setContent(const EvidenceChipContent &content);
    const EvidenceChipContent &content() const { return m_content; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void copyRequested();
    /// The arrow keys: to the chip @p step places on.
    void moveRequested(int step);
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    EvidenceChipContent m_content;
};

} // namespace Winnow
