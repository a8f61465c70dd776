// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordchecks.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

LintProblem recordProblem(LintCode code, const LocalizedText &message)
{
    LintProblem problem;
    problem.code = code;
    problem.message = message;
    return problem;
}

/// A relation that must hold between two numbers of the funnel.
struct Relation
{
    LocalizedText left;
    qint64 leftValue;
    LocalizedText right;
    qint64 rightValue;
    bool isAtLeast = false; ///< Else they must be equal.

    bool holds() const { return isAtLeast ? leftValue >= rightValue : leftValue == rightValue; }
};

/// Whether a note names an issue: `#12` or `org/repo#12`.
bool namesIssue(QStringView note)
{
    for (qsizetype at = note.indexOf(u'#'); at >= 0; at = note.indexOf(u'#', at + 1)) {
        if (at + 1 < note.size() && note[at + 1].isLetterOrNumber())
            return true;
    }
    return note.contains(u"/issues/");
}

} // namespace

QList<LintProblem> checkFunnel(const ArticleRecord &record)
{
    const Funnel &funnel = record.funnel;
    const qint64 droppedLater = funnel.droppedIn(Stage::Analysis) + funnel.droppedIn(Stage::Editor);
    const QList<Relation> relations{
            {{u"采集"_s, u"swept"_s}, funnel.swept, {u"候选"_s, u"candidates"_s}, funnel.candidates, true},
            {{u"候选"_s, u"candidates"_s}, funnel.candidates, {u"已分析"_s, u"analysed"_s}, funnel.analysed,
                    true},
            {{u"已分析"_s, u"analysed"_s}, funnel.analysed, {u"收录"_s, u"kept"_s}, funnel.kept, true},
            {{u"采集减规则筛除"_s, u"swept less filtered out"_s},
                    funnel.pool - funnel.droppedIn(Stage::Prefilter), {u"候选"_s, u"candidates"_s},
                    funnel.candidates},
            {{u"候选减收录减弃收"_s, u"candidates less kept less dropped"_s},
                    funnel.candidates - funnel.kept - droppedLater, {u"余量"_s, u"leftovers"_s},
                    funnel.leftover},
            {{u"搁置加未定"_s, u"held plus undecided"_s}, funnel.held + funnel.undecided,
                    {u"余量"_s, u"leftovers"_s}, funnel.leftover},
            {{u"候选减未定"_s, u"candidates less undecided"_s}, funnel.candidates - funnel.undecided,
                    {u"已分析"_s, u"analysed"_s}, funnel.analysed},
            {{u"收录数"_s, u"kept"_s}, funnel.kept, {u"收录的单"_s, u"issues kept"_s},
                    static_cast<qint64>(record.cases.size())},
            {{u"弃收数"_s, u"dropped"_s}, droppedLater, {u"弃收的单"_s, u"issues dropped"_s},
                    static_cast<qint64>(record.drops.size())},
            {{u"余量数"_s, u"leftover count"_s}, funnel.leftover, {u"留下的单"_s, u"issues left over"_s},
                    static_cast<qint64>(record.leftovers.size())},
            {{u"采集"_s, u"swept"_s}, funnel.swept, {u"池"_s, u"pool"_s}, funnel.pool}};
    QList<LintProblem> problems;
    for (const Relation &relation : relations) {
        if (relation.holds())
            continue;
        const QString left = QString::number(relation.leftValue);
        const QString right = QString::number(relation.rightValue);
        problems.append(recordProblem(LintCode::FunnelSum,
                {u"漏斗不合："_s + relation.left.zh + u' ' + left + u"，"_s + relation.right.zh + u' ' + right
                                + u'。',
                        u"The funnel does not add up: "_s + relation.left.en + u' ' + left + u", "_s
                                + relation.right.en + u' ' + right + u'.'}));
    }
    return problems;
}

QList<LintProblem> checkDrops(const ArticleRecord &record)
{
    QList<LintProblem> problems;
    for (const ArticleDrop &drop : record.drops) {
        const QString name = formatIssueRef(drop.issue);
        const bool yields = drop.reason == "same-topic"_L1 || drop.reason == "duplicate"_L1;
        LocalizedText message;
        if (drop.reason.isEmpty())
            message = {name + u" 弃收而没有原因。"_s, name + u" is dropped without a reason."_s};
        else if (drop.reason == "other"_L1 && drop.note.trimmed().isEmpty())
            message = {name + u" 的原因为“其他”，没有说明。"_s,
                    name + u" is dropped for `other`, without a note."_s};
        else if (yields && !drop.duplicateOf && !namesIssue(drop.note))
            message = {name + u" 让位于另一单，没有写明是哪一单。"_s,
                    name + u" yields to another issue; which one is not said."_s};
        if (message.isNull())
            continue;
        LintProblem problem = recordProblem(LintCode::DropReason, message);
        problem.place.repo = drop.issue.repo;
        problem.place.number = drop.issue.number;
        problems.append(problem);
    }
    return problems;
}

QList<LintProblem> checkRepeats(const ArticleRecord &record)
{
    QHash<QString, QList<const PublishedCase *>> published;
    for (const PublishedCase &one : record.published)
        published[one.number].append(&one);
    QList<LintProblem> problems;
    for (const ArticleCase &one : record.cases) {
        for (const PublishedCase *before : published.value(one.issue.number)) {
            const bool isFull = before->repo.contains(u'/');
            const QString &repo = one.issue.repo;
            const bool isSame = isFull ? before->repo.compare(repo, Qt::CaseInsensitive) == 0
                                       : before->repo.compare(shortRepoName(repo), Qt::CaseInsensitive) == 0;
            if (!isSame || before->batch == record.batch.batch)
                continue;
            LintProblem problem = recordProblem(LintCode::Repeat,
                    {formatIssueRef(one.issue) + u" 已收于第 %1 期。"_s.arg(before->batch.ordinal),
                            formatIssueRef(one.issue)
                                    + u" came out in instalment %1 already."_s.arg(before->batch.ordinal)});
            problem.place.part = ArticlePartKind::Row;
            problem.place.repo = repo;
            problem.place.number = one.issue.number;
            problems.append(problem);
            break;
        }
    }
    return problems;
}

} // namespace Winnow
