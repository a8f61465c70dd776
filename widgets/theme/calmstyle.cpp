// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "calmstyle.h"

#include "scrollbar.h"
#include "spacing.h"
#include "themecolours.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double cornerRadius = 4;

QRectF sharp(const QRect &area)
{
    return QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](float x, float y) { return static_cast<float>(x + (y - x) * share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

} // namespace

CalmStyle::CalmStyle()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{}

int CalmStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return space;
    case PM_SplitterWidth:
        return 5;
    case PM_HeaderMargin:
        return space;
    case PM_HeaderMarkSize:
        return option ? option->fontMetrics.height() : spaceLarge + spaceSmall;
    case PM_ScrollBarExtent:
        return scrollBarExtent;
    case PM_ScrollBarSliderMin:
        return 3 * scrollBarExtent;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int CalmStyle::styleHint(
        StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_Widget_Animate:
    case SH_Widget_Animation_Duration:
    case SH_ItemView_ActivateItemOnSingleClick:
        return 0;
    case SH_UnderlineShortcut:
        return 1;
    case SH_Header_ArrowAlignment:
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize CalmStyle::sizeFromContents(
        ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton)
        wanted.rwidth() += 2 * spaceSmall;
    if (type == CT_LineEdit || type == CT_PushButton || type == CT_ComboBox)
        wanted.setHeight(std::max(wanted.height(), option->fontMetrics.height() + 2 * spaceSmall + 2));
    return wanted;
}

void CalmStyle::drawPrimitive(
        PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        // A field without a frame (an editor in a cell, a spin box's inside) is drawn by what surrounds it.
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
                frame && frame->lineWidth > 0)
            return drawField(option, painter);
        break;
    case PE_PanelButtonCommand:
        return drawButton(option, painter);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return drawCheckBox(option, painter);
    case PE_FrameFocusRect:
        return drawFocus(option, painter);
    case PE_IndicatorHeaderArrow:
        return drawOrderSign(option, painter, widget);
    case PE_Frame:
    case PE_FrameStatusBarItem:
        // Areas are parted by splitters and hairlines, not boxed in.
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void CalmStyle::drawControl(
        ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case CE_HeaderSection:
        return drawHeaderSection(option, painter);
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, themeColours(option->palette).window);
        painter->fillRect(QRect(option->rect.bottomLeft(), QSize(option->rect.width(), 1)),
                themeColours(option->palette).hairline);
        return;
    case CE_Splitter: {
        const bool horizontal = option->state & State_Horizontal;
        const QPoint centre = option->rect.center();
        const QRect line = horizontal ? QRect(centre.x(), option->rect.top(), 1, option->rect.height())
                                      : QRect(option->rect.left(), centre.y(), option->rect.width(), 1);
        const ThemeColours &colours = themeColours(option->palette);
        painter->fillRect(line, option->state & State_MouseOver ? colours.accent : colours.hairline);
        return;
    }
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

QRect CalmStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
        const QWidget *widget) const
{
    const auto *bar =
            control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider *>(option) : nullptr;
    return bar ? visualRect(bar->direction, bar->rect, scrollBarPart(*bar, part))
               : QProxyStyle::subControlRect(control, option, part, widget);
}

void CalmStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
        QPainter *painter, const QWidget *widget) const
{
    const auto *bar =
            control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider *>(option) : nullptr;
    if (bar)
        drawScrollBar(*painter, *bar);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void CalmStyle::drawField(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColours &colours = themeColours(option->palette);
    const bool focused = option->state & State_HasFocus;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(focused ? colours.accent : colours.control, focused ? 2 : 1));
    painter->setBrush(option->state & State_Enabled ? colours.base : colours.window);
    const double inset = focused ? 0.5 : 0;
    painter->drawRoundedRect(
            sharp(option->rect).adjusted(inset, inset, -inset, -inset), cornerRadius, cornerRadius);
    painter->restore();
}

void CalmStyle::drawButton(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColours &colours = themeColours(option->palette);
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const bool enabled = option->state & State_Enabled;
    const bool flat = button && button->features & QStyleOptionButton::Flat;
    const bool isDefault = enabled && button && button->features & QStyleOptionButton::DefaultButton;
    const bool pressed = option->state & (State_Sunken | State_On);
    const bool hovered = enabled && option->state & State_MouseOver;
    if (flat && !pressed && !hovered)
        return;
    QColor fill = colours.raised;
    if (pressed)
        fill = colours.current;
    else if (hovered)
        fill = mixed(colours.raised, colours.current, 0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(flat ? QPen(Qt::NoPen)
                         : QPen(isDefault            ? colours.accent
                                           : enabled ? colours.control
                                                     : colours.hairline));
    painter->setBrush(fill);
    painter->drawRoundedRect(sharp(option->rect), cornerRadius, cornerRadius);
    painter->restore();
}

void CalmStyle::drawCheckBox(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColours &colours = themeColours(option->palette);
    const bool enabled = option->state & State_Enabled;
    const bool checked = option->state & State_On;
    const bool partly = option->state & State_NoChange;
    const QColor edge = !enabled ? colours.hairline : checked || partly ? colours.accent : colours.control;
    const double side = std::min(option->rect.width(), option->rect.height()) - 2;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option->rect).center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(edge, 1.2));
    painter->setBrush(checked || partly ? edge : colours.base);
    painter->drawRoundedRect(box, 3, 3);
    painter->setPen(QPen(colours.accentText, side / 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&box](double x, double y) {
        return box.topLeft() + QPointF(x * box.width(), y * box.height());
    };
    if (checked)
        painter->drawPolyline(QPolygonF{at(0.24, 0.52), at(0.43, 0.72), at(0.77, 0.3)});
    else if (partly)
        painter->drawLine(at(0.26, 0.5), at(0.74, 0.5));
    painter->restore();
}

void CalmStyle::drawFocus(const QStyleOption *option, QPainter *painter) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(themeColours(option->palette).accent, 1.5));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(sharp(option->rect), cornerRadius, cornerRadius);
    painter->restore();
}

void CalmStyle::drawOrderSign(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
    if (!header || header->sortIndicator == QStyleOptionHeader::None)
        return;
    // Ascending points up, as in every spreadsheet; Qt names the directions the other way round.
    const double up = header->sortIndicator == QStyleOptionHeader::SortDown ? 1 : -1;
    // Fusion puts the sign at the heading's top; beside the word it is read with it.
    const QRectF area(option->rect);
    const QPointF centre(area.center().x(), widget ? widget->height() / 2.0 : area.center().y());
    const double half = 3.5;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(
            QPen(themeColours(option->palette).accent, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(QPolygonF{centre + QPointF(-half, up * half / 2),
            centre + QPointF(0, -up * half / 2), centre + QPointF(half, up * half / 2)});
    painter->restore();
}

void CalmStyle::drawHeaderSection(const QStyleOption *option, QPainter *painter) const
{
    const ThemeColours &colours = themeColours(option->palette);
    const bool hovered = option->state & State_Enabled && option->state & State_MouseOver;
    const QRect area = option->rect;
    painter->fillRect(area, hovered ? mixed(colours.window, colours.current, 0.5) : colours.window);
    painter->fillRect(QRect(area.left(), area.bottom(), area.width(), 1), colours.hairline);
    painter->fillRect(QRect(area.right(), area.top() + spaceSmall + 1, 1, area.height() - 2 * spaceSmall - 2),
            colours.hairline);
}

} // namespace Winnow
