// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "commandline/workspacechoice.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestWorkspaceChoice final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void chooses_data();
    void chooses();
};

void TestWorkspaceChoice::init()
{
    QTest::failOnWarning();
}

void TestWorkspaceChoice::chooses_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("environment");
    QTest::addColumn<QString>("choice"); ///< Empty for an error.
    const QStringList one{u"week.winnow"_s, u"notes.txt"_s};
    QTest::newRow("-w first") << one << u"a.winnow"_s << u"b.winnow"_s << u"a.winnow"_s;
    QTest::newRow("then the environment") << one << QString() << u"b.winnow"_s << u"b.winnow"_s;
    QTest::newRow("then the only one") << one << QString() << QString() << u"week.winnow"_s;
    QTest::newRow("none") << QStringList{u"notes.txt"_s} << QString() << QString() << QString();
    QTest::newRow("two") << QStringList{u"a.winnow"_s, u"b.winnow"_s} << QString() << QString() << QString();
    QTest::newRow("side files") << QStringList{u"a.winnow"_s, u"a.winnow-wal"_s, u"a.winnow.lock"_s}
                                << QString() << QString() << u"a.winnow"_s;
    QTest::newRow("safety copies") << QStringList{u"a.winnow"_s, u"a.schema-1.backup.winnow"_s,
            u"a.schema-1.backup-2.winnow"_s}
                                   << QString() << QString() << u"a.winnow"_s;
}

void TestWorkspaceChoice::chooses()
{
    const QTemporaryDir folder;
    QFETCH(const QStringList, files);
    for (const QString &name : files)
        QVERIFY(QFile(folder.filePath(name)).open(QIODevice::WriteOnly));
    QFETCH(const QString, given);
    QFETCH(const QString, environment);
    QFETCH(const QString, choice);
    const auto chosen = chooseWorkspace(given, environment, QDir(folder.path()));
    QCOMPARE(chosen.has_value(), !choice.isEmpty());
    if (chosen)
        QCOMPARE(*chosen, choice);
    else
        QVERIFY2(chosen.error().contains(u"-w"_s), qPrintable(chosen.error()));
}

QTEST_GUILESS_MAIN(TestWorkspaceChoice)
#include "tst_workspacechoice.moc"
