// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "generatorsample.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowsOfRepository = 10;
constexpr int rowsOfTheme = 8;

/// From same second to days, below zero too.
constexpr std::array<qint64, 8> deltas{0, 7, 180, 1'221, 9'124, 44 * 86'400 + 61, -86'400, 0};

QString repoOf(int row)
{
    return u"tern/tool-%1"_s.arg(row / rowsOfRepository);
}

EvidenceFacts factsOf(const IssueRef &issue, int row)
{
    const Timestamp closed = *parseTimestamp(u"2026-11-18T10:00:00+08:00") + std::chrono::minutes{row};
    EvidenceFacts facts;
    facts.issue.ref = issue;
    facts.issue.state = u"closed"_s;
    facts.issue.createdAt = closed - std::chrono::hours{240};
    facts.issue.closedAt = closed;
    facts.issue.closedBy = row % 5 == 0 ? u"stale[bot]"_s : u"rowan"_s;
    EventRecord comment;
    comment.subject = issue;
    comment.id = u"c1"_s;
    comment.kind = u"comment"_s;
    comment.actorRole = u"maintainer"_s;
    comment.actor = u"rowan"_s;
    comment.at = closed - std::chrono::seconds{9};
    comment.text = u"The remainder is cut by its real rows now, please try again."_s;
    facts.events = {comment};
    if (row % deltas.size() == deltas.size() - 1)
        return facts; // answered
    ChangeFacts change;
    change.change.ref = {issue.repo, QString::number(5'000 + row)};
    change.change.title = u"Cut the remainder by its real rows"_s;
    change.change.body = u"Fixes #"_s + issue.number;
    change.change.state = u"merged"_s;
    change.change.base = u"master"_s;
    change.change.mergedAt = closed - std::chrono::seconds{deltas[row % deltas.size()]};
    change.change.createdAt = *change.change.mergedAt - std::chrono::hours{5};
    change.files = QStringList{u"src/tile.cpp"_s};
    facts.changes = {change};
    return facts;
}

RowTexts textsOf(bool chinese)
{
    RowTexts texts;
    texts.problem = chinese
            ? u"奇数核数下 `tile_sum` 少算一块，退出时偶发死锁，需要定位"_s
            : u"`tile_sum` loses a block on an odd number of cores and hangs on exit now and then"_s;
    texts.answer = chinese
            ? u"根因：余数块按整块跳过，退出时生产者仍在写。修复改为按实际行数切分，先停生产者再排空；`--force` 的取值 `a|b` 不变。"_s
                      .repeated(2)
            : u"The remainder was skipped as if it were a whole block. The fix cuts by the rows that are "
              u"there and "
              "stops the producers first; `--force` takes `a|b` as before. "_s.repeated(3);
    texts.themeLine =
            chinese ? u"少算一块：余数块按实际行数切分"_s : u"a block is lost: cut by the real rows"_s;
    return texts;
}

ArticleCase rowOf(int row)
{
    ArticleCase made;
    made.issue = {repoOf(row), QString::number(100 + row)};
    made.zh = textsOf(true);
    made.en = textsOf(false);
    made.facts = factsOf(made.issue, row);
    made.assessment = assess(made.facts);
    KgRefRecord reference;
    reference.issue = made.issue;
    reference.state = row % 7 == 0 ? u"proposed"_s : u"accepted"_s;
    made.kgRefs = {reference};
    return made;
}

void addRow(ArticleRecord &record, int row)
{
    const IssueRef issue{repoOf(row), QString::number(100 + row)};
    if (row % rowsOfRepository == 0) {
        record.repos.append({u"gitcode"_s, issue.repo, {}, u"t%1"_s.arg(row / rowsOfRepository),
                {u"算子库"_s, u"Operators"_s}});
        record.sections.append({{}, issue.repo, {}, {u"边界"_s, u"edges"_s}, {u"十案"_s, u"Ten cases"_s}});
    }
    if (row % rowsOfTheme == 0) {
        const int order = row / rowsOfTheme;
        record.themes.append({{}, order, {u"边界八案"_s, u"Eight edges"_s},
                {u"先看余数。"_s, u"Remainders first."_s}, QList<IssueRef>()});
    }
    record.themes.last().members->append(issue);
    record.guide.append(
            {{}, row, {u"少一块"_s, u"A block is missing"_s}, {u"升级"_s, u"Update"_s}, QList{issue}});
    record.cases.append(rowOf(row));
    const QString reason = row % 2 == 0 ? u"duplicate"_s : u"low-value"_s;
    record.drops.append(
            {{issue.repo, QString::number(100'000 + row)}, {}, Stage::Analysis, reason, {}, issue});
    record.funnel.add(Verdict::Keep, Stage::Editor, {}, 1);
    record.funnel.add(Verdict::Drop, Stage::Analysis, reason, 1);
}

} // namespace

ArticleRecord makeSampleInstalment(int rows)
{
    ArticleRecord record;
    record.series.id = u"tern-picks"_s;
    record.series.title = {u"燕鸥精选"_s, u"Tern Picks"_s};
    record.batch.batch = {record.series.id, 12};
    record.quota = rows;
    for (int row = 0; row < rows; ++row)
        addRow(record, row);
    return record;
}

} // namespace Winnow
