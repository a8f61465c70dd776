// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "format/articlereader.h"
#include "lint/linter.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

/// What is judged of a problem: its code, its part and the number of its row or the index of its part.
QString judged(const LintProblem &problem)
{
    const LintPlace &place = problem.place;
    const QString where = place.number.isEmpty() ? QString::number(place.index) : place.number;
    return lintCodeName(problem.code) + u' ' + articlePartName(place.part) + u' ' + where;
}

QStringList judgedOf(const QList<LintProblem> &problems, LintSeverity severity)
{
    QStringList list;
    for (const LintProblem &problem : problems) {
        if (problem.severity == severity)
            list.append(judged(problem));
    }
    return list;
}

/// A small instalment whose theme counts one case too many, and with a flag that a blog made a dash of.
QByteArray madeArticle()
{
    return u"织机开源仓精选（三）\n\n总览\n\n仓库\t定位\t收录条数\nloom\t织机，两案\t2\n\n"
           "loom（织机·断线）\n\n断线之后\n\n编号\tIssue 问题内容\t解答总结\n"
           "#7\t断线后不停机\t根因：计数器溢出\n#9\t张力读数为 0\t换用 –slow 模式\n\n"
           "组合解读：这 2 条里的共性规律\n\n1. 传感器三案：先看接线。\n都与接线有关。\n\n"
           "• lm#7 断线不停机：计数器溢出\n• lm#9 读数为 0：换慢速\n\n"
           "排错指引（从这批 issue 提炼）\n\n症状\t第一优先动作\t本篇相关案例\n断线不停机\t升级\tlm#7\n"
           "读数为 0\t换慢速\tlm#9\n"_s.toUtf8();
}

} // namespace

/// Published instalments by themselves, where they lie beside the project (../shared/articles).
class TestLintPublished final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void publishedArticles();
    void publishedArticles_data();
};

void TestLintPublished::publishedArticles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("errors");
    QTest::addColumn<QStringList>("warnings");
    const auto add = [](const QString &name, const QStringList &errors, const QStringList &warnings) {
        QFile file(QStringLiteral(WINNOW_ARTICLES "/") + name);
        if (file.open(QIODevice::ReadOnly))
            QTest::newRow(qPrintable(name)) << file.readAll() << errors << warnings;
    };
    QTest::newRow("made") << madeArticle() << QStringList{u"theme-count theme 0"_s}
                          << QStringList{u"dash-flag row 9"_s};
    // Judged one by one: a blog made en dashes of double hyphens, 19 times in the two. Every
    // count, list, reference and gap in them agrees with the rest of its article.
    add(u"series-01.txt"_s, {}, {u"dash-flag row 189"_s});
    add(u"series-18.txt"_s, {},
            {u"dash-flag overview -1"_s, u"dash-flag row 94"_s, u"dash-flag row 94"_s, u"dash-flag row 138"_s,
                    u"dash-flag row 177"_s, u"dash-flag section -1"_s, u"dash-flag row 12"_s,
                    u"dash-flag row 12"_s, u"dash-flag row 12"_s, u"dash-flag row 136"_s,
                    u"dash-flag row 136"_s, u"dash-flag case-line 138"_s, u"dash-flag case-line 94"_s,
                    u"dash-flag case-line 177"_s, u"dash-flag case-line 136"_s, u"dash-flag guide 1"_s,
                    u"dash-flag guide 2"_s, u"dash-flag guide 12"_s});
}

void TestLintPublished::publishedArticles()
{
    QFETCH(const QByteArray, text);
    const ReadArticle read = readArticle(text, ArticleFormat::Text);
    const QList<LintProblem> problems = lintArticle({&read.article, nullptr, nullptr, {}});
    QTEST(judgedOf(problems, LintSeverity::Error), "errors");
    QTEST(judgedOf(problems, LintSeverity::Warning), "warnings");
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintPublished)
#include "tst_lintpublished.moc"
