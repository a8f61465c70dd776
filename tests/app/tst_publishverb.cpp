// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"
#include "publish/fakewordpress.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

/// `publish` as people and scripts call it.
class PublishVerbTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void writesFiles();
    void filesOfTargets_data();
    void filesOfTargets();
    void errorsKeepItFromGoingOut();
    void overrideGoesIntoTheHistory();
    void dryRunShowsWhatWouldGoOut();
    void publishingAgainUpdates();
    void keepsFilesOfOthers();
    void bundleTellsOfItself();
    void pdf();
    void wordPress();
    void wordPressSaysWhatIsWrong();
    void badArguments_data();
    void badArguments();

private:
    Outcome publish(const QStringList &arguments) const
    {
        return m_program->call(QStringList{u"publish"_s, u"--batch"_s, u"loom/3"_s} + arguments);
    }
    /// As publish(), while this test goes on serving.
    Outcome publishToSite(const FakeWordPress &site, const QStringList &arguments) const;
    void importArticle(const QByteArray &text) const;
    QStringList filesBelow(const QString &folder) const;
    QByteArrayList historyLines() const;

    std::unique_ptr<Program> m_program;
};

namespace {

QByteArray articleText()
{
    return u"织机开源仓精选（三）·试刊\n\n一句话说明 https://example.com/loom\n\n总览\n\n"
           "仓库\t定位\t收录条数\nloom\t织机，两案\t2\nshuttle\t梭子，一案\t1\n\n"
           "loom（织机·断线）\n\n断线之后\n\n编号\tIssue 问题内容\t解答总结\n"
           "#7\t断线后不停机\t根因：计数器溢出。PR 12 合入后修复\n#9\t张力读数为 "
           "0\t未接传感器，属使用问题\n\n"
           "shuttle（梭子·卡死）\n\n卡在右侧\n\n编号\tIssue 问题内容\t解答总结\n#3\t梭子卡死\t换用 --slow "
           "模式\n\n"
           "组合解读：这 3 条里的共性规律\n\n1. 传感器三案：先看接线。\n三案都与接线有关。\n\n"
           "• lm#7 断线不停机：计数器溢出\n• lm#9 读数为 0：未接传感器\n• sh#3 梭子卡死：换慢速\n\n"
           "排错指引（从这批 issue 提炼）\n\n症状\t第一优先动作\t本篇相关案例\n断线不停机\t升级\tlm#7\n\n"
           "考据与口径披露\n\n• 口径：本篇三条均有记录。\n"_s.toUtf8();
}

QStringList stringsOf(const QJsonValue &array)
{
    QStringList strings;
    for (const QJsonValue &value : array.toArray())
        strings.append(value.toString());
    return strings;
}

} // namespace

void PublishVerbTest::init()
{
    m_program = std::make_unique<Program>();
    QCOMPARE(m_program->call({u"init"_s, u"--series"_s, u"loom"_s}).exitCode, 0);
    importArticle(articleText());
}

void PublishVerbTest::importArticle(const QByteArray &text) const
{
    m_program->write(u"three.txt"_s, text);
    const Outcome read = m_program->call({u"article"_s, u"import"_s, u"three.txt"_s});
    QVERIFY2(read.exitCode == 0, read.messages.constData());
}

QStringList PublishVerbTest::filesBelow(const QString &folder) const
{
    QStringList files;
    const QDir root(m_program->filePath(folder));
    QDirIterator iterator(root.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (iterator.hasNext())
        files.append(root.relativeFilePath(iterator.next()));
    files.sort();
    return files;
}

QByteArrayList PublishVerbTest::historyLines() const
{
    const Outcome written = m_program->call({u"export"_s, u"-o"_s, u"all.ndjson"_s});
    QByteArrayList lines;
    for (const QByteArray &line : m_program->read(u"all.ndjson"_s).split('\n')) {
        if (line.startsWith("{\"type\":\"publication\""))
            lines.append(line);
    }
    return written.exitCode == 0 ? lines : QByteArrayList{"the export failed"};
}

void PublishVerbTest::writesFiles()
{
    const Outcome done = publish({u"--target"_s, u"csdn"_s, u"-o"_s, u"out"_s, u"--json"_s});
    QVERIFY2(done.exitCode == 0, done.messages.constData());
    QCOMPARE(done.keys(), (QByteArrayList{"target", "files", "url", "warnings"}));
    QCOMPARE(stringsOf(done.document().value("files"_L1)),
            (QStringList{u"out/loom-3.zh.md"_s, u"out/loom-3.zh.card.txt"_s}));
    QVERIFY(done.document().value("url"_L1).isNull());
    QCOMPARE(filesBelow(u"out"_s), (QStringList{u"loom-3.zh.card.txt"_s, u"loom-3.zh.md"_s}));
    QVERIFY(m_program->read(u"out/loom-3.zh.md"_s).contains("换用 \\-\\-slow"));
    QVERIFY(m_program->read(u"out/loom-3.zh.card.txt"_s).contains("织机开源仓精选（三）·试刊"));
    const QByteArrayList history = historyLines();
    QCOMPARE(history.size(), 1);
    QVERIFY(history.constFirst().contains("\"by\":\"tester\"")
            && history.constFirst().contains("\"sha256\":"));
    // For people, what the platform asks and changes goes beside.
    const Outcome told = publish({u"--target"_s, u"csdn"_s, u"-o"_s, u"out"_s});
    QVERIFY(told.output.contains("out/loom-3.zh.md"));
    QVERIFY(told.messages.contains("link.csdn.net"));
}

void PublishVerbTest::filesOfTargets_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QStringList>("files");
    QTest::newRow("html") << u"html"_s << QStringList{u"loom-3.zh.html"_s};
    QTest::newRow("wechat") << u"wechat"_s << QStringList{u"loom-3.zh.card.txt"_s, u"loom-3.zh.html"_s};
    QTest::newRow("zhihu") << u"zhihu"_s
                           << QStringList{u"loom-3.zh.card.txt"_s, u"loom-3.zh.html"_s, u"loom-3.zh.md"_s};
    QTest::newRow("hugo") << u"hugo"_s << QStringList{u"content/posts/loom-3/index.zh-cn.md"_s};
    QTest::newRow("hexo") << u"hexo"_s << QStringList{u"source/_posts/zh-CN/loom-3.md"_s};
}

void PublishVerbTest::filesOfTargets()
{
    QFETCH(const QString, target);
    const Outcome done = publish({u"--target"_s, target});
    QVERIFY2(done.exitCode == 0, done.messages.constData());
    QTEST(filesBelow(target + u"-loom-3"_s), "files");
}

void PublishVerbTest::errorsKeepItFromGoingOut()
{
    importArticle(articleText().replace("三案：", "四案："));
    const Outcome stopped = publish({u"--target"_s, u"html"_s, u"-o"_s, u"out"_s});
    QCOMPARE(stopped.exitCode, 1);
    QVERIFY(stopped.messages.contains("theme-count") && stopped.messages.contains("--override"));
    QVERIFY(!QFile::exists(m_program->filePath(u"out"_s)));
    QCOMPARE(historyLines(), QByteArrayList());
}

void PublishVerbTest::overrideGoesIntoTheHistory()
{
    importArticle(articleText().replace("三案：", "四案："));
    QCOMPARE(publish({u"--target"_s, u"html"_s, u"--override"_s, u" "_s}).exitCode, 2);
    const Outcome done =
            publish({u"--target"_s, u"html"_s, u"-o"_s, u"out"_s, u"--override"_s, u"四案有意如此"_s});
    QVERIFY2(done.exitCode == 0, done.messages.constData());
    QVERIFY(historyLines().value(0).contains("\"reason\":\"四案有意如此\""));
    // Where there is nothing to override, the history claims nothing.
    importArticle(articleText());
    QCOMPARE(publish({u"--target"_s, u"mail"_s, u"--override"_s, u"x"_s}).exitCode, 0);
    for (const QByteArray &line : historyLines())
        QVERIFY(!line.contains("\"mail\"") || !line.contains("\"reason\""));
}

void PublishVerbTest::dryRunShowsWhatWouldGoOut()
{
    const Outcome dry = publish({u"--target"_s, u"csdn"_s, u"-o"_s, u"out"_s, u"--dry-run"_s, u"--json"_s});
    QVERIFY2(dry.exitCode == 0, dry.messages.constData());
    QVERIFY(!QFile::exists(m_program->filePath(u"out"_s)));
    QCOMPARE(historyLines(), QByteArrayList());
    QCOMPARE(publish({u"--target"_s, u"csdn"_s, u"-o"_s, u"out"_s}).exitCode, 0);
    const QJsonArray contents = dry.document().value("contents"_L1).toArray();
    QCOMPARE(contents.size(), 2);
    for (const QJsonValue &file : contents) {
        const QString path = file.toObject().value("path"_L1).toString();
        QCOMPARE(file.toObject().value("text"_L1).toString().toUtf8(), m_program->read(u"out/"_s + path));
    }
    // A server is not asked either.
    const Outcome post = publish({u"--target"_s, u"wordpress"_s, u"--dry-run"_s});
    QVERIFY2(post.exitCode == 0, post.messages.constData());
    QVERIFY(post.output.contains("wp:table") && post.output.contains("换用 &#45;&#45;slow"));
}

void PublishVerbTest::publishingAgainUpdates()
{
    QCOMPARE(publish({u"--target"_s, u"jekyll"_s, u"-o"_s, u"out"_s}).exitCode, 0);
    const QStringList files = filesBelow(u"out"_s);
    importArticle(articleText().replace("未接传感器，属使用问题", "未接传感器，属使用问题，接上即可"));
    const Outcome again = publish({u"--target"_s, u"jekyll"_s, u"-o"_s, u"out"_s});
    QVERIFY2(again.exitCode == 0, again.messages.constData());
    QCOMPARE(filesBelow(u"out"_s), files);
    QVERIFY(m_program->read(u"out/"_s + files.constFirst()).contains("接上即可"));
    QCOMPARE(historyLines().size(), 2);
}

void PublishVerbTest::keepsFilesOfOthers()
{
    QVERIFY(QDir().mkpath(m_program->filePath(u"out"_s)));
    m_program->write(u"out/loom-3.zh.md"_s, "mine\n");
    const Outcome refused = publish({u"--target"_s, u"csdn"_s, u"-o"_s, u"out"_s});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY(refused.messages.contains("--overwrite"));
    QCOMPARE(m_program->read(u"out/loom-3.zh.md"_s), "mine\n");
    QCOMPARE(filesBelow(u"out"_s), QStringList{u"loom-3.zh.md"_s});
    QCOMPARE(historyLines(), QByteArrayList());
    QCOMPARE(publish({u"--target"_s, u"csdn"_s, u"-o"_s, u"out"_s, u"--overwrite"_s}).exitCode, 0);
    QVERIFY(m_program->read(u"out/loom-3.zh.md"_s) != "mine\n");
}

void PublishVerbTest::bundleTellsOfItself()
{
    const Outcome done = publish({u"--target"_s, u"bundle"_s, u"-o"_s, u"out"_s, u"--json"_s});
    QVERIFY2(done.exitCode == 0, done.messages.constData());
    QCOMPARE(filesBelow(u"out"_s), QStringList{u"loom-3.ndjson.gz"_s});
    const QByteArrayList before = historyLines();
    Program other;
    QVERIFY(QFile::copy(m_program->filePath(u"out/loom-3.ndjson.gz"_s), other.filePath(u"in.ndjson.gz"_s)));
    QCOMPARE(other.call({u"init"_s}).exitCode, 0);
    QCOMPARE(other.call({u"import"_s, u"in.ndjson.gz"_s}).exitCode, 0);
    QCOMPARE(other.call({u"export"_s, u"-o"_s, u"all.ndjson"_s}).exitCode, 0);
    QCOMPARE(before.size(), 1);
    QVERIFY(other.read(u"all.ndjson"_s).contains(before.constFirst()));
}

void PublishVerbTest::pdf()
{
    const Outcome done = publish({u"--target"_s, u"pdf"_s, u"-o"_s, u"out"_s});
    QVERIFY2(done.exitCode == 0, done.messages.constData());
    QVERIFY(m_program->read(u"out/loom-3.zh.pdf"_s).startsWith("%PDF-"));
}

Outcome PublishVerbTest::publishToSite(const FakeWordPress &site, const QStringList &arguments) const
{
    QProcess process;
    QSignalSpy finished(&process, &QProcess::finished);
    m_program->start(process,
            QStringList{u"publish"_s, u"--batch"_s, u"loom/3"_s, u"--target"_s, u"wordpress"_s, u"--site"_s,
                    site.url().toString(), u"--user"_s, site.user}
                    + arguments);
    if (finished.isEmpty())
        finished.wait(60'000);
    return Program::outcomeOf(process);
}

void PublishVerbTest::wordPress()
{
    FakeWordPress site;
    m_program->setVariable(u"WINNOW_WORDPRESS_PASSWORD"_s, site.password);
    const Outcome done = publishToSite(site, {u"--json"_s});
    QVERIFY2(done.exitCode == 0, done.messages.constData());
    QCOMPARE(site.posts.size(), 1);
    QCOMPARE(done.document().value("url"_L1).toString(), site.posts.first().value("link"_L1).toString());
    const QByteArrayList history = historyLines();
    QVERIFY(history.value(0).contains("\"post_id\":\"" + QByteArray::number(site.posts.firstKey()) + '"'));
    QVERIFY(history.value(0).contains("\"state\":\"draft\""));
    QVERIFY(!history.value(0).contains("abcd EFGH"));
    // What the history knows makes it the same post.
    importArticle(articleText().replace("属使用问题", "属使用问题，接上即可"));
    QCOMPARE(publishToSite(site, {}).exitCode, 0);
    QCOMPARE(site.posts.size(), 1);
    QVERIFY(site.posts.first().value("content"_L1).toString().contains(u"接上即可"_s));
}

void PublishVerbTest::wordPressSaysWhatIsWrong()
{
    FakeWordPress site;
    m_program->setVariable(u"WINNOW_WORDPRESS_PASSWORD"_s, u"wrong"_s);
    const Outcome refused = publishToSite(site, {});
    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.messages.contains("401"), refused.messages.constData());
    QCOMPARE(refused.messageLines().size(), 1);
    QCOMPARE(historyLines(), QByteArrayList());
    QCOMPARE(publish({u"--target"_s, u"wordpress"_s}).exitCode, 2); // where to?
}

void PublishVerbTest::badArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no target") << QStringList{};
    QTest::newRow("unknown target") << QStringList{u"--target"_s, u"medium"_s};
    QTest::newRow("unknown language") << QStringList{u"--target"_s, u"html"_s, u"--lang"_s, u"fr"_s};
    QTest::newRow("no article in this language")
            << QStringList{u"--target"_s, u"html"_s, u"--lang"_s, u"en"_s};
    QTest::newRow("a file for a folder") << QStringList{u"--target"_s, u"html"_s, u"-o"_s, u"three.txt"_s};
}

void PublishVerbTest::badArguments()
{
    QFETCH(const QStringList, arguments);
    const Outcome refused = publish(arguments);
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.messageLines().size(), 1);
    QCOMPARE(historyLines(), QByteArrayList());
}

QTEST_GUILESS_MAIN(PublishVerbTest)
#include "tst_publishverb.moc"
