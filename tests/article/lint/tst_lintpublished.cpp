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
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("errors");
    QTest::addColumn<QStringList>("warnings");
    const auto add = [](const QString &name, const QStringList &errors, const QStringList &warnings) {
        const QString file = QStringLiteral(WINNOW_ARTICLES "/") + name;
        if (QFile::exists(file))
            QTest::newRow(qPrintable(name)) << file << errors << warnings;
    };
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
    QFETCH(const QString, file);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const ReadArticle read = readArticle(source.readAll(), ArticleFormat::Text);
    const QList<LintProblem> problems = lintArticle({&read.article, nullptr, nullptr, {}});
    QTEST(judgedOf(problems, LintSeverity::Error), "errors");
    QTEST(judgedOf(problems, LintSeverity::Warning), "warnings");
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintPublished)
#include "tst_lintpublished.moc"
