// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "preview/articlepreview.h"
#include "support/heard.h"
#include "support/loomarticle.h"

#include <QLabel>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// The library itself, as the window loads it.
class PreviewLibraryTest final : public QObject
{
    Q_OBJECT

private slots:
    void missingIsSaid();
    void loadsWhenShown();
};

void PreviewLibraryTest::missingIsSaid()
{
    const auto made = previewFromLibrary({u"/nowhere"_s})(nullptr, {});
    QVERIFY(!made);
    QVERIFY2(made.error().contains(u"/nowhere/winnow-preview"_s), qPrintable(made.error()));
}

void PreviewLibraryTest::loadsWhenShown()
{
    ArticlePreview preview(previewFromLibrary({u"/nowhere"_s, QString::fromUtf8(WINNOW_PREVIEW_FOLDER)}));
    Heard shown(&preview, &ArticlePreview::contentShown);
    const Article article = Testing::loomArticle(TextLanguage::Chinese, 3);
    preview.setArticles(&article, nullptr);
    QVERIFY(!preview.surface());
    preview.show();
    QVERIFY(shown.wait());
    QVERIFY(preview.surface());
    QCOMPARE(preview.requests().refused + preview.requests().allowed, 0);
}

QTEST_MAIN(PreviewLibraryTest)
#include "tst_previewlibrary.moc"
