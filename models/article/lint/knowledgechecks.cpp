// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgechecks.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Shorter titles and ids stand in texts by chance.
constexpr qsizetype shortestName = 4;

bool names(const QString &text, const KgRefRecord &reference)
{
    const auto holds = [&text](const QString &name) {
        return name.size() >= shortestName && text.contains(name);
    };
    return holds(reference.nodeUrl) || holds(reference.nodeId) || holds(reference.nodeTitle);
}

/// The first text about the case, or about none, that names the node; null where none does.
const ArticleText *namingText(
        const QList<const ArticleText *> &texts, const ArticleCase &one, const KgRefRecord &reference)
{
    for (const ArticleText *text : texts) {
        const bool isOfCase = text->place.number == one.issue.number && text->place.repo == one.issue.repo;
        const bool isDisclosure = text->place.part == ArticlePartKind::Disclosure;
        if ((isOfCase || isDisclosure) && names(text->text, reference))
            return text;
    }
    return nullptr;
}

const ReferenceAudit *auditOf(const ArticleCase &one, const KgRefRecord &reference)
{
    for (const ReferenceAudit &audit : one.audit.references) {
        const CitedNode *replacement = audit.replacement();
        if (audit.nodeId == reference.nodeId || (replacement && replacement->id == reference.nodeId))
            return &audit;
    }
    return nullptr;
}

/// What is wrong with a reference to @p node.
struct Finding
{
    LintCode code = LintCode::KgUnaudited;
    LintSeverity severity = LintSeverity::Warning; ///< Where no text names the node.
    LocalizedText message;
};

std::optional<Finding> findingOf(const KgRefRecord &reference, const ReferenceAudit *audit)
{
    const QString node = reference.nodeTitle.isEmpty() ? reference.nodeId : reference.nodeTitle;
    if (reference.state == "rejected"_L1) {
        return Finding{LintCode::KgRejected, LintSeverity::Hint,
                {u"图谱引用“"_s + node + u"”已被审核否定。"_s,
                        u"The reference to “"_s + node + u"” was rejected in the audit."_s}};
    }
    if (audit && audit->state == ReferenceState::Disputed) {
        return Finding{LintCode::KgUnaudited, LintSeverity::Warning,
                {u"图谱引用“"_s + node + u"”的审核意见不一，尚待裁定。"_s,
                        u"The reviewers differ on the reference to “"_s + node + u"”."_s}};
    }
    if (reference.state == "proposed"_L1 || reference.state.isEmpty()) {
        return Finding{LintCode::KgUnaudited, LintSeverity::Warning,
                {u"图谱引用“"_s + node + u"”尚未审核。"_s,
                        u"The reference to “"_s + node + u"” is not audited yet."_s}};
    }
    if (reference.state != "accepted"_L1 || !audit || audit->change == NodeChange::None)
        return std::nullopt;
    const bool isGone = audit->change == NodeChange::Gone;
    return Finding{LintCode::KgUnaudited, LintSeverity::Warning,
            isGone ? LocalizedText{u"图谱引用“"_s + node + u"”采纳之后，该节点已不在工作区，须复核。"_s,
                             u"The node “"_s + node
                                     + u"” is no longer held since its reference was accepted."_s}
                   : LocalizedText{u"图谱引用“"_s + node + u"”采纳之后，该节点内容已变，须复核。"_s,
                             u"The node “"_s + node + u"” has changed since its reference was accepted."_s}};
}

/// That the audit is not finished, though this reviewer's part of it may be.
LintProblem unfinishedAudit(int reviewers)
{
    LintProblem problem;
    problem.code = LintCode::KgUnaudited;
    problem.severity = LintSeverity::Warning;
    problem.place.part = ArticlePartKind::Disclosure;
    problem.message = {u"图谱引用须由 %1 位审核人各自审完，目前尚未完成。"_s.arg(reviewers),
            u"The references are to be audited by %1 reviewers each; that is not finished."_s.arg(reviewers)};
    return problem;
}

} // namespace

QList<LintProblem> checkKnowledge(const ArticleRecord &record, const QList<const ArticleText *> &texts)
{
    QList<LintProblem> problems;
    if (!record.isAuditOpen)
        problems.append(unfinishedAudit(record.auditSettings.reviewers));
    for (const ArticleCase &one : record.cases) {
        for (const KgRefRecord &reference : one.kgRefs) {
            const std::optional<Finding> finding = findingOf(reference, auditOf(one, reference));
            if (!finding)
                continue;
            // An accepted one may be named; what its node says now is to be looked at all the same.
            const ArticleText *text = namingText(texts, one, reference);
            const bool isAccepted = reference.state == "accepted"_L1;
            LintProblem problem;
            problem.code = finding->code;
            problem.severity = text && !isAccepted ? LintSeverity::Error : finding->severity;
            if (text)
                problem.place = text->place;
            else
                problem.place.part = ArticlePartKind::Row;
            problem.place.repo = one.issue.repo;
            problem.place.number = one.issue.number;
            problem.message = finding->message;
            problems.append(problem);
        }
    }
    return problems;
}

} // namespace Winnow
