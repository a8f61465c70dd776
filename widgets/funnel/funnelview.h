// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "funnel/funnellayout.h"

#include <QWidget>

namespace Winnow {

/// The funnel of an instalment as a picture: its steps as bars on one scale, and beside each band what was dropped there
/// and why. Ctrl+C copies it in words.
class FunnelView final : public QWidget
{
    Q_OBJECT

public:
    explicit FunnelView(QWidget *parent = nullptr);

    void setFunnel(const Funnel &funnel);
    const Funnel &funnel() const { return m_funnel; }
    const FunnelLayout &funnelLayout() const { return m_layout; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

public slots:
    void copyText() const;
    /// Puts the picture into the clipboard as SVG, in light colours, as an article may show it.
    void copySvg() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    FunnelLayout layoutFor(int width) const;
    void layOut();
    void updateTexts();

    Funnel m_funnel;
    FunnelLayout m_layout;
};

} // namespace Winnow
