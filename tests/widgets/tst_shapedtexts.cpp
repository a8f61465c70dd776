// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "theme/shapedtexts.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

constexpr int height = 40;

QImage drawn(ShapedTexts &texts, const QString &text, int width, Qt::Alignment alignment = Qt::AlignLeft)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    texts.draw(painter, image.rect(), alignment, text);
    return image;
}

bool isInk(QRgb pixel)
{
    return qGray(pixel) < 128;
}

/// The columns or rows that hold ink, from the first to the last.
std::pair<int, int> inkAcross(const QImage &image)
{
    std::pair<int, int> range{-1, -1};
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (isInk(image.pixel(x, y)))
                range = {range.first < 0 ? x : range.first, x};
        }
    }
    return range;
}

int lowestInk(const QImage &image)
{
    for (int y = image.height() - 1; y >= 0; --y) {
        for (int x = 0; x < image.width(); ++x) {
            if (isInk(image.pixel(x, y)))
                return y;
        }
    }
    return -1;
}

} // namespace

class tst_ShapedTexts : public QObject
{
    Q_OBJECT

private slots:
    void measuresAsTheFontDoes_data();
    void measuresAsTheFontDoes();
    void cutsWhatDoesNotFit_data();
    void cutsWhatDoesNotFit();
    void aligns();
    void keepsOneBaseLine();
    void drawsTheSameTwice();
    void followsTheFont();
    void drawsBreaksInOneLine();
};

void tst_ShapedTexts::measuresAsTheFontDoes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("latin") << u"Kernel panics in gather"_s;
    QTest::newRow("chinese") << u"内存泄漏导致训练中断"_s;
    QTest::newRow("mixed") << u"HcclMemImport 返回 507899"_s;
    QTest::newRow("nothing") << QString();
}

void tst_ShapedTexts::measuresAsTheFontDoes()
{
    QFETCH(QString, text);
    const QFont font;
    ShapedTexts texts(font);
    QVERIFY(std::abs(texts.width(text) - QFontMetricsF(font).horizontalAdvance(text)) <= 1.0);
}

void tst_ShapedTexts::cutsWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("latin") << u"a rather long title that goes on and on"_s;
    QTest::newRow("chinese") << u"一个相当长的标题一直写下去没有尽头可言"_s;
    QTest::newRow("right to left") << u"שלום עולם שלום עולם שלום עולם"_s;
    QTest::newRow("pairs of surrogates") << u"\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600\U0001F600"_s;
}

void tst_ShapedTexts::cutsWhatDoesNotFit()
{
    QFETCH(QString, text);
    ShapedTexts texts;
    const int all = static_cast<int>(texts.width(text)) + 20;
    const int room = all / 2;
    // Drawn on a wide ground, so that ink beyond the room would be seen.
    QImage image(all, height, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    texts.draw(painter, QRect(0, 0, room, height), Qt::AlignLeft, text);
    painter.end();
    const auto [left, right] = inkAcross(image);
    QVERIFY(left >= 0);
    QVERIFY2(right <= room, qPrintable(QString::number(right)));
    // It uses the room that there is, but for less than a wide character and the sign.
    QVERIFY2(right > room - 3 * QFontMetrics(QFont()).height(), qPrintable(QString::number(right)));
}

void tst_ShapedTexts::aligns()
{
    ShapedTexts texts;
    const QString word = u"HHHH"_s;
    const int wide = 200;
    const auto left = inkAcross(drawn(texts, word, wide, Qt::AlignLeft));
    const auto middle = inkAcross(drawn(texts, word, wide, Qt::AlignHCenter));
    const auto right = inkAcross(drawn(texts, word, wide, Qt::AlignRight));
    QVERIFY(left.first < 4);
    QVERIFY(right.second >= wide - 4);
    QVERIFY(std::abs(middle.first - (wide - 1 - middle.second)) <= 2);
}

void tst_ShapedTexts::keepsOneBaseLine()
{
    // A Chinese character beside the letters must not push them up or down against the cell beside them.
    ShapedTexts texts;
    const QImage alone = drawn(texts, u"HH"_s, 300);
    const QImage beside = drawn(texts, u"HH 国"_s, 300).copy(0, 0, inkAcross(alone).second + 1, height);
    QCOMPARE(lowestInk(beside), lowestInk(alone));
}

void tst_ShapedTexts::drawsTheSameTwice()
{
    ShapedTexts texts;
    const QString text = u"known 已知 text"_s;
    const QImage first = drawn(texts, text, 60);
    QCOMPARE(drawn(texts, text, 60), first);
    QVERIFY(drawn(texts, text, 400) != drawn(texts, u"another"_s, 400));
}

void tst_ShapedTexts::followsTheFont()
{
    ShapedTexts texts;
    const double before = texts.width(u"width"_s);
    QFont larger;
    larger.setPointSizeF(larger.pointSizeF() * 2);
    texts.setFont(larger);
    QVERIFY(texts.width(u"width"_s) > 1.5 * before);
}

void tst_ShapedTexts::drawsBreaksInOneLine()
{
    ShapedTexts texts;
    QCOMPARE(drawn(texts, u"two\nlines\u2028here"_s, 300), drawn(texts, u"two lines here"_s, 300));
}

QTEST_MAIN(tst_ShapedTexts)
#include "tst_shapedtexts.moc"
