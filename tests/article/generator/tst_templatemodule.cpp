// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "samplerecord.h"

#include "format/articlewriter.h"
#include "generator/articlegenerator.h"
#include "generator/articletemplates.h"

#include <QFile>
#include <QTest>

#include <array>
#include <thread>

using namespace Qt::StringLiterals;

namespace Winnow {

/// The library of the template engine, which nothing loads before the first rendering.
class TestTemplateModule final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void engineComesWithTheFirstRendering();
    void errorsComeThrough();
    void threadsRenderAtOnce();
};

namespace {

/// Whether the engine or what it brings along is in this process; nothing where the system does not say.
std::optional<bool> isEngineLoaded()
{
    QFile maps(u"/proc/self/maps"_s);
    if (!maps.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray loaded = maps.readAll();
    return loaded.contains("libQt6Qml") || loaded.contains("TextTemplate");
}

} // namespace

void TestTemplateModule::engineComesWithTheFirstRendering()
{
    const Article article = generateArticle(sampleRecord(), TextLanguage::English);
    QVERIFY(!isEngineLoaded().value_or(false));
    const auto markdown = renderMarkdown(article);
    QVERIFY2(markdown, qPrintable(markdown ? QString() : markdown.error().message));
    QCOMPARE(*markdown, writeMarkdown(article));
    QVERIFY(isEngineLoaded().value_or(true));
}

void TestTemplateModule::errorsComeThrough()
{
    const auto markdown = renderMarkdown(Article(), u"/nowhere/at/all"_s);
    QVERIFY(!markdown);
    QVERIFY(markdown.error().message.contains(u"does not exist"));
}

void TestTemplateModule::threadsRenderAtOnce()
{
    const Article article = generateArticle(sampleRecord(), TextLanguage::Chinese);
    const QString expected = writeMarkdown(article);
    std::array<int, 4> right{};
    {
        std::array<std::jthread, right.size()> threads;
        for (size_t i = 0; i < threads.size(); ++i) {
            threads[i] = std::jthread([&, i] {
                for (int round = 0; round < 5; ++round)
                    right[i] += renderMarkdown(article) == expected ? 1 : 0;
            });
        }
    }
    QCOMPARE(right, (std::array{5, 5, 5, 5}));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestTemplateModule)
#include "tst_templatemodule.moc"
