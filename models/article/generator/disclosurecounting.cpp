// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurework.h"

#include "domain/reason.h"
#include "evidence/evidencetext.h"

#include <QDateTime>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QDateTime timeIn(Timestamp at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(toMilliseconds(at), zone);
}

bool isMidnight(Timestamp at, const QTimeZone &zone)
{
    return timeIn(at, zone).time() == QTime(0, 0);
}

QString dayText(const QDateTime &time)
{
    return time.date().toString(u"yyyy-MM-dd"_s);
}

/// Whole days are told by the first and the last of them, anything else by the minute; the end is exclusive.
QString spanOfWindow(Timestamp since, Timestamp until, const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    if (!isMidnight(since, work.zone) || !isMidnight(until, work.zone) || until <= since) {
        return words.text(u"%1 起至 %2 之前", u"from %1 until before %2")
                .arg(minuteText(since, work.zone), minuteText(until, work.zone));
    }
    const QString first = dayText(timeIn(since, work.zone));
    const QString last = dayText(timeIn(until - std::chrono::milliseconds{1}, work.zone));
    if (first == last)
        return words.text(u"%1 一天", u"on %1").arg(first);
    return words.text(u"%1 至 %2（含首尾两日）", u"from %1 to %2, both days included").arg(first, last);
}

QString windowText(const DisclosureWork &work)
{
    const auto &since = work.record.batch.since;
    const auto &until = work.record.batch.until;
    if (since && until)
        return spanOfWindow(*since, *until, work);
    if (since)
        return work.words.text(u"%1 起", u"from %1 on").arg(minuteText(*since, work.zone));
    if (until)
        return work.words.text(u"%1 之前", u"before %1").arg(minuteText(*until, work.zone));
    return {};
}

QString windowStatement(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const QString window = windowText(work);
    if (window.isEmpty())
        return words.text(u"统计窗口：本期没有设定起止时间。", u"Window: none is set for this instalment.");
    const QString zone = QString::fromUtf8(work.zone.id());
    QString text =
            words.text(u"统计窗口：按关单时间计，%1，时区 %2", u"Window: issues closed %1, time zone %2")
                    .arg(window, zone);
    const QStringList organisations = work.record.batch.orgs.value_or(QStringList());
    if (organisations.size() == 1)
        text += words.text(u"；组织：%1", u", in the organisation %1").arg(organisations.first());
    else if (organisations.size() > 1)
        text += words.text(u"；组织：%1", u", in the organisations %1").arg(words.series(organisations));
    return text + words.text(u"。", u".");
}

/// The reasons of one stage, the commonest first: "刷屏 60 条、空单 3 条"; "spam 60, empty 3".
QString reasonCounts(const QMap<QString, qint64> &reasons, const StatementWords &words)
{
    QList<std::pair<QString, qint64>> sorted(reasons.constKeyValueBegin(), reasons.constKeyValueEnd());
    std::ranges::stable_sort(sorted, std::ranges::greater(), &std::pair<QString, qint64>::second);
    QStringList entries;
    for (const auto &[code, count] : sorted) {
        entries.append(
                words.text(u"%1 %2 条", u"%1 %2").arg(dropReasonText(code, words), QString::number(count)));
    }
    return words.list(entries);
}

/// "分析阶段弃收 25 条（…）"; "25 dropped in analysis (…)". Null where nothing was dropped.
QString stageDrops(Stage stage, const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const qint64 count = work.record.funnel.droppedIn(stage);
    if (count == 0)
        return {};
    const QString text = stage == Stage::Analysis
            ? words.text(u"分析阶段弃收 %1 条", u"%1 dropped in analysis").arg(count)
            : words.text(u"编辑阶段弃收 %1 条", u"%1 dropped by the editor").arg(count);
    return text + words.bracketed(reasonCounts(work.record.funnel.dropped.value(stage), words));
}

QString sweptText(const DisclosureWork &work)
{
    const Funnel &funnel = work.record.funnel;
    const StatementWords &words = work.words;
    const QString swept =
            words.text(u"采集 %1，", u"%1 swept, ").arg(words.count(funnel.swept, countedIssues));
    if (funnel.pool != funnel.swept) {
        return swept + words.text(u"入池 %1 条；", u"%1 of them in the pool; ").arg(funnel.pool);
    }
    return swept
            + words.text(
                    u"全部入池；", funnel.swept == 1 ? u"and in the pool; " : u"all of them in the pool; ");
}

QString prefilterText(const DisclosureWork &work)
{
    const Funnel &funnel = work.record.funnel;
    const StatementWords &words = work.words;
    const qint64 dropped = funnel.droppedIn(Stage::Prefilter);
    const QString candidates = words.count(funnel.candidates, countedCandidates);
    if (dropped == 0)
        return words.text(u"预筛规则没有弃收，候选 %1", u"the prefilter rules dropped none, which leaves %1")
                .arg(candidates);
    return words
            .text(u"预筛规则弃收 %1 条%2，余候选 %3", u"the prefilter rules dropped %1%2, which leaves %3")
            .arg(QString::number(dropped),
                    words.bracketed(reasonCounts(funnel.dropped.value(Stage::Prefilter), words)), candidates);
}

/// How many candidates were looked at, as the head of their verdicts; null where none was.
QString analysedText(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const qint64 analysed = work.record.funnel.analysed;
    if (analysed == 0)
        return words.text(u"候选都还没有分析", u"None of these is analysed yet");
    return words
            .text(u"候选中 %1 条已分析：",
                    analysed == 1 ? u"Of these, %1 was analysed: " : u"Of these, %1 were analysed: ")
            .arg(analysed);
}

/// What became of the candidates.
QString verdictSentence(const DisclosureWork &work)
{
    const Funnel &funnel = work.record.funnel;
    const StatementWords &words = work.words;
    QStringList verdicts;
    if (funnel.analysed > 0)
        verdicts.append(words.text(u"收录 %1 条", u"%1 kept").arg(funnel.kept));
    for (const Stage stage : {Stage::Analysis, Stage::Editor}) {
        if (const QString drops = stageDrops(stage, work); !drops.isEmpty())
            verdicts.append(drops);
    }
    if (funnel.held > 0)
        verdicts.append(words.text(u"搁置 %1 条", u"%1 held").arg(funnel.held));
    QString text = analysedText(work) + verdicts.join(words.text(u"，", u", "));
    if (funnel.undecided > 0) {
        text += words.text(u"；未定 %1 条",
                             funnel.undecided == 1 ? u"; %1 is undecided" : u"; %1 are undecided")
                        .arg(funnel.undecided);
    }
    return text + words.text(u"。", u".");
}

QString quotaText(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const qint64 quota = work.record.quota;
    const qint64 kept = work.record.funnel.kept;
    if (kept == quota)
        return words.text(u"名额 %1 条，恰好收满。", u"The quota of %1 is exactly filled.").arg(quota);
    if (kept < quota)
        return words.text(u"名额 %1 条，尚缺 %2 条。", u"The quota is %1; %2 short of it.")
                .arg(quota)
                .arg(quota - kept);
    return words.text(u"名额 %1 条，超出 %2 条。", u"The quota is %1; %2 over it.")
            .arg(quota)
            .arg(kept - quota);
}

QString funnelStatement(const DisclosureWork &work)
{
    const Funnel &funnel = work.record.funnel;
    const StatementWords &words = work.words;
    if (funnel.swept == 0)
        return words.text(u"漏斗：还没有采集到 Issue。", u"Funnel: no issue has been swept yet.");
    QStringList sentences{words.text(u"漏斗：", u"Funnel: ") + sweptText(work) + prefilterText(work)
            + words.text(u"。", u".")};
    if (funnel.candidates > 0)
        sentences.append(verdictSentence(work));
    sentences.append(quotaText(work));
    return words.sentences(sentences);
}

QString lengthStatement(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    const LengthLimits &limits = work.record.limits;
    return words
            .text(u"篇幅：每行问题至多 %1 字，解答至多 %2 字，按读者所见的字符计。",
                    u"Length: a problem takes at most %1 characters and an answer at most %2, counted as "
                    u"they are read.")
            .arg(limits.problem(words.language()))
            .arg(limits.answer(words.language()));
}

} // namespace

QString dropReasonText(const QString &code, const StatementWords &words)
{
    if (code.isEmpty())
        return words.text(u"未注明原因", u"no reason given");
    // The label tells the person who picks it to add a note; in the article it would ask the reader for one.
    if (code == "other"_L1)
        return words.text(u"其他", u"other");
    return words.within(reasonLabel(code, Verdict::Drop, words.chinese()));
}

QStringList countingStatements(const DisclosureWork &work)
{
    return {windowStatement(work), funnelStatement(work), lengthStatement(work)};
}

} // namespace Winnow
