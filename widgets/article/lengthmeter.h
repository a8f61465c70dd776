// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace Winnow {

/// How much of its room a text takes: "37 / 50" with a bar; beyond the limit a sign and a word besides the colour.
class LengthMeter final : public QWidget
{
    Q_OBJECT

public:
    explicit LengthMeter(QWidget *parent = nullptr);

    /// @p limit 0: no limit, only the length is shown.
    void setLength(qsizetype length, int limit);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void updateText();

    qsizetype m_length = 0;
    int m_limit = 0;
    QString m_text;
};

} // namespace Winnow
