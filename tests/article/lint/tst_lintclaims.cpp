// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/claims.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

QString kindNames(EventKinds kinds)
{
    QString names;
    names += kinds.testFlag(EventKind::Opened) ? u"o"_s : QString();
    names += kinds.testFlag(EventKind::Closed) ? u"c"_s : QString();
    names += kinds.testFlag(EventKind::Merged) ? u"m"_s : QString();
    names += kinds.testFlag(EventKind::Answered) ? u"a"_s : QString();
    names += kinds.testFlag(EventKind::Labelled) ? u"l"_s : QString();
    return names;
}

QString formName(GapForm form)
{
    switch (form) {
    case GapForm::Length:
        return {};
    case GapForm::AtLeast:
        return u"at least "_s;
    case GapForm::AtMost:
        return u"at most "_s;
    case GapForm::SameSecond:
        return u"same "_s;
    case GapForm::Seconds:
        return u"seconds "_s;
    case GapForm::Minutes:
        return u"minutes "_s;
    case GapForm::Hours:
        return u"hours "_s;
    case GapForm::Days:
        return u"days "_s;
    }
    return {};
}

QString whole(double number)
{
    return QString::number(number, 'f', 0);
}

/// "c-m 8640/360": the close 8640 s after the merge, told in tenths of hours. "ca 23/1" without a direction.
QString described(const StatedGap &gap)
{
    const QString ends =
            gap.isDirected ? kindNames(gap.later) + u'-' + kindNames(gap.earlier) : kindNames(gap.ends);
    const QString length = gap.seconds > 0 ? whole(gap.seconds) + u'/' + whole(gap.unit) : QString();
    return (formName(gap.form) + ends + u' ' + length).simplified() + (gap.isSure ? u""_s : u" ?"_s);
}

QString described(const StatedTime &time)
{
    const auto number = [](const std::optional<int> &value) {
        return value ? QString::number(*value) : u"_"_s;
    };
    return QStringList{number(time.year), number(time.month), number(time.day), number(time.hour),
                   number(time.minute), number(time.second)}
                   .join(u' ')
            + u' ' + kindNames(time.kinds);
}

QString described(const StatedReference &reference)
{
    const QString kind = reference.kind == StatedReferenceKind::Change ? u"!"_s : u"#"_s;
    return reference.name + kind + reference.number;
}

} // namespace

class TestLintClaims final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void gaps();
    void gaps_data();
    void times();
    void times_data();
    void references();
    void references_data();
    void merges();
    void merges_data();
    void rangesAreThoseOfTheSource();
    void anyTextIsRead();
};

void TestLintClaims::gaps_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("gaps");
    const auto add = [](const QString &text, const QStringList &gaps = {}) {
        QTest::newRow(qPrintable(text)) << text << gaps;
    };
    // Tied to the close by what follows.
    add(u"数据口径如此，23 秒关单"_s, {u"c 23/1"_s});
    add(u"回复后23秒关单"_s, {u"ca 23/1"_s});
    add(u"２３秒后关单"_s, {u"c 23/1"_s});
    add(u"合入后7分钟关单"_s, {u"cm 420/60"_s});
    add(u"合并2.6小时后手动关单"_s, {u"cm 9360/360"_s});
    add(u"PR12合入，20 分 21 秒后关单"_s, {u"c 1221/1"_s});
    add(u"约2.7天后关单"_s, {u"c 233280/8640"_s});
    add(u"两天后由机器人关单"_s, {u"c 172800/86400"_s});
    add(u"半天后关单"_s, {u"c 43200/8640"_s});
    add(u"5 分钟内关单"_s, {u"at most c 300/60"_s});
    // By a word before.
    add(u"关单晚4.6天"_s, {u"c- 397440/8640"_s});
    add(u"关单晚 2 小时 32 分"_s, {u"c- 9120/60"_s});
    add(u"stale 晚 44 天"_s, {u"- 3801600/86400"_s});
    add(u"比修复晚44天"_s, {u"-m 3801600/86400"_s});
    add(u"关单比合入晚 3 天"_s, {u"c-m 259200/86400"_s});
    add(u"stale 晚 32 天关单"_s, {u"c- 2764800/86400"_s});
    add(u"晚 2 月+"_s, {u"at least - 5184000/2592000"_s});
    add(u"关单早于修复合入 1.7 天"_s, {u"m-c 146880/8640"_s});
    add(u"关单早于 PR 12 合入 3 天"_s, {u"m-c 259200/86400"_s});
    add(u"合入早关单 2.1 天"_s, {u"c-m 181440/8640"_s});
    add(u"修复早于建单 27 天"_s, {u"o-m 2332800/86400"_s});
    add(u"评论与关单差19秒"_s, {u"ca 19/1"_s});
    add(u"合入09-15，关单09-18（+2.6天，非秒级）"_s, {u"c 224640/8640"_s});
    // Without a length.
    add(u"合入与关单同秒"_s, {u"same cm"_s});
    add(u"PR12 同秒"_s, {u"same"_s});
    add(u"显式解析（0 秒关单）"_s, {u"same c"_s});
    add(u"改传设备号（0 秒）"_s, {u"same"_s});
    add(u"秒级关单"_s, {u"seconds c"_s});
    add(u"合入时刻与关单秒级一致"_s, {u"seconds cm"_s});
    add(u"合入后分钟级关单"_s, {u"minutes cm"_s});
    // English.
    add(u"closed 44 days later"_s, {u"c- 3801600/86400"_s});
    add(u"closed 2 h 32 min later"_s, {u"c- 9120/60"_s});
    add(u"closed 9 s after the answer"_s, {u"c-a 9/1"_s});
    add(u"closed six days after the merge"_s, {u"c-m 518400/86400"_s});
    add(u"merged 27 days before the issue was opened"_s, {u"o-m 2332800/86400"_s});
    add(u"merged and closed in the same second"_s, {u"same cm"_s});
    add(u"merged, closed within seconds"_s, {u"seconds c"_s});
    add(u"closed 20 min 21 s earlier"_s, {u"-c 1221/1"_s});
    // Of something else.
    for (const QString &other : {u"首跑 137 秒，期望毫秒级"_s, u"step time 12054ms"_s, u"配置后仍约 45s"_s,
                 u"单次采集控制在5分钟内"_s, u"耗时2-4小时"_s, u"超时 30 秒"_s, u"第三天"_s,
                 u"六分钟内跨仓三连关联"_s, u"分支名"_s, u"非秒级"_s, u"19/5/12 秒"_s,
                 u"each step takes 3 s"_s, u"waits 5 seconds"_s, u""_s})
        add(other);
    add(u"10 秒后关闭连接"_s, {u"c 10/1 ?"_s});
}

void TestLintClaims::gaps()
{
    QFETCH(const QString, text);
    QStringList found;
    const ReadableText readable(text);
    for (const StatedGap &gap : readClaims(readable).gaps)
        found.append(described(gap));
    QTEST(found, "gaps");
}

void TestLintClaims::times_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("times");
    const auto add = [](const QString &text, const QStringList &times = {}) {
        QTest::newRow(qPrintable(text)) << text << times;
    };
    add(u"09-17 17:12合入"_s, {u"_ 9 17 17 12 _ m"_s});
    add(u"合入与关单同秒（09-18 16:38:20）"_s, {u"_ 9 18 16 38 20 cm"_s});
    add(u"于09-18T15:16:51合并"_s, {u"_ 9 18 15 16 51 m"_s});
    add(u"2026-05-09 合入 PR#40"_s, {u"2026 5 9 _ _ _ m"_s});
    add(u"2026/05/09 关单"_s, {u"2026 5 9 _ _ _ c"_s});
    add(u"2026年5月9日关单"_s, {u"2026 5 9 _ _ _ c"_s});
    add(u"9月18日合入"_s, {u"_ 9 18 _ _ _ m"_s});
    add(u"9-15"_s, {u"_ 9 15 _ _ _ "_s});
    add(u"９－１５"_s, {u"_ 9 15 _ _ _ "_s});
    add(u"合入09-15，关单09-18"_s, {u"_ 9 15 _ _ _ m"_s, u"_ 9 18 _ _ _ c"_s});
    add(u"09-15才标resolved、09-16被stale标记、09-20机器人自动关单"_s,
            {u"_ 9 15 _ _ _ l"_s, u"_ 9 16 _ _ _ l"_s, u"_ 9 20 _ _ _ c"_s});
    add(u"9-18 stale关单"_s, {u"_ 9 18 _ _ _ cl"_s});
    add(u"修复 08-06 合入 09-20 关（44 天）"_s, {u"_ 8 6 _ _ _ m"_s, u"_ 9 20 _ _ _ c"_s});
    add(u"09-17T21:27:40由made-robot合并"_s, {u"_ 9 17 21 27 40 m"_s});
    add(u"09-17 相关说明"_s, {u"_ 9 17 _ _ _ "_s});
    add(u"官方9-17回复"_s, {u"_ 9 17 _ _ _ a"_s});
    add(u"09-17零评论验收关单"_s, {u"_ 9 17 _ _ _ c"_s});
    add(u"次日15:10关单"_s, {u"_ _ _ 15 10 _ c"_s});
    add(u"merged Sep 18, 2026"_s, {u"2026 9 18 _ _ _ m"_s});
    add(u"closed September 3"_s, {u"_ 9 3 _ _ _ c"_s});
    add(u"merged 2026-09-17 17:12, closed later"_s, {u"2026 9 17 17 12 _ m"_s});
    add(u"2026-04-13 之后的版本即修复"_s, {u"2026 4 13 _ _ _ "_s});
    for (const QString &other : {u"耗时2-4小时"_s, u"3-5 分钟"_s, u"rank0-2 停住"_s, u"26.1.0"_s,
                 u"9.2.0 分支"_s, u"2.6.0.post4.dev20251030"_s, u"12.668→12.366"_s, u"13-40"_s, u"25:10"_s,
                 u"1-2-3"_s, u"8/8 模块"_s, u"may be"_s, u"marching 10"_s})
        add(other);
}

void TestLintClaims::times()
{
    QFETCH(const QString, text);
    QStringList found;
    const ReadableText readable(text);
    for (const StatedTime &time : readClaims(readable).times)
        found.append(described(time));
    QTEST(found, "times");
}

void TestLintClaims::references_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("references");
    const auto add = [](const QString &text, const QStringList &references = {}) {
        QTest::newRow(qPrintable(text)) << text << references;
    };
    add(u"PR 2198合入"_s, {u"!2198"_s});
    add(u"PR2432同秒"_s, {u"!2432"_s});
    add(u"PR#40、MR!6504"_s, {u"!40"_s, u"!6504"_s});
    add(u"!1295改为显式加载"_s, {u"!1295"_s});
    add(u"PR184+195 双分支"_s, {u"!184"_s, u"!195"_s});
    add(u"PR252→253→255"_s, {u"!252"_s, u"!253"_s, u"!255"_s});
    add(u"!831→!858→!979"_s, {u"!831"_s, u"!858"_s, u"!979"_s});
    add(u"批量 PR 5888/5898"_s, {u"!5888"_s, u"!5898"_s});
    add(u"PRs 12 and !13"_s, {u"!12"_s, u"!13"_s});
    add(u"内部立#3387跟踪"_s, {u"#3387"_s});
    add(u"msop#94 与 org/repo#12"_s, {u"msop#94"_s, u"org/repo#12"_s});
    add(u"deployer #127/#271"_s, {u"deployer#127"_s, u"#271"_s});
    add(u"Fixes #365"_s, {u"#365"_s});
    add(u"＃１２"_s, {u"#12"_s});
    add(u"https://gitcode.com/org/repo/merge_requests/12"_s, {u"org/repo!12"_s});
    for (const QString &other : {u"PR 08-17合并"_s, u"PR标题"_s, u"`#12`"_s, u"失败!"_s, u"a != 12"_s,
                 u"#define"_s, u"PR 2.0"_s, u"C# 12"_s, u"wr 属性"_s, u"PRO 12"_s})
        add(other);
}

void TestLintClaims::references()
{
    QFETCH(const QString, text);
    QStringList found;
    for (const StatedReference &reference : findStatedReferences(ReadableText(text)))
        found.append(described(reference));
    QTEST(found, "references");
}

void TestLintClaims::merges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("merges"); // the changes of each claim
    const auto add = [](const QString &text, const QStringList &merges = {}) {
        QTest::newRow(qPrintable(text)) << text << merges;
    };
    add(u"PR 12合入与关单同秒"_s, {u"12"_s});
    add(u"PR 12由报告者提交，09-15合入"_s, {u"12"_s});
    add(u"当天合入!3160"_s, {u"3160"_s});
    add(u"PR184+195 已合入"_s, {u"184+195"_s});
    add(u"由 PR 12 修复"_s, {u"12"_s});
    add(u"PR 12 已修复"_s, {u"12"_s});
    add(u"fixed by PR 12"_s, {u"12"_s});
    add(u"PR 12 merged 2026-09-17"_s, {u"12"_s});
    add(u"merged as !12"_s, {u"12"_s});
    add(u"8-20合入新格式（!852），9-10合入另一种（!931）"_s, {u"852"_s, u"931"_s});
    add(u"修改已合入"_s, {u""_s});
    for (const QString &other :
            {u"PR 12 未合入"_s, u"PR 12 仍为 open，尚未合入"_s, u"待合入 PR 12"_s, u"合入来源为 issue"_s,
                    u"LoRA 权重合并后转换"_s, u"被合并为共享布局"_s, u"最新代码已修复"_s, u"PR 12 修正说明"_s,
                    u"PR 12 is not merged"_s, u"to be merged as PR 12"_s, u"merges two tensors"_s})
        add(other);
}

void TestLintClaims::merges()
{
    QFETCH(const QString, text);
    const ReadableText readable(text);
    const TextClaims claims = readClaims(readable);
    QStringList found;
    for (const StatedMerge &merge : claims.merges) {
        QStringList changes;
        for (const int reference : merge.references)
            changes.append(claims.references[reference].number);
        found.append(changes.join(u'+'));
    }
    QTEST(found, "merges");
}

/// Escapes and links do not move a place.
void TestLintClaims::rangesAreThoseOfTheSource()
{
    const QString source = u"\\*见[说明](https://a.example.org/x)，\\!831 合入，２３ 秒关单"_s;
    const ReadableText text(source);
    const TextClaims claims = readClaims(text);
    QCOMPARE(claims.gaps.size(), 1);
    const qsizetype start = text.sourceOffset(claims.gaps[0].begin);
    const qsizetype end = text.sourceOffset(claims.gaps[0].end - 1) + 1;
    QCOMPARE(source.sliced(start, end - start), u"２３ 秒"_s);
    QCOMPARE(claims.references.size(), 1);
    QCOMPARE(source.sliced(text.sourceOffset(claims.references[0].begin)).first(4), u"!831"_s);
}

/// Beginnings and ends of texts, and all their parts, are read without a word of complaint.
void TestLintClaims::anyTextIsRead()
{
    const QString text =
            u"`a`![x](https://b.example.org/(c)) <https://d.example.org> “PR 1+2” （晚 4.6 天，+2 天）"
            "2026-09-18T15:16:51合入——同秒 #12/#13 --flag –x 半天 一百零五案 \\"_s;
    qsizetype claims = 0;
    for (qsizetype begin = 0; begin <= text.size(); ++begin) {
        for (qsizetype end = begin; end <= text.size(); end += 3) {
            const ReadableText part(text.sliced(begin, end - begin));
            QCOMPARE(part.read().size(), part.folded().size());
            claims += readClaims(part).references.size();
        }
    }
    QVERIFY(claims > 0);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintClaims)
#include "tst_lintclaims.moc"
