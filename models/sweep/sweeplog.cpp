// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweeplog.h"

namespace Winnow {

using namespace Qt::StringLiterals;

QString formatChangeRef(const IssueRef &change)
{
    return change.repo + u'!' + change.number;
}

QString formatLogEntry(const SweepLogEntry &entry, bool chinese)
{
    const QString &text = chinese ? entry.text.zh : entry.text.en;
    return entry.subject.isEmpty() ? text : entry.subject + (chinese ? u"："_s : u": "_s) + text;
}

namespace SweepLog {

using enum SweepLogKind;

SweepLogEntry confidential(const IssueRef &issue)
{
    return {Skipped, formatIssueRef(issue), {u"非公开，未收"_s, u"not public, left out"_s}};
}

SweepLogEntry archived(const QString &repo)
{
    return {Note, repo, {u"仓库已归档"_s, u"the repository is archived"_s}};
}

SweepLogEntry byRule(const IssueRef &issue, const QString &note)
{
    return {Skipped, formatIssueRef(issue),
            {u"规则已排除，不取详情（%1）"_s.arg(note),
                    u"dropped by a rule, no details fetched (%1)"_s.arg(note)}};
}

SweepLogEntry furtherByRules(qint64 issues)
{
    return {Skipped, {},
            {u"另有 %1 个 issue 被规则排除，不取详情"_s.arg(issues),
                    u"%1 further issues dropped by rules, no details fetched"_s.arg(issues)}};
}

SweepLogEntry noClosingTime(const IssueRef &issue)
{
    return {Note, formatIssueRef(issue), {u"已关闭，但没有关闭时间"_s, u"closed, but without a time"_s}};
}

SweepLogEntry movedAway(const IssueRef &issue)
{
    return {Missing, formatIssueRef(issue),
            {u"已移到别处，不再更新"_s, u"moved elsewhere, no longer followed"_s}};
}

SweepLogEntry badItem(const QString &where, const JsonFault &fault)
{
    const QString place = fault.path.isEmpty() ? fault.message : fault.path + u": "_s + fault.message;
    return {Skipped, where,
            {u"无法理解的一项，未收（%1）"_s.arg(place),
                    u"an item that makes no sense, left out (%1)"_s.arg(place)}};
}

SweepLogEntry orderIgnored(const QString &repo)
{
    return {Note, repo,
            {u"未按更新时间排序，改为逐页读完"_s,
                    u"not in the order of updates; read page by page to the end"_s}};
}

SweepLogEntry pagingIgnored(const QString &repo)
{
    return {Note, repo,
            {u"翻页无效，同一秒内的部分 issue 可能缺失"_s,
                    u"pages do not turn; some issues of one and the same second may be missing"_s}};
}

SweepLogEntry smallerPages(const QString &repo, int perPage)
{
    return {Note, repo,
            {u"应答不完整，改为每页 %1 条"_s.arg(perPage),
                    u"answers come incomplete; %1 a page from now on"_s.arg(perPage)}};
}

SweepLogEntry filesWithoutText(const IssueRef &change, const QStringList &files)
{
    const QString names = files.size() > 3 ? files.first(3).join(u", "_s) + u", …"_s : files.join(u", "_s);
    return {Missing, formatChangeRef(change),
            {u"%1 个文件过大或非文本，没有差异（%2）"_s.arg(files.size()).arg(names),
                    u"%1 files are too large or no text and have no diff (%2)"_s.arg(files.size())
                            .arg(names)}};
}

SweepLogEntry failed(const QString &subject, const ForgeError &error)
{
    return {Failed, subject, describeForgeError(error)};
}

SweepLogEntry missing(const QString &subject, const ForgeError &error)
{
    return {Missing, subject, describeForgeError(error)};
}

} // namespace SweepLog

} // namespace Winnow
