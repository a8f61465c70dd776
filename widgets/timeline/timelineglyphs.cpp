// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelineglyphs.h"

#include <QPainter>
#include <QPainterPath>

#include <array>
#include <utility>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The outline in a square from -1 to 1. Sizes differ so that all look equally large.
QPainterPath outlinePath(const QString &role)
{
    QPainterPath path;
    if (role == "maintainer"_L1) {
        path.addPolygon(QPolygonF{{0, -1.16}, {1.16, 0}, {0, 1.16}, {-1.16, 0}});
        path.closeSubpath();
    } else if (role == "bot"_L1) {
        path.addRect(-0.9, -0.9, 1.8, 1.8);
    } else if (role == "user"_L1) {
        path.addEllipse(QPointF(0, 0), 1, 1);
    } else {
        path.addPolygon(
                QPolygonF{{-0.55, -0.95}, {0.55, -0.95}, {1.08, 0}, {0.55, 0.95}, {-0.55, 0.95}, {-1.08, 0}});
        path.closeSubpath();
    }
    return path;
}

using Strokes = std::initializer_list<std::pair<QPointF, QPointF>>;

void addStrokes(QPainterPath &path, Strokes strokes)
{
    for (const auto &[from, to] : strokes) {
        path.moveTo(from);
        path.lineTo(to);
    }
}

/// What happened, as lines in a square from -1 to 1.
QPainterPath signPath(TimelineKind kind)
{
    QPainterPath path;
    switch (kind) {
    case TimelineKind::Opened:
    case TimelineKind::ChangeOpened:
        path.addEllipse(QPointF(0, 0), 0.16, 0.16);
        break;
    case TimelineKind::Closed:
        addStrokes(path, {{{-0.42, 0.02}, {-0.1, 0.36}}, {{-0.1, 0.36}, {0.46, -0.34}}});
        break;
    case TimelineKind::ChangeClosed:
        addStrokes(path, {{{-0.35, -0.35}, {0.35, 0.35}}, {{0.35, -0.35}, {-0.35, 0.35}}});
        break;
    case TimelineKind::Reopened:
        path.arcMoveTo(QRectF(-0.4, -0.4, 0.8, 0.8), 60);
        path.arcTo(QRectF(-0.4, -0.4, 0.8, 0.8), 60, 280);
        break;
    case TimelineKind::ChangeMerged:
        addStrokes(path, {{{-0.34, -0.45}, {0, 0.02}}, {{0.34, -0.45}, {0, 0.02}}, {{0, 0.02}, {0, 0.5}}});
        break;
    case TimelineKind::Comment:
        addStrokes(path, {{{-0.38, -0.18}, {0.38, -0.18}}, {{-0.38, 0.2}, {0.12, 0.2}}});
        break;
    case TimelineKind::Label:
        addStrokes(path, {{{-0.42, 0}, {0.42, 0}}, {{0, -0.42}, {0, 0.42}}});
        break;
    case TimelineKind::Unlabel:
        addStrokes(path, {{{-0.42, 0}, {0.42, 0}}});
        break;
    case TimelineKind::Reference:
        addStrokes(path, {{{-0.42, 0}, {0.42, 0}}, {{0.1, -0.32}, {0.42, 0}}, {{0.1, 0.32}, {0.42, 0}}});
        break;
    case TimelineKind::Review:
        path.addEllipse(QPointF(0, 0), 0.38, 0.38);
        break;
    case TimelineKind::Push:
        addStrokes(path, {{{0, 0.42}, {0, -0.42}}, {{-0.32, -0.1}, {0, -0.42}}, {{0.32, -0.1}, {0, -0.42}}});
        break;
    case TimelineKind::Other:
        break;
    }
    return path;
}

bool isFilled(TimelineKind kind)
{
    return kind == TimelineKind::Closed || kind == TimelineKind::ChangeMerged;
}

QTransform placed(QPointF centre, double size)
{
    return QTransform().translate(centre.x(), centre.y()).scale(size / 2, size / 2);
}

} // namespace

QColor roleColour(const QString &role, const ThemeColours &colours)
{
    if (role == "maintainer"_L1)
        return colours.accent;
    if (role == "bot"_L1)
        return colours.hold;
    return role == "user"_L1 ? colours.text : colours.mutedText;
}

void paintTimelineMark(QPainter &painter, QPointF centre, double size, const TimelineEntry &entry,
        const ThemeColours &colours)
{
    const bool filled = isFilled(entry.kind);
    const bool merged = entry.kind == TimelineKind::ChangeMerged;
    // A merge that nobody signs is green: it is what the eye looks for.
    const QColor colour = merged && roleColour(entry.actorRole, colours) == colours.mutedText
            ? colours.keep
            : roleColour(entry.actorRole, colours);
    const QTransform place = placed(centre, size);
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(filled ? colour : colours.base);
    painter.drawPath(place.map(outlinePath(entry.actorRole)));
    painter.setPen(QPen(filled ? colours.base : colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(place.map(signPath(entry.kind)));
}

void paintMarkOutline(QPainter &painter, QPointF centre, double size, const QString &role)
{
    painter.drawPath(placed(centre, size).map(outlinePath(role)));
}

void paintTrapSign(QPainter &painter, QPointF centre, double size, const ThemeColours &colours)
{
    const QTransform place = placed(centre, size);
    painter.setPen(QPen(colours.warningText, 1.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colours.warning);
    painter.drawPolygon(place.map(QPolygonF{{0, -0.95}, {1.05, 0.85}, {-1.05, 0.85}}));
    painter.drawLine(place.map(QPointF(0, -0.3)), place.map(QPointF(0, 0.2)));
    painter.drawPoint(place.map(QPointF(0, 0.52)));
}

} // namespace Winnow
