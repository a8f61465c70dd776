// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "html/articlepage.h"
#include "html/articlerenderer.h"
#include "html/pagepatch.h"
#include "markdown/markdownparser.h"
#include "measurement.h"
#include "preview/articlepreview.h"
#include "support/heard.h"
#include "support/loomarticle.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QWebEnginePage>
#include <QWebEngineProfile>

#include <array>
#include <cstdio>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

constexpr int keys = 200;
constexpr int warmUp = 20;

double elapsedMs(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Types @p keys keys into the middle row and gives, of each, the time until the page's script said that the page has
/// changed; empty where it never did.
std::vector<double> typeKeys(ArticlePreview &preview, int rows, PageColumns columns)
{
    Article zh = Testing::loomArticle(TextLanguage::Chinese, rows);
    const Article en = Testing::loomArticle(TextLanguage::English, rows);
    Heard shown(&preview, &ArticlePreview::contentShown);
    preview.setMode(columns);
    preview.setArticles(&zh, &en);
    preview.show();
    LintPlace place;
    place.part = ArticlePartKind::Row;
    place.field = ArticleField::Answer;
    place.repo = u"loom-tool-%1"_s.arg(rows / 2 / 5);
    place.number = QString::number(100 + rows / 2);
    preview.showPlace(place);
    if (!shown.wait())
        return {};
    std::vector<double> times;
    for (int key = -warmUp; key < keys; ++key) {
        Testing::rowOf(zh, rows / 2).answer += u'字';
        // Faster than anyone types, and long enough for the page to have drawn the key before.
        QTest::qWait(40);
        Heard changed(&preview, &ArticlePreview::contentShown);
        QElapsedTimer timer;
        timer.start();
        preview.setArticles(&zh, &en);
        if (changed.count() == 0 && !changed.wait())
            return {};
        if (key >= 0)
            times.push_back(elapsedMs(timer));
    }
    return times;
}

/// Median time to load the whole page anew, as a preview without patches would.
std::optional<double> wholePageTime(int rows)
{
    const Article article = Testing::loomArticle(TextLanguage::Chinese, rows);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"page.html"_s);
    QWebEngineProfile profile;
    QWebEnginePage page(&profile);
    std::vector<double> times;
    for (int i = 0; i < 6; ++i) {
        Heard loaded(&page, &QWebEnginePage::loadFinished);
        QElapsedTimer timer;
        timer.start();
        const QByteArray html = articlePage(&article, nullptr, PageLook::Light);
        // setHtml() takes no more than 2 MB, percent-encoded.
        if (html.toPercentEncoding().size() < 2'000'000) {
            page.setHtml(QString::fromUtf8(html));
        } else {
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(html) != html.size())
                return std::nullopt;
            file.close();
            page.load(QUrl::fromLocalFile(path));
        }
        if (!loaded.wait() || !loaded.last<bool>())
            return std::nullopt;
        if (i > 0)
            times.push_back(elapsedMs(timer));
    }
    return percentile(times, 0.5);
}

/// The rows of @p article as one Markdown text.
QByteArray markdownOf(const Article &article)
{
    QString text;
    for (const SectionPart *section : partsOf<SectionPart>(article)) {
        text += u"## "_s + section->name + u"\n\n| 编号 | 问题 | 解答 |\n| --- | --- | --- |\n"_s;
        for (const ArticleRow &row : section->rows)
            text += u"| #%1 | %2 | %3 |\n"_s.arg(row.number, row.problem, row.answer);
        text += u'\n';
    }
    return text.toUtf8();
}

/// Median time of cmark-gfm alone, from the whole Markdown to HTML.
double wholeMarkdownTime(int rows)
{
    const QByteArray markdown = markdownOf(Testing::loomArticle(TextLanguage::Chinese, rows));
    constexpr std::array extensions{"table", "strikethrough", "autolink"};
    std::vector<double> times;
    for (int i = 0; i < 20; ++i) {
        QElapsedTimer timer;
        timer.start();
        const MarkdownParser parser = makeMarkdownParser(CMARK_OPT_DEFAULT, extensions);
        const MarkdownTree document = parseMarkdown(parser.get(), markdown);
        const RenderedMarkdown html{cmark_render_html(document.get(), CMARK_OPT_DEFAULT, nullptr)};
        times.push_back(elapsedMs(timer));
    }
    return percentile(times, 0.5);
}

/// Times of rendering after a key and working out what changed, without the page.
std::vector<double> planTimes(int rows)
{
    Article article = Testing::loomArticle(TextLanguage::Chinese, rows);
    ArticleRenderer renderer;
    QList<PageBlock> shown = pageBlocks(renderer.render(article), {}, PageColumns::Chinese);
    std::vector<double> times;
    for (int key = -warmUp; key < keys; ++key) {
        Testing::rowOf(article, rows / 2).answer += u'字';
        QElapsedTimer timer;
        timer.start();
        QList<PageBlock> now = pageBlocks(renderer.render(article), {}, PageColumns::Chinese);
        const QList<PatchStep> steps = pagePatch(shown, now, PageColumns::Chinese);
        if (key >= 0 && steps.size() == 1)
            times.push_back(elapsedMs(timer));
        shown = std::move(now);
    }
    return times;
}

void printTime(const QString &figure, double value, std::optional<double> limit, const QString &baseline,
        double baselineValue)
{
    Measurement measurement{.bench = u"preview"_s, .figure = figure, .value = value, .unit = u"ms"_s};
    if (limit) {
        measurement.target = u"<= %1"_s.arg(*limit);
        measurement.met = value <= *limit;
    }
    measurement.baseline = baseline;
    measurement.baselineValue = baselineValue;
    measurement.ratio = value / baselineValue;
    printMeasurement(measurement);
}

bool benchRows(ArticlePreview &preview, int rows, double limit)
{
    const QString name = QLocale(QLocale::English).toString(rows) + u" rows, "_s;
    const std::vector<double> planned = planTimes(rows);
    if (planned.size() != keys)
        return false;
    const double markdown = wholeMarkdownTime(rows);
    printTime(name + u"what a key changed, worked out, median"_s, percentile(planned, 0.5), 1,
            u"cmark-gfm alone on the whole text"_s, markdown);
    const std::vector<double> one = typeKeys(preview, rows, PageColumns::Chinese);
    const std::vector<double> both = typeKeys(preview, rows, PageColumns::Both);
    const std::optional<double> whole = wholePageTime(rows);
    if (!whole || one.empty() || both.empty())
        return false;
    const QString baseline = u"the whole page loaded anew, median"_s;
    printTime(name + u"key to changed page, median"_s, percentile(one, 0.5), {}, baseline, *whole);
    printTime(name + u"key to changed page, p95"_s, percentile(one, 0.95), limit, baseline, *whole);
    printTime(name + u"both languages, key to changed page, p95"_s, percentile(both, 0.95), limit, baseline,
            *whole);
    return true;
}

} // namespace

/// winnow-previewbench: from a key in a draft to the changed page, as JSON lines. Exit codes as winnow-bench.
int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    std::fprintf(stderr, "preview …\n");
    ArticlePreview preview(previewFromLibrary({QString::fromUtf8(WINNOW_PREVIEW_FOLDER)}));
    preview.resize(900, 900);
    preview.show();
    // The library prepares WebEngine for the whole process.
    const bool isThere = QTest::qWaitFor([&preview] { return preview.surface() != nullptr; }, 30'000);
    const bool ran = isThere && benchRows(preview, 50, 16) && benchRows(preview, 1'000, 25);
    if (!ran)
        std::fprintf(stderr, "preview could not be measured\n");
    return !ran ? 2 : allTargetsMet() ? 0 : 1;
}
