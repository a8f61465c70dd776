// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "tablekind.h"

#include "sectionheading.h"

#include "article/casereferences.h"
#include "domain/issueref.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

template <size_t size>
bool isOneOf(QStringView text, const std::array<QStringView, size> &words)
{
    return std::ranges::any_of(
            words, [text](QStringView word) { return text.compare(word, Qt::CaseInsensitive) == 0; });
}

template <size_t size>
bool holdsOneOf(QStringView text, const std::array<QStringView, size> &words)
{
    return std::ranges::any_of(
            words, [text](QStringView word) { return text.contains(word, Qt::CaseInsensitive); });
}

constexpr std::array<QStringView, 9> repositoryColumns{
        u"仓库", u"仓", u"仓名", u"仓库名", u"项目", u"Repository", u"Repo", u"Project", u"仓库名称"};
constexpr std::array<QStringView, 11> numberColumns{u"编号", u"序号", u"单号", u"Issue 编号", u"Issue编号",
        u"No.", u"No", u"Number", u"#", u"ID", u"Issue"};
constexpr std::array<QStringView, 5> symptomColumns{u"症状", u"现象", u"问题现象", u"Symptom", u"Symptoms"};
constexpr std::array<QStringView, 6> issueTextWords{
        u"问题", u"解答", u"答案", u"Problem", u"Question", u"Answer"};
constexpr std::array<QStringView, 2> caseWords{u"案例", u"Case"};
constexpr std::array<QStringView, 6> countWords{u"条数", u"收录", u"数量", u"Rows", u"Count", u"Issues"};

bool isDigits(QStringView text)
{
    return !text.isEmpty()
            && std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80 && c.isDigit(); });
}

bool isDigitAt(QStringView text, qsizetype at)
{
    return at < text.size() && isDigits(text.sliced(at, 1));
}

} // namespace

std::optional<TableKind> kindOfHead(const QStringList &cells)
{
    if (cells.size() < 2)
        return std::nullopt;
    const QString first = cells.first().simplified();
    const QString last = cells.last().simplified();
    if (isOneOf(first, symptomColumns) && (cells.size() > 2 || holdsOneOf(last, caseWords)))
        return TableKind::Guide;
    if (isOneOf(first, numberColumns) && holdsOneOf(cells.sliced(1).join(u' '), issueTextWords))
        return TableKind::Issues;
    if (isOneOf(first, repositoryColumns) && holdsOneOf(last, countWords))
        return TableKind::Overview;
    return std::nullopt;
}

std::optional<TableKind> kindOfRow(const QStringList &cells)
{
    if (cells.size() < 2)
        return std::nullopt;
    if (!issueNumberOf(cells.first(), true).isNull())
        return TableKind::Issues;
    if (isCaseList(cells.last()))
        return TableKind::Guide;
    if (cells.size() == 3 && isDigits(cells.last()) && headingLikeness(cells.first()) > 0)
        return TableKind::Overview;
    return std::nullopt;
}

std::optional<RunTogetherHead> readRunTogetherHead(const QString &line)
{
    struct Form
    {
        TableKind kind;
        QRegularExpression columns;
    };
    const auto form = [](TableKind kind, const QString &columns) {
        return Form{kind, QRegularExpression(columns, QRegularExpression::CaseInsensitiveOption)};
    };
    static const std::array forms{
            form(TableKind::Issues,
                    u"^((?:Issue\\s*)?编号|序号|单号)\\s*((?:Issue\\s*)?问题[^解答]*)(解答\\S*|答案\\S*)$"_s),
            form(TableKind::Issues, u"^(No\\.?|Number|#)\\s*(Problem|Question)\\s*(Answer\\w*)$"_s),
            form(TableKind::Overview,
                    u"^(仓库|仓名?|项目)\\s*(定位\\S*?)\\s*(收录条数|收录\\S*|条数|数量)$"_s),
            form(TableKind::Overview,
                    u"^(Repository|Repo)\\s*(Positioning|Position)\\s*(Rows|Count|Issues)$"_s),
            form(TableKind::Guide, u"^(问题现象|症状|现象)\\s*(\\S*?动作)\\s*(\\S*案例)$"_s),
            form(TableKind::Guide, u"^(Symptoms?)\\s*(First\\s+action|Action)\\s*(\\w*\\s*Cases)$"_s),
    };
    constexpr qsizetype longestHead = 80;
    if (line.size() > longestHead)
        return std::nullopt;
    for (const Form &one : forms) {
        const QRegularExpressionMatch match = one.columns.match(line);
        if (match.hasMatch())
            return RunTogetherHead{
                    one.kind, {match.captured(1), match.captured(2).trimmed(), match.captured(3)}};
    }
    return std::nullopt;
}

bool isRunTogetherRow(QStringView line)
{
    if (line.size() < 3 || (line.front() != u'#' && line.front() != u'＃') || !isDigitAt(line, 1))
        return false;
    qsizetype end = 1;
    while (isDigitAt(line, end))
        ++end;
    return !line.sliced(end).trimmed().isEmpty();
}

QString issueNumberOf(QStringView cell, bool needsSign)
{
    QStringView number = cell.trimmed();
    const bool hasSign = number.startsWith(u'#') || number.startsWith(u'＃');
    if (hasSign)
        number = number.sliced(1).trimmed();
    const bool holdsDigit = std::ranges::any_of(number, [](QChar c) { return c.isDigit(); });
    return (hasSign || !needsSign) && holdsDigit && isIssueNumber(number) ? number.toString() : QString();
}

bool isTotal(QStringView cell)
{
    constexpr std::array<QStringView, 7> words{u"合计", u"总计", u"共计", u"小计", u"总数", u"Total", u"Sum"};
    return isOneOf(cell.trimmed(), words);
}

} // namespace Winnow
