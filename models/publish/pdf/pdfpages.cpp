// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pdfpages.h"

#include "pdfcharacters.h"
#include "publish/htmldocument.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QSet>
#include <QTextDocument>
#include <QUuid>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int dotsPerInch = 600;
constexpr double footerHeight = 10; // mm, below the text
constexpr double textSize = 9.5; // pt

QFont textFont(TextLanguage language)
{
    QStringList families{u"Noto Sans"_s, u"Segoe UI"_s, u"Helvetica Neue"_s};
    if (language == TextLanguage::Chinese)
        families += {u"Noto Sans CJK SC"_s, u"Source Han Sans SC"_s, u"PingFang SC"_s, u"Microsoft YaHei"_s};
    else
        families += {u"Noto Sans CJK SC"_s, u"PingFang SC"_s, u"Microsoft YaHei"_s};
    families.append(u"sans-serif"_s);
    QFont font;
    font.setFamilies(families);
    font.setPointSizeF(textSize);
    // Bitmaps' widths are not those of the outlines that are embedded.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Lengths in pixels of 96 to the inch: Qt reads no points here.
constexpr auto styleSheet =
        "h1 { font-size: 17pt; margin: 0 0 10px 0; } "
        "h2 { font-size: 13pt; margin: 22px 0 8px 0; } "
        "h3 { font-size: 11pt; margin: 16px 0 6px 0; } "
        "p { margin: 0 0 8px 0; } "
        "ul { margin: 0 0 8px 0; } li { margin: 0 0 4px 0; } "
        "a[href] { color: #1c5fb0; text-decoration: none; } "
        "th { background-color: #f0f2f5; text-align: left; } "
        "td { border-bottom: 0.5px solid #c9ced4; } "
        "code { font-family: 'Noto Sans Mono', 'Noto Sans Mono CJK SC', Consolas, Menlo, monospace; "
        "background-color: #eef0f3; }";

/// Joiners, variation selectors and the like draw nothing.
bool isDrawn(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return c > 0x7f && category != QChar::Mark_NonSpacing && category != QChar::Other_Control
            && category != QChar::Other_Format && category != QChar::Other_Surrogate;
}

void noteMissingGlyphs(const PublishDocument &document, const QFont &font, ExportWarnings &warnings)
{
    const QFontMetricsF metrics(font);
    QSet<char32_t> seen;
    const auto check = [&](const RichText &text, const QString &label) {
        for (const char32_t c : plainTextOf(text).toUcs4()) {
            if (!isDrawn(c) || seen.contains(c) || metrics.inFontUcs4(c))
                continue;
            seen.insert(c);
            warnings.add(ExportWarningCode::MissingGlyph, document.language, label, QString::fromUcs4(&c, 1));
        }
    };
    check(document.title, {});
    for (const DocumentBlock &block : document.blocks) {
        check(block.text, block.label);
        for (const DocumentRow &row : block.rows) {
            for (const RichText &cell : row.cells)
                check(cell, row.label);
        }
    }
}

/// The same name for the same text.
QUuid documentId(const PublishDocument &document, const PublishOptions &options)
{
    const QString name = u"%1/%2/%3"_s.arg(options.batch.series)
                                 .arg(options.batch.ordinal)
                                 .arg(textLanguageCode(document.language));
    return QUuid::createUuidV5(
            QUuid(u"5d1c2b0a-6f1e-4d5b-9a35-0c7f5c1e8a11"_s), name + plainTextOf(document.title));
}

void drawPages(QPdfWriter &writer, const QTextDocument &text, const QSizeF &area, const QString &title)
{
    QPainter painter(&writer);
    QFont small = text.defaultFont();
    small.setPointSizeF(textSize - 2);
    const double line = QFontMetricsF(small, &writer).height();
    const int pages = text.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            writer.newPage();
        painter.save();
        painter.translate(0, -page * area.height());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = QRectF(0, page * area.height(), area.width(), area.height());
        context.palette.setColor(QPalette::Text, Qt::black);
        painter.setClipRect(context.clip);
        text.documentLayout()->draw(&painter, context);
        painter.restore();
        painter.setFont(small);
        painter.setPen(QColor(0x59, 0x62, 0x6c));
        const QRectF footer(0, writer.height() - line, area.width(), line);
        const QString number = u"%1 / %2"_s.arg(page + 1).arg(pages);
        const double room = area.width() - QFontMetricsF(small, &writer).horizontalAdvance(number) * 2;
        painter.drawText(footer, Qt::AlignRight | Qt::AlignVCenter, number);
        painter.drawText(footer, Qt::AlignLeft | Qt::AlignVCenter,
                QFontMetricsF(small, &writer).elidedText(title, Qt::ElideRight, room));
    }
}

/// Puts @p date in place of the moment at which the file was made; of the same length, so that no offset moves.
void setCreationDate(QByteArray &pdf, const QDateTime &date)
{
    constexpr QByteArrayView key = "/CreationDate (D:";
    const qsizetype at = pdf.indexOf(key);
    if (at >= 0 && date.isValid())
        pdf.replace(at + key.size(), 14, date.toString(u"yyyyMMddHHmmss"_s).toLatin1());
}

} // namespace

QByteArray pdfPages(const PublishDocument &document, const PublishOptions &options, ExportWarnings &warnings)
{
    const QFont font = textFont(document.language);
    noteMissingGlyphs(document, font, warnings);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(18, 18, 18, 14), QPageLayout::Millimeter);
    writer.setTitle(plainTextOf(document.title));
    writer.setCreator(u"Winnow"_s);
    writer.setDocumentId(documentId(document, options));
    QTextDocument text;
    text.documentLayout()->setPaintDevice(&writer);
    text.setDocumentMargin(0);
    text.setDefaultFont(font);
    text.setDefaultStyleSheet(QString::fromLatin1(styleSheet));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text.setDefaultTextOption(option);
    const QSizeF area(writer.width(), writer.height() - footerHeight / 25.4 * dotsPerInch);
    text.setPageSize(area);
    text.setHtml(
            QString::fromUtf8(htmlBlocks(document, htmlFlavour(PublishTarget::Pdf), warnings).join('\n')));
    drawPages(writer, text, area, plainTextOf(document.title));
    buffer.close();
    nameIdeographs(bytes);
    setCreationDate(bytes, options.date);
    return bytes;
}

} // namespace Winnow
