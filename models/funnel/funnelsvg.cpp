// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnelsvg.h"

#include "funnellayout.h"
#include "funneltext.h"

#include <QXmlStreamWriter>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr double fontSize = 14;
constexpr double margin = 16;
/// From the middle of a line down to its baseline, in font sizes.
constexpr double baselineDrop = 0.35;

/// How wide a text will be, roughly: which font a reader has nobody knows. Wide signs fill their square.
double guessedWidth(const QString &text)
{
    double width = 0;
    for (const QChar sign : text)
        width += sign.unicode() >= 0x2e80 ? fontSize : sign.isSpace() ? fontSize * 0.3 : fontSize * 0.58;
    return width;
}

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

QLatin1StringView fillOf(const FunnelLabel &label)
{
    switch (label.role) {
    case FunnelTextRole::Count:
        return label.isOnBar ? "#ffffff"_L1 : "#1f2328"_L1;
    case FunnelTextRole::StepName:
        return "#1f2328"_L1;
    case FunnelTextRole::DropSum:
        return "#a1260d"_L1;
    case FunnelTextRole::Drop:
    case FunnelTextRole::Leftover:
        break;
    }
    return "#57606a"_L1;
}

void writeBands(QXmlStreamWriter &xml, const QList<FunnelBar> &bars)
{
    for (qsizetype i = 0; i + 1 < bars.size(); ++i) {
        const QRectF &from = bars[i].area;
        const QRectF &to = bars[i + 1].area;
        xml.writeEmptyElement(u"polygon"_s);
        xml.writeAttribute(u"points"_s,
                u"%1,%2 %3,%2 %4,%5 %6,%5"_s.arg(number(from.left()), number(from.bottom()),
                        number(from.right()), number(to.right()), number(to.top()), number(to.left())));
        xml.writeAttribute(u"fill"_s, u"#dbe7f3"_s);
    }
}

void writeBar(QXmlStreamWriter &xml, const FunnelBar &bar)
{
    xml.writeEmptyElement(u"rect"_s);
    xml.writeAttribute(u"x"_s, number(bar.area.left()));
    xml.writeAttribute(u"y"_s, number(bar.area.top()));
    xml.writeAttribute(u"width"_s, number(bar.area.width()));
    xml.writeAttribute(u"height"_s, number(bar.area.height()));
    xml.writeAttribute(u"rx"_s, u"2"_s);
    xml.writeAttribute(u"fill"_s, bar.kind == FunnelStepKind::Kept ? u"#1a7f37"_s : u"#2f5f9e"_s);
}

void writeLabel(QXmlStreamWriter &xml, const FunnelLabel &label)
{
    const bool isName = label.role == FunnelTextRole::StepName;
    xml.writeStartElement(u"text"_s);
    xml.writeAttribute(u"x"_s,
            number(isName                   ? label.area.right()
                            : label.isOnBar ? label.area.center().x()
                                            : label.area.left()));
    xml.writeAttribute(u"y"_s, number(label.area.center().y() + fontSize * baselineDrop));
    if (isName || label.isOnBar)
        xml.writeAttribute(u"text-anchor"_s, isName ? u"end"_s : u"middle"_s);
    if (label.role == FunnelTextRole::Count || label.role == FunnelTextRole::DropSum)
        xml.writeAttribute(u"font-weight"_s, u"600"_s);
    xml.writeAttribute(u"fill"_s, QString(fillOf(label)));
    xml.writeCharacters(label.text);
    xml.writeEndElement();
}

} // namespace

QByteArray funnelSvg(const Funnel &funnel, TextLanguage language)
{
    const bool chinese = language == TextLanguage::Chinese;
    const FunnelLayout layout = layOutFunnel(funnelSteps(funnel),
            {.width = 800, .lineHeight = 20, .language = language, .textWidth = guessedWidth});
    const double width = layout.width + 2 * margin;
    const double height = layout.height + 2 * margin;
    QByteArray svg;
    QXmlStreamWriter xml(&svg);
    xml.writeStartDocument();
    xml.writeStartElement(u"svg"_s);
    xml.writeDefaultNamespace(u"http://www.w3.org/2000/svg"_s);
    xml.writeAttribute(u"viewBox"_s, u"0 0 %1 %2"_s.arg(number(width), number(height)));
    xml.writeAttribute(u"width"_s, number(width));
    xml.writeAttribute(u"height"_s, number(height));
    xml.writeAttribute(u"role"_s, u"img"_s);
    xml.writeAttribute(u"xml:lang"_s, chinese ? u"zh-CN"_s : u"en"_s);
    xml.writeAttribute(u"font-family"_s, u"system-ui, 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif"_s);
    xml.writeAttribute(u"font-size"_s, number(fontSize));
    xml.writeTextElement(u"title"_s, chinese ? u"筛选漏斗"_s : u"How the selection came about"_s);
    xml.writeTextElement(u"desc"_s, funnelText(funnel, language));
    xml.writeEmptyElement(u"rect"_s);
    xml.writeAttribute(u"width"_s, number(width));
    xml.writeAttribute(u"height"_s, number(height));
    xml.writeAttribute(u"fill"_s, u"#ffffff"_s);
    xml.writeStartElement(u"g"_s);
    xml.writeAttribute(u"transform"_s, u"translate(%1 %1)"_s.arg(number(margin)));
    writeBands(xml, layout.bars);
    for (const FunnelBar &bar : layout.bars)
        writeBar(xml, bar);
    for (const FunnelLabel &label : layout.labels)
        writeLabel(xml, label);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    return svg;
}

} // namespace Winnow
