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

} // namespace

QList<LintProblem> checkKnowledge(const ArticleRecord &record, const QList<const ArticleText *> &texts)
{
    QList<LintProblem> problems;
    for (const ArticleCase &one : record.cases) {
        for (const KgRefRecord &reference : one.kgRefs) {
            const bool isRejected = reference.state == "rejected"_L1;
            const bool isOpen = reference.state == "proposed"_L1 || reference.state.isEmpty();
            if (!isRejected && !isOpen)
                continue;
            const ArticleText *text = namingText(texts, one, reference);
            LintProblem problem;
            problem.code = isRejected ? LintCode::KgRejected : LintCode::KgUnaudited;
            problem.severity = text ? LintSeverity::Error
                    : isRejected    ? LintSeverity::Hint
                                    : LintSeverity::Warning;
            if (text)
                problem.place = text->place;
            else
                problem.place.part = ArticlePartKind::Row;
            problem.place.repo = one.issue.repo;
            problem.place.number = one.issue.number;
            const QString node = reference.nodeTitle.isEmpty() ? reference.nodeId : reference.nodeTitle;
            problem.message = isRejected
                    ? LocalizedText{u"图谱引用“"_s + node + u"”已被审核否定。"_s,
                              u"The reference to “"_s + node + u"” was rejected in the audit."_s}
                    : LocalizedText{u"图谱引用“"_s + node + u"”尚未审核。"_s,
                              u"The reference to “"_s + node + u"” is not audited yet."_s};
            problems.append(problem);
        }
    }
    return problems;
}

} // namespace Winnow
