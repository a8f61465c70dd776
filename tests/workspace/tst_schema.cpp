// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/schema.h"

#include "workspace/integrity.h"
#include "workspace/issuequeries.h"

#include "fullrecords.h"

#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestSchema final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stepsAreThere();
    void migrates();
    void migratesOverSeveralSteps();
    void safetyCopy();
    void noCopyWithoutNeed();
    void copiesDoNotOverwriteEachOther();
    void failingStepLeavesTheFileAsItWas();
    void failingStepLeavesTheFileAsItWas_data();
    void olderProgramRefusesTheNewerFile();
    void halfACopyIsTakenAway();
    void firstSchemaOpensForEver();

private:
    Sqlite::Database openFile() const
    {
        return must(Sqlite::Database::open(m_workspace->path(), Sqlite::OpenMode::ReadWrite));
    }
    QStringList copies() const;

    std::optional<TemporaryWorkspace> m_workspace;
};

namespace {

/// The steps there are and an artificial one more.
QByteArrayList withStep(const QByteArray &sql)
{
    return schemaSteps() + QByteArrayList{sql};
}

const QByteArray goodStep =
        "ALTER TABLE issue_text ADD COLUMN mood TEXT; UPDATE issue_text SET mood = 'calm';";
int newest()
{
    return static_cast<int>(schemaSteps().size());
}

/// The records of a bundle file, but for its header.
QByteArrayList linesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    QByteArrayList lines = file.readAll().trimmed().split('\n');
    lines.removeIf([](const QByteArray &line) { return line.contains(R"("type":"bundle")"); });
    return lines;
}

qint64 count(const Sqlite::Database &database, const QByteArray &what)
{
    return must(database.queryInteger("SELECT COUNT(*) FROM " + what));
}

} // namespace

void TestSchema::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(fullRecords());
    m_workspace->close();
}

QStringList TestSchema::copies() const
{
    return QDir(m_workspace->filePath(u"."_s)).entryList({u"*backup*"_s}, QDir::Files, QDir::Name);
}

void TestSchema::stepsAreThere()
{
    QCOMPARE_GE(newest(), 1);
    QCOMPARE(Workspace::newestSchema(), newest());
    for (const QByteArray &step : schemaSteps())
        QVERIFY(step.contains("SPDX-License-Identifier"));
}

void TestSchema::migrates()
{
    Sqlite::Database database = openFile();
    QCOMPARE(must(schemaVersionOf(database)), newest());
    const qint64 texts = count(database, "issue_text");
    must(migrateSchema(database, withStep(goodStep)));
    QCOMPARE(must(schemaVersionOf(database)), newest() + 1);
    QCOMPARE(count(database, "issue_text WHERE mood = 'calm'"), texts);
    must(migrateSchema(database, withStep(goodStep))); // there already: left alone
    QCOMPARE(must(schemaVersionOf(database)), newest() + 1);
}

void TestSchema::migratesOverSeveralSteps()
{
    Sqlite::Database database = openFile();
    must(migrateSchema(
            database, withStep("CREATE TABLE a (x)") + QByteArrayList{"ALTER TABLE a ADD COLUMN y"}));
    QCOMPARE(must(schemaVersionOf(database)), newest() + 2);
    QCOMPARE(count(database, "pragma_table_info('a')"), 2);
}

void TestSchema::safetyCopy()
{
    {
        Sqlite::Database database = openFile();
        must(migrateWithSafetyCopy(database, withStep(goodStep)));
        QCOMPARE(must(schemaVersionOf(database)), newest() + 1);
    }
    QCOMPARE(copies(), QStringList{u"test.schema-%1.backup.winnow"_s.arg(newest())});
    const QString copy = m_workspace->filePath(copies().constFirst());
    QCOMPARE(checkWorkspace(copy).problems, QStringList{});
    const Workspace opened = must(Workspace::open(copy, Workspace::Access::ReadWrite));
    QCOMPARE(must(opened.schemaVersion()), newest());
    QCOMPARE(recordLines(opened), linesOf(fullRecords()));
}

void TestSchema::noCopyWithoutNeed()
{
    Sqlite::Database database = openFile();
    must(migrateWithSafetyCopy(database, schemaSteps()));
    QCOMPARE(copies(), QStringList{});
}

void TestSchema::copiesDoNotOverwriteEachOther()
{
    Sqlite::Database database = openFile();
    const QByteArrayList bad = withStep("nonsense");
    for (int i = 0; i < 3; ++i)
        QVERIFY(!migrateWithSafetyCopy(database, bad));
    const QString stem = u"test.schema-%1.backup"_s.arg(newest());
    QCOMPARE(copies(), (QStringList{stem + u"-2.winnow"_s, stem + u"-3.winnow"_s, stem + u".winnow"_s}));
}

void TestSchema::failingStepLeavesTheFileAsItWas_data()
{
    QTest::addColumn<QByteArrayList>("steps");
    QTest::newRow("no SQL") << withStep("nonsense");
    QTest::newRow("fails at its end") << withStep(goodStep + "INSERT INTO meta VALUES ('a', 1), ('a', 2);");
    QTest::newRow("the step after a good one") << withStep(goodStep) + QByteArrayList{"DROP TABLE nothing"};
    QTest::newRow("breaks the journal's promise") << withStep("UPDATE decision SET note = NULL");
}

void TestSchema::failingStepLeavesTheFileAsItWas()
{
    QFETCH(const QByteArrayList, steps);
    {
        Sqlite::Database database = openFile();
        QVERIFY(!migrateWithSafetyCopy(database, steps));
        QCOMPARE(must(schemaVersionOf(database)), newest());
        QCOMPARE(count(database, "pragma_table_info('issue_text') WHERE name = 'mood'"), 0);
    }
    QCOMPARE(checkWorkspace(m_workspace->path()).problems, QStringList{});
    m_workspace->reopen();
    QCOMPARE(recordLines(**m_workspace), linesOf(fullRecords()));
}

void TestSchema::olderProgramRefusesTheNewerFile()
{
    {
        Sqlite::Database database = openFile();
        must(migrateSchema(database, withStep(goodStep)));
        const auto refused = migrateSchema(database, schemaSteps());
        QCOMPARE(errorOf(refused), WorkspaceErrorCode::NewerSchema);
        QCOMPARE(must(schemaVersionOf(database)), newest() + 1);
    }
    QCOMPARE(errorOf(Workspace::open(m_workspace->path(), Workspace::Access::ReadWrite)),
            WorkspaceErrorCode::NewerSchema);
}

void TestSchema::halfACopyIsTakenAway()
{
    // A reader in the midst of a step keeps nobody from copying; a file that is no database any more does.
    {
        QFile file(m_workspace->path());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() / 2));
    }
    Sqlite::Database database = openFile();
    QVERIFY(!migrateWithSafetyCopy(database, withStep(goodStep)));
    QCOMPARE(copies(), QStringList{});
}

void TestSchema::firstSchemaOpensForEver()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"old.winnow"_s);
    QVERIFY(QFile::copy(QStringLiteral(WINNOW_SCHEMA_FIXTURES "/schema-1.winnow"), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(must(schemaVersionOf(must(Sqlite::Database::open(path, Sqlite::OpenMode::ReadOnly)))), 1);

    auto opened = Workspace::open(path, Workspace::Access::ReadWrite);
    WINNOW_VERIFY_RESULT(opened);
    QCOMPARE(must(opened->schemaVersion()), newest());
    QCOMPARE(recordLines(*opened), linesIn(QStringLiteral(WINNOW_SCHEMA_FIXTURES "/schema-1.ndjson")));
    QCOMPARE(must(matchingIssues(*opened, u"泄漏"_s)).size(), size_t{1});
    must(opened->setSetting(u"k"_s, u"v"_s));
    QCOMPARE(QFile::exists(folder.filePath(u"old.schema-1.backup.winnow"_s)), newest() > 1);
    QCOMPARE(checkWorkspace(path).problems, QStringList{});
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestSchema)
#include "tst_schema.moc"
