// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "lintmutations.h"

#include "lint/linter.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Winnow {

namespace {

LintInput inputOf(const MadeInstalment &made)
{
    return {&made.zh, &made.en, &made.record, {}};
}

QString described(const LintProblem &problem)
{
    return u"%1 %2 %3 %4#%5 %6: %7"_s.arg(lintSeverityName(problem.severity), lintCodeName(problem.code),
            articlePartName(problem.place.part), problem.place.repo, problem.place.number,
            textLanguageCode(problem.place.language), problem.message.en);
}

} // namespace

/// A lint that says nothing of a true article, and hardly ever nothing of one that is wrong in one place.
class TestLintMutations final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void trueArticleGivesNothing();
    void trueArticleWithoutRecordGivesNothing();
    void brokenPlacesAreFound();
    void incrementalLintAgrees();
};

void TestLintMutations::trueArticleGivesNothing()
{
    const MadeInstalment made = makeInstalment();
    QStringList problems;
    for (const LintProblem &problem : lintArticle(inputOf(made)))
        problems.append(described(problem));
    QCOMPARE(problems, QStringList());
}

void TestLintMutations::trueArticleWithoutRecordGivesNothing()
{
    const MadeInstalment made = makeInstalment();
    QStringList problems;
    for (const LintProblem &problem : lintArticle({&made.zh, &made.en, nullptr, {}}))
        problems.append(described(problem));
    QCOMPARE(problems, QStringList());
}

void TestLintMutations::brokenPlacesAreFound()
{
    const MadeInstalment made = makeInstalment();
    Linter linter;
    int tried = 0;
    int found = 0;
    for (const LintMutation &mutation : claimMutations() + articleMutations() + recordMutations()) {
        int triedOfKind = 0;
        int foundOfKind = 0;
        for (int turn = 0;; ++turn) {
            MadeInstalment broken = made;
            if (!mutation.apply(broken, turn))
                break;
            ++triedOfKind;
            const QList<LintProblem> problems = linter.lint(inputOf(broken));
            const bool isFound = std::ranges::any_of(
                    problems, [&](const LintProblem &problem) { return problem.code == mutation.code; });
            foundOfKind += isFound ? 1 : 0;
            if (!isFound)
                qInfo("not found: %s, place %d", qPrintable(mutation.name), turn);
        }
        qInfo("%3d of %3d  %s (%s)", foundOfKind, triedOfKind, qPrintable(mutation.name),
                qPrintable(lintCodeName(mutation.code)));
        QVERIFY2(foundOfKind > 0, qPrintable(mutation.name));
        tried += triedOfKind;
        found += foundOfKind;
    }
    qInfo("%d of %d mutations found", found, tried);
    QVERIFY(tried >= 400);
    QVERIFY(found * 100 >= tried * 98);
}

/// What is kept from one linting to the next changes no result.
void TestLintMutations::incrementalLintAgrees()
{
    const MadeInstalment made = makeInstalment(4);
    Linter linter;
    linter.lint(inputOf(made));
    for (const LintMutation &mutation : claimMutations() + articleMutations() + recordMutations()) {
        MadeInstalment broken = made;
        if (!mutation.apply(broken, 1))
            continue;
        QCOMPARE(linter.lint(inputOf(broken)), lintArticle(inputOf(broken)));
    }
    QCOMPARE(linter.lint(inputOf(made)), QList<LintProblem>());
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestLintMutations)
#include "tst_lintmutations.moc"
