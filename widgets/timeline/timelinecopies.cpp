// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "timelinecopies.h"

#include "theme/spacing.h"
#include "theme/theme.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QMimeData>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

TimelineFrame timelineFrame(double axisWidth, const QTimeZone &zone, TextLanguage language,
        std::function<double(const QString &)> textWidth)
{
    TimelineFrame frame;
    frame.width = axisWidth;
    frame.zone = zone;
    frame.language = language;
    frame.textWidth = std::move(textWidth);
    return frame;
}

double timelineGutter(const TimelineLayout &layout, const QFont &labelFont, double most)
{
    QFont bold = labelFont;
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    double widest = 0;
    for (const TimelineLane &lane : layout.lanes)
        widest = std::max(widest, metrics.horizontalAdvance(lane.label) + 1);
    return std::ceil(std::min(most, widest + 2 * space));
}

QString legendText(TextLanguage language)
{
    return language == TextLanguage::Chinese
            ? u"\u25c7 维护者   \u25cb 用户   \u25a1 机器人   \u2b21 未知   \u25b3 时序陷阱"_s
            : u"\u25c7 maintainer   \u25cb user   \u25a1 robot   \u2b21 not known   \u25b3 trap"_s;
}

QByteArray timelineSvg(const QList<TimelineEntry> &entries, const Assessment &assessment,
        const TimelineStyle &style, int width)
{
    TimelinePicture picture;
    picture.entries = entries;
    picture.font = style.font;
    picture.labelFont = smallFont(style.font);
    const QFontMetricsF metrics(picture.labelFont);
    const auto textWidth = [&metrics](const QString &text) {
        return std::ceil(metrics.horizontalAdvance(text));
    };
    const auto layOut = [&] {
        picture.layout = layOutTimeline(entries, assessment,
                timelineFrame(width - picture.gutter, style.zone, style.language, textWidth));
    };
    layOut();
    picture.gutter = timelineGutter(picture.layout, picture.labelFont, width * 0.28);
    layOut();
    const double labelHeight = std::ceil(metrics.height());
    picture.width = width;
    picture.height = std::ceil(fullTimelineHeight(picture.layout.lanes.size(), labelHeight));
    picture.rows = timelineRows(picture.height, picture.layout.lanes.size(), labelHeight);
    picture.legend = legendText(style.language);

    QBuffer buffer;
    QSvgGenerator generator(QSvgGenerator::SvgVersion::Svg11);
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(QSize(width, static_cast<int>(picture.height)));
    generator.setViewBox(QRectF(0, 0, width, picture.height));
    generator.setTitle(formatIssueRef(assessment.issue));
    generator.setDescription(timelineText(entries, assessment, style.zone, style.language));
    QPainter painter(&generator);
    paintTimeline(painter, picture, lightColours());
    painter.end();
    return buffer.data();
}

QMimeData *svgMimeData(const QByteArray &svg)
{
    auto *data = new QMimeData;
    data->setData(u"image/svg+xml"_s, svg);
    data->setText(QString::fromUtf8(svg));
    return data;
}

} // namespace Winnow
