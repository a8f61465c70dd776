// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sessionvalues.h"

#include <QAbstractButton>

namespace Winnow {

/// What the quota meter counts.
struct QuotaCounts
{
    int quota = 0;
    qint64 kept = 0;
    qint64 undecided = 0;
    qint64 held = 0;

    friend bool operator==(const QuotaCounts &, const QuotaCounts &) = default;
};

/// "Kept 37 of 50 · 210 undecided · 4 on hold" over a slim bar. Over the quota, the words say by how many and
/// the bar runs past a mark. A click, Space or Enter asks for the rows around the line.
class QuotaMeter final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit QuotaMeter(QWidget *parent = nullptr);

    const QuotaCounts &counts() const { return m_counts; }
    /// The sentence that is shown and spoken.
    QString sentence() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void setProgress(const Winnow::BatchProgress &progress);
    void setCounts(const Winnow::QuotaCounts &counts);

signals:
    void quotaLineRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void updateTexts();
    void paintBar(QPainter &painter, const QRectF &bar) const;

    QuotaCounts m_counts;
    QString m_sentence;
};

} // namespace Winnow
