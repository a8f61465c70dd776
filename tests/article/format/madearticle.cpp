// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madearticle.h"

#include "markdown/inlinetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString chineseText()
{
    return uR"(星图工具链问答汇编（二十一）·2031-03补遗（二）

每周五十问，逐条有据。入口：https://forge.example/stars/tools

总览

仓库	定位	收录条数
star-loader	装载器，缓存与分片 2 案	2
orbit_kit	轨道套件，坐标 1 案	1

star-loader（装载器·缓存与分片）

缓存目录只读与分片错位两类问题

编号	Issue 问题内容	解答总结
#7	冷启动时 –warm-cache 不生效	根因：只读挂载使缓存目录写入失败。PR 31 改为先探测再回退，03-02 合入
#112	a|b 形式的分片名被拆成两段	解析器按 | 切分；改用 shard_name[0]，*_meta.json 不受影响

orbit_kit（轨道套件·坐标）

左手系换算

编号	Issue 问题内容	解答总结
#58	坐标 z 轴反向	官方：设计如此，用 --right-handed 切换

组合解读：这 3 条里的共性规律

1. 装载线二案：缓存与分片。
两案都出在默认值上。

• sl#7 冷启动慢：只读挂载（9 秒关单）
• sl#112 分片名：改用方括号

2. 坐标一案：先看约定。
换算之前先问左手还是右手。

• ok#58 z 轴反向：设计如此

排错指引（从这批 issue 提炼）

症状	第一优先动作	本篇相关案例
缓存不生效	先查挂载是否只读	sl#7
分片名被拆	改用方括号	sl#112、ok#58

考据与口径披露

• 口径：本批 12 条取 3 条。
• 判定：一律以 merged_at 为准。

接入星图 https://forge.example/stars/graph

系列下一篇：轨道套件专辑。
)"_s;
}

QString englishText()
{
    return uR"(Star toolchain answers (21) · March 2031

Every answer has its record: https://forge.example/stars/tools

Overview

Repository	Positioning	Rows
star-loader	loader, caches and shards	1
orbit_kit	coordinates	1

star-loader (loader, caches and shards)

A cache on a read-only mount

No.	Problem	Answer
#7	--warm-cache has no effect on a cold start	The mount is read-only. PR 31 probes it first, merged 03-02

orbit_kit (coordinates)

Which way z points

No.	Problem	Answer
#58	The z axis points down	By design: use --right-handed

Reading these 2 together

1. Two cases of defaults
Both were a default nobody had looked at.

• sl#7 cold start: read-only mount
• ok#58 z axis: by design

Troubleshooting guide

Symptom	First action	Cases
The cache has no effect	Look whether the mount is read-only	sl#7

Method and disclosure

• Counted: 2 of 12.
• A change is merged only with merged_at.

Next in the series: orbits.
)"_s;
}

DisclosurePart bulleted(const QString &heading, const QStringList &texts)
{
    DisclosurePart part{.heading = heading, .statements = {}};
    for (const QString &text : texts)
        part.statements.append({text, StatementOrigin::Written, 0});
    return part;
}

Article chineseArticle()
{
    const QStringList columns{u"编号"_s, u"Issue 问题内容"_s, u"解答总结"_s};
    SectionPart loader{
            u"star-loader"_s, u"装载器·缓存与分片"_s, u"缓存目录只读与分片错位两类问题"_s, columns, {}};
    loader.rows = {{u"7"_s, u"冷启动时 –warm-cache 不生效"_s,
                           u"根因：只读挂载使缓存目录写入失败。PR 31 改为先探测再回退，03-02 合入"_s},
            {u"112"_s, u"a|b 形式的分片名被拆成两段"_s,
                    u"解析器按 | 切分；改用 shard_name[0]，*_meta.json 不受影响"_s}};
    SectionPart orbit{u"orbit_kit"_s, u"轨道套件·坐标"_s, u"左手系换算"_s, columns, {}};
    orbit.rows = {{u"58"_s, u"坐标 z 轴反向"_s, u"官方：设计如此，用 --right-handed 切换"_s}};
    const QList<ArticleTheme> themes{{1, u"装载线二案：缓存与分片。"_s, u"两案都出在默认值上。"_s,
                                             {{{u"sl"_s, u"7"_s}, u"冷启动慢：只读挂载（9 秒关单）"_s},
                                                     {{u"sl"_s, u"112"_s}, u"分片名：改用方括号"_s}}},
            {2, u"坐标一案：先看约定。"_s, u"换算之前先问左手还是右手。"_s,
                    {{{u"ok"_s, u"58"_s}, u"z 轴反向：设计如此"_s}}}};
    return {TextLanguage::Chinese, u"星图工具链问答汇编（二十一）·2031-03补遗（二）"_s,
            {TaglinePart{u"每周五十问，逐条有据。入口：https://forge.example/stars/tools"_s},
                    OverviewPart{u"总览"_s, {u"仓库"_s, u"定位"_s, u"收录条数"_s},
                            {{u"star-loader"_s, u"装载器，缓存与分片 2 案"_s, u"2"_s},
                                    {u"orbit_kit"_s, u"轨道套件，坐标 1 案"_s, u"1"_s}}},
                    loader, orbit, ReadingPart{u"组合解读：这 3 条里的共性规律"_s, themes},
                    GuidePart{u"排错指引（从这批 issue 提炼）"_s,
                            {u"症状"_s, u"第一优先动作"_s, u"本篇相关案例"_s},
                            {{u"缓存不生效"_s, u"先查挂载是否只读"_s, u"sl#7"_s, {{u"sl"_s, u"7"_s}}},
                                    {u"分片名被拆"_s, u"改用方括号"_s, u"sl#112、ok#58"_s,
                                            {{u"sl"_s, u"112"_s}, {u"ok"_s, u"58"_s}}}}},
                    bulleted(u"考据与口径披露"_s,
                            {u"口径：本批 12 条取 3 条。"_s, u"判定：一律以 merged_at 为准。"_s}),
                    FooterPart{u"接入星图 https://forge.example/stars/graph"_s},
                    FooterPart{u"系列下一篇：轨道套件专辑。"_s}}};
}

Article englishArticle()
{
    const QStringList columns{u"No."_s, u"Problem"_s, u"Answer"_s};
    SectionPart loader{
            u"star-loader"_s, u"loader, caches and shards"_s, u"A cache on a read-only mount"_s, columns, {}};
    loader.rows = {{u"7"_s, u"--warm-cache has no effect on a cold start"_s,
            u"The mount is read-only. PR 31 probes it first, merged 03-02"_s}};
    SectionPart orbit{u"orbit_kit"_s, u"coordinates"_s, u"Which way z points"_s, columns, {}};
    orbit.rows = {{u"58"_s, u"The z axis points down"_s, u"By design: use --right-handed"_s}};
    const QList<ArticleTheme> themes{
            {1, u"Two cases of defaults"_s, u"Both were a default nobody had looked at."_s,
                    {{{u"sl"_s, u"7"_s}, u"cold start: read-only mount"_s},
                            {{u"ok"_s, u"58"_s}, u"z axis: by design"_s}}}};
    return {TextLanguage::English, u"Star toolchain answers (21) · March 2031"_s,
            {TaglinePart{u"Every answer has its record: https://forge.example/stars/tools"_s},
                    OverviewPart{u"Overview"_s, {u"Repository"_s, u"Positioning"_s, u"Rows"_s},
                            {{u"star-loader"_s, u"loader, caches and shards"_s, u"1"_s},
                                    {u"orbit_kit"_s, u"coordinates"_s, u"1"_s}}},
                    loader, orbit, ReadingPart{u"Reading these 2 together"_s, themes},
                    GuidePart{u"Troubleshooting guide"_s, {u"Symptom"_s, u"First action"_s, u"Cases"_s},
                            {{u"The cache has no effect"_s, u"Look whether the mount is read-only"_s,
                                    u"sl#7"_s, {{u"sl"_s, u"7"_s}}}}},
                    bulleted(u"Method and disclosure"_s,
                            {u"Counted: 2 of 12."_s, u"A change is merged only with merged_at."_s}),
                    FooterPart{u"Next in the series: orbits."_s}}};
}

/// A text of one line that begins with a word, so that it is never taken for a mark.
QString randomText(QRandomGenerator &random)
{
    static const QStringList pieces{u"缓存"_s, u"分片 "_s, u"--force"_s, u"–flag"_s, u"|"_s, u"\\"_s, u"*"_s,
            u"**"_s, u"_x_"_s, u"`"_s, u"`a|b`"_s, u"``c``"_s, u"<br>"_s, u"Vec<int>"_s, u"&lt;"_s, u"&"_s,
            u"[0]"_s, u"[a](b)"_s, u"!"_s, u"PR 31"_s, u"#7"_s, u"（"_s, u"）"_s, u"。"_s, u"1. "_s, u"- "_s,
            u"𠮷"_s, u"https://forge.example/a_b"_s, u"~~"_s, u"\""_s, u":"_s, u"  "_s};
    QString text = u"核对"_s;
    for (int i = random.bounded(12); i > 0; --i)
        text += pieces[random.bounded(pieces.size())];
    return escapedText(text);
}

QString randomNumber(QRandomGenerator &random)
{
    return QString::number(random.bounded(1, 99999));
}

SectionPart randomSection(QRandomGenerator &random, int index)
{
    SectionPart section{.name = u"repo-%1"_s.arg(index),
            .subtitle = u"副题"_s,
            .summary = random.bounded(2) == 0 ? randomText(random) : QString(),
            .columns = {u"编号"_s, u"Issue 问题内容"_s, u"解答总结"_s},
            .rows = {},
            .line = 0,
            .brackets = static_cast<SubtitleBrackets>(QList<int>{0, 2, 3, 4}[random.bounded(4)])};
    for (int i = random.bounded(1, 4); i > 0; --i) {
        ArticleRow row{randomNumber(random), randomText(random), randomText(random), random.bounded(5) == 0};
        if (row.isUnsplit)
            row.answer.clear();
        section.rows.append(row);
    }
    return section;
}

ArticleTheme randomTheme(QRandomGenerator &random, int ordinal)
{
    ArticleTheme theme{ordinal, randomText(random), randomText(random), {}};
    for (int i = random.bounded(3); i > 0; --i)
        theme.cases.append({{u"al"_s, randomNumber(random)}, randomText(random)});
    return theme;
}

} // namespace

QString madeText(TextLanguage language)
{
    return language == TextLanguage::Chinese ? chineseText() : englishText();
}

Article madeArticle(TextLanguage language)
{
    return language == TextLanguage::Chinese ? chineseArticle() : englishArticle();
}

Article randomArticle(QRandomGenerator &random)
{
    Article article{TextLanguage::Chinese, randomText(random), {TaglinePart{randomText(random)}}};
    OverviewPart overview{u"总览"_s, {u"仓库"_s, u"定位"_s, u"收录条数"_s}, {}};
    QList<SectionPart> sections;
    for (int i = 0; i < random.bounded(1, 4); ++i) {
        sections.append(randomSection(random, i));
        overview.lines.append(
                {sections.last().name, randomText(random), QString::number(sections.last().rows.size())});
    }
    article.parts.append(overview);
    for (const SectionPart &section : sections)
        article.parts.append(section);
    ReadingPart reading{u"组合解读：共性规律"_s, {}};
    for (int i = 1; i <= random.bounded(1, 4); ++i)
        reading.themes.append(randomTheme(random, i));
    GuidePart guide{u"排错指引"_s, {u"症状"_s, u"第一优先动作"_s, u"本篇相关案例"_s}, {}};
    const QString number = randomNumber(random);
    guide.lines.append({randomText(random), randomText(random), u"al#"_s + number, {{u"al"_s, number}}});
    article.parts << reading << guide
                  << bulleted(u"考据与口径披露"_s, {randomText(random), randomText(random)})
                  << FooterPart{u"系列下一篇："_s + randomText(random)};
    return article;
}

QString withoutExtraBlanks(const QString &text)
{
    QStringList lines;
    for (QString line : text.split(u'\n')) {
        while (!line.isEmpty() && line.back().isSpace())
            line.chop(1);
        if (!line.isEmpty() || (!lines.isEmpty() && !lines.last().isEmpty()))
            lines.append(line);
    }
    while (!lines.isEmpty() && lines.last().isEmpty())
        lines.removeLast();
    return lines.join(u'\n');
}

} // namespace Winnow
