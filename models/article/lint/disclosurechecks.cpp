// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurechecks.h"

#include "claimchecks.h"
#include "listreading.h"
#include "statedcounts.h"

#include "evidence/evidencetext.h"
#include "evidence/textscan.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

TextProblem countProblem(const ReadableText &text, const StatedCount &count, const LocalizedText &rest,
        LintSeverity severity = LintSeverity::Error)
{
    TextProblem problem = problemAt(LintCode::DisclosureCount, severity, text, count.begin, count.unitEnd);
    problem.message.zh += rest.zh;
    problem.message.en += rest.en;
    return problem;
}

/// The counts that may stand before a list: those with a unit, and bare numbers directly before a bracket or dash.
QList<StatedCount> countsBeforeLists(QStringView folded)
{
    QList<StatedCount> counts = findStatedCounts(folded);
    for (qsizetype at = 0; at < folded.size(); ++at) {
        const auto number = isAsciiDigit(folded[at].unicode()) ? writtenNumberAt(folded, at) : std::nullopt;
        if (!number || number->decimals > 0)
            continue;
        const char16_t next = characterAt(folded, number->end);
        const bool isBare = next == u'(' || (next == u'—' && characterAt(folded, number->end + 1) == u'—');
        if (isBare && characterAt(folded, at - 1) != u'#' && characterAt(folded, at - 1) != u'-')
            counts.append(
                    {static_cast<int>(number->value), number->numeral, at, number->end, number->end, false});
        at = number->end - 1;
    }
    return counts;
}

std::optional<TextProblem> checkCount(const ReadableText &text, const StatedCount &count)
{
    const auto list = listBehind(text, count);
    if (!list || list->isOpen || list->items == count.value)
        return std::nullopt;
    switch (list->kind) {
    case ListKind::References:
    case ListKind::Names: {
        const auto severity =
                list->kind == ListKind::References ? LintSeverity::Error : LintSeverity::Warning;
        TextProblem problem = countProblem(text, count,
                {u"：其后列出 %1 项。"_s.arg(list->items),
                        u": the list behind it has %1."_s.arg(list->items)},
                severity);
        return problem;
    }
    case ListKind::Sum:
        return countProblem(text, count,
                {u"：括号内合计 %1。"_s.arg(list->items),
                        u": its brackets add up to %1."_s.arg(list->items)});
    }
    return std::nullopt;
}

/// "50 行中 43 行…，7 行…": two parts in one sentence make the whole.
std::optional<TextProblem> checkParts(const ReadableText &text, const QList<StatedCount> &counts)
{
    const QStringView folded = text.folded();
    for (qsizetype i = 0; i + 2 < counts.size(); ++i) {
        const StatedCount &whole = counts[i];
        const StatedCount &first = counts[i + 1];
        const StatedCount &second = counts[i + 2];
        const bool isWhole = characterAt(folded, whole.unitEnd) == u'中' && first.begin - whole.unitEnd <= 3;
        const QStringView between = folded.sliced(first.unitEnd, second.begin - first.unitEnd);
        const auto unitOf = [folded](const StatedCount &count) { return folded[count.unitEnd - 1]; };
        const bool isPair = unitOf(whole) == unitOf(first) && unitOf(first) == unitOf(second)
                && between.count(u',') == 1 && between.endsWith(u',') && !between.contains(u';')
                && !between.contains(u'。');
        if (!isWhole || !isPair || first.value + second.value == whole.value)
            continue;
        return countProblem(text, whole,
                {u"：其后的 %1 与 %2 合计 %3。"_s.arg(first.value)
                                .arg(second.value)
                                .arg(first.value + second.value),
                        u": the %1 and %2 behind it make %3."_s.arg(first.value)
                                .arg(second.value)
                                .arg(first.value + second.value)});
    }
    return std::nullopt;
}

bool isCited(const KgRefRecord &reference)
{
    return reference.state != "rejected"_L1 && reference.state != "replaced"_L1;
}

/// Rows that carry a reference, by each way of counting them.
QList<qsizetype> knowledgeRows(const ArticleRecord &record)
{
    const auto count = [&record](auto fits) {
        return std::ranges::count_if(
                record.cases, [&](const ArticleCase &one) { return std::ranges::any_of(one.kgRefs, fits); });
    };
    return {count([](const KgRefRecord &reference) { return reference.state == "accepted"_L1; }),
            count(isCited)};
}

bool speaksOfKnowledge(QStringView folded, const StatedCount &count)
{
    const QStringView after = folded.sliced(count.unitEnd).trimmed();
    return after.startsWith(u"挂 kg_ref") || after.startsWith(u"挂kg_ref") || after.startsWith(u"有 kg_ref")
            || after.startsWith(u"cite kg_ref") || after.startsWith(u"carry kg_ref")
            || after.startsWith(u"have kg_ref");
}

} // namespace

QList<TextProblem> checkStatedLists(const ReadableText &text)
{
    QList<TextProblem> problems;
    for (const StatedCount &count : countsBeforeLists(text.folded())) {
        if (auto problem = checkCount(text, count))
            problems.append(*problem);
    }
    if (auto problem = checkParts(text, findStatedCounts(text.folded())))
        problems.append(*problem);
    return problems;
}

QList<TextProblem> checkStatedFigures(const ReadableText &text, const ArticleRecord &record)
{
    QList<TextProblem> problems;
    const QStringView folded = text.folded();
    for (const StatedCount &count : findStatedCounts(folded)) {
        if (speaksOfKnowledge(folded, count)) {
            const QList<qsizetype> rows = knowledgeRows(record);
            if (!rows.contains(count.value)) {
                problems.append(countProblem(text, count,
                        {u"：记录中有 %1 行挂图谱引用。"_s.arg(rows.last()),
                                u": by the record %1 rows carry references."_s.arg(rows.last())}));
            }
            continue;
        }
        const QStringView before = folded.first(count.begin).trimmed();
        for (int i = 0; i < tierCount; ++i) {
            const auto tier = static_cast<Tier>(i);
            const bool isNamed = before.endsWith(tierText(tier, TextLanguage::Chinese))
                    || before.endsWith(tierText(tier, TextLanguage::English));
            const auto cases = std::ranges::count_if(
                    record.cases, [tier](const ArticleCase &one) { return one.assessment.tier == tier; });
            if (!isNamed || cases == count.value)
                continue;
            problems.append(countProblem(text, count,
                    {u"：记录中此类有 %1 条。"_s.arg(cases),
                            u": by the record there are %1 of this tier."_s.arg(cases)}));
            break;
        }
    }
    return problems;
}

} // namespace Winnow
