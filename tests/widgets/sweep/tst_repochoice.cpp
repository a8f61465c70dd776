// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweep/repochoice.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// Which repositories are swept, from what was typed and ticked.
class RepoChoiceTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void readsNames_data();
    void readsNames();
    void choosesByTicks_data();
    void choosesByTicks();
    void ticksAsLastTime();
};

namespace {

ForgeRepo aRepo(const QString &name, bool isArchived = false)
{
    ForgeRepo repo;
    repo.record.repo = name;
    repo.isArchived = isArchived;
    return repo;
}

} // namespace

void RepoChoiceTest::readsNames_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<SweepSources>("expected");
    QTest::newRow("nothing") << u" , "_s << SweepSources{};
    QTest::newRow("both kinds") << u"lantern, shed/loom"_s
                                << SweepSources{{u"lantern"_s}, {u"shed/loom"_s}, {}};
    QTest::newRow("Chinese punctuation")
            << u"灯笼，lantern；a.b-c_d、x"_s
            << SweepSources{{u"灯笼"_s, u"lantern"_s, u"a.b-c_d"_s, u"x"_s}, {}, {}};
    QTest::newRow("each once") << u"a a\na/b a/b"_s << SweepSources{{u"a"_s}, {u"a/b"_s}, {}};
    QTest::newRow("addresses") << u"https://gitcode.com/lantern https://gitcode.com/lantern/loom.git/"_s
                               << SweepSources{{u"lantern"_s}, {u"lantern/loom"_s}, {}};
    QTest::newRow("neither") << u"a/b/c https:// a//b <x>"_s
                             << SweepSources{{}, {}, {u"a/b/c"_s, u"https://"_s, u"a//b"_s, u"<x>"_s}};
}

void RepoChoiceTest::readsNames()
{
    QFETCH(const QString, text);
    QFETCH(const SweepSources, expected);
    const SweepSources read = readSources(text);
    QCOMPARE(read.orgs, expected.orgs);
    QCOMPARE(read.repos, expected.repos);
    QCOMPARE(read.faulty, expected.faulty);
}

void RepoChoiceTest::choosesByTicks_data()
{
    QTest::addColumn<QList<ListedRepo>>("listed");
    QTest::addColumn<SweepSources>("expected");
    const QString org = u"lantern"_s;
    QTest::newRow("not listed") << QList<ListedRepo>{} << SweepSources{{org}, {u"shed/loom"_s}, {}};
    QTest::newRow("all") << QList<ListedRepo>{{org, u"lantern/a"_s, false, true},
            {org, u"lantern/b"_s, false, true}}
                         << SweepSources{{org}, {u"shed/loom"_s}, {}};
    QTest::newRow("all but what is archived")
            << QList<ListedRepo>{{org, u"lantern/a"_s, false, true}, {org, u"lantern/b"_s, true, false}}
            << SweepSources{{org}, {u"shed/loom"_s}, {}};
    QTest::newRow("one archived, too")
            << QList<ListedRepo>{{org, u"lantern/a"_s, false, true}, {org, u"lantern/b"_s, true, true}}
            << SweepSources{{}, {u"shed/loom"_s, u"lantern/a"_s, u"lantern/b"_s}, {}};
    QTest::newRow("some") << QList<ListedRepo>{{org, u"lantern/a"_s, false, true},
            {org, u"lantern/b"_s, false, false}}
                          << SweepSources{{}, {u"shed/loom"_s, u"lantern/a"_s}, {}};
    QTest::newRow("none") << QList<ListedRepo>{{org, u"lantern/a"_s, false, false}}
                          << SweepSources{{}, {u"shed/loom"_s}, {}};
    QTest::newRow("of another") << QList<ListedRepo>{{u"shed"_s, u"shed/x"_s, false, true}}
                                << SweepSources{{org}, {u"shed/loom"_s}, {}};
}

void RepoChoiceTest::choosesByTicks()
{
    QFETCH(const QList<ListedRepo>, listed);
    QFETCH(const SweepSources, expected);
    const SweepSources chosen = chosenSources(readSources(u"lantern, shed/loom"_s), listed);
    QCOMPARE(chosen.orgs, expected.orgs);
    QCOMPARE(chosen.repos, expected.repos);
}

void RepoChoiceTest::ticksAsLastTime()
{
    QVERIFY(isChosenAtFirst(aRepo(u"lantern/a"_s), u"lantern"_s, {}));
    QVERIFY(!isChosenAtFirst(aRepo(u"lantern/a"_s, true), u"lantern"_s, {}));
    SweepMemory last;
    last.request.orgs = {u"shed"_s};
    last.request.repos = {u"lantern/a"_s};
    QVERIFY(isChosenAtFirst(aRepo(u"lantern/a"_s), u"lantern"_s, last));
    QVERIFY(!isChosenAtFirst(aRepo(u"lantern/b"_s), u"lantern"_s, last));
    QVERIFY(isChosenAtFirst(aRepo(u"shed/x"_s), u"shed"_s, last));
    QVERIFY(isChosenAtFirst(aRepo(u"new/x"_s), u"new"_s, last));
}

QTEST_GUILESS_MAIN(RepoChoiceTest)
#include "tst_repochoice.moc"
