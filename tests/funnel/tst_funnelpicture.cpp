// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "funnel/funnellayout.h"
#include "funnel/funnelsvg.h"
#include "funnel/funneltext.h"

#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// The funnel's picture: its numbers, its places, its words.
class FunnelPictureTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void stepsAddUp();
    void dropsStandWhereTheyBelong();
    void emptyFunnel();
    void nothingOverlaps_data();
    void nothingOverlaps();
    void barsAreInProportion();
    void longListsAreCut();
    void longReasonsAreCut();
    void svgIsWhole_data();
    void svgIsWhole();
    void words();
};

namespace {

Funnel aFunnel()
{
    Funnel funnel;
    funnel.add(Verdict::Drop, Stage::Prefilter, u"outside-window"_s, 400);
    funnel.add(Verdict::Drop, Stage::Prefilter, u"not-user-side"_s, 200);
    funnel.add(Verdict::Drop, Stage::Prefilter, u"cve"_s, 30);
    funnel.add(Verdict::Drop, Stage::Prefilter, u"published"_s, 70);
    funnel.add(Verdict::Drop, Stage::Editor, u"no-answer"_s, 120);
    funnel.add(Verdict::Drop, Stage::Analysis, u"no-answer"_s, 5);
    funnel.add(Verdict::Drop, Stage::Editor, {}, 25);
    funnel.add(Verdict::Keep, Stage::Editor, {}, 50);
    funnel.add(Verdict::Hold, Stage::Editor, {}, 4);
    funnel.add(Verdict::Undecided, Stage::Prefilter, {}, 96);
    return funnel;
}

FunnelFrame aFrame(TextLanguage language = TextLanguage::English, double width = 700)
{
    return {width, 20, language, [](const QString &text) { return 8.0 * static_cast<double>(text.size()); }};
}

/// Visited as a reader of the SVG does.
QStringList textsOf(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    QStringList texts;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "text"_L1)
            texts.append(xml.readElementText());
    }
    return xml.hasError() ? QStringList{xml.errorString()} : texts;
}

} // namespace

void FunnelPictureTest::stepsAddUp()
{
    const Funnel funnel = aFunnel();
    QVERIFY(funnel.addsUp());
    const FunnelSteps picture = funnelSteps(funnel);
    QList<qint64> issues;
    for (const FunnelStep &step : picture.steps)
        issues.append(step.issues);
    QCOMPARE(issues, (QList<qint64>{1000, 600, 370, 300, 50}));
    QCOMPARE(picture.steps.at(3).issues, funnel.candidates);
    // What the last step loses and what stays over are all that is between candidates and kept.
    QCOMPARE(droppedIssues(picture.steps.at(3).drops) + picture.held + picture.undecided, 250);
}

void FunnelPictureTest::dropsStandWhereTheyBelong()
{
    const FunnelSteps picture = funnelSteps(aFunnel());
    QCOMPARE(picture.steps.at(0).drops, (QList<FunnelDrop>{{u"outside-window"_s, 400}}));
    QCOMPARE(picture.steps.at(1).drops, (QList<FunnelDrop>{{u"not-user-side"_s, 200}, {u"cve"_s, 30}}));
    QCOMPARE(picture.steps.at(2).drops, (QList<FunnelDrop>{{u"published"_s, 70}}));
    // Of whichever stage: the reader asks why, not in which step of the work.
    QCOMPARE(picture.steps.at(3).drops, (QList<FunnelDrop>{{u"no-answer"_s, 125}, {QString(), 25}}));
    QVERIFY(picture.steps.at(4).drops.isEmpty());
}

void FunnelPictureTest::emptyFunnel()
{
    const FunnelLayout layout = layOutFunnel(funnelSteps({}), aFrame());
    QCOMPARE(layout.bars.size(), 5);
    for (const FunnelBar &bar : layout.bars)
        QCOMPARE(bar.area.width(), 0.0);
    QVERIFY(textsOf(funnelSvg({}, TextLanguage::English)).contains(u"Swept"_s));
}

void FunnelPictureTest::nothingOverlaps_data()
{
    QTest::addColumn<TextLanguage>("language");
    QTest::addColumn<double>("width");
    for (const TextLanguage language : textLanguages) {
        for (const double width : {420.0, 700.0, 1600.0})
            QTest::addRow("%s %g", qPrintable(textLanguageCode(language)), width) << language << width;
    }
}

void FunnelPictureTest::nothingOverlaps()
{
    QFETCH(const TextLanguage, language);
    QFETCH(const double, width);
    const FunnelLayout layout = layOutFunnel(funnelSteps(aFunnel()), aFrame(language, width));
    const QRectF whole(0, 0, layout.width, layout.height);
    QCOMPARE(layout.width, width);
    for (qsizetype i = 0; i < layout.labels.size(); ++i) {
        const FunnelLabel &label = layout.labels[i];
        QVERIFY2(whole.adjusted(-1, -1, 1, 1).contains(label.area), qPrintable(label.text));
        QVERIFY2(aFrame().textWidth(label.text) <= label.area.width() + 1, qPrintable(label.text));
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY2(!label.area.intersects(layout.labels[j].area), qPrintable(label.text));
        for (const FunnelBar &bar : layout.bars)
            QVERIFY2(label.isOnBar || !label.area.intersects(bar.area), qPrintable(label.text));
    }
}

void FunnelPictureTest::barsAreInProportion()
{
    const FunnelLayout layout = layOutFunnel(funnelSteps(aFunnel()), aFrame());
    const double whole = layout.bars.first().area.width();
    QCOMPARE(layout.bars.at(1).area.width(), whole * 0.6);
    QCOMPARE(layout.bars.at(4).area.width(), whole * 0.05);
    for (qsizetype i = 1; i < layout.bars.size(); ++i) {
        QCOMPARE(layout.bars[i].area.center().x(), layout.bars[0].area.center().x());
        QVERIFY(layout.bars[i].area.top() > layout.bars[i - 1].area.bottom());
    }
    // One of a hundred thousand can still be seen.
    Funnel large;
    large.add(Verdict::Keep, Stage::Editor, {}, 1);
    large.add(Verdict::Undecided, Stage::Prefilter, {}, 100'000);
    QVERIFY(layOutFunnel(funnelSteps(large), aFrame()).bars.last().area.width() >= 1);
}

void FunnelPictureTest::longListsAreCut()
{
    Funnel funnel;
    for (int i = 0; i < 12; ++i)
        funnel.add(Verdict::Drop, Stage::Editor, u"own-%1"_s.arg(i), 10 + i);
    const FunnelLayout layout = layOutFunnel(funnelSteps(funnel), aFrame());
    QStringList drops;
    for (const FunnelLabel &label : layout.labels) {
        if (label.role == FunnelTextRole::Drop)
            drops.append(label.text);
    }
    QCOMPARE(drops.size(), 6);
    QCOMPARE(drops.first(), u"own-11  21"_s);
    QCOMPARE(drops.last(), u"7 more reasons  91"_s);
}

void FunnelPictureTest::longReasonsAreCut()
{
    Funnel funnel;
    funnel.add(Verdict::Drop, Stage::Editor, QString(500, u'x'), 3);
    const FunnelLayout layout = layOutFunnel(funnelSteps(funnel), aFrame());
    for (const FunnelLabel &label : layout.labels)
        QVERIFY(label.area.right() <= layout.width + 1);
}

void FunnelPictureTest::svgIsWhole_data()
{
    QTest::addColumn<TextLanguage>("language");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("zh") << TextLanguage::Chinese
                        << QStringList{u"扫入"_s, u"候选"_s, u"1,001"_s, u"\u2212 400"_s, u"无答复  125"_s,
                                   u"余量：未定 96，搁置 4"_s};
    QTest::newRow("en") << TextLanguage::English
                        << QStringList{u"Swept"_s, u"Candidates"_s, u"1,001"_s, u"No answer  125"_s,
                                   u"Left over: 96 undecided, 4 on hold"_s};
}

void FunnelPictureTest::svgIsWhole()
{
    QFETCH(const TextLanguage, language);
    QFETCH(const QStringList, expected);
    Funnel funnel = aFunnel();
    funnel.add(Verdict::Drop, Stage::Editor, u"<script>alert(1)</script>"_s, 1);
    const QByteArray svg = funnelSvg(funnel, language);
    const QStringList texts = textsOf(svg);
    for (const QString &text : expected)
        QVERIFY2(texts.contains(text), qPrintable(text + u" in "_s + texts.join(u'|')));
    QVERIFY(!svg.contains("<script"));
    QVERIFY(svg.contains("<title>"));
    QCOMPARE(funnelSvg(funnel, language), svg);
}

void FunnelPictureTest::words()
{
    QCOMPARE(funnelText(aFunnel(), TextLanguage::English),
            u"Swept: 1,000; then dropped 400 (Outside the window 400).\n"
            "Closed in the window: 600; then dropped 230 (Not user-side 200, CVE list 30).\n"
            "From users: 370; then dropped 70 (In an earlier instalment 70).\n"
            "Candidates: 300; then dropped 150 (No answer 125, No reason given 25).\n"
            "Kept: 50.\nLeft over: 96 undecided, 4 on hold."_s);
    QVERIFY(funnelText(aFunnel(), TextLanguage::Chinese)
                    .startsWith(u"扫入：1,000；随后去掉 400（不在本期窗口 400）。"_s));
}

QTEST_GUILESS_MAIN(FunnelPictureTest)
#include "tst_funnelpicture.moc"
