// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publish/articlecard.h"
#include "publish/exporter.h"
#include "publish/exportfolder.h"
#include "publish/publicationstate.h"
#include "publish/rehearsal.h"
#include "publish/smartpunctuation.h"

#include "support/loomarticle.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

class PublishRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void targetNames();
    void shortens_data();
    void shortens();
    void cardsKeepTheLimits();
    void slugsOfBatches_data();
    void slugsOfBatches();
    void typographer_data();
    void typographer();
    void rehearsesMarkdown_data();
    void rehearsesMarkdown();
    void rehearsesHtml_data();
    void rehearsesHtml();
    void rehearsalOfOurOwn();
    void states();
    void changesSincePublished();
    void writesAllOrNothing();
    void keepsForeignFiles();
    void refusesPathsOutside_data();
    void refusesPathsOutside();
};

namespace {

PublishOptions options()
{
    PublishOptions options;
    options.batch = {u"loom"_s, 3};
    return options;
}

qsizetype length(const QString &text)
{
    return text.toUcs4().size();
}

} // namespace

void PublishRulesTest::targetNames()
{
    for (const PublishTarget target : publishTargets) {
        QCOMPARE(publishTargetFromName(publishTargetName(target)), target);
        QVERIFY(!publishTargetTitle(target).zh.isEmpty() && !publishTargetTitle(target).en.isEmpty());
    }
    QVERIFY(!publishTargetFromName(u"CSDN"));
}

void PublishRulesTest::shortens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("expected");
    QTest::newRow("fits") << u"一二三"_s << 3 << u"一二三"_s;
    QTest::newRow("sentence") << u"一二三。四五六七"_s << 6 << u"一二三。"_s;
    QTest::newRow("cut") << u"一二三四五六"_s << 4 << u"一二三…"_s;
    QTest::newRow("words") << u"alpha beta gamma"_s << 13 << u"alpha beta…"_s;
    QTest::newRow("pairs count once") << u"😀😀😀😀"_s << 3 << u"😀😀…"_s;
    QTest::newRow("lines") << u"a\nb"_s << 9 << u"a b"_s;
}

void PublishRulesTest::shortens()
{
    QFETCH(const QString, text);
    QFETCH(const int, most);
    QTEST(shortened(text, most), "expected");
}

void PublishRulesTest::cardsKeepTheLimits()
{
    const Article zh = loomArticle(TextLanguage::Chinese, 50);
    PublishOptions given = options();
    given.tags = {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s};
    for (const PublishTarget target : publishTargets) {
        const Export made = makeExport({&zh, nullptr}, target, given);
        const TargetLimits limits = targetLimits(target);
        for (const ArticleCard &card : made.cards) {
            QVERIFY(limits.summary == 0 || length(card.summary) <= limits.summary);
            QVERIFY(length(card.summary) >= limits.summaryLeast);
            QVERIFY(limits.tags == 0 || card.tags.size() <= limits.tags);
            QVERIFY(card.summary.startsWith(u"本期收录 10 个仓库的 50 条"_s));
        }
    }
    const Export csdn = makeExport({&zh, nullptr}, PublishTarget::Csdn, given);
    QVERIFY(std::ranges::any_of(csdn.warnings, [](const ExportWarning &warning) {
        return warning.code == ExportWarningCode::TagsCut && warning.detail == "f"_L1;
    }));
    const QByteArray card = csdn.files.constLast().bytes;
    QVERIFY(card.contains("【标题】\n织机开源仓问题精选（三）") && card.contains("a, b, c, d, e\n"));
    const Article none{TextLanguage::English, u"T"_s, {}};
    QVERIFY(!makeExport({nullptr, &none}, PublishTarget::Csdn, options())
                    .cards.constFirst()
                    .summary.isEmpty());
}

void PublishRulesTest::slugsOfBatches_data()
{
    QTest::addColumn<QString>("series");
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("expected");
    QTest::newRow("from the batch") << u"Ascend Picks"_s << QString() << u"ascend-picks-18"_s;
    QTest::newRow("Chinese series") << u"昇腾精选"_s << QString() << u"instalment-18"_s;
    QTest::newRow("given") << u"x"_s << u"My Post"_s << u"my-post"_s;
    QTest::newRow("given in Chinese") << u"x"_s << u"文章"_s << u"x-18"_s;
    QTest::newRow("a path") << u"../../etc"_s << QString() << u"etc-18"_s;
}

void PublishRulesTest::slugsOfBatches()
{
    QFETCH(const QString, series);
    QFETCH(const QString, slug);
    PublishOptions given;
    given.batch = {series, 18};
    given.slug = slug;
    QTEST(publishSlug(given), "expected");
}

void PublishRulesTest::typographer_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("before");
    // What markdown-it 8.4.2 with its typographer on was seen to change, and to leave.
    QTest::newRow("at the start") << u"--force"_s << QStringList{u"--force"_s};
    QTest::newRow("behind a blank") << u"加 --force"_s << QStringList{};
    QTest::newRow("behind Chinese") << u"加--force"_s << QStringList{u"--force"_s};
    QTest::newRow("in brackets") << u"（--x）"_s << QStringList{u"--x）"_s};
    QTest::newRow("in a cell") << u"| --x |"_s << QStringList{u"--x |"_s};
    QTest::newRow("in a list") << u"- --x"_s << QStringList{u"--x"_s};
    QTest::newRow("escaped") << u"\\-\\-x \\-\\-"_s << QStringList{};
    QTest::newRow("entities") << u"&#45;&#45;x"_s << QStringList{};
    QTest::newRow("code") << u"`--x` <code>x</code>"_s << QStringList{};
    QTest::newRow("address") << u"[a](https://x/--y) <https://x/--y>"_s << QStringList{};
    QTest::newRow("table's line") << u"| --- | :--: |"_s << QStringList{};
    QTest::newRow("dots") << u"a..."_s << QStringList{u"..."_s};
    QTest::newRow("symbols") << u"(C)"_s << QStringList{u"(C)"_s};
    QTest::newRow("quotes") << u"\"a\""_s << QStringList{u"\"a\""_s};
}

void PublishRulesTest::typographer()
{
    QFETCH(const QString, markdown);
    QStringList before;
    for (const SmartChange &change : smartChanges(markdown)) {
        QVERIFY(change.after != change.before && change.line == 1);
        before.append(change.before);
    }
    QTEST(before, "before");
}

void PublishRulesTest::rehearsesMarkdown_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QString &markdown, int line, RehearsalKind kind) {
        QTest::newRow(name) << markdown << line << static_cast<int>(kind);
    };
    row("details", u"a\n<details>x</details>"_s, 2, RehearsalKind::Stripped);
    row("style", u"<span style=\"color:red\">x</span>"_s, 1, RehearsalKind::Stripped);
    row("front matter", u"---\ntitle: x\n---\n"_s, 1, RehearsalKind::Changed);
    row("flag", u"\n\n--force"_s, 3, RehearsalKind::Changed);
    row("relative picture", u"![x](images/a.png)"_s, 1, RehearsalKind::Refused);
    row("SVG", u"![x](https://x/a.svg)"_s, 1, RehearsalKind::Refused);
    row("picture", u"![x](https://x/a.png)"_s, 1, RehearsalKind::Noted);
    row("link", u"[x](https://x/)"_s, 0, RehearsalKind::Noted);
}

void PublishRulesTest::rehearsesMarkdown()
{
    QFETCH(const QString, markdown);
    QFETCH(const int, line);
    QFETCH(const int, kind);
    const auto differences = rehearseMarkdown(PublishTarget::Csdn, u"a.md"_s, markdown);
    QVERIFY(!differences.isEmpty());
    QCOMPARE(differences.constFirst().line, line);
    QCOMPARE(static_cast<int>(differences.constFirst().kind), kind);
    QVERIFY(!differences.constFirst().what.zh.isEmpty() && !differences.constFirst().what.en.isEmpty());
}

void PublishRulesTest::rehearsesHtml_data()
{
    QTest::addColumn<int>("target");
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, PublishTarget target, const QByteArray &html, RehearsalKind kind) {
        QTest::newRow(name) << static_cast<int>(target) << html << static_cast<int>(kind);
    };
    row("anchor", PublishTarget::WeChat, "<p><a href=\"#x\">x</a></p>", RehearsalKind::Refused);
    row("class", PublishTarget::WeChat, "<p class=\"x\">x</p>", RehearsalKind::Stripped);
    row("position", PublishTarget::WeChat, "<p style=\"color:red;position:absolute\">x</p>",
            RehearsalKind::Stripped);
    row("script", PublishTarget::WeChat, "<script>x</script>", RehearsalKind::Stripped);
    row("list", PublishTarget::WeChat, "<ul><li>x</li></ul>", RehearsalKind::Changed);
    row("line in a text", PublishTarget::WeChat, "<p>a\nb</p>", RehearsalKind::Changed);
    row("long", PublishTarget::WeChat, "<p>" + QByteArray(20'000, 'x') + "</p>", RehearsalKind::Refused);
    row("columns", PublishTarget::Zhihu, "<table><colgroup><col></colgroup></table>", RehearsalKind::Refused);
    row("style", PublishTarget::Juejin, "<p style=\"color:red\">x</p>", RehearsalKind::Stripped);
    row("flex", PublishTarget::Mail, "<p style=\"display:flex\">x</p>", RehearsalKind::Changed);
    row("clipped", PublishTarget::Mail, "<p>" + QByteArray(110'000, 'x') + "</p>", RehearsalKind::Changed);
}

void PublishRulesTest::rehearsesHtml()
{
    QFETCH(const int, target);
    QFETCH(const QByteArray, html);
    QFETCH(const int, kind);
    const auto differences = rehearseHtml(static_cast<PublishTarget>(target), u"a.html"_s, html);
    QCOMPARE(differences.size(), 1);
    QCOMPARE(static_cast<int>(differences.constFirst().kind), kind);
    QCOMPARE(differences.constFirst().file, u"a.html"_s);
}

void PublishRulesTest::rehearsalOfOurOwn()
{
    // Nothing of ours is changed; what is said is said of links.
    const Article zh = loomArticle(TextLanguage::Chinese, 50);
    for (const PublishTarget target : publishTargets) {
        for (const RehearsalDifference &difference : makeExport({&zh, nullptr}, target, options()).rehearsal)
            QVERIFY2(difference.kind == RehearsalKind::Noted, qPrintable(difference.what.en));
    }
}

void PublishRulesTest::states()
{
    Article zh = loomArticle(TextLanguage::Chinese, 6);
    const Edition edition{&zh, nullptr};
    QList<PublicationRecord> history;
    QCOMPARE(publicationState(history, PublishTarget::Csdn, edition), PublicationState::Never);
    PublicationRecord entry = publicationOf(makeExport(edition, PublishTarget::Csdn, options()), edition);
    entry.at = fromMilliseconds(1'000);
    history.append(entry);
    QCOMPARE(publicationState(history, PublishTarget::Csdn, edition), PublicationState::Exported);
    QCOMPARE(publicationState(history, PublishTarget::Html, edition), PublicationState::Never);
    entry.state = u"draft"_s;
    entry.at = fromMilliseconds(2'000);
    history.prepend(entry);
    QCOMPARE(publicationState(history, PublishTarget::Csdn, edition), PublicationState::Draft);
    entry.state = u"published"_s;
    entry.at = fromMilliseconds(3'000);
    history.append(entry);
    QCOMPARE(publicationState(history, PublishTarget::Csdn, edition), PublicationState::Published);
    rowOf(zh, 2).answer = u"改过"_s;
    QCOMPARE(publicationState(history, PublishTarget::Csdn, edition), PublicationState::ChangedSince);
}

void PublishRulesTest::changesSincePublished()
{
    Article zh = loomArticle(TextLanguage::Chinese, 6);
    Article en = loomArticle(TextLanguage::English, 6);
    const Edition edition{&zh, &en};
    PublicationRecord entry = publicationOf(makeExport(edition, PublishTarget::Html, options()), edition);
    QVERIFY(changesSince(entry, edition)->isEmpty());
    rowOf(en, 2).answer = u"changed"_s;
    const auto changes = changesSince(entry, edition);
    QCOMPARE(changes->size(), 1);
    QCOMPARE(changes->constFirst().label, u"loom-tool-0#102"_s);
    QCOMPARE(changes->constFirst().language, TextLanguage::English);
    QCOMPARE(changes->constFirst().now, u"changed"_s);
    entry.document = u"{"_s;
    QVERIFY(!changesSince(entry, edition));
}

void PublishRulesTest::writesAllOrNothing()
{
    QTemporaryDir folder;
    Export made;
    made.files = {{u"a.md"_s, "a"}, {u"blocked/b.md"_s, "b"}};
    // A file where a folder must be.
    QFile blocked(folder.filePath(u"blocked"_s));
    QVERIFY(blocked.open(QIODevice::WriteOnly));
    blocked.close();
    const auto failed = writeExport(made, QDir(folder.path()), {}, false);
    QVERIFY(!failed && failed.error().code == ExportFolderError::Code::Failed);
    QVERIFY(!QFile::exists(folder.filePath(u"a.md"_s)));
    QVERIFY(blocked.remove());
    const auto written = writeExport(made, QDir(folder.path()), {}, false);
    QVERIFY(written);
    QCOMPARE(*written, (QStringList{u"a.md"_s, u"blocked/b.md"_s}));
}

void PublishRulesTest::keepsForeignFiles()
{
    QTemporaryDir folder;
    const QDir dir(folder.path());
    Export made;
    made.target = PublishTarget::Csdn;
    made.files = {{u"a.md"_s, "one"}};
    QVERIFY(writeExport(made, dir, {}, false));
    const Article zh = loomArticle(TextLanguage::Chinese, 1);
    const QList<PublicationRecord> history{publicationOf(made, {&zh, nullptr})};
    made.files = {{u"a.md"_s, "two"}};
    QVERIFY(!writeExport(made, dir, {}, false)); // who knows who wrote it
    QVERIFY(writeExport(made, dir, history, false));
    made.files = {{u"a.md"_s, "three"}};
    const auto refused = writeExport(made, dir, history, false); // "two" is not in the history
    QVERIFY(!refused && refused.error().code == ExportFolderError::Code::Foreign);
    QVERIFY(writeExport(made, dir, history, true));
    QVERIFY(writeExport(made, dir, {}, false)); // the same already
}

void PublishRulesTest::refusesPathsOutside_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("up") << u"../a"_s;
    QTest::newRow("up within") << u"a/../../b"_s;
    QTest::newRow("absolute") << u"/tmp/a"_s;
    QTest::newRow("empty") << QString();
}

void PublishRulesTest::refusesPathsOutside()
{
    QFETCH(const QString, path);
    QTemporaryDir folder;
    Export made;
    made.files = {{path, "a"}};
    const auto refused = writeExport(made, QDir(folder.path()), {}, true);
    QVERIFY(!refused && refused.error().code == ExportFolderError::Code::BadPath);
}

QTEST_GUILESS_MAIN(PublishRulesTest)
#include "tst_publishrules.moc"
