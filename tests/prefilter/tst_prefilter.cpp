// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "prefilter/prefilter.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

PrefilterWindow septemberWeek()
{
    return {parseTimestamp(u"2026-09-14T00:00:00+08:00"), parseTimestamp(u"2026-09-21T00:00:00+08:00")};
}

/// A user's issue that no rule fits.
PrefilterSubject sound()
{
    return {.title = u"算子报错"_s,
            .body = {},
            .state = u"closed"_s,
            .author = u"liming"_s,
            .authorRole = u"user"_s,
            .labels = {u"bug"_s},
            .closedAt = parseTimestamp(u"2026-09-18T16:38:20+08:00")};
}

QString reasonFor(const PrefilterSubject &subject)
{
    const auto hit = evaluatePrefilter(defaultPrefilterRules(), subject, septemberWeek());
    return hit ? hit->reason : QString();
}

} // namespace

class TestPrefilter final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void defaultRulesAreSound();
    void titles_data();
    void titles();
    void labels_data();
    void labels();
    void authors_data();
    void authors();
    void window_data();
    void window();
    void openWindowTakesEveryClosedIssue();
    void whatIsNotGivenFitsNoRule();
    void firstRuleWins();
    void noteNamesRuleAndPlace();
    void longQuotesAreCut();
    void bodyAndStateCanBeAskedFor();
    void hostileTitleIsAnsweredSoon();
};

void TestPrefilter::init()
{
    QTest::failOnWarning();
}

void TestPrefilter::defaultRulesAreSound()
{
    QStringList reasons;
    QSet<QString> names;
    for (const PrefilterRule &rule : defaultPrefilterRules()) {
        QVERIFY2(rule.pattern.isValid(), qPrintable(rule.name + u": "_s + rule.pattern.errorString()));
        QVERIFY2(!rule.label.zh.isEmpty() && !rule.label.en.isEmpty(), qPrintable(rule.name));
        names.insert(rule.name);
        if (reasons.isEmpty() || reasons.last() != rule.reason)
            reasons.append(rule.reason);
    }
    QCOMPARE(names.size(), defaultPrefilterRules().size());
    QCOMPARE(
            reasons, (QStringList{u"empty"_s, u"cve"_s, u"spam"_s, u"outside-window"_s, u"not-user-side"_s}));
}

void TestPrefilter::titles_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("reason");
    const auto add = [](const QString &reason, std::initializer_list<const char16_t *> titles) {
        for (const char16_t *text : titles) {
            const QString title = QStringView(text).toString();
            QTest::addRow("%s: %s", qPrintable(reason.isEmpty() ? u"kept"_s : reason), qPrintable(title))
                    << title << reason;
        }
    };
    add(u"empty"_s,
            {u"", u"   ", u"\u3000", u"\u200b\ufeff", u"？？？", u"...", u"——", u"【】", u"。", u"!!!",
                    u"\t\n", u"👍🏻"});
    add(u"cve"_s,
            {u"CVE-2026-1234", u"CVE-2026-1234、CVE-2026-2177 third_party 组件漏洞列表",
                    u"【安全】openssl CVE-2025-0727漏洞", u"cve-2024-12345 in libpng",
                    u"CVE–2026–31177: vulnerability list", u"CVE_2026_1234", u"第三方组件漏洞清单（9 月）",
                    u"8.5.0 安全漏洞扫描结果", u"开源软件漏洞汇总",
                    u"Vulnerability scan of the training image"});
    add(u"spam"_s,
            {u"请忽略", u"请忽略。", u"重复，请忽略", u"重复-请忽略", u"重复 - 请忽略",
                    u"【API一致性】重复，请忽略", u"【重复】torch.add 精度不一致", u"[重复] xx", u"重复",
                    u"重复单", u"API 一致性测试 torch.nn.Fold 请忽略", u"测试，请忽略", u"测试单，请关闭",
                    u"测试单请关闭", u"误提单，请关闭", u"这是一个测试issue", u"请勿关注",
                    u"torch.sin 请勿关注", u"请忽略此单", u"请忽略本issue", u"请忽略：误操作",
                    u"【请忽略】api 对齐", u"（请忽略）", u"测试", u"测试 123", u"test", u"Test.",
                    u"test issue", u"Test issue 2", u"This is a test issue", u"[test issue]",
                    u"test issue, please close", u"please ignore", u"Please ignore this issue",
                    u"Duplicate, please ignore", u"[please ignore] api check", u"pls ignore",
                    u"API consistency torch.add - please ignore it"});
    add(u"not-user-side"_s,
            {u"【内部】12 月文档评审排期与分工", u"[内部] 迭代排期", u"[Internal] Move benchmark hosts",
                    u"[internal-only] x", u"【CI】流水线升级", u"[CI] nightly-perf failed",
                    u"【内部需求】拆分仓库", u"［内部］全角括号"});
    add({},
            {
                    u"重复安装后报错",
                    u"重复编译导致 Cannot prepare for replay",
                    u"重复数据未去重，请修复",
                    u"重复单元格合并后导出失败",
                    u"重复的 kernel 名导致注册失败，请关注",
                    u"【重复安装】pip 依赖冲突",
                    u"repeat_interleave 重复次数为 0 时报错",
                    u"ignore 参数无效",
                    u"ignore_index 传 -100 时 loss 为 NaN",
                    u"忽略大小写的匹配不生效",
                    u"请忽略大小写匹配算子名",
                    u"日志提示“请忽略”但训练中断",
                    u"日志提示：请忽略",
                    u"启动时打印 warning 请忽略，但随后挂死",
                    u"告警信息显示可忽略，是否真的可以忽略？",
                    u"如何忽略未使用的参数，请问怎么配置",
                    u"Please ignore case when matching operator names",
                    u"please ignore .git directories in packaging",
                    u"Log says \"please ignore\" and then crashes",
                    u"`.gitignore` ignored by the packager",
                    u"ignore_index is ignored, please fix",
                    u"Flaky test issue on aarch64",
                    u"Test issue templates are missing a field",
                    u"Latest issue with torch 2.9",
                    u"test_router fails under Python 3.12",
                    u"Testing guide is out of date",
                    u"单元测试请关闭并行后再跑仍失败",
                    u"测试环境请求超时",
                    u"测试用例 case_17 失败",
                    u"测试单机八卡带宽偏低",
                    u"压力测试关闭后内存未释放",
                    u"请关闭默认的算子融合",
                    u"请勿关注点分离？文档术语疑问",
                    u"CVE 扫描工具与 cann 包冲突",
                    u"mycve-2024 数据集下载失败",
                    u"支持 CVE 字段导出",
                    u"升级后漏洞修复补丁导致编译失败",
                    u"Security vulnerability handling is undocumented",
                    u"内部错误 507011",
                    u"内部 buffer 溢出导致精度错误",
                    u"【内部错误】EZ9999 推理失败",
                    u"[Internal Error] rank 3 aborted",
                    u"Internal server error when uploading",
                    u"内部测试单（编号2026091817506）check 报错中名称需优化",
                    u"CI 环境下编译失败",
                    u"[CIFAR] 数据集加载慢",
                    u"[CI/CD] 如何接入自己的流水线",
                    u"docs: explain [internal] sections",
                    u"C++",
                    u"+1",
                    u"？算子 Add 不支持",
                    u"𠮷字路径下加载失败",
                    u"⚠ 精度下降",
                    u"hello",
                    u"求助",
            });
}

void TestPrefilter::titles()
{
    QFETCH(const QString, title);
    PrefilterSubject subject = sound();
    subject.title = title;
    QTEST(reasonFor(subject), "reason");
}

void TestPrefilter::labels_data()
{
    QTest::addColumn<QStringList>("labels");
    QTest::addColumn<bool>("isDropped");
    const auto add = [](const char16_t *text, bool isDropped) {
        const QString label = QStringView(text).toString();
        QTest::addRow("%s", qPrintable(label)) << QStringList{u"bug"_s, label} << isDropped;
    };
    for (const char16_t *text :
            {u"internal", u"Internal", u"内部", u"内部任务", u"ci-task", u"release-task", u"internal_task"})
        add(text, true);
    for (const char16_t *text : {u"internal-error", u"内部错误", u"ci", u"ci-failure", u"task", u"release",
                 u"international", u"not internal"})
        add(text, false);
    QTest::addRow("none") << QStringList{} << false;
}

void TestPrefilter::labels()
{
    QFETCH(const QStringList, labels);
    PrefilterSubject subject = sound();
    subject.labels = labels;
    QFETCH(const bool, isDropped);
    QCOMPARE(reasonFor(subject), isDropped ? u"not-user-side"_s : QString());
}

void TestPrefilter::authors_data()
{
    QTest::addColumn<QString>("author");
    QTest::addColumn<QString>("role");
    QTest::addColumn<bool>("isDropped");
    QTest::newRow("role bot") << u"someone"_s << u"bot"_s << true;
    QTest::newRow("-bot") << u"stale-bot"_s << u"user"_s << true;
    QTest::newRow("[bot]") << u"dependabot[bot]"_s << u"user"_s << true;
    QTest::newRow("-BOT without role") << u"Ascend-BOT"_s << QString() << true;
    QTest::newRow("maintainer") << u"hexiaoman"_s << u"maintainer"_s << false;
    QTest::newRow("talbot") << u"talbot"_s << u"user"_s << false;
    QTest::newRow("robot-fan") << u"robot-fan"_s << u"user"_s << false;
    QTest::newRow("bottle-bottom") << u"bottle-bottom"_s << u"user"_s << false;
    QTest::newRow("b0t") << u"my-b0t"_s << u"user"_s << false;
    QTest::newRow("nobody") << QString() << QString() << false;
}

void TestPrefilter::authors()
{
    PrefilterSubject subject = sound();
    QFETCH(const QString, author);
    QFETCH(const QString, role);
    QFETCH(const bool, isDropped);
    subject.author = author;
    subject.authorRole = role;
    QCOMPARE(reasonFor(subject), isDropped ? u"not-user-side"_s : QString());
}

void TestPrefilter::window_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("closedAt");
    QTest::addColumn<WindowPlace>("place");
    QTest::newRow("first moment") << u"closed"_s << u"2026-09-14T00:00:00+08:00"_s << WindowPlace::Inside;
    QTest::newRow("a moment early") << u"closed"_s << u"2026-09-13T15:59:59.999Z"_s << WindowPlace::Before;
    QTest::newRow("last moment") << u"closed"_s << u"2026-09-20T23:59:59.999+08:00"_s << WindowPlace::Inside;
    QTest::newRow("end is exclusive") << u"closed"_s << u"2026-09-20T16:00:00Z"_s << WindowPlace::After;
    QTest::newRow("years ago") << u"closed"_s << u"2024-01-02T03:04:05Z"_s << WindowPlace::Before;
    QTest::newRow("open") << u"open"_s << QString() << WindowPlace::Open;
    QTest::newRow("reopened, old closing time")
            << u"open"_s << u"2026-09-18T00:00:00Z"_s << WindowPlace::Open;
    QTest::newRow("closed, no time") << u"closed"_s << QString() << WindowPlace::NoClosingTime;
    QTest::newRow("state not given, time inside")
            << QString() << u"2026-09-18T00:00:00Z"_s << WindowPlace::Inside;
    QTest::newRow("nothing given") << QString() << QString() << WindowPlace::NoClosingTime;
}

void TestPrefilter::window()
{
    PrefilterSubject subject = sound();
    QFETCH(const QString, state);
    QFETCH(const QString, closedAt);
    QFETCH(const WindowPlace, place);
    subject.state = state;
    subject.closedAt = parseTimestamp(closedAt);
    QCOMPARE(windowPlace(subject, septemberWeek()), place);
    QCOMPARE(reasonFor(subject), place == WindowPlace::Inside ? QString() : u"outside-window"_s);
}

void TestPrefilter::openWindowTakesEveryClosedIssue()
{
    PrefilterSubject subject = sound();
    subject.closedAt = parseTimestamp(u"2019-01-01T00:00:00Z");
    QVERIFY(!evaluatePrefilter(defaultPrefilterRules(), subject, {}));
    subject.state = u"open"_s;
    QVERIFY(evaluatePrefilter(defaultPrefilterRules(), subject, {}));
}

void TestPrefilter::whatIsNotGivenFitsNoRule()
{
    const QList<PrefilterRule> rules{
            {u"a"_s, PrefilterField::Author, prefilterPattern(u"^$|."_s), u"other"_s, {}},
            {u"b"_s, PrefilterField::Body, prefilterPattern(u"^$|."_s), u"other"_s, {}},
            {u"c"_s, PrefilterField::State, prefilterPattern(u"^$|."_s), u"other"_s, {}},
            {u"d"_s, PrefilterField::AuthorRole, prefilterPattern(u"^$|."_s), u"other"_s, {}},
            {u"e"_s, PrefilterField::Label, prefilterPattern(u"^$|."_s), u"other"_s, {}},
    };
    QVERIFY(!evaluatePrefilter(rules, PrefilterSubject{}, {}));
    QCOMPARE(evaluatePrefilter(defaultPrefilterRules(), PrefilterSubject{}, {})->reason, u"empty"_s);
}

void TestPrefilter::firstRuleWins()
{
    PrefilterSubject subject = sound();
    subject.title = u"CVE-2026-1234 重复，请忽略"_s;
    subject.state = u"open"_s;
    subject.authorRole = u"bot"_s;
    QCOMPARE(reasonFor(subject), u"cve"_s);
    subject.title = u"重复，请忽略"_s;
    QCOMPARE(reasonFor(subject), u"spam"_s);
    subject.title = u"【内部】排期"_s;
    QCOMPARE(reasonFor(subject), u"outside-window"_s);
    subject.state = u"closed"_s;
    QCOMPARE(reasonFor(subject), u"not-user-side"_s);
}

void TestPrefilter::noteNamesRuleAndPlace()
{
    PrefilterSubject subject = sound();
    subject.title = u"组件 cve-2026-1234 修复"_s;
    const auto byTitle = evaluatePrefilter(defaultPrefilterRules(), subject, septemberWeek());
    QCOMPARE(byTitle, (PrefilterHit{u"cve-id"_s, u"cve"_s, u"cve-id: cve-2026-1234"_s}));

    subject.title = u" "_s;
    const auto byNothing = evaluatePrefilter(defaultPrefilterRules(), subject, septemberWeek());
    QCOMPARE(byNothing->note, u"empty-title"_s);

    subject = sound();
    subject.closedAt = parseTimestamp(u"2026-09-20T16:00:00Z");
    const auto byTime = evaluatePrefilter(defaultPrefilterRules(), subject, septemberWeek());
    QCOMPARE(byTime->note, u"outside-window: after (2026-09-20T16:00:00Z >= 2026-09-20T16:00:00Z)"_s);
    subject.closedAt = parseTimestamp(u"2026-09-01T00:00:00Z");
    const auto byEarlyTime = evaluatePrefilter(defaultPrefilterRules(), subject, septemberWeek());
    QCOMPARE(byEarlyTime->note, u"outside-window: before (2026-09-01T00:00:00Z < 2026-09-13T16:00:00Z)"_s);
}

void TestPrefilter::longQuotesAreCut()
{
    PrefilterSubject subject = sound();
    subject.body = QString(5000, u'长');
    const QList<PrefilterRule> rules{
            {u"r"_s, PrefilterField::Body, prefilterPattern(u"长+"_s), u"other"_s, {}}};
    QCOMPARE(evaluatePrefilter(rules, subject, {})->note, u"r: "_s + QString(60, u'长') + u'…');
}

void TestPrefilter::bodyAndStateCanBeAskedFor()
{
    PrefilterSubject subject = sound();
    subject.body = u"模板未填写"_s;
    const QList<PrefilterRule> rules{
            {u"open"_s, PrefilterField::State, prefilterPattern(u"^open$"_s), u"other"_s, {}},
            {u"template"_s, PrefilterField::Body, prefilterPattern(u"模板未填写"_s), u"low-value"_s, {}},
    };
    QCOMPARE(evaluatePrefilter(rules, subject, {})->rule, u"template"_s);
    subject.state = u"open"_s;
    QCOMPARE(evaluatePrefilter(rules, subject, {})->rule, u"open"_s);
}

/// Patterns must not fall into exponential backtracking on what a vandal can type.
void TestPrefilter::hostileTitleIsAnsweredSoon()
{
    PrefilterSubject subject = sound();
    const QStringList hostile{u"请忽略 "_s.repeated(5000) + u'x', QString(20000, u'【'),
            u"重复 - "_s.repeated(5000) + u'x', u"this is a test "_s.repeated(2000),
            QString(50000, u' ') + u'x', QString(20000, u'!') + u'x',
            u"please ignore "_s.repeated(2000) + u'x'};
    for (const QString &title : hostile) {
        subject.title = title;
        QElapsedTimer timer;
        timer.start();
        (void)reasonFor(subject);
        QVERIFY2(timer.elapsed() < 2000,
                qPrintable(u"%1 ms for %2"_s.arg(timer.elapsed()).arg(title.first(20))));
    }
}

QTEST_GUILESS_MAIN(TestPrefilter)
#include "tst_prefilter.moc"
