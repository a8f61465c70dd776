// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditwords.h"

#include <QWidget>

namespace Winnow {

/// What the reviewers said, each in a card of its own, side by side: who, what, why, when. Hidden where there is nothing.
class WordCards final : public QWidget
{
    Q_OBJECT

public:
    explicit WordCards(QWidget *parent);

    void setWords(const QList<AuditWord> &words);
    /// As it is read, a line a card.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    static QString cardText(const AuditWord &word);
    int lineHeight() const;
    QRect cardArea(qsizetype card) const;
    void paintCard(QPainter &painter, const QRect &card, const AuditWord &word) const;

    QList<AuditWord> m_words;
};

} // namespace Winnow
