// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "reason.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

const QList<Reason> &builtinReasons()
{
    using enum Verdict;
    static const QList<Reason> reasons{
            {u"root-cause"_s, {u"根因讲清"_s, u"Root cause found"_s}, Keep},
            {u"fix-landed"_s, {u"修复已合入"_s, u"Fix landed"_s}, Keep},
            {u"usage-guidance"_s, {u"用法指引"_s, u"Usage guidance"_s}, Keep},
            {u"by-design"_s, {u"设计如此"_s, u"By design"_s}, Keep},
            {u"not-a-bug"_s, {u"证实非缺陷"_s, u"Not a bug"_s}, Keep},
            {u"workaround"_s, {u"有绕行办法"_s, u"Workaround"_s}, Keep},
            {u"capability"_s, {u"能力边界"_s, u"Capability"_s}, Keep},
            {u"docs-fix"_s, {u"文档修正"_s, u"Docs fixed"_s}, Keep},
            {u"other"_s, {u"其他（需备注）"_s, u"Other (note needed)"_s}, Keep},
            {u"duplicate"_s, {u"重复"_s, u"Duplicate"_s}, Drop},
            {u"no-answer"_s, {u"无答复"_s, u"No answer"_s}, Drop},
            {u"not-landed"_s, {u"未合入"_s, u"Not landed"_s}, Drop},
            {u"low-value"_s, {u"价值低"_s, u"Low value"_s}, Drop},
            {u"not-reproducible"_s, {u"无法复现"_s, u"Not reproducible"_s}, Drop},
            {u"same-topic"_s, {u"并入同主题"_s, u"Same topic as another"_s}, Drop},
            {u"declined"_s, {u"官方不采纳"_s, u"Declined"_s}, Drop},
            {u"internal"_s, {u"内部事务"_s, u"Internal"_s}, Drop},
            {u"quota"_s, {u"名额所限"_s, u"Over quota"_s}, Drop},
            {u"naming-or-translation"_s, {u"命名或翻译"_s, u"Naming or translation"_s}, Drop},
            {u"ci-only"_s, {u"仅涉 CI"_s, u"CI only"_s}, Drop},
            {u"not-user-side"_s, {u"非用户侧"_s, u"Not user-side"_s}, Drop},
            {u"spam"_s, {u"刷屏"_s, u"Spam"_s}, Drop},
            {u"cve"_s, {u"CVE 清单"_s, u"CVE list"_s}, Drop},
            {u"empty"_s, {u"空单"_s, u"Empty"_s}, Drop},
            // Not in bundle.md's list: the rule "not closed in the window" needs a reason of its own to be honest.
            {u"outside-window"_s, {u"不在本期窗口"_s, u"Outside the window"_s}, Drop},
            // Nor this one: what came out before is recognised, and counted apart.
            {u"published"_s, {u"往期已收"_s, u"In an earlier instalment"_s}, Drop},
            {u"other"_s, {u"其他（需备注）"_s, u"Other (note needed)"_s}, Drop},
    };
    return reasons;
}

QList<Reason> reasonsFor(Verdict verdict)
{
    QList<Reason> found;
    std::ranges::copy_if(builtinReasons(), std::back_inserter(found),
            [verdict](const Reason &reason) { return reason.verdict == verdict; });
    return found;
}

QString reasonLabel(const QString &code, Verdict verdict, bool chinese)
{
    for (const Reason &reason : builtinReasons()) {
        if (reason.verdict == verdict && reason.code == code)
            return chinese ? reason.label.zh : reason.label.en;
    }
    return code;
}

QString missingForReason(const Decision &decision)
{
    const bool hasNote = !decision.note.trimmed().isEmpty();
    if (decision.reason == u"other" && !hasNote)
        return u"reason 'other' needs a note"_s;
    if (decision.verdict == Verdict::Drop && decision.reason == u"same-topic" && !hasNote)
        return u"reason 'same-topic' needs the issue it yields to in the note"_s;
    if (decision.duplicateOf && *decision.duplicateOf == decision.issue)
        return u"an issue cannot be a duplicate of itself"_s;
    return {};
}

} // namespace Winnow
