// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "samplerecord.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 day = 86'400;

/// 2026-11-18T10:00:00+08:00 plus @p seconds.
Timestamp moment(qint64 seconds)
{
    return *parseTimestamp(u"2026-11-18T10:00:00+08:00") + std::chrono::seconds{seconds};
}

ArticleCase madeRow(const QString &repo, const QString &number, qint64 closed)
{
    ArticleCase row;
    row.issue = {repo, number};
    row.facts.forge = u"gitcode"_s;
    row.facts.issue.ref = row.issue;
    row.facts.issue.title = u"issue "_s + number;
    row.facts.issue.state = u"closed"_s;
    row.facts.issue.createdAt = moment(closed - 10 * day);
    row.facts.issue.closedAt = moment(closed);
    row.facts.issue.closedBy = u"rowan"_s;
    row.facts.issue.closedByRole = u"maintainer"_s;
    return row;
}

ChangeFacts &addChange(ArticleCase &row, const QString &number, qint64 merged, const QString &file)
{
    ChangeFacts change;
    change.change.ref = {row.issue.repo, number};
    change.change.title = u"change "_s + number;
    change.change.body = u"Fixes #"_s + row.issue.number;
    change.change.state = u"merged"_s;
    change.change.base = u"master"_s;
    change.change.createdAt = moment(merged - 3'600);
    change.change.mergedAt = moment(merged);
    change.files = QStringList{file};
    row.facts.changes.append(change);
    return row.facts.changes.last();
}

void addComment(ArticleCase &row, qint64 at, const QString &text)
{
    EventRecord comment;
    comment.subject = row.issue;
    comment.id = u"c1"_s;
    comment.kind = u"comment"_s;
    comment.at = moment(at);
    comment.actor = u"rowan"_s;
    comment.actorRole = u"maintainer"_s;
    comment.text = text;
    row.facts.events.append(comment);
}

void addReference(ArticleCase &row, const QString &state)
{
    KgRefRecord reference;
    reference.issue = row.issue;
    reference.nodeId = u"node-%1"_s.arg(row.kgRefs.size());
    reference.state = state;
    row.kgRefs.append(reference);
}

ArticleCase finished(ArticleCase row, const RowTexts &zh, const RowTexts &en)
{
    row.zh = zh;
    row.en = en;
    row.assessment = assess(row.facts);
    return row;
}

RowTexts texts(const QString &problem, const QString &answer, const QString &themeLine)
{
    RowTexts made;
    made.problem = problem;
    made.answer = answer;
    made.themeLine = themeLine;
    return made;
}

ArticleCase sameSecondRow()
{
    ArticleCase row = madeRow(u"tern/tensor-core"_s, u"101"_s, 0);
    addChange(row, u"550"_s, 0, u"src/tile.cpp"_s);
    addReference(row, u"accepted"_s);
    return finished(std::move(row),
            texts(u"奇数核数下 `tile_sum` 少算一块"_s,
                    u"根因：余数块按整块跳过。PR 550 改为按实际行数切分，与关单同秒合入。"_s,
                    u"奇数核数少算一块：余数块按实际行数切分"_s),
            texts(u"`tile_sum` loses a block on an odd number of cores"_s,
                    u"The remainder was skipped as if it were a whole block. PR 550 cuts by the rows that "
                    u"are there; "
                    "merged in the second of the close."_s,
                    u"a block lost on odd cores: the remainder is cut by its real rows"_s));
}

ArticleCase backportRow()
{
    ArticleCase row = madeRow(u"tern/tensor-core"_s, u"104"_s, 23);
    addChange(row, u"551"_s, 0, u"src/build.cpp"_s).change.title = u"Honour --force in the installer"_s;
    ChangeFacts &second = addChange(row, u"552"_s, -600, u"src/build.cpp"_s);
    second.change.title = u"Honour --force in the installer"_s;
    second.change.base = u"r1.2"_s;
    addReference(row, u"proposed"_s);
    return finished(std::move(row),
            texts(u"安装器忽略 `--force`"_s,
                    u"PR 551 让 `--force` 生效，PR 552 回合 r1.2；写法 `a|b` 也可用。"_s,
                    u"`--force` 不生效：主干与 r1.2 都已修"_s),
            texts(u"The installer ignores `--force`"_s,
                    u"PR 551 makes `--force` work, PR 552 takes it to r1.2; `a|b` works, too."_s,
                    u"`--force` had no effect: fixed on master and r1.2"_s));
}

ArticleCase hoursRow()
{
    ArticleCase row = madeRow(u"tern/tensor-core"_s, u"107"_s, 9'124);
    addChange(row, u"553"_s, 0, u"src/cast.cpp"_s);
    addReference(row, u"rejected"_s);
    EditorResolution resolution;
    resolution.resolution = Resolution::Answered;
    resolution.reason = u"The change is a clean-up."_s;
    row.facts.editorResolution = resolution;
    return finished(std::move(row),
            texts(u"bf16 转换后精度下降"_s, u"设计如此：bf16 只有 8 位有效位；需要精度时保留 fp32 | fp16。"_s,
                    u"bf16 精度下降：设计如此"_s),
            texts(u"Precision drops after a cast to bf16"_s,
                    u"By design: bf16 has 8 significant bits; keep fp32 | fp16 where precision matters."_s,
                    u"precision drops with bf16: by design"_s));
}

ArticleCase reversedRow()
{
    ArticleCase row = madeRow(u"tern/tensor-core"_s, u"110"_s, -day - 61);
    addChange(row, u"554"_s, 0, u"src/queue.cpp"_s);
    return finished(std::move(row),
            texts(u"队列在退出时死锁"_s, u"PR 554 先停生产者再排空；合入晚于关单一天。"_s,
                    u"退出死锁：先停生产者再排空"_s),
            texts(u"The queue deadlocks on exit"_s,
                    u"PR 554 stops the producers before draining; it was merged a day after the close."_s,
                    u"deadlock on exit: producers stop first"_s));
}

ArticleCase staleRow()
{
    ArticleCase row = madeRow(u"tern/ring-bus"_s, u"20"_s, 0);
    row.facts.issue.createdAt = moment(-60 * day);
    row.facts.issue.closedBy = u"stale-bot"_s;
    row.facts.issue.closedByRole = u"bot"_s;
    addChange(row, u"88"_s, -44 * day - 11'110, u"src/retry.cpp"_s);
    addReference(row, u"accepted"_s);
    addReference(row, u"replaced"_s);
    return finished(std::move(row),
            texts(u"重传次数用尽后连接不恢复"_s, u"PR 88 加入重连；44 天后由机器人关单。"_s,
                    u"重传用尽不恢复：已加重连"_s),
            texts(u"A connection does not come back once retries run out"_s,
                    u"PR 88 adds reconnecting; a robot closed the issue 44 days later."_s,
                    u"no recovery after the last retry: reconnects now"_s));
}

ArticleCase answeredRow()
{
    ArticleCase row = madeRow(u"tern/ring-bus"_s, u"21"_s, 9);
    addComment(row, 0, u"Set RING_PORT before the first call."_s);
    return finished(std::move(row),
            texts(u"如何换端口"_s, u"首次调用前设置 `RING_PORT`，9 秒后关单。"_s,
                    u"换端口：设 `RING_PORT`"_s),
            texts(u"How to change the port"_s, u"Set `RING_PORT` before the first call; closed 9 s later."_s,
                    u"another port: set `RING_PORT`"_s));
}

ArticleCase docsRow()
{
    ArticleCase row = madeRow(u"tern/ring-bus"_s, u"33"_s, 1'221);
    addChange(row, u"90"_s, 0, u"docs/topology.md"_s);
    return finished(std::move(row),
            texts(u"拓扑文档缺三机示例"_s, u"PR 90 补上三机示例。"_s, u"缺三机示例：文档已补"_s),
            texts(u"The topology page lacks an example of three hosts"_s, u"PR 90 adds it."_s,
                    u"no example of three hosts: added"_s));
}

ArticleCase unexplainedRow()
{
    ArticleCase row = madeRow(u"tern-labs/docs"_s, u"7"_s, 0);
    Storm storm;
    storm.actor = u"rowan"_s;
    storm.first = moment(-2);
    storm.last = moment(1);
    storm.members = {{u"tern-labs/docs"_s, u"5"_s}, {u"tern-labs/docs"_s, u"6"_s}, row.issue};
    row.facts.storm = storm;
    return finished(std::move(row),
            texts(u"安装页的链接失效"_s, u"页面已迁移，单内没有说明；新地址见首页。"_s,
                    u"链接失效：页面已迁移"_s),
            texts(u"A link of the installation page is dead"_s,
                    u"The page has moved, the issue does not say where; the start page has the address."_s,
                    u"dead link: the page has moved"_s));
}

void addDrops(ArticleRecord &record)
{
    const auto drop = [&record](const QString &repo, const QString &number, Stage stage,
                              const QString &reason, const QString &note = {},
                              const std::optional<IssueRef> &other = {}) {
        record.drops.append({{repo, number}, u"issue "_s + number, stage, reason, note, other});
        record.funnel.add(Verdict::Drop, stage, reason, 1);
    };
    drop(u"tern/tensor-core"_s, u"99"_s, Stage::Analysis, u"duplicate"_s, {},
            IssueRef{u"tern/tensor-core"_s, u"101"_s});
    drop(u"tern/ring-bus"_s, u"18"_s, Stage::Analysis, u"same-topic"_s,
            u"让位于 rb#20：那边的参数更全，rb#18 只有现象。"_s);
    drop(u"tern/tensor-core"_s, u"98"_s, Stage::Analysis, u"low-value"_s);
    drop(u"tern-labs/docs"_s, u"5"_s, Stage::Editor, u"quota"_s);
    drop(u"tern-labs/docs"_s, u"6"_s, Stage::Editor, u"other"_s, u"站点迁移的内部通知"_s);
    record.funnel.add(Verdict::Drop, Stage::Prefilter, u"outside-window"_s, 20);
    record.funnel.add(Verdict::Drop, Stage::Prefilter, u"spam"_s, 12);
    record.funnel.add(Verdict::Drop, Stage::Prefilter, u"empty"_s, 3);
}

void addSeries(ArticleRecord &record)
{
    record.series.id = u"tern-picks"_s;
    record.series.title = {u"燕鸥开源仓 Issue 精选"_s, u"Tern Open-Source Issue Picks"_s};
    record.series.timeZone = u"Asia/Shanghai"_s;
    record.series.tagline = {u"一周关闭的 Issue，每句话都有出处：<https://tern.example/records>"_s,
            u"A week of closed issues, every sentence with its source: <https://tern.example/records>"_s};
    record.series.footer = {u"下一期：2026-11 第四周。"_s, u"Next: November 2026, week 4."_s};
    record.batch.batch = {u"tern-picks"_s, 12};
    record.batch.title = {u"2026-11 第三周"_s, u"November 2026, week 3"_s};
    record.batch.since = parseTimestamp(u"2026-11-16T00:00:00+08:00");
    record.batch.until = parseTimestamp(u"2026-11-23T00:00:00+08:00");
    record.batch.orgs = QStringList{u"tern"_s, u"tern-labs"_s};
    record.quota = 8;
    record.repos = {
            {u"gitcode"_s, u"tern/tensor-core"_s, {}, u"tc"_s, {u"张量算子库"_s, u"Tensor operators"_s}},
            {u"gitcode"_s, u"tern/ring-bus"_s, {}, u"rb"_s, {u"环形通信库"_s, u"Ring communication"_s}},
            {u"gitcode"_s, u"tern-labs/docs"_s, {}, {}, {u"文档站"_s, u"Documentation site"_s}}};
}

void addReading(ArticleRecord &record)
{
    const BatchRef batch = record.batch.batch;
    const auto issue = [](const QString &repo, const QString &number) { return IssueRef{repo, number}; };
    const QString core = u"tern/tensor-core"_s;
    const QString ring = u"tern/ring-bus"_s;
    record.sections = {
            {batch, core, 1, {u"算子·余数块与安装器"_s, u"operators: remainders and the installer"_s},
                    {u"四案，两案改代码即关单"_s, u"Four cases, two of them closed by the fix"_s}},
            {batch, ring, 2, {u"通信·重连与文档"_s, u"communication: reconnecting and documentation"_s},
                    {u"三案，一案等了 44 天"_s, u"Three cases, one of which waited 44 days"_s}},
            {batch, u"tern-labs/docs"_s, 3, {u"文档站"_s, u"documentation site"_s},
                    {u"一案"_s, u"One case"_s}}};
    record.themes = {{batch, 1, {u"算子四案：边界与选项"_s, u"Four operator cases: edges and options"_s},
                             {u"两案是边界，一案是选项，一案是退出顺序。"_s,
                                     u"Two are edges, one is an option, one the order of an exit."_s},
                             QList{issue(core, u"101"_s), issue(core, u"104"_s), issue(core, u"107"_s),
                                     issue(core, u"110"_s)}},
            {batch, 2, {u"通信与文档四案"_s, u"Four cases of communication and documentation"_s},
                    {u"答案常常早就写在别处。"_s, u"The answer often stood somewhere else already."_s},
                    QList{issue(ring, u"20"_s), issue(ring, u"21"_s), issue(ring, u"33"_s),
                            issue(u"tern-labs/docs"_s, u"7"_s)}}};
    record.guide = {{batch, 1, {u"结果少一块"_s, u"A block is missing from the result"_s},
                            {u"升级到含 PR 550 的版本"_s, u"Update to a version with PR 550"_s},
                            QList{issue(core, u"101"_s)}},
            {batch, 2, {u"断线后不恢复"_s, u"No recovery after a lost connection"_s},
                    {u"先看重传次数，再看 `RING_PORT`"_s, u"Look at the retries, then at `RING_PORT`"_s},
                    QList{issue(ring, u"20"_s), issue(ring, u"21"_s)}}};
    record.notes = {
            {u"counting"_s, true,
                    {u"本期起统计两个组织。"_s, u"From this instalment on, two organisations count."_s}},
            {u"leftovers"_s, false,
                    {u"余量多为等待复测的 Issue。"_s, u"Most of them wait for another test."_s}}};
}

} // namespace

ArticleRecord sampleRecord()
{
    ArticleRecord record;
    addSeries(record);
    addReading(record);
    record.cases = {sameSecondRow(), backportRow(), hoursRow(), reversedRow(), staleRow(), answeredRow(),
            docsRow(), unexplainedRow()};
    record.funnel.add(Verdict::Keep, Stage::Editor, u"root-cause"_s, record.cases.size());
    addDrops(record);
    record.leftovers = {
            {u"tern/ring-bus"_s, u"40"_s}, {u"tern/ring-bus"_s, u"41"_s}, {u"tern-labs/docs"_s, u"9"_s}};
    record.funnel.add(Verdict::Hold, Stage::Editor, {}, 1);
    record.funnel.add(Verdict::Undecided, Stage::Prefilter, {}, 2);
    return record;
}

} // namespace Winnow
