// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// `article import`, `article export`, `lint` and `glossary import` as people and scripts call them.
class ArticleVerbsTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void importSaysWhatItRead();
    void importComesBackAsItWas_data();
    void importComesBackAsItWas();
    void importNeedsToKnowWhichInstalment();
    void importRefusesWhatIsNoArticle();
    void exportOfAHalfDoneBatch();
    void lintOfAFile();
    void lintOfABatch();
    void whatCameOutIsARepeat();
    void glossary();

private:
    Program m_program;
};

namespace {

/// A small instalment as a blog page gives it when it is copied.
QByteArray articleText()
{
    return u"织机开源仓精选（三）·试刊\n\n一句话说明 https://example.com/loom\n\n总览\n\n"
           "仓库\t定位\t收录条数\nloom\t织机，两案\t2\nshuttle\t梭子，一案\t1\n\n"
           "loom（织机·断线）\n\n断线之后\n\n编号\tIssue 问题内容\t解答总结\n"
           "#7\t断线后不停机\t根因：计数器溢出。PR 12 合入后修复\n#9\t张力读数为 "
           "0\t未接传感器，属使用问题\n\n"
           "shuttle（梭子·卡死）\n\n卡在右侧\n\n编号\tIssue 问题内容\t解答总结\n#3\t梭子卡死\t换用 –slow "
           "模式\n\n"
           "组合解读：这 3 条里的共性规律\n\n1. 传感器三案：先看接线。\n三案都与接线有关。\n\n"
           "• lm#7 断线不停机：计数器溢出\n• lm#9 读数为 0：未接传感器\n• sh#3 梭子卡死：换慢速\n\n"
           "排错指引（从这批 issue 提炼）\n\n症状\t第一优先动作\t本篇相关案例\n断线不停机\t升级\tlm#7\n\n"
           "考据与口径披露\n\n• 口径：本篇三条均有记录。\n"_s.toUtf8();
}

QByteArray withoutBlankLines(const QByteArray &text)
{
    QByteArrayList lines;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.trimmed().isEmpty())
            lines.append(line.trimmed());
    }
    return lines.join('\n');
}

QByteArray batchBundle()
{
    return R"({"type":"bundle","version":1,"generated_at":"2026-11-20T00:00:00Z"}
{"type":"series","id":"loom","title":{"zh":"织机开源仓精选","en":"Loom picks"},"quota":1}
{"type":"batch","series":"loom","ordinal":4,"since":"2026-11-01T00:00:00Z","until":"2026-12-01T00:00:00Z"}
{"type":"repo","forge":"gitcode","repo":"weave/loom","alias":"lm"}
{"type":"issue","repo":"weave/loom","number":"7","title":"does not stop","state":"closed","created_at":"2026-11-02T00:00:00Z","closed_at":"2026-11-10T10:00:20Z"}
{"type":"decision","repo":"weave/loom","number":"7","batch":{"series":"loom","ordinal":4},"verdict":"keep","stage":"editor","by":"ada","at":"2026-11-11T00:00:00Z"}
{"type":"draft","batch":{"series":"loom","ordinal":4},"repo":"weave/loom","number":"7","lang":"zh","problem":"断线后不停机","answer":"PR 99 合入后修复","by":"worker"}
)"_ba;
}

QJsonArray problemsOf(const Outcome &outcome, const QString &code)
{
    QJsonArray found;
    const QJsonArray problems = outcome.document().value("problems"_L1).toArray();
    for (const QJsonValue &problem : problems) {
        if (problem.toObject().value("code"_L1).toString() == code)
            found.append(problem);
    }
    return found;
}

} // namespace

void ArticleVerbsTest::init()
{
    QTest::failOnWarning();
    QFile::remove(m_program.filePath(u"loom.winnow"_s));
    QCOMPARE(m_program.call({u"init"_s, u"--series"_s, u"loom"_s}).exitCode, 0);
    m_program.write(u"three.txt"_s, articleText());
    m_program.write(u"four.ndjson"_s, batchBundle());
}

void ArticleVerbsTest::importSaysWhatItRead()
{
    const Outcome read = m_program.call({u"article"_s, u"import"_s, u"three.txt"_s, u"--json"_s});
    QVERIFY2(read.exitCode == 0, read.messages.constData());
    const QJsonObject summary = read.document();
    QCOMPARE(summary.value("title"_L1).toString(), u"织机开源仓精选（三）·试刊"_s);
    QCOMPARE(summary.value("ordinal"_L1).toInt(), 3);
    QCOMPARE(summary.value("repos"_L1).toInt(), 2);
    QCOMPARE(summary.value("rows"_L1).toInt(), 3);
    QCOMPARE(summary.value("themes"_L1).toInt(), 1);
    QCOMPARE(summary.value("guide"_L1).toInt(), 1);
    QCOMPARE(summary.value("unsplit"_L1).toInt(), 0);
    QCOMPARE(summary.value("unread"_L1).toArray(), QJsonArray());
    QCOMPARE(summary.value("cases"_L1).toObject(),
            (QJsonObject{{u"lm"_s, u"loom"_s}, {u"sh"_s, u"shuttle"_s}}));
}

void ArticleVerbsTest::importComesBackAsItWas_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("text") << u"text"_s;
    QTest::newRow("markdown") << u"markdown"_s;
    QTest::newRow("html") << u"html"_s;
}

/// Written in @p format and read again, it is the same article.
void ArticleVerbsTest::importComesBackAsItWas()
{
    QFETCH(const QString, format);
    QCOMPARE(m_program.call({u"article"_s, u"import"_s, u"three.txt"_s}).exitCode, 0);
    const QStringList write{
            u"article"_s, u"export"_s, u"--batch"_s, u"loom/3"_s, u"--lang"_s, u"zh"_s, u"--format"_s};
    const Outcome written = m_program.call(write + QStringList{format, u"-o"_s, u"again"_s});
    QVERIFY2(written.exitCode == 0, written.messages.constData());
    QCOMPARE(m_program.call({u"article"_s, u"import"_s, u"again"_s, u"--ordinal"_s, u"3"_s}).exitCode, 0);
    const Outcome text = m_program.call(write + QStringList{u"text"_s});
    QCOMPARE(withoutBlankLines(text.output), withoutBlankLines(articleText()));
}

void ArticleVerbsTest::importNeedsToKnowWhichInstalment()
{
    m_program.write(u"untitled.txt"_s, QByteArray(articleText()).replace("（三）", ""));
    const Outcome refused = m_program.call({u"article"_s, u"import"_s, u"untitled.txt"_s});
    QCOMPARE(refused.exitCode, 2);
    QCOMPARE(refused.messageLines().size(), 1);
    QCOMPARE(m_program.call({u"article"_s, u"import"_s, u"untitled.txt"_s, u"--ordinal"_s, u"3"_s}).exitCode,
            0);
}

void ArticleVerbsTest::importRefusesWhatIsNoArticle()
{
    m_program.write(u"letter.txt"_s, "Dear reader,\nno table here.\n");
    for (const QString &file : {u"letter.txt"_s, u"nowhere.txt"_s}) {
        const Outcome refused = m_program.call({u"article"_s, u"import"_s, file});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.messages.contains(file.toUtf8()), refused.messages.constData());
    }
}

void ArticleVerbsTest::exportOfAHalfDoneBatch()
{
    QCOMPARE(m_program.call({u"import"_s, u"four.ndjson"_s}).exitCode, 0);
    const Outcome zh = m_program.call({u"article"_s, u"export"_s, u"--lang"_s, u"zh"_s});
    QCOMPARE(zh.exitCode, 0);
    QVERIFY(zh.output.startsWith(u"# 织机开源仓精选（四）"_s.toUtf8()));
    QVERIFY(zh.output.contains(u"断线后不停机"_s.toUtf8()));
    const Outcome both = m_program.call({u"article"_s, u"export"_s, u"--lang"_s, u"both"_s, u"--format"_s,
            u"html"_s, u"-o"_s, u"a.html"_s});
    QCOMPARE(both.exitCode, 0);
    QVERIFY(!both.messages.isEmpty()); // what is missing is said
    const QByteArray page = m_program.read(u"a.html"_s);
    QVERIFY(page.contains("<!DOCTYPE html>") && !page.contains("<script"));
    QCOMPARE(m_program.call({u"article"_s, u"export"_s, u"--format"_s, u"pdf"_s}).exitCode, 2);
}

void ArticleVerbsTest::lintOfAFile()
{
    const Outcome lint = m_program.call({u"lint"_s, u"three.txt"_s, u"--json"_s});
    QVERIFY2(lint.exitCode == 0, lint.messages.constData());
    QCOMPARE(lint.document().value("errors"_L1).toInt(), 0);
    const QJsonArray dashes = problemsOf(lint, u"dash-flag"_s);
    QCOMPARE(dashes.size(), 1);
    QCOMPARE(dashes.at(0).toObject().value("number"_L1).toString(), u"3"_s);
    QCOMPARE(dashes.at(0).toObject().value("fix"_L1).toString(), u"--"_s);
    m_program.write(u"wrong.txt"_s, QByteArray(articleText()).replace("三案：", "四案："));
    const Outcome wrong = m_program.call({u"lint"_s, u"wrong.txt"_s, u"--json"_s});
    QCOMPARE(wrong.exitCode, 1);
    QCOMPARE(problemsOf(wrong, u"theme-count"_s).size(), 1);
}

void ArticleVerbsTest::lintOfABatch()
{
    QCOMPARE(m_program.call({u"import"_s, u"four.ndjson"_s}).exitCode, 0);
    const Outcome lint = m_program.call({u"lint"_s, u"--json"_s});
    QCOMPARE(lint.exitCode, 1);
    QCOMPARE(problemsOf(lint, u"claim-number"_s).size(), 1); // the record knows no PR 99
    QVERIFY(!problemsOf(lint, u"bilingual-missing"_s).isEmpty());
}

void ArticleVerbsTest::whatCameOutIsARepeat()
{
    QCOMPARE(m_program.call({u"import"_s, u"four.ndjson"_s}).exitCode, 0);
    QVERIFY(problemsOf(m_program.call({u"lint"_s, u"--json"_s}), u"repeat"_s).isEmpty());
    QCOMPARE(m_program.call({u"article"_s, u"import"_s, u"three.txt"_s}).exitCode, 0);
    QVERIFY(!problemsOf(m_program.call({u"lint"_s, u"--json"_s}), u"repeat"_s).isEmpty());
}

void ArticleVerbsTest::glossary()
{
    m_program.write(u"terms.csv"_s, u"zh,en,note\n织机,loom,\n梭子,\n"_s.toUtf8());
    const Outcome read = m_program.call(
            {u"glossary"_s, u"import"_s, u"terms.csv"_s, u"--series"_s, u"loom"_s, u"--json"_s});
    QCOMPARE(read.exitCode, 1);
    QCOMPARE(read.document().value("terms"_L1).toInt(), 1);
    QCOMPARE(read.document().value("refused"_L1).toInt(), 1);
    QVERIFY(read.messages.contains("line 3"));
}

QTEST_GUILESS_MAIN(ArticleVerbsTest)
#include "tst_articleverbs.moc"
