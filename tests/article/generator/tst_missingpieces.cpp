// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "generator/missingpieces.h"
#include "maderows.h"
#include "samplerecord.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace Winnow {

using Change = std::function<void(ArticleRecord &)>;

/// What an instalment still needs.
class TestMissingPieces final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void wholeSampleMissesNothing();
    void oneThingMissing_data();
    void oneThingMissing();
    void emptyRecord();
    void guideOfTheRowsIsEnough();
};

void TestMissingPieces::wholeSampleMissesNothing()
{
    const QList<MissingPiece> pieces = missingPieces(sampleRecord());
    QVERIFY2(pieces.isEmpty(), pieces.isEmpty() ? "" : qPrintable(pieces.first().message.en));
}

void TestMissingPieces::oneThingMissing_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<MissingPieceKind>("kind");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    const auto row = [](const char *name, MissingPieceKind kind, const QString &chinese,
                             const QString &english, const Change &change) {
        QTest::newRow(name) << change << kind << chinese << english;
    };
    using enum MissingPieceKind;
    row("below the quota", Quota, u"收录 8 条，名额 10 条，还差 2 条。"_s,
            u"8 of 10 rows are kept: 2 to go."_s, [](ArticleRecord &record) { record.quota = 10; });
    row("above the quota", Quota, u"收录 8 条，名额 7 条，多出 1 条。"_s,
            u"8 rows are kept, the quota is 7: 1 too many."_s,
            [](ArticleRecord &record) { record.quota = 7; });
    row("kept", Funnel, u"漏斗中收录为 9 条，记录中有 8 条。"_s,
            u"The funnel counts 9 as kept, the record lists 8."_s,
            [](ArticleRecord &record) { record.funnel.kept = 9; });
    row("dropped in analysis", Funnel, u"漏斗中分析阶段弃收为 3 条，记录中有 2 条。"_s,
            u"The funnel counts 3 as dropped in analysis, the record lists 2."_s,
            [](ArticleRecord &record) { record.drops.removeFirst(); });
    row("dropped by the editor", Funnel, u"漏斗中编辑阶段弃收为 2 条，记录中有 1 条。"_s,
            u"The funnel counts 2 as dropped by the editor, the record lists 1."_s,
            [](ArticleRecord &record) { record.drops.removeLast(); });
    row("left over", Funnel, u"漏斗中余量为 3 条，记录中有 2 条。"_s,
            u"The funnel counts 3 as left over, the record lists 2."_s,
            [](ArticleRecord &record) { record.leftovers.removeLast(); });
    row("series title", SeriesTitle, u"系列缺英文标题。"_s, u"The series has no title in English."_s,
            [](ArticleRecord &record) { record.series.title.en.clear(); });
    row("section without rows", SectionRows, u"empty 没有收录任何一条，本节不出现在文章里。"_s,
            u"empty has no row: its section is left out."_s,
            [](ArticleRecord &record) { record.sections.append({{}, u"tern/empty"_s, {}, {}, {}}); });
    row("subtitle", SectionSubtitle, u"ring-bus 缺副标题。"_s, u"ring-bus has no subtitle."_s,
            [](ArticleRecord &record) { record.sections[1].subtitle = {}; });
    row("summary", SectionSummary, u"ring-bus 缺中文一句话概述。"_s, u"ring-bus has no summary in Chinese."_s,
            [](ArticleRecord &record) { record.sections[1].summary.zh = u"  "_s; });
    row("positioning", Positioning, u"docs 缺定位。"_s, u"docs has no positioning."_s,
            [](ArticleRecord &record) { record.repos[2].positioning = {}; });
    row("problem", RowProblem, u"tc#104 缺英文问题。"_s, u"tc#104 has no problem in English."_s,
            [](ArticleRecord &record) { record.cases[1].en.problem.clear(); });
    row("answer", RowAnswer, u"tc#104 缺解答。"_s, u"tc#104 has no answer."_s, [](ArticleRecord &record) {
        record.cases[1].en.answer.clear();
        record.cases[1].zh.answer.clear();
    });
    row("no themes", Themes, u"还没有组合解读的主题。"_s, u"There are no themes yet."_s,
            [](ArticleRecord &record) { record.themes.clear(); });
    row("theme title", ThemeTitle, u"第 2 个主题缺英文标题。"_s, u"Theme 2 has no title in English."_s,
            [](ArticleRecord &record) { record.themes[1].title.en.clear(); });
    row("theme lead", ThemeLead, u"第 1 个主题缺引语。"_s, u"Theme 1 has no lead."_s,
            [](ArticleRecord &record) { record.themes[0].lead = {}; });
    row("theme without cases", ThemeCases, u"第 3 个主题没有案例。"_s, u"Theme 3 has no cases."_s,
            [](ArticleRecord &record) {
                record.themes.append({{}, 3, {u"题"_s, u"t"_s}, {u"引"_s, u"l"_s}, {}});
            });
    row("member that is no row", ThemeMember, u"第 1 个主题里的 tc#99 没有收录，略去。"_s,
            u"Theme 1 names tc#99, which is not kept: it is left out."_s, [](ArticleRecord &record) {
                record.themes[0].members->append({u"tern/tensor-core"_s, u"99"_s});
            });
    row("row in no theme", RowTheme, u"docs#7 不在任何主题里。"_s, u"docs#7 is in no theme."_s,
            [](ArticleRecord &record) { record.themes[1].members->removeLast(); });
    row("theme line", RowThemeLine, u"docs#7 缺中文组合解读中的一句。"_s,
            u"docs#7 has no line in its theme in Chinese."_s,
            [](ArticleRecord &record) { record.cases[7].zh.themeLine.clear(); });
    row("no guide", Guide, u"还没有排错指引。"_s, u"There is no troubleshooting guide yet."_s,
            [](ArticleRecord &record) { record.guide.clear(); });
    row("symptom", GuideText, u"排错指引第 1 行缺英文症状。"_s, u"Guide line 1 has no symptom in English."_s,
            [](ArticleRecord &record) { record.guide[0].symptom.en.clear(); });
    row("action", GuideText, u"排错指引第 2 行缺第一优先动作。"_s, u"Guide line 2 has no first action."_s,
            [](ArticleRecord &record) { record.guide[1].action = {}; });
    row("case of the guide", GuideCase, u"排错指引第 1 行引用的 docs#6 没有收录，略去。"_s,
            u"Guide line 1 cites docs#6, which is not kept: it is left out."_s,
            [](ArticleRecord &record) { record.guide[0].cases->append({u"tern-labs/docs"_s, u"6"_s}); });
}

/// A whole record with one thing taken away misses that and nothing else.
void TestMissingPieces::oneThingMissing()
{
    QFETCH(Change, change);
    QFETCH(MissingPieceKind, kind);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    ArticleRecord record = sampleRecord();
    change(record);
    const QList<MissingPiece> pieces = missingPieces(record);
    QCOMPARE(pieces.size(), 1);
    QCOMPARE(pieces.first().message, (LocalizedText{chinese, english}));
    QCOMPARE(pieces.first().kind, kind);
    const bool isOfOneLanguage = english.endsWith(u"in English.") || english.endsWith(u"in Chinese.");
    QCOMPARE(pieces.first().language.has_value(), isOfOneLanguage);
}

void TestMissingPieces::emptyRecord()
{
    QList<MissingPieceKind> kinds;
    for (const MissingPiece &piece : missingPieces(ArticleRecord()))
        kinds.append(piece.kind);
    QCOMPARE(kinds,
            QList({MissingPieceKind::Rows, MissingPieceKind::SeriesTitle, MissingPieceKind::Themes,
                    MissingPieceKind::Guide}));
}

void TestMissingPieces::guideOfTheRowsIsEnough()
{
    ArticleRecord record = sampleRecord();
    record.guide.clear();
    record.cases[2].zh.symptom = u"精度不够"_s;
    record.cases[2].zh.action = u"保留 fp32"_s;
    record.cases[2].en.symptom = u"Not precise enough"_s;
    const QList<MissingPiece> pieces = missingPieces(record);
    QCOMPARE(pieces.size(), 1);
    QCOMPARE(pieces.first().message.en, u"tc#107 has no first action in English."_s);
    record.cases[2].en.action = u"Keep fp32"_s;
    QVERIFY(missingPieces(record).isEmpty());
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestMissingPieces)
#include "tst_missingpieces.moc"
