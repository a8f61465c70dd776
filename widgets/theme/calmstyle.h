// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QProxyStyle>

namespace Winnow {

/// Fusion without its gradients: flat surfaces, hairlines, one accent for ticks and focus, and room to
/// breathe. All colours come from the palette.
class CalmStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    CalmStyle();

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
            QStyleHintReturn *returnData) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
            const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
            const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
            const QWidget *widget) const override;

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
            const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
            const QWidget *widget) const override;

private:
    void drawField(const QStyleOption *option, QPainter *painter) const;
    void drawButton(const QStyleOption *option, QPainter *painter) const;
    void drawCheckBox(const QStyleOption *option, QPainter *painter) const;
    void drawOrderSign(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawFocus(const QStyleOption *option, QPainter *painter) const;
    void drawHeaderSection(const QStyleOption *option, QPainter *painter) const;
};

} // namespace Winnow
