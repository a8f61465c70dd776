// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "generator/disclosure.h"
#include "maderows.h"
#include "samplerecord.h"

#include "markdown/inlinetext.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

/// The computed sentences of the method section, in both languages.
class TestDisclosure final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void topicNames();
    void windows_data();
    void windows();
    void funnels_data();
    void funnels();
    void knowledge_data();
    void knowledge();
    void audits_data();
    void audits();
    void unfinishedAudit();
    void merges_data();
    void merges();
    void notesStandAroundTheirStatement();
    void signsOfTheRecordAreRead();
    void emptyRecordIsTotal();
    void languagesTellTheSameFigures();
};

namespace {

constexpr auto zh = TextLanguage::Chinese;
constexpr auto en = TextLanguage::English;

QStringList statements(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language)
{
    return disclosureStatements(record, topic, language);
}

QString joined(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language)
{
    return statements(record, topic, language).join(u'\n');
}

ArticleDrop madeDrop(const QString &repo, const QString &number, const QString &reason,
        const QString &note = {}, const std::optional<IssueRef> &other = {})
{
    return {{repo, number}, {}, Stage::Analysis, reason, note, other};
}

KgRefRecord reference(const QString &state)
{
    KgRefRecord record;
    record.state = state;
    return record;
}

ArticleCase citingRow(const QString &number, const QStringList &states)
{
    ArticleCase row = bareRow(number);
    for (const QString &state : states)
        row.kgRefs.append(reference(state));
    return row;
}

/// A row with one reference to node n, which says "now", and what reviewers said of it: "WHO VERDICT NODE", behind it
/// "=CONTENT" or "^INDEX" of the entry it was made in view of.
ArticleCase auditedRow(const QString &number, const QStringList &journal)
{
    ArticleCase row = bareRow(number);
    KgRefRecord proposed = reference(u"proposed"_s);
    proposed.nodeId = u"n"_s;
    QList<AuditEntry> entries;
    for (const QString &words : journal) {
        const QStringList parts = words.split(u' ');
        AuditEntry entry;
        entry.id = QString::number(entries.size());
        entry.by = parts.at(0);
        entry.verdict = *auditVerdictFromName(parts.at(1));
        entry.nodeId = parts.at(2) == u"-" ? QString() : parts.at(2);
        if (const QString more = parts.value(3); more.startsWith(u'='))
            entry.content = more.sliced(1);
        else if (more.startsWith(u'^'))
            entry.supersedes = {more.sliced(1)};
        entry.at = fromMilliseconds(entries.size());
        entries.append(entry);
    }
    row.audit = deriveRowAudit({proposed}, entries, {{u"n"_s, u"now"_s}});
    row.kgRefs = effectiveReferences({proposed}, row.audit);
    return row;
}

} // namespace

void TestDisclosure::topicNames()
{
    for (int i = 0; i < disclosureTopicCount; ++i) {
        const auto topic = static_cast<DisclosureTopic>(i);
        QCOMPARE(disclosureTopicFromName(disclosureTopicName(topic)), topic);
    }
    QCOMPARE(disclosureTopicName(DisclosureTopic::MergeRule), u"merge-rule"_s);
    QVERIFY(!disclosureTopicFromName(u"counts"));
    QVERIFY(!disclosureTopicFromName({}));
}

void TestDisclosure::windows_data()
{
    QTest::addColumn<QString>("since");
    QTest::addColumn<QString>("until");
    QTest::addColumn<QString>("zone");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    const auto row = [](const char *name, const QString &since, const QString &until, const QString &zone,
                             const QString &chinese, const QString &english) {
        QTest::newRow(name) << since << until << zone << chinese << english;
    };
    row("a week", u"2026-11-16T00:00:00+08:00"_s, u"2026-11-23T00:00:00+08:00"_s, u"Asia/Shanghai"_s,
            u"2026-11-16 至 2026-11-22（含首尾两日），时区 Asia/Shanghai"_s,
            u"closed from 2026-11-16 to 2026-11-22, both days included, time zone Asia/Shanghai"_s);
    row("a day", u"2026-11-16T00:00:00+08:00"_s, u"2026-11-17T00:00:00+08:00"_s, u"Asia/Shanghai"_s,
            u"2026-11-16 一天，"_s, u"closed on 2026-11-16, "_s);
    row("the turn of the year in another zone", u"2026-12-31T23:00:00Z"_s, u"2027-01-02T23:00:00Z"_s,
            u"Europe/Berlin"_s, u"2027-01-01 至 2027-01-02（含首尾两日），时区 Europe/Berlin"_s,
            u"from 2027-01-01 to 2027-01-02, both days included, time zone Europe/Berlin"_s);
    row("not by days", u"2026-11-16T09:30:00+08:00"_s, u"2026-11-23T00:00:00+08:00"_s, u"Asia/Shanghai"_s,
            u"2026-11-16 09:30 起至 2026-11-23 00:00 之前"_s,
            u"from 2026-11-16 09:30 until before 2026-11-23 00:00"_s);
    row("no end", u"2026-11-16T00:00:00+08:00"_s, {}, u"Asia/Shanghai"_s, u"2026-11-16 00:00 起，"_s,
            u"closed from 2026-11-16 00:00 on,"_s);
    row("no beginning", {}, u"2026-11-23T00:00:00+08:00"_s, u"Asia/Shanghai"_s, u"2026-11-23 00:00 之前，"_s,
            u"closed before 2026-11-23 00:00,"_s);
    row("none", {}, {}, u"Asia/Shanghai"_s, u"本期没有设定起止时间。"_s,
            u"none is set for this instalment."_s);
    row("upside down", u"2026-11-23T00:00:00+08:00"_s, u"2026-11-16T00:00:00+08:00"_s, u"Asia/Shanghai"_s,
            u"2026-11-23 00:00 起至 2026-11-16 00:00 之前"_s,
            u"from 2026-11-23 00:00 until before 2026-11-16 00:00"_s);
}

void TestDisclosure::windows()
{
    QFETCH(QString, since);
    QFETCH(QString, until);
    QFETCH(QString, zone);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    ArticleRecord record;
    record.series.timeZone = zone;
    record.batch.since = parseTimestamp(since);
    record.batch.until = parseTimestamp(until);
    const QString chineseText = statements(record, DisclosureTopic::Counting, zh).first();
    const QString englishText = statements(record, DisclosureTopic::Counting, en).first();
    QVERIFY2(chineseText.contains(chinese), qPrintable(chineseText));
    QVERIFY2(englishText.contains(english), qPrintable(englishText));
    QVERIFY(!englishText.contains(u"organisation"));
    record.batch.orgs = QStringList{u"tern"_s};
    if (record.batch.since) {
        QVERIFY(statements(record, DisclosureTopic::Counting, zh).first().endsWith(u"；组织：tern。"));
        QVERIFY(statements(record, DisclosureTopic::Counting, en)
                        .first()
                        .endsWith(u", in the organisation tern."));
    }
}

void TestDisclosure::funnels_data()
{
    QTest::addColumn<Funnel>("funnel");
    QTest::addColumn<int>("quota");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");

    QTest::newRow("nothing swept") << Funnel() << 50 << u"漏斗：还没有采集到 Issue。"_s
                                   << u"Funnel: no issue has been swept yet."_s;
    Funnel one;
    one.add(Verdict::Keep, Stage::Editor, {}, 1);
    QTest::newRow("one, kept")
            << one << 1
            << u"漏斗：采集 1 条，全部入池；预筛规则没有弃收，候选 1 条。候选中 1 条已分析：收录 1 条。名额 1 条，恰好收满。"_s
            << u"Funnel: 1 issue swept, and in the pool; the prefilter rules dropped none, which leaves 1 "
               u"candidate. "
               "Of these, 1 was analysed: 1 kept. The quota of 1 is exactly filled."_s;
    Funnel untouched;
    untouched.add(Verdict::Undecided, Stage::Prefilter, {}, 2);
    QTest::newRow("none analysed")
            << untouched << 50
            << u"漏斗：采集 2 条，全部入池；预筛规则没有弃收，候选 2 条。候选都还没有分析；未定 2 条。名额 50 条，尚缺 50 条。"_s
            << u"Funnel: 2 issues swept, all of them in the pool; the prefilter rules dropped none, which "
               u"leaves 2 "
               "candidates. None of these is analysed yet; 2 are undecided. The quota is 50; 50 short of it."_s;
    Funnel whole;
    whole.add(Verdict::Drop, Stage::Prefilter, u"spam"_s, 4);
    whole.add(Verdict::Drop, Stage::Prefilter, u"cve"_s, 6);
    whole.add(Verdict::Drop, Stage::Analysis, {}, 1);
    whole.add(Verdict::Drop, Stage::Editor, u"house-rule"_s, 2);
    whole.add(Verdict::Keep, Stage::Editor, {}, 3);
    whole.add(Verdict::Hold, Stage::Editor, {}, 1);
    whole.add(Verdict::Undecided, Stage::Prefilter, {}, 1);
    QTest::newRow("every way, above the quota")
            << whole << 2
            << u"漏斗：采集 18 条，全部入池；预筛规则弃收 10 条（CVE 清单 6 条、刷屏 4 条），余候选 8 "
               u"条。候选中 7 条已分析："
               "收录 3 条，分析阶段弃收 1 条（未注明原因 1 条），编辑阶段弃收 2 条（house-rule 2 条），搁置 "
               "1 条；未定 1 条。"
               "名额 2 条，超出 1 条。"_s
            << u"Funnel: 18 issues swept, all of them in the pool; the prefilter rules dropped 10 (CVE list "
               u"6, spam "
               "4), which leaves 8 candidates. Of these, 7 were analysed: 3 kept, 1 dropped in analysis (no "
               "reason "
               "given 1), 2 dropped by the editor (house-rule 2), 1 held; 1 is undecided. The quota is 2; 1 over it."_s;
    Funnel uneven = one;
    uneven.swept = 3;
    QTest::newRow("not all in the pool")
            << uneven << 1
            << u"漏斗：采集 3 条，入池 1 条；预筛规则没有弃收，候选 1 条。候选中 1 条已分析：收录 1 条。名额 1 条，恰好收满。"_s
            << u"Funnel: 3 issues swept, 1 of them in the pool; the prefilter rules dropped none, which "
               u"leaves 1 "
               "candidate. Of these, 1 was analysed: 1 kept. The quota of 1 is exactly filled."_s;
    Funnel filtered;
    filtered.add(Verdict::Drop, Stage::Prefilter, u"empty"_s, 5);
    QTest::newRow("no candidates")
            << filtered << 50
            << u"漏斗：采集 5 条，全部入池；预筛规则弃收 5 条（空单 5 条），余候选 0 条。名额 50 条，尚缺 50 条。"_s
            << u"Funnel: 5 issues swept, all of them in the pool; the prefilter rules dropped 5 (empty 5), "
               u"which "
               "leaves 0 candidates. The quota is 50; 50 short of it."_s;
}

void TestDisclosure::funnels()
{
    QFETCH(Funnel, funnel);
    QFETCH(int, quota);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    ArticleRecord record;
    record.funnel = funnel;
    record.quota = quota;
    QCOMPARE(statements(record, DisclosureTopic::Counting, zh).at(1), chinese);
    QCOMPARE(statements(record, DisclosureTopic::Counting, en).at(1), english);
}

void TestDisclosure::knowledge_data()
{
    QTest::addColumn<QList<QStringList>>("rows");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    const auto row = [](const char *name, const QList<QStringList> &rows, const QString &chinese,
                             const QString &english) { QTest::newRow(name) << rows << chinese << english; };
    row("no row", {}, {}, {});
    row("none cited", {{}, {}}, u"图谱核实：本期各条都没有引用知识图谱。"_s,
            u"Knowledge graph: no row cites it."_s);
    row("one row", {{u"accepted"_s}}, u"图谱核实：1 条中 1 条引用知识图谱，引用共 1 处：经审核采纳 1 处。"_s,
            u"Knowledge graph: 1 of 1 row cites it, with 1 reference: 1 accepted in the audit."_s);
    row("every state", {{u"accepted"_s, u"replaced"_s}, {u"proposed"_s}, {u"rejected"_s}},
            u"图谱核实：3 条中 2 条引用知识图谱，引用共 2 处：经审核采纳 1 处、尚未审核 1 "
            u"处（tc#2）。审核中另驳回 1 处、"
            "替换 1 处。没有有效引用的 1 条留空：tc#3。"_s,
            u"Knowledge graph: 2 of 3 rows cite it, with 2 references: 1 accepted in the audit, 1 not "
            u"audited yet "
            "(tc#2). The audit took out others: 1 rejected and 1 replaced. 1 row is left without one: tc#3."_s);
    row("an unknown state is not audited", {{u"seen"_s}, {}, {}},
            u"图谱核实：3 条中 1 条引用知识图谱，引用共 1 处：尚未审核 1 处（tc#1）。没有有效引用的 2 条留空：tc#2、tc#3。"_s,
            u"Knowledge graph: 1 of 3 rows cites it, with 1 reference: 1 not audited yet (tc#1). 2 rows are "
            u"left "
            "without one: tc#2, tc#3."_s);
    row("all rejected", {{u"rejected"_s}}, u"图谱核实：本期各条都没有引用知识图谱。审核中另驳回 1 处。"_s,
            u"Knowledge graph: no row cites it. The audit took out others: 1 rejected."_s);
}

void TestDisclosure::knowledge()
{
    QFETCH(QList<QStringList>, rows);
    QFETCH(QString, chinese);
    QFETCH(QString, english);
    QList<ArticleCase> cases;
    for (const QStringList &states : rows)
        cases.append(citingRow(QString::number(cases.size() + 1), states));
    const ArticleRecord record = recordOf(cases);
    QCOMPARE(joined(record, DisclosureTopic::Knowledge, zh), chinese);
    QCOMPARE(joined(record, DisclosureTopic::Knowledge, en), english);
}

void TestDisclosure::audits_data()
{
    QTest::addColumn<QList<QStringList>>("rows"); // journals
    QTest::addColumn<int>("reviewers");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("english");
    QTest::newRow("left empty on purpose")
            << QList<QStringList>{{u"ada accept n"_s}, {u"ada leave-empty -"_s}, {u"ada reject n"_s}} << 1
            << u"图谱核实：3 条中 1 条引用知识图谱，引用共 1 处：经审核采纳 1 处。审核中另驳回 2 "
               u"处。没有有效引用的 2 "
               "条留空：tc#2、tc#3。其中 1 条经审核有意留空：tc#2。"_s
            << u"Knowledge graph: 1 of 3 rows cites it, with 1 reference: 1 accepted in the audit. The audit "
               u"took "
               "out others: 2 rejected. 2 rows are left without one: tc#2, tc#3. Of these, 1 row is left so "
               "on "
               "purpose, after the audit: tc#2."_s;
    QTest::newRow("all left empty")
            << QList<QStringList>{{u"ada leave-empty -"_s}, {u"ada leave-empty -"_s}} << 1
            << u"图谱核实：本期各条都没有引用知识图谱。审核中另驳回 2 处。其中 2 条经审核有意留空：tc#1、tc#2。"_s
            << u"Knowledge graph: no row cites it. The audit took out others: 2 rejected. Of these, 2 rows "
               u"are left "
               "so on purpose, after the audit: tc#1, tc#2."_s;
    QTest::newRow("disputed, and how far two agree")
            << QList<QStringList>{{u"ada accept n"_s, u"bob accept n"_s},
                       {u"ada accept n"_s, u"bob reject n"_s}, {u"ada reject n"_s, u"bob reject n"_s}}
            << 2
            // Two of three agreed; p_e = (2·1 + 1·2)/9 = 4/9, kappa = (6 − 4)/(9 − 4) = 0.4.
            << u"图谱核实：3 条中 2 条引用知识图谱，引用共 2 处：经审核采纳 1 处、审核意见不一、尚待裁定 1 "
               u"处（tc#2）。审核中另驳回 "
               "1 处。没有有效引用的 1 条留空：tc#3。两位审核人各自独立审核 3 处，一致率 66.7%，Cohen κ 为 0.40。"_s
            << u"Knowledge graph: 2 of 3 rows cite it, with 2 references: 1 accepted in the audit, 1 on "
               u"which the "
               "reviewers differ (tc#2). The audit took out others: 1 rejected. 1 row is left without one: "
               "tc#3. Two "
               "reviewers audited 3 references independently of each other and agree on 66.7%, Cohen's kappa 0.40."_s;
    QTest::newRow("all the same") << QList<QStringList>{{u"ada accept n"_s, u"bob accept n"_s}} << 2
                                  << u"图谱核实：1 条中 1 条引用知识图谱，引用共 1 处：经审核采纳 1 "
                                     u"处。两位审核人各自独立审核 1 处，一致率 100%，κ "
                                     "无定义，因两人判定全为同一类。"_s
                                  << u"Knowledge graph: 1 of 1 row cites it, with 1 reference: 1 accepted in "
                                     u"the audit. Two reviewers "
                                     "audited 1 reference independently of each other and agree on 100%, "
                                     "kappa is not defined, as both said "
                                     "one and the same of all."_s;
    QTest::newRow("corrected by another is no second audit")
            << QList<QStringList>{{u"ada accept n"_s, u"bob reject n ^0"_s}} << 1
            << u"图谱核实：本期各条都没有引用知识图谱。审核中另驳回 1 处。"_s
            << u"Knowledge graph: no row cites it. The audit took out others: 1 rejected."_s;
    QTest::newRow("one after the other, where two are asked for")
            << QList<QStringList>{{u"ada accept n"_s, u"bob reject n ^0"_s}} << 2
            << u"图谱核实：本期各条都没有引用知识图谱。审核中另驳回 1 处。两位审核人先后审核 1 处，一致率 0%，Cohen κ 为 0.00。"_s
            << u"Knowledge graph: no row cites it. The audit took out others: 1 rejected. Two reviewers "
               u"audited 1 "
               "reference one after the other and agree on 0%, Cohen's kappa 0.00."_s;
    QTest::newRow("changed since") << QList<QStringList>{{u"ada accept n =then"_s}, {u"ada reject n =then"_s}}
                                   << 1
                                   << u"图谱核实：2 条中 1 条引用知识图谱，引用共 1 处：经审核采纳 1 "
                                      u"处。审核中另驳回 1 处。采纳之后节点内容有变、须复核的 1 "
                                      "处（tc#1）。没有有效引用的 1 条留空：tc#2。"_s
                                   << u"Knowledge graph: 1 of 2 rows cites it, with 1 reference: 1 accepted "
                                      u"in the audit. The audit took out "
                                      "others: 1 rejected. The node of 1 reference has changed since its "
                                      "audit and is to be looked at again "
                                      "(tc#1). 1 row is left without one: tc#2."_s;
}

void TestDisclosure::audits()
{
    QFETCH(const QList<QStringList>, rows);
    QFETCH(const int, reviewers);
    QFETCH(const QString, chinese);
    QFETCH(const QString, english);
    QList<ArticleCase> cases;
    for (const QStringList &journal : rows)
        cases.append(auditedRow(QString::number(cases.size() + 1), journal));
    ArticleRecord record = recordOf(cases);
    record.auditSettings.reviewers = reviewers;
    QCOMPARE(joined(record, DisclosureTopic::Knowledge, zh), chinese);
    QCOMPARE(joined(record, DisclosureTopic::Knowledge, en), english);
}

/// A blind audit that is not finished: what is counted is one reviewer's part of it, and it says so.
void TestDisclosure::unfinishedAudit()
{
    ArticleRecord record = recordOf({auditedRow(u"1"_s, {u"ada accept n"_s})});
    record.auditSettings.reviewers = 2;
    record.isAuditOpen = false;
    QVERIFY(joined(record, DisclosureTopic::Knowledge, zh)
                    .endsWith(
                            u"图谱引用须由 2 位审核人各自独立审核，审核尚未完成，以上只计一位审核人的判定。"_s));
    QVERIFY(joined(record, DisclosureTopic::Knowledge, en)
                    .endsWith(u"The references are to be audited by 2 reviewers independently of each other, "
                              u"which is "
                              "not finished; only one reviewer's verdicts are counted above."_s));
}

void TestDisclosure::merges_data()
{
    QTest::addColumn<ArticleRecord>("record");
    QTest::addColumn<QStringList>("chinese"); // after the rule itself
    QTest::addColumn<QStringList>("english");
    QTest::newRow("no row") << ArticleRecord() << QStringList() << QStringList();

    ArticleCase docs = landedRow(u"1"_s, Tier::SameSecond, 0);
    docs.assessment.resolution = Resolution::DocsFix;
    docs.assessment.landing->bases = {LinkBasis::BranchName, LinkBasis::SameMoment};
    QTest::newRow("one row, landed")
            << recordOf({docs})
            << QStringList{u"落地变更：1 条中 1 条有落地变更。关联依据取最强的一种：分支名 1 条。"_s,
                       u"处理结论：文档修复 1 条。"_s}
            << QStringList{
                       u"Landing changes: 1 of 1 row has one. By the strongest basis of the link: branch name 1."_s,
                       u"Resolutions: fixed in the docs 1."_s};

    QList<ArticleCase> every;
    for (int i = 0; i < resolutionCount; ++i) {
        every.append(bareRow(QString::number(i)));
        every.last().assessment.resolution = static_cast<Resolution>(i);
    }
    QTest::newRow("every resolution, none landed")
            << recordOf(every)
            << QStringList{u"落地变更：6 条中 0 条有落地变更。"_s,
                       u"处理结论：代码修复 1 条、文档修复 1 条、答复关闭 1 条、关闭但未合入 1 条、上游仓修复 1 条、无结论 1 条。"_s}
            << QStringList{u"Landing changes: 0 of 6 rows have one."_s,
                       u"Resolutions: fixed in code 1, fixed in the docs 1, answered 1, closed, not landed "
                       u"1, fixed "
                       "upstream 1, none 1."_s};

    ArticleCase changed = landedRow(u"7"_s, Tier::Hours, 4'000);
    changed.assessment.editorResolution = EditorResolution{Resolution::Answered, {}, {}, {}};
    ArticleCase confirmed = landedRow(u"8"_s, Tier::Hours, 4'000);
    confirmed.assessment.editorResolution = EditorResolution{Resolution::CodeFix, {}, {}, {}};
    QTest::newRow("an editor's word")
            << recordOf({changed, confirmed})
            << QStringList{u"落地变更：2 条中 2 条有落地变更。关联依据取最强的一种：关单关键字 2 条。"_s,
                       u"处理结论：代码修复 1 条、答复关闭 1 条。编辑改定 1 条：tc#7（由“代码修复”改为“答复关闭”）。"_s}
            << QStringList{u"Landing changes: 2 of 2 rows have one. By the strongest basis of the link: "
                           u"closing keyword "
                           "2."_s,
                       u"Resolutions: fixed in code 1, answered 1. Changed by an editor, 1 row: tc#7 (from "
                       u"“fixed in "
                       "code” to “answered”)."_s};
}

void TestDisclosure::merges()
{
    QFETCH(ArticleRecord, record);
    QFETCH(QStringList, chinese);
    QFETCH(QStringList, english);
    const QStringList inChinese = statements(record, DisclosureTopic::MergeRule, zh);
    const QStringList inEnglish = statements(record, DisclosureTopic::MergeRule, en);
    QVERIFY(inChinese.first().startsWith(u"合入判定："));
    QVERIFY(inEnglish.first().startsWith(u"Merge rule: "));
    QCOMPARE(inChinese.sliced(1), chinese);
    QCOMPARE(inEnglish.sliced(1), english);
}

void TestDisclosure::notesStandAroundTheirStatement()
{
    ArticleRecord record = recordOf({bareRow(u"1"_s)});
    record.notes = {{u"traps"_s, false, {u"后"_s, u"*after*"_s}}, {u"traps"_s, true, {u"前"_s, u"before"_s}},
            {u"nowhere"_s, true, {u"末"_s, u"at the end"_s}}, {u"drops"_s, true, {u"只有中文"_s, {}}}};
    const QList<DisclosureStatement> all = makeDisclosure(record, en).statements;
    const auto place = [&all](const QString &text) {
        const auto found = std::ranges::find(all, text, &DisclosureStatement::text);
        return found - all.cbegin();
    };
    const auto traps = place(u"Traps: none in the 1 row."_s);
    QCOMPARE(place(u"before"_s), traps - 1);
    QCOMPARE(place(u"*after*"_s), traps + 1);
    QCOMPARE(place(u"at the end"_s), all.size() - 1);
    QCOMPARE(std::ranges::count(all, StatementOrigin::Written, &DisclosureStatement::origin), 3);
    QCOMPARE(all.at(traps).origin, StatementOrigin::Computed);
    QCOMPARE(all.at(traps + 1).origin, StatementOrigin::Written);
}

void TestDisclosure::signsOfTheRecordAreRead()
{
    ArticleRecord record = recordOf({bareRow(u"1"_s)});
    record.drops = {madeDrop(u"tern/core"_s, u"2"_s, u"other"_s, u"a *star* and `code` and <b>"_s)};
    const QString statement = joined(record, DisclosureTopic::Drops, en);
    QCOMPARE(plainText(statement),
            u"Honest drops in analysis, 1 issue: core #2 (a *star* and `code` and <b>)."_s);
    QVERIFY(statement != plainText(statement));
}

void TestDisclosure::emptyRecordIsTotal()
{
    for (const TextLanguage language : textLanguages) {
        const DisclosurePart part = makeDisclosure(ArticleRecord(), language);
        QVERIFY(!part.heading.isEmpty());
        QCOMPARE(part.statements.size(), 4); // window, funnel, length, the rule
    }
}

/// The numbers of one language's statement are those of the other's. Only the limits of length differ by language.
void TestDisclosure::languagesTellTheSameFigures()
{
    static const QRegularExpression number(u"\\d+"_s);
    const auto numbers = [](const QString &text) {
        QStringList found;
        for (const QRegularExpressionMatch &match : number.globalMatch(text))
            found.append(match.captured());
        found.sort();
        return found;
    };
    const ArticleRecord record = sampleRecord();
    for (int topic = 0; topic < disclosureTopicCount; ++topic) {
        const QStringList chinese = statements(record, static_cast<DisclosureTopic>(topic), zh);
        const QStringList english = statements(record, static_cast<DisclosureTopic>(topic), en);
        QCOMPARE(chinese.size(), english.size());
        for (qsizetype i = 0; i < chinese.size(); ++i) {
            QVERIFY2(chinese[i].endsWith(u'。') && english[i].endsWith(u'.'), qPrintable(english[i]));
            QVERIFY2(!english[i].contains(u'%') && !chinese[i].contains(u'%'), qPrintable(english[i]));
            QVERIFY2(
                    std::ranges::none_of(english[i], [](QChar c) { return c.script() == QChar::Script_Han; }),
                    qPrintable(english[i]));
            if (!english[i].startsWith(u"Length:"))
                QCOMPARE(numbers(chinese[i]), numbers(english[i]));
        }
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestDisclosure)
#include "tst_disclosure.moc"
