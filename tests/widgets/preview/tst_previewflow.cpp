// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fakesurface.h"
#include "preview/articlepreview.h"
#include "support/loomarticle.h"

#include <QJsonDocument>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;
using Winnow::Testing::FakeSurface;

/// What passes between the preview and its page, without a page.
class PreviewFlowTest final : public QObject
{
    Q_OBJECT

private slots:
    void makesNothingBeforeItIsShown();
    void saysWhatIsMissing();
    void waitsForThePage();
    void oneKeyIsOneStep();
    void keysInBetweenGoTogether();
    void nothingNewSendsNothing();
    void hiddenWaits();
    void fillsAgainAfterTheProcessEnded();
    void placeComesAfterItsContent();
    void pressedBlockIsAPlace_data();
    void pressedBlockIsAPlace();
    void picturesAreAllowedOneByOne();
    void modesNeedTheirLanguages();
};

namespace {

struct Preview
{
    explicit Preview(bool isShown = true)
        : widget([this](QWidget *parent, PreviewListener listener) {
            auto made = std::make_unique<FakeSurface>(parent, std::move(listener));
            surface = made.get();
            return std::unique_ptr<PreviewSurface>(std::move(made));
        })
    {
        if (isShown) {
            widget.show();
            QTest::qWait(0);
        }
    }

    void becomeReady() const
    {
        surface->listener.ready();
        surface->answerAll();
    }

    FakeSurface *surface = nullptr;
    ArticlePreview widget;
};

QByteArray textOf(const QJsonArray &array)
{
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

} // namespace

void PreviewFlowTest::makesNothingBeforeItIsShown()
{
    Preview preview(false);
    const Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    preview.widget.setArticles(&article, nullptr);
    QTest::qWait(0);
    QVERIFY(!preview.surface);
    preview.widget.show();
    QTRY_VERIFY(preview.surface);
    QVERIFY(preview.surface->page.contains("Content-Security-Policy"));
}

void PreviewFlowTest::saysWhatIsMissing()
{
    ArticlePreview preview(
            [](QWidget *,
                    const PreviewListener &) -> std::expected<std::unique_ptr<PreviewSurface>, QString> {
                return std::unexpected(u"no such file"_s);
            });
    preview.show();
    const auto *message = preview.findChild<QLabel *>();
    QTRY_VERIFY(message->text().contains(u"no such file"_s));
    QVERIFY(message->isVisible());
    const Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    preview.setArticles(&article, nullptr);
    preview.findText(u"x"_s);
    preview.setZoom(2);
}

void PreviewFlowTest::waitsForThePage()
{
    Preview preview;
    Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    preview.widget.setArticles(&article, nullptr);
    Testing::rowOf(article, 0).answer = u"最后的答案"_s;
    preview.widget.setArticles(&article, nullptr);
    QVERIFY(preview.surface->calls.isEmpty());
    const QSignalSpy shown(&preview.widget, &ArticlePreview::contentShown);
    preview.surface->listener.ready();
    QCOMPARE(preview.surface->count(u"fill"_s), 1);
    QCOMPARE(shown.count(), 0);
    QVERIFY(textOf(preview.surface->calls.last().arguments).contains("最后的答案"));
    preview.surface->answerAll();
    QCOMPARE(shown.count(), 1);
}

void PreviewFlowTest::oneKeyIsOneStep()
{
    Preview preview;
    Article article = Testing::loomArticle(TextLanguage::Chinese, 12);
    preview.widget.setArticles(&article, nullptr);
    preview.becomeReady();
    Testing::rowOf(article, 7).answer += u'改';
    preview.widget.setArticles(&article, nullptr);
    QCOMPARE(preview.surface->calls.size(), 1);
    QCOMPARE(preview.surface->calls.first().function, u"apply"_s);
    const QJsonArray steps = preview.surface->calls.first().arguments.first().toArray();
    QCOMPARE(steps.size(), 1);
    QCOMPARE(steps.first().toArray().at(1).toString(), u"row:loom-tool-1#107"_s);
}

void PreviewFlowTest::keysInBetweenGoTogether()
{
    Preview preview;
    Article article = Testing::loomArticle(TextLanguage::Chinese, 12);
    preview.widget.setArticles(&article, nullptr);
    preview.becomeReady();
    const QSignalSpy shown(&preview.widget, &ArticlePreview::contentShown);
    for (int key = 0; key < 100; ++key) {
        Testing::rowOf(article, key % 3).answer = u"第 %1 键"_s.arg(key);
        preview.widget.setArticles(&article, nullptr);
    }
    QCOMPARE(preview.surface->count(u"apply"_s), 1);
    preview.surface->answerAll();
    QCOMPARE(shown.count(), 0);
    QCOMPARE(preview.surface->count(u"apply"_s), 2);
    const QByteArray last = textOf(preview.surface->calls.last().arguments);
    for (const char *text : {"第 97 键", "第 98 键", "第 99 键"})
        QVERIFY(last.contains(text));
    preview.surface->answerAll();
    QCOMPARE(preview.surface->count(u"apply"_s), 2);
    QCOMPARE(shown.count(), 1);
}

void PreviewFlowTest::nothingNewSendsNothing()
{
    Preview preview;
    const Article article = Testing::loomArticle(TextLanguage::Chinese, 12);
    preview.widget.setArticles(&article, nullptr);
    preview.becomeReady();
    const QSignalSpy shown(&preview.widget, &ArticlePreview::contentShown);
    preview.widget.setArticles(&article, nullptr);
    QVERIFY(preview.surface->calls.isEmpty());
    QCOMPARE(shown.count(), 1);
}

void PreviewFlowTest::hiddenWaits()
{
    Preview preview;
    Article article = Testing::loomArticle(TextLanguage::Chinese, 12);
    preview.widget.setArticles(&article, nullptr);
    preview.becomeReady();
    preview.widget.hide();
    Testing::rowOf(article, 7).answer += u'改';
    preview.widget.setArticles(&article, nullptr);
    QVERIFY(preview.surface->calls.isEmpty());
    preview.widget.show();
    QCOMPARE(preview.surface->count(u"apply"_s), 1);
}

void PreviewFlowTest::fillsAgainAfterTheProcessEnded()
{
    Preview preview;
    Article article = Testing::loomArticle(TextLanguage::Chinese, 12);
    preview.widget.setArticles(&article, nullptr);
    preview.becomeReady();
    Testing::rowOf(article, 7).answer = u"没有答复的一键"_s;
    preview.widget.setArticles(&article, nullptr);
    preview.surface->calls.clear();
    preview.surface->listener.ready();
    QCOMPARE(preview.surface->calls.last().function, u"fill"_s);
    QVERIFY(textOf(preview.surface->calls.last().arguments).contains("没有答复的一键"));
}

void PreviewFlowTest::placeComesAfterItsContent()
{
    Preview preview;
    Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    preview.widget.setArticles(&article, nullptr);
    LintPlace place;
    place.part = ArticlePartKind::Row;
    place.field = ArticleField::Answer;
    place.repo = u"loom/loom-tool-1"_s;
    place.number = u"107"_s;
    preview.becomeReady();
    article = Testing::loomArticle(TextLanguage::Chinese, 12);
    preview.widget.setArticles(&article, nullptr);
    preview.widget.showPlace(place);
    QCOMPARE(preview.surface->count(u"show"_s), 0);
    preview.surface->answerAll();
    QCOMPARE(preview.surface->count(u"show"_s), 1);
    QCOMPARE(textOf(preview.surface->calls.last().arguments),
            "[\"row:loom-tool-1#107\",\"answer\",\"zh-CN\"]");
}

void PreviewFlowTest::pressedBlockIsAPlace_data()
{
    QTest::addColumn<PageColumns>("columns");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("field");
    QTest::addColumn<ArticlePartKind>("part");
    QTest::addColumn<ArticleField>("shownField");
    QTest::addColumn<TextLanguage>("shownLanguage");
    using enum PageColumns;
    QTest::newRow("answer") << Chinese << u"row:loom-tool-1#107"_s << u""_s << u"answer"_s
                            << ArticlePartKind::Row << ArticleField::Answer << TextLanguage::Chinese;
    QTest::newRow("English") << English << u"row:loom-tool-1#107"_s << u""_s << u"number"_s
                             << ArticlePartKind::Row << ArticleField::Whole << TextLanguage::English;
    QTest::newRow("English side") << Both << u"guideline:1"_s << u"en"_s << u"action"_s
                                  << ArticlePartKind::Guide << ArticleField::Action << TextLanguage::English;
    QTest::newRow("Chinese side") << Both << u"theme:1"_s << u"zh-CN"_s << u""_s << ArticlePartKind::Theme
                                  << ArticleField::Heading << TextLanguage::Chinese;
}

void PreviewFlowTest::pressedBlockIsAPlace()
{
    QFETCH(const PageColumns, columns);
    QFETCH(const QString, id);
    QFETCH(const QString, language);
    QFETCH(const QString, field);
    Preview preview;
    const Article zh = Testing::loomArticle(TextLanguage::Chinese, 12);
    const Article en = Testing::loomArticle(TextLanguage::English, 12);
    preview.widget.setMode(columns);
    preview.widget.setArticles(&zh, &en);
    preview.becomeReady();
    QSignalSpy activated(&preview.widget, &ArticlePreview::placeActivated);
    preview.surface->listener.pressed({{u"id"_s, id}, {u"language"_s, language}, {u"field"_s, field}});
    QCOMPARE(activated.count(), 1);
    const auto place = activated.first().first().value<LintPlace>();
    QTEST(place.part, "part");
    QTEST(place.field, "shownField");
    QTEST(place.language, "shownLanguage");
    preview.surface->listener.pressed({{u"id"_s, u"gone"_s}});
    QCOMPARE(activated.count(), 1);
}

void PreviewFlowTest::picturesAreAllowedOneByOne()
{
    Preview preview;
    preview.becomeReady();
    QVERIFY(preview.surface->pictures.isEmpty());
    preview.surface->listener.pictureWanted(u"https://e.org/a.png?x=%20|"_s);
    QCOMPARE(preview.surface->pictures, QList<QUrl>{QUrl(u"https://e.org/a.png?x=%20|"_s)});
    QCOMPARE(preview.surface->calls.last().arguments.first().toString(), u"https://e.org/a.png?x=%20|"_s);
}

void PreviewFlowTest::modesNeedTheirLanguages()
{
    Preview preview;
    const Article zh = Testing::loomArticle(TextLanguage::Chinese, 3);
    const Article en = Testing::loomArticle(TextLanguage::English, 3);
    preview.widget.setMode(PageColumns::Both);
    preview.widget.setArticles(&zh, nullptr);
    preview.becomeReady();
    QCOMPARE(preview.surface->answered.last().arguments.at(2).toString(), u"one"_s);
    preview.widget.setArticles(&zh, &en);
    preview.surface->answerAll();
    QCOMPARE(preview.surface->answered.last().arguments.at(2).toString(), u"both"_s);
    preview.widget.setMode(PageColumns::English);
    preview.surface->answerAll();
    QCOMPARE(preview.surface->answered.last().arguments.at(1).toString(), u"en"_s);
    preview.widget.setArticles(&zh, nullptr);
    preview.surface->answerAll();
    QCOMPARE(preview.surface->answered.last().arguments.at(1).toString(), u"zh-CN"_s);
}

QTEST_MAIN(PreviewFlowTest)
#include "tst_previewflow.moc"
