// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "parsednodes.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Winnow;
using namespace Winnow::Testing;
using namespace Qt::StringLiterals;

/// What ids hang on, and on what they do not.
class DocumentIdsTest final : public QObject
{
    Q_OBJECT

private slots:
    void ids_data();
    void ids();
    void editsLeaveOtherIdsAlone_data();
    void editsLeaveOtherIdsAlone();
    void longSectionsAreCut();
    void noTextIsLostInCutting();
    void longHeadingsStayApart();
    void titleAloneIsANode();
    void languages_data();
    void languages();
};

void DocumentIdsTest::ids_data()
{
    QTest::addColumn<QByteArray>("markdown");
    QTest::addColumn<QStringList>("ids");
    QTest::newRow("without headings") << "text"_ba << QStringList{u"doc"_s};
    QTest::newRow("title and text") << "# T\n\ntext"_ba << QStringList{u"doc"_s};
    QTest::newRow("before and below the title")
            << "badge\n\n# T\n\ntext\n\n## A\n\na"_ba << QStringList{u"doc"_s, u"doc#a"_s};
    QTest::newRow("paths") << "# T\n\n## A\n\na\n\n### B c\n\nb\n\n#### D\n\nd\n\n## E\n\ne"_ba
                           << QStringList{u"doc#a"_s, u"doc#a/b-c"_s, u"doc#a/b-c/d"_s, u"doc#e"_s};
    QTest::newRow("levels left out") << "# T\n\n#### A\n\na\n\n## B\n\nb\n\n###### C\n\nc"_ba
                                     << QStringList{u"doc#a"_s, u"doc#b"_s, u"doc#b/c"_s};
    QTest::newRow("repeated") << "## A\n\n1\n\n## A\n\n2\n\n### X\n\n3\n\n## A\n\n4\n\n### X\n\n5"_ba
                              << QStringList{u"doc#a"_s, u"doc#a~2"_s, u"doc#a~2/x"_s, u"doc#a~3"_s,
                                         u"doc#a~3/x"_s};
    QTest::newRow("same name under others")
            << "## A\n\n### X\n\n1\n\n## B\n\n### X\n\n2"_ba << QStringList{u"doc#a/x"_s, u"doc#b/x"_s};
    QTest::newRow("chapters") << "# A\n\n1\n\n## X\n\n2\n\n# B\n\n3\n\n## X\n\n4"_ba
                              << QStringList{u"doc#a"_s, u"doc#a/x"_s, u"doc#b"_s, u"doc#b/x"_s};
    QTest::newRow("chinese")
            << u"# 题\n\n## 环境变量：`ASCEND_RT_VISIBLE_DEVICES`\n\na\n\n## 参考，资料\n\nb"_s.toUtf8()
            << QStringList{u"doc#环境变量ascend_rt_visible_devices"_s, u"doc#参考资料"_s};
    QTest::newRow("signs alone") << "## ???\n\n1\n\n## !!!\n\n2"_ba
                                 << QStringList{u"doc#section"_s, u"doc#section~2"_s};
    QTest::newRow("heading without words") << "## A\n\n1\n\n##\n\n2"_ba << QStringList{u"doc#a"_s};
    QTest::newRow("heading named as a part") << "## Part 2\n\n1\n\n## A\n\n### part-2\n\n2"_ba
                                             << QStringList{u"doc#part-2"_s, u"doc#a/part-2"_s};
}

void DocumentIdsTest::ids()
{
    QFETCH(const QByteArray, markdown);
    QTEST(idsOf(nodesOf(markdown, DocumentKind::Markdown)), "ids");
}

namespace {

struct Section
{
    QString heading;
    QString text;
};

using DocumentWriter = QByteArray (*)(const QList<Section> &);

QByteArray asMarkdown(const QList<Section> &sections)
{
    QString text = u"# 手册\n\n前言\n\n"_s;
    for (const Section &section : sections)
        text += u"## %1\n\n%2\n\n### 细节\n\n%2 细节\n\n"_s.arg(section.heading, section.text);
    return text.toUtf8();
}

QByteArray asHtml(const QList<Section> &sections)
{
    QString text = u"<!doctype html><title>手册</title><main><h1>手册</h1><p>前言"_s;
    for (const Section &section : sections)
        text += u"<h2>%1</h2><p>%2<h3>细节</h3><div>%2 细节</div>"_s.arg(section.heading, section.text);
    return text.toUtf8();
}

/// Whose text each node is.
QMap<QString, QString> ownersById(const QByteArray &bytes, DocumentKind kind)
{
    QMap<QString, QString> owners;
    for (const KgNodeRecord &node : nodesOf(bytes, kind))
        owners.insert(node.id, node.title);
    return owners;
}

} // namespace

void DocumentIdsTest::editsLeaveOtherIdsAlone_data()
{
    QTest::addColumn<DocumentKind>("kind");
    QTest::newRow("markdown") << DocumentKind::Markdown;
    QTest::newRow("html") << DocumentKind::Html;
}

/// Sections come and go, change places and say something else: all others keep their ids.
void DocumentIdsTest::editsLeaveOtherIdsAlone()
{
    QFETCH(const DocumentKind, kind);
    const DocumentWriter write = kind == DocumentKind::Html ? asHtml : asMarkdown;
    QRandomGenerator random(20260918);
    int made = 0;
    const auto newSection = [&] {
        return Section{u"第 %1 节 --flag-%1"_s.arg(++made), u"说明 %1"_s.arg(made)};
    };
    QList<Section> sections;
    for (int i = 0; i < 8; ++i)
        sections.append(newSection());
    for (int step = 0; step < 120; ++step) {
        const QMap<QString, QString> before = ownersById(write(sections), kind);
        const qsizetype at = random.bounded(sections.size());
        switch (random.bounded(4)) {
        case 0:
            sections.insert(at, newSection());
            break;
        case 1:
            if (sections.size() > 2)
                sections.removeAt(at);
            break;
        case 2:
            sections.swapItemsAt(at, random.bounded(sections.size()));
            break;
        default:
            sections[at].text = u"长文。"_s.repeated(random.bounded(4000));
            break;
        }
        const QMap<QString, QString> after = ownersById(write(sections), kind);
        for (auto node = after.cbegin(); node != after.cend(); ++node) {
            if (before.contains(node.key()))
                QCOMPARE(before[node.key()], node.value());
        }
        for (const Section &section : std::as_const(sections)) {
            const QString title = u"手册 › "_s + section.heading + u" › 细节"_s;
            const QString known = before.key(title);
            if (!known.isNull())
                QCOMPARE(after.key(title), known);
        }
    }
}

void DocumentIdsTest::longSectionsAreCut()
{
    const QString paragraph = QString(3000, u'x');
    const QString text = u"# T\n\n%1\n\n%1\n\n%1\n\n## A\n\n%1\n\n%1\n\n%1\n\n%1\n\n%1"_s.arg(paragraph);
    const QList<KgNodeRecord> nodes = nodesOf(text.toUtf8(), DocumentKind::Markdown);
    QCOMPARE(idsOf(nodes),
            (QStringList{u"doc"_s, u"doc##part-2"_s, u"doc#a"_s, u"doc#a#part-2"_s, u"doc#a#part-3"_s}));
    QCOMPARE(nodes[0].text, paragraph + u"\n\n"_s + paragraph);
    QCOMPARE(nodes[1].text, paragraph);
    QCOMPARE(nodes[4].title, u"T › A (3)"_s);
    QCOMPARE(nodes[4].url, u"https://example.org/doc#a"_s);
}

void DocumentIdsTest::noTextIsLostInCutting()
{
    QRandomGenerator random(5);
    const QString pieces = u"ab。，\U0001F600中 \n"_s;
    for (int round = 0; round < 50; ++round) {
        QString text = u"A first line that is too long for a title. "_s.repeated(5);
        while (text.size() < 40'000) {
            const qsizetype run = 1 + random.bounded(round % 2 ? 3 : 9000);
            text += QString(run, pieces.at(random.bounded(4)));
            text += random.bounded(3) ? u"\U0001F600"_s : u"中 "_s;
            if (random.bounded(6) == 0)
                text += u"\n\n"_s;
        }
        const QList<KgNodeRecord> nodes = nodesOf(text.toUtf8(), DocumentKind::Text);
        QString joined;
        for (const KgNodeRecord &node : nodes) {
            QVERIFY(node.text.size() <= longestNodeText);
            QVERIFY(!node.text.isEmpty());
            QVERIFY(node.text.isValidUtf16());
            joined += node.text;
        }
        const auto letters = [](QString string) {
            return string.removeIf([](QChar c) { return c.isSpace(); });
        };
        QCOMPARE(letters(joined), letters(text));
    }
}

void DocumentIdsTest::longHeadingsStayApart()
{
    const QString heading = u"一个很长的标题"_s.repeated(30);
    const QString text = u"## %1一\n\n1\n\n## %1二\n\n2"_s.arg(heading);
    const QStringList ids = idsOf(nodesOf(text.toUtf8(), DocumentKind::Markdown));
    QCOMPARE(ids.size(), 2);
    QVERIFY(ids[0] != ids[1]);
    QVERIFY(ids[0].size() < 100);
    QVERIFY(!ids[1].contains(u'~'));
}

void DocumentIdsTest::titleAloneIsANode()
{
    for (const char *text :
            {"# Only a title\n", "---\ntitle: Only a title\n---\n", "# Only a title\n\n## And another\n"}) {
        const QList<KgNodeRecord> nodes = nodesOf(text, DocumentKind::Markdown);
        QCOMPARE(nodes.size(), 1);
        QCOMPARE(nodes[0],
                (KgNodeRecord{u"doc"_s, u"Only a title"_s, u"https://example.org/doc"_s, u"doc"_s, u""_s,
                        u"en"_s}));
    }
}

void DocumentIdsTest::languages_data()
{
    QTest::addColumn<QString>("matter");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    const QString zh =
            u"断线之后计数器溢出，请在升级后重新连接所有的梭子，再检查张力传感器的读数是否仍然为零，否则换线。"_s;
    const QString en = u"The counter overflows after the thread breaks; connect all shuttles again."_s;
    QTest::newRow("zh") << QString() << zh << u"zh"_s;
    QTest::newRow("en") << QString() << en << u"en"_s;
    QTest::newRow("zh among names") << QString() << zh + u" LOOM_VISIBLE_DEVICES HcclMemImport --strict"_s
                                    << u"zh"_s;
    QTest::newRow("said otherwise, but plain to see") << u"zh"_s << en << u"en"_s;
    QTest::newRow("short, as said") << u"zh-CN"_s << u"OK"_s << u"zh"_s;
    QTest::newRow("a third one") << u"ja"_s << zh << u"ja"_s;
}

void DocumentIdsTest::languages()
{
    QFETCH(const QString, matter);
    QFETCH(const QString, text);
    const QString head = matter.isEmpty() ? QString() : u"---\nlang: %1\n---\n\n"_s.arg(matter);
    QTEST(nodesOf((head + text).toUtf8(), DocumentKind::Markdown).constFirst().lang, "language");
}

QTEST_GUILESS_MAIN(DocumentIdsTest)
#include "tst_documentids.moc"
