// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "timelinepainter.h"

class QMimeData;

namespace Winnow {

/// How a picture is written.
struct TimelineStyle
{
    QTimeZone zone;
    TextLanguage language = TextLanguage::English;
    QFont font;
};

/// The frame of a layout of @p axisWidth pixels, with the distances that the painter keeps.
TimelineFrame timelineFrame(double axisWidth, const QTimeZone &zone, TextLanguage language,
        std::function<double(const QString &)> textWidth);

/// The width of the lanes' names, at most @p most.
double timelineGutter(const TimelineLayout &layout, const QFont &labelFont, double most);

/// What the marks' shapes mean.
QString legendText(TextLanguage language);

/// The whole timeline as an SVG file, @p width pixels wide, in light colours, with title and description.
QByteArray timelineSvg(const QList<TimelineEntry> &entries, const Assessment &assessment,
        const TimelineStyle &style, int width = 1000);

/// @p svg for the clipboard, as a picture and as text.
QMimeData *svgMimeData(const QByteArray &svg);

} // namespace Winnow
