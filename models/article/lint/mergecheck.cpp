// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "claimchecks.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct Finding
{
    LintSeverity severity = LintSeverity::Error;
    LocalizedText message;
};

LocalizedText notMerged(const RecordedChange &change)
{
    const QString state = change.state.isNull() ? u"?"_s : change.state;
    return {u"：记录中 PR "_s + change.number + u" 未合入，状态为 "_s + state + u'。',
            u": by the record PR "_s + change.number + u" is not merged; its state is "_s + state + u'.'};
}

/// What is wrong with saying that the change @p number is merged for the case; nothing where it is right, or where the
/// number is none of the record's (claim-number says so).
std::optional<Finding> findingOf(const ClaimContext &context, const QString &number)
{
    const RecordedChange *own = context.record.change(number);
    if (own && !own->isMerged)
        return Finding{LintSeverity::Error, notMerged(*own)};
    if (own && own->isRejected) {
        return Finding{LintSeverity::Error,
                {u"：PR "_s + number + u" 与本单的关联已被否定。"_s,
                        u": an editor rejected the link of PR "_s + number + u" to this issue."_s}};
    }
    if (own && own->isLinked)
        return std::nullopt;
    const RecordedChange *other = own ? own : context.index.changeElsewhere(number);
    if (!own && other && !other->isMerged)
        return Finding{LintSeverity::Error, notMerged(*other)};
    if (!other && !context.record.numbers.contains(number))
        return std::nullopt;
    return Finding{LintSeverity::Warning,
            {u"：记录中 PR "_s + number + u" 未与本单关联。"_s,
                    u": by the record PR "_s + number + u" is not linked to this issue."_s}};
}

std::optional<TextProblem> checkMerge(const ClaimContext &context, const StatedMerge &merge)
{
    for (const int index : merge.references) {
        const StatedReference &reference = context.claims.references[index];
        if (const auto finding = findingOf(context, reference.number)) {
            TextProblem problem = problemAt(
                    LintCode::ClaimMerged, finding->severity, context.text, reference.begin, reference.end);
            problem.message.zh += finding->message.zh;
            problem.message.en += finding->message.en;
            return problem;
        }
    }
    const bool anyMerged = std::ranges::any_of(context.record.changes, &RecordedChange::isMerged);
    if (!merge.references.isEmpty() || anyMerged || !context.record.changesLoaded)
        return std::nullopt;
    TextProblem problem =
            problemAt(LintCode::ClaimMerged, LintSeverity::Error, context.text, merge.begin, merge.end);
    problem.message.zh += u"没有依据：记录中本单没有已合入的变更。"_s;
    problem.message.en += u" has no ground: the record holds no merged change of this issue."_s;
    return problem;
}

} // namespace

QList<TextProblem> checkMerges(const ClaimContext &context)
{
    QList<TextProblem> problems;
    for (const StatedMerge &merge : context.claims.merges) {
        const auto problem = checkMerge(context, merge);
        const bool isNew = problem && std::ranges::none_of(problems, [&](const TextProblem &known) {
            return known.start == problem->start && known.end == problem->end;
        });
        if (isNew)
            problems.append(*problem);
    }
    return problems;
}

} // namespace Winnow
