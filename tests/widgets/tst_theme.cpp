// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "theme/chippixmaps.h"
#include "theme/theme.h"
#include "theme/themecolours.h"
#include "theme/verdictglyph.h"

#include <QApplication>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class tst_Theme final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void measuresContrast();
    void textIsReadable_data();
    void textIsReadable();
    void controlsAreDiscernible();
    void findsTheThemeOfAPalette();
    void glyphsDifferByShape();
    void chipsFitTheirText();
    void smallTextStaysReadable();
    void switchesAtRunTime();
};

void tst_Theme::measuresContrast()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    // The grey that is known to pass by a hair on white.
    QVERIFY(std::abs(contrastRatio(QColor(0x767676), Qt::white) - 4.54) < 0.01);
}

void tst_Theme::textIsReadable_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("background");
    int number = 0;
    for (const auto &[theme, colours] :
            {std::pair{"light", &lightColours()}, std::pair{"dark", &darkColours()}}) {
        for (const TextPair &pair : textPairs(*colours)) {
            QTest::addRow("%s: %s on %s (%d)", theme, pair.name, qPrintable(pair.background.name()), ++number)
                    << pair.text << pair.background;
        }
    }
}

void tst_Theme::textIsReadable()
{
    QFETCH(QColor, text);
    QFETCH(QColor, background);
    QCOMPARE_GE(contrastRatio(text, background), 4.5);
}

void tst_Theme::controlsAreDiscernible()
{
    for (const ThemeColours *colours : {&lightColours(), &darkColours()}) {
        QCOMPARE_GE(contrastRatio(colours->control, colours->base), 3.0);
        QCOMPARE_GE(contrastRatio(colours->control, colours->window), 3.0);
        QCOMPARE_GE(contrastRatio(colours->accent, colours->window), 3.0);
    }
}

void tst_Theme::findsTheThemeOfAPalette()
{
    const QPalette light = themePalette(lightColours());
    const QPalette dark = themePalette(darkColours());
    QCOMPARE(&themeColours(light), &lightColours());
    QCOMPARE(&themeColours(dark), &darkColours());
}

void tst_Theme::glyphsDifferByShape()
{
    QList<QImage> images;
    for (int mark = 0; mark <= static_cast<int>(VerdictMark::Conflict); ++mark) {
        QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintVerdictGlyph(painter, QRectF(0, 0, 16, 16), static_cast<VerdictMark>(mark), Qt::black);
        painter.end();
        QVERIFY(!images.contains(image));
        images.append(image);
        QVERIFY(!verdictIcon(static_cast<VerdictMark>(mark)).pixmap(24).isNull());
    }
}

void tst_Theme::chipsFitTheirText()
{
    ChipPixmaps chips;
    QCOMPARE_GT(chips.size(u"priority/high"_s).width(),
            QFontMetrics(QFont()).horizontalAdvance(u"priority/high"_s));
    QCOMPARE_LT(chips.size(u"a"_s).width(), chips.size(u"标签"_s).width());

    const auto drawn = [&chips](const QString &text, const ChipPixmaps::Colours &colours) {
        QImage image(120, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        chips.draw(painter, {2, 2}, text, colours);
        return image;
    };
    const ChipPixmaps::Colours first{Qt::darkBlue, Qt::white};
    const QImage once = drawn(u"bug"_s, first);
    QVERIFY(once.pixelColor(8, 2 + chips.size(u"bug"_s).height() / 2) != QColor(Qt::white));
    QCOMPARE(drawn(u"bug"_s, first), once);
    QVERIFY(drawn(u"big"_s, first) != once);
    QVERIFY(drawn(u"bug"_s, {Qt::darkRed, Qt::white}) != once);
}

void tst_Theme::smallTextStaysReadable()
{
    QFont font;
    font.setPointSizeF(20);
    QCOMPARE_LT(smallFont(font).pointSizeF(), 20.0);
    font.setPointSizeF(8.5);
    QCOMPARE(smallFont(font).pointSizeF(), 8.0);
    font.setPointSizeF(7);
    QCOMPARE(smallFont(font).pointSizeF(), 7.0);
    QVERIFY(codeFont(font).styleHint() == QFont::Monospace);
}

void tst_Theme::switchesAtRunTime()
{
    applyTheme(*qApp, Qt::ColorScheme::Light);
    QCOMPARE(qApp->palette().color(QPalette::Window), lightColours().window);
    applyTheme(*qApp, Qt::ColorScheme::Dark);
    QCOMPARE(qApp->palette().color(QPalette::Window), darkColours().window);
    applyTheme(*qApp, Qt::ColorScheme::Light);
    QCOMPARE(qApp->palette().color(QPalette::Window), lightColours().window);
}

QTEST_MAIN(tst_Theme)
#include "tst_theme.moc"
