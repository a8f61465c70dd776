// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosurework.h"

#include "evidence/evidencetext.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString ruleStatement(const StatementWords &words)
{
    return words.text(
            u"合入判定：变更的状态为 merged 且有 merged_at，才算合入；merged "
            u"字段、“已合入”的评论、已关闭的状态都不作数。"
            u"一个 Issue "
            u"关联多个已合入变更的，取依据最强、其次离关单最近的一个为落地变更；之后又被回退的不算落地。",
            u"Merge rule: a change counts as merged only if its state is merged and it has a merged_at; a "
            u"merged "
            u"field, a comment that says so and a closed state do not count. Of several merged changes "
            u"linked to one "
            u"issue the one with the strongest basis, then the one nearest to the close, is its landing "
            u"change; what "
            u"was reverted later has not landed.");
}

/// "代码修复 9 条、答复关闭 2 条": what was counted by code, in the order of the codes and without zeros.
template <typename Code, size_t size>
QString codeCounts(const std::array<qint64, size> &counts, QString (*name)(Code, TextLanguage),
        const StatementWords &words)
{
    QStringList entries;
    for (size_t code = 0; code < size; ++code) {
        if (counts[code] > 0) {
            entries.append(words.text(u"%1 %2 条", u"%1 %2")
                            .arg(name(static_cast<Code>(code), words.language()),
                                    QString::number(counts[code])));
        }
    }
    return words.list(entries);
}

QString landingStatement(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    std::array<qint64, linkBasisCount> bases{};
    qint64 landed = 0;
    for (const ArticleCase &row : work.record.cases) {
        const auto &landing = row.assessment.landing;
        if (!landing)
            continue;
        ++landed;
        if (!landing->bases.isEmpty())
            ++bases.at(static_cast<size_t>(landing->bases.first()));
    }
    const QString share = words.share(landed, work.record.cases.size(), countedRows);
    const QString found =
            words.text(u"落地变更：%1有落地变更。",
                         landed == 1 ? u"Landing changes: %1 has one." : u"Landing changes: %1 have one.")
                    .arg(share);
    const QString counts = codeCounts<LinkBasis>(bases, basisText, words);
    if (counts.isEmpty())
        return found;
    return words.sentences({found,
            words.text(u"关联依据取最强的一种：%1。", u"By the strongest basis of the link: %1.")
                    .arg(counts)});
}

/// The rows whose resolution an editor changed, with both values: a computed one stays visible.
QString editedText(const DisclosureWork &work)
{
    const StatementWords &words = work.words;
    QStringList entries;
    for (const ArticleCase &row : work.record.cases) {
        const Assessment &assessment = row.assessment;
        if (assessment.effectiveResolution() == assessment.resolution)
            continue;
        entries.append(words.text(u"%1（由“%2”改为“%3”）", u"%1 (from “%2” to “%3”)")
                        .arg(work.names.caseText(row.issue),
                                resolutionText(assessment.resolution, words.language()),
                                resolutionText(assessment.effectiveResolution(), words.language())));
    }
    if (entries.isEmpty())
        return {};
    return words.text(u"编辑改定 %1：%2。", u"Changed by an editor, %1: %2.")
            .arg(words.count(entries.size(), countedRows), words.list(entries));
}

QString resolutionStatement(const DisclosureWork &work)
{
    std::array<qint64, resolutionCount> counts{};
    for (const ArticleCase &row : work.record.cases)
        ++counts.at(static_cast<size_t>(row.assessment.effectiveResolution()));
    QStringList sentences{work.words.text(u"处理结论：%1。", u"Resolutions: %1.")
                    .arg(codeCounts<Resolution>(counts, resolutionText, work.words))};
    if (const QString edited = editedText(work); !edited.isEmpty())
        sentences.append(edited);
    return work.words.sentences(sentences);
}

} // namespace

QStringList mergeRuleStatements(const DisclosureWork &work)
{
    QStringList statements{ruleStatement(work.words)};
    if (!work.record.cases.isEmpty())
        statements << landingStatement(work) << resolutionStatement(work);
    return statements;
}

} // namespace Winnow
