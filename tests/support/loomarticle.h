// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"

namespace Winnow::Testing {

/// An article with all parts in @p language, about made-up repositories: @p rows rows in sections of five, three themes.
/// The same in both languages but for the words.
inline Article loomArticle(TextLanguage language, int rows)
{
    using namespace Qt::StringLiterals;
    const bool zh = language == TextLanguage::Chinese;
    const auto say = [zh](const QString &chinese, const QString &english) { return zh ? chinese : english; };
    constexpr int rowsInSection = 5;

    Article article{language,
            say(u"织机开源仓问题精选（三）·2026-09"_s, u"Loom issues, selected (3) · 2026-09"_s), {}};
    article.parts.append(TaglinePart{say(
            u"每周五更新，勘误入口见 [织机社区](https://loom.example.org/errata)。"_s,
            u"New every Friday; corrections at the [Loom community](https://loom.example.org/errata)."_s)});
    OverviewPart overview{say(u"总览"_s, u"Overview"_s),
            zh ? QStringList{u"仓库"_s, u"定位"_s, u"收录条数"_s}
               : QStringList{u"Repository"_s, u"What it is"_s, u"Rows"_s},
            {}};
    QList<SectionPart> sections;
    for (int row = 0; row < rows; ++row) {
        const int section = row / rowsInSection;
        if (row % rowsInSection == 0) {
            const QString name = u"loom-tool-%1"_s.arg(section);
            const int count = std::min(rowsInSection, rows - row);
            overview.lines.append({name,
                    say(u"编织工具链第 %1 环，负责排线与校验"_s,
                            u"Link %1 of the weaving tools: threads and checks"_s)
                            .arg(section),
                    QString::number(count)});
            sections.append({name, say(u"编织工具·排线与校验"_s, u"weaving tools, threads and checks"_s),
                    say(u"排线失败、校验超时与两处文档缺口。"_s,
                            u"Threads that break, checks that time out, two gaps in the guide."_s),
                    zh ? QStringList{u"编号"_s, u"问题"_s, u"解答"_s}
                       : QStringList{u"No."_s, u"Problem"_s, u"Answer"_s},
                    {}});
        }
        sections.last().rows.append({QString::number(100 + row),
                say(u"升级到 2.%1 后 `loom weave --strict` 报 **E%2**，旧图纸无法打开"_s,
                        u"After the upgrade to 2.%1 `loom weave --strict` reports **E%2** and old patterns do not open"_s)
                        .arg(row % 9)
                        .arg(4000 + row),
                say(u"根因：新版默认校验经线数，旧图纸没有该字段。PR#%1 "
                    u"改为缺省时按宽度推算，并在报错里写明字段名；"
                    "09-12 合入，09-14 随 2.%2.1 发布。临时办法：加 `--no-check-warp` 打开后另存一次。详见 [变更说明](https://loom.example.org/changes/%1)。"_s,
                        u"Cause: the new version checks the number of warp threads, which old patterns do "
                        u"not state. PR#%1 works it "
                        "out from the width and names the field in the error; merged 09-12, released with "
                        "2.%2.1 on 09-14. Until then: "
                        "open with `--no-check-warp` and save once. See the [change](https://loom.example.org/changes/%1)."_s)
                        .arg(700 + row)
                        .arg(row % 9)});
    }
    article.parts.append(overview);
    for (const SectionPart &section : std::as_const(sections))
        article.parts.append(section);

    ReadingPart reading{say(u"组合解读：这 %1 条里的规律"_s, u"Reading these %1 together"_s).arg(rows), {}};
    for (int theme = 0; theme < 3; ++theme) {
        ArticleTheme one{theme + 1, say(u"旧图纸的隐含约定"_s, u"What old patterns took for granted"_s),
                say(u"字段缺省时的含义没有写下来，升级才暴露。"_s,
                        u"What a missing field means was never written down; upgrades show it."_s),
                {}};
        for (int row = theme; row < std::min(rows, 12); row += 3) {
            one.cases.append({{u"lt%1"_s.arg(row / rowsInSection), QString::number(100 + row)},
                    say(u"缺省经线数按宽度推算（09-12 合入）"_s,
                            u"the missing number is worked out from the width (merged 09-12)"_s)});
        }
        reading.themes.append(one);
    }
    article.parts.append(reading);
    article.parts.append(GuidePart{say(u"排错指引"_s, u"Troubleshooting guide"_s),
            zh ? QStringList{u"症状"_s, u"第一动作"_s, u"相关案例"_s}
               : QStringList{u"Symptom"_s, u"First action"_s, u"Cases"_s},
            {{say(u"旧图纸打不开，报 E4xxx"_s, u"An old pattern does not open, E4xxx"_s),
                     say(u"先加 `--no-check-warp` 打开并另存"_s,
                             u"Open it with `--no-check-warp` and save"_s),
                     u"lt0#100、lt0#103"_s, {{u"lt0"_s, u"100"_s}, {u"lt0"_s, u"103"_s}}},
                    {say(u"校验一直转圈"_s, u"The check never ends"_s),
                            say(u"看 `loom check --verbose` 停在哪一行"_s,
                                    u"See where `loom check --verbose` stops"_s),
                            u"lt0#101"_s, {{u"lt0"_s, u"101"_s}}}}});
    article.parts.append(DisclosurePart{say(u"口径披露"_s, u"Method and disclosure"_s),
            {{say(u"合并判定以接口返回的状态与合入时间为准。"_s,
                      u"Merged means that the forge says so and gives the time."_s),
                     StatementOrigin::Computed},
                    {say(u"弃收 2 条：内部事务、重复。"_s, u"Two were dropped: internal, duplicate."_s),
                            StatementOrigin::Computed}}});
    article.parts.append(FooterPart{say(u"下一篇：十月第一周。"_s, u"Next: the first week of October."_s)});
    return article;
}

/// @p article's row number @p row, counted through its sections.
inline ArticleRow &rowOf(Article &article, int row)
{
    for (ArticlePart &part : article.parts) {
        auto *section = std::get_if<SectionPart>(&part);
        if (!section)
            continue;
        if (row < section->rows.size())
            return section->rows[row];
        row -= static_cast<int>(section->rows.size());
    }
    qFatal("the article has no such row");
}

} // namespace Winnow::Testing
