// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articleformatbench.h"

#include "article/format/madepage.h"
#include "measurement.h"

#include "format/articlereader.h"
#include "format/articlewriter.h"
#include "format/withoutlines.h"

#include <QElapsedTimer>

#include <functional>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int sections = 32;
constexpr int rows = 50;
constexpr int themes = 6;
constexpr int statements = 8;
constexpr int repetitions = 41;

QString sentence(int seed, int clauses)
{
    static const QStringList pieces{u"根因：加载器把 cache_dir 当作可写"_s,
            u"官方确认 --no-prebuilt 仍可回退"_s, u"PR %1 于 09-18 合入"_s,
            u"RtGetDeviceInfo 误传 logic_id 返回 107001"_s, u"按 *_device.h 逐层确认选型"_s,
            u"shape[0]∈{1,nAlign16} 被校验拒绝"_s, u"单次采集≤5 分钟（建议）"_s,
            u"dlopen(\"lib.so\",RTLD_NOW|RTLD_NODELETE) 后解析"_s};
    QStringList chosen;
    for (int i = 0; i < clauses; ++i) {
        const QString &piece = pieces[(seed * 3 + i * 5) % pieces.size()];
        chosen.append(piece.contains(u'%') ? piece.arg(seed * 7 + i) : piece);
    }
    return chosen.join(u'；');
}

/// An article of the size and kind that is published every week.
Article sampleArticle()
{
    Article article{TextLanguage::Chinese, u"星图问答精选（十八）·2031-09补遗（三）"_s,
            {TaglinePart{u"每条有据。入口：https://forge.example/stars"_s}}};
    OverviewPart overview{u"总览"_s, {u"仓库"_s, u"定位"_s, u"收录条数"_s}, {}};
    QList<ArticlePart> parts;
    ReadingPart reading{u"组合解读：这 50 条里的共性规律"_s, {}};
    for (int i = 0; i < themes; ++i)
        reading.themes.append({i + 1, u"第 %1 线：口径与编译链。"_s.arg(i + 1), sentence(i, 3) + u'。', {}});
    GuidePart guide{
            u"排错指引（从这批 issue 提炼）"_s, {u"症状"_s, u"第一优先动作"_s, u"本篇相关案例"_s}, {}};
    for (int i = 0; i < rows; ++i) {
        const int section = i * sections / rows;
        const QString number = QString::number(100 + i);
        const QString alias = u"r%1"_s.arg(section);
        if (overview.lines.size() <= section) {
            parts.append(SectionPart{u"repo-%1"_s.arg(section), u"工具·口径"_s, sentence(section, 1),
                    {u"编号"_s, u"Issue 问题内容"_s, u"解答总结"_s}, {}});
            overview.lines.append({u"repo-%1"_s.arg(section), u"工具，口径若干案"_s, {}});
        }
        auto &part = std::get<SectionPart>(parts.last());
        part.rows.append({number, sentence(i, 2), sentence(i + 1, 7)});
        overview.lines.last().count = QString::number(part.rows.size());
        reading.themes[i % themes].cases.append({{alias, number}, sentence(i + 2, 2)});
        guide.lines.append({sentence(i, 1), sentence(i + 3, 1), alias + u'#' + number, {{alias, number}}});
    }
    DisclosurePart disclosure{.heading = u"考据与口径披露"_s, .statements = {}};
    for (int i = 0; i < statements; ++i)
        disclosure.statements.append({sentence(i, 20) + u'。', StatementOrigin::Written, 0});
    article.parts << overview << parts << reading << guide << disclosure
                  << FooterPart{u"系列下一篇：工具专辑。"_s};
    return article;
}

double medianMs(const std::function<void()> &work)
{
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return percentile(times, 0.5);
}

bool benchReading(const Article &article, const QByteArray &source, const QString &format)
{
    // A faster reader that reads something else would be worth nothing.
    if (withoutLines(readArticle(source).article) != article)
        return false;
    const double median = medianMs([&source] { readArticle(source); });
    printMeasurement({.bench = u"article-format"_s,
            .figure = u"reading %1 rows from %2, %3 KB, median"_s.arg(rows).arg(format).arg(
                    source.size() / 1024),
            .value = median,
            .unit = u"ms"_s,
            .target = u"<= 10"_s,
            .met = median <= 10});
    return true;
}

void benchWriting(const Article &article, QString (*write)(const Article &), const QString &format)
{
    printMeasurement({.bench = u"article-format"_s,
            .figure = u"writing %1 rows as %2, median"_s.arg(rows).arg(format),
            .value = medianMs([&] { write(article); }),
            .unit = u"ms"_s});
}

} // namespace

bool benchArticleFormat(const BenchData &)
{
    const Article article = sampleArticle();
    const QByteArray page =
            madePage(article, {.body = u"<div id=\"content_views\" class=\"markdown_views\">"_s});
    const bool read = benchReading(article, writeText(article).toUtf8(), u"text"_s)
            && benchReading(article, writeMarkdown(article).toUtf8(), u"Markdown"_s)
            && benchReading(article, page, u"a page"_s);
    benchWriting(article, writeText, u"text"_s);
    benchWriting(article, writeMarkdown, u"Markdown"_s);
    return read;
}

} // namespace Winnow
