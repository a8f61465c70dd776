// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/workspace.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "support/unprivileged.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestWorkspaceOpen final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void createMakesAnEmptyOne();
    void createMakesItsFolder();
    void createNeverOverwrites();
    void createNeverOverwrites_data();
    void createOverLeftovers();
    void createBesideALogOfAnother();
    void refuses();
    void refuses_data();
    void newerSchema();
    void truncated();
    void readOnlyFile();
    void readOnlyFolder();
    void unreadableFile();
    void createInReadOnlyFolder();
    void openedForReading();
    void pathsOfAllKinds();
    void pathsOfAllKinds_data();
    void settings();

private:
    QString filePath(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const;
    QMap<QString, QByteArray> contents() const;

    std::optional<QTemporaryDir> m_folder;
};

namespace {

using Access = Workspace::Access;
using Code = WorkspaceErrorCode;

const QList<Access> allAccesses{Access::ReadOnly, Access::WriteIfPossible, Access::ReadWrite};

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Makes a workspace of @p issues issues at @p path and closes it.
void makeWorkspace(const QString &path, int issues = 1)
{
    Workspace workspace = must(Workspace::create(path));
    auto writer = must(RecordWriter::begin(workspace));
    for (int i = 1; i <= issues; ++i)
        must(writer.write(anIssue(u"org/a#%1"_s.arg(i), u"title of issue %1"_s.arg(i).repeated(20))));
    must(writer.finish());
}

/// A SQLite file of some other program.
void makeForeignDatabase(const QString &path)
{
    const auto database = must(Sqlite::Database::open(path, Sqlite::OpenMode::Create));
    must(database.execute("PRAGMA application_id = 7; CREATE TABLE t (x); INSERT INTO t VALUES (1)"));
}

void setFolderPermissions(const QString &path, QFile::Permissions permissions)
{
    if (!QFile::setPermissions(path, permissions))
        qFatal("permissions of %s", qPrintable(path));
}

} // namespace

void TestWorkspaceOpen::init()
{
    QTest::failOnWarning();
    m_folder.emplace();
}

void TestWorkspaceOpen::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s", qPrintable(file.errorString()));
}

/// Every file of the folder with its bytes: what must not change where something is refused.
QMap<QString, QByteArray> TestWorkspaceOpen::contents() const
{
    QMap<QString, QByteArray> files;
    for (const QString &name : QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System))
        files.insert(name, bytesOf(filePath(name)));
    return files;
}

void TestWorkspaceOpen::createMakesAnEmptyOne()
{
    const auto workspace = Workspace::create(filePath(u"new.winnow"_s));
    WINNOW_VERIFY_RESULT(workspace);
    QVERIFY(!workspace->isReadOnly());
    QCOMPARE(workspace->path(), filePath(u"new.winnow"_s));
    QCOMPARE(must(workspace->schemaVersion()), Workspace::newestSchema());
    QCOMPARE(recordLines(*workspace), QByteArrayList{});
    QCOMPARE(must(workspace->database().queryInteger("PRAGMA application_id")), Workspace::applicationId);
    QCOMPARE(must(workspace->database().queryInteger("PRAGMA foreign_keys")), 1);
    QCOMPARE(must(workspace->database().queryInteger("PRAGMA synchronous")), 2);
    QVERIFY(!QFile::exists(filePath(u"new.winnow.unfinished"_s)));
}

void TestWorkspaceOpen::createMakesItsFolder()
{
    WINNOW_VERIFY_RESULT(Workspace::create(filePath(u"a/b/new.winnow"_s)));
    QVERIFY(QFile::exists(filePath(u"a/b/new.winnow"_s)));
}

void TestWorkspaceOpen::createNeverOverwrites_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("somebody's text") << QByteArray("important\n");
}

void TestWorkspaceOpen::createNeverOverwrites()
{
    QFETCH(const QByteArray, bytes);
    write(u"old.winnow"_s, bytes);
    const auto before = contents();
    const auto created = Workspace::create(filePath(u"old.winnow"_s));
    QCOMPARE(errorOf(created), Code::AlreadyExists);
    QVERIFY(errorText(created).contains(u"old.winnow"_s));
    QVERIFY(contents() == before);

    QCOMPARE(errorOf(Workspace::create(m_folder->path())), Code::AlreadyExists);
}

void TestWorkspaceOpen::createOverLeftovers()
{
    // What a process leaves behind that is killed while it makes a workspace.
    write(u"new.winnow.unfinished"_s, "half of a database");
    write(u"new.winnow.unfinished-journal"_s, "half of a journal");
    {
        const auto workspace = Workspace::create(filePath(u"new.winnow"_s));
        WINNOW_VERIFY_RESULT(workspace);
        QCOMPARE(recordLines(*workspace), QByteArrayList{});
    }
    QCOMPARE(contents().keys(), QStringList{u"new.winnow"_s});
}

void TestWorkspaceOpen::createBesideALogOfAnother()
{
    // A workspace was moved away without the log that held its last decisions. A new file of that name
    // would be filled from the log by SQLite, and the log be lost.
    {
        const Workspace writer = must(Workspace::create(filePath(u"a.winnow"_s)));
        must(writer.database().execute("INSERT INTO meta VALUES ('k', 'v')"));
        QVERIFY(QFile::copy(filePath(u"a.winnow-wal"_s), filePath(u"b.winnow-wal"_s)));
    }
    const QByteArray log = bytesOf(filePath(u"b.winnow-wal"_s));
    QVERIFY(!log.isEmpty());
    const auto created = Workspace::create(filePath(u"b.winnow"_s));
    QCOMPARE(errorOf(created), Code::AlreadyExists);
    QVERIFY(errorText(created).contains(u"b.winnow-wal"_s));
    QCOMPARE(bytesOf(filePath(u"b.winnow-wal"_s)), log);
    QVERIFY(!QFile::exists(filePath(u"b.winnow"_s)));
}

void TestWorkspaceOpen::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Code>("code");
    QTest::newRow("no such file") << QByteArray() << Code::NotFound;
    QTest::newRow("a folder") << QByteArray() << Code::NotAWorkspace;
    QTest::newRow("an empty file") << QByteArray("") << Code::NotAWorkspace;
    QTest::newRow("a text") << QByteArray("{\"type\":\"bundle\",\"version\":1}\n").repeated(100)
                            << Code::NotAWorkspace;
    QTest::newRow("a text shorter than a header") << QByteArray("hello") << Code::NotAWorkspace;
    QTest::newRow("SQLite's first bytes alone") << QByteArray("SQLite format 3\0", 16) << Code::Damaged;
    QTest::newRow("another program's SQLite file") << QByteArray() << Code::NotAWorkspace;
}

void TestWorkspaceOpen::refuses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const Code, code);
    const QString path = filePath(u"x.winnow"_s);
    if (qstrcmp(QTest::currentDataTag(), "a folder") == 0)
        QVERIFY(QDir().mkdir(path));
    else if (qstrcmp(QTest::currentDataTag(), "another program's SQLite file") == 0)
        makeForeignDatabase(path);
    else if (code != Code::NotFound)
        write(u"x.winnow"_s, bytes);
    const auto before = contents();
    for (const Access access : allAccesses) {
        const auto opened = Workspace::open(path, access);
        QCOMPARE(errorOf(opened), code);
        QVERIFY(errorText(opened).contains(u"x.winnow"_s));
        QVERIFY(contents() == before);
    }
}

void TestWorkspaceOpen::newerSchema()
{
    const QString path = filePath(u"x.winnow"_s);
    makeWorkspace(path);
    must(must(Sqlite::Database::open(path, Sqlite::OpenMode::ReadWrite))
                    .execute("PRAGMA user_version = 999"));
    const QByteArray before = bytesOf(path);
    for (const Access access : allAccesses) {
        const auto opened = Workspace::open(path, access);
        QCOMPARE(errorOf(opened), Code::NewerSchema);
        QVERIFY(errorText(opened).contains(u"999"_s));
        QVERIFY(bytesOf(path) == before);
    }
}

void TestWorkspaceOpen::truncated()
{
    const QString whole = filePath(u"whole.winnow"_s);
    makeWorkspace(whole, 300);
    const QByteArray bytes = bytesOf(whole);
    QList<qint64> lengths{
            16, 17, 99, 100, 101, 512, 4096, 8191, 8192, 8193, bytes.size() - 8192, bytes.size() - 1};
    QRandomGenerator random(3);
    while (lengths.size() < 100)
        lengths.append(random.bounded(16, static_cast<int>(bytes.size())));
    for (const qint64 length : std::as_const(lengths)) {
        write(u"cut.winnow"_s, bytes.first(length));
        for (const Access access : allAccesses) {
            const auto opened = Workspace::open(filePath(u"cut.winnow"_s), access);
            QVERIFY2(errorOf(opened) == Code::Damaged,
                    qPrintable(u"%1 of %2 bytes"_s.arg(length).arg(bytes.size())));
        }
        QCOMPARE(bytesOf(filePath(u"cut.winnow"_s)).size(), length);
    }
}

void TestWorkspaceOpen::readOnlyFile()
{
    const QString path = filePath(u"x.winnow"_s);
    makeWorkspace(path);
    setFolderPermissions(path, QFile::ReadOwner);
    runUnprivileged([&] {
        QCOMPARE(errorOf(Workspace::open(path, Access::ReadWrite)), Code::NoPermission);
        auto opened = Workspace::open(path, Access::WriteIfPossible);
        WINNOW_VERIFY_RESULT(opened);
        QVERIFY(opened->isReadOnly());
        QCOMPARE(opened->readOnlyReason(), Code::NoPermission);
        QCOMPARE(recordLines(*opened).size(), 1);
        QCOMPARE(errorOf(opened->setSetting(u"k"_s, u"v"_s)), Code::ReadOnly);
        QCOMPARE(errorOf(RecordWriter::begin(*opened)), Code::ReadOnly);
    });
}

void TestWorkspaceOpen::readOnlyFolder()
{
    const QString path = filePath(u"x.winnow"_s);
    makeWorkspace(path);
    setFolderPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
    const auto before = contents();
    runUnprivileged([&] {
        QCOMPARE(errorOf(Workspace::open(path, Access::ReadWrite)), Code::NoPermission);
        for (const Access access : {Access::WriteIfPossible, Access::ReadOnly}) {
            const auto opened = Workspace::open(path, access);
            WINNOW_VERIFY_RESULT(opened);
            QVERIFY(opened->isReadOnly());
            QCOMPARE(recordLines(*opened).size(), 1);
        }
    });
    QVERIFY(contents() == before);
    setFolderPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestWorkspaceOpen::unreadableFile()
{
    const QString path = filePath(u"x.winnow"_s);
    makeWorkspace(path);
    setFolderPermissions(path, {});
    runUnprivileged([&] {
        for (const Access access : allAccesses)
            QCOMPARE(errorOf(Workspace::open(path, access)), Code::NoPermission);
    });
}

void TestWorkspaceOpen::createInReadOnlyFolder()
{
    setFolderPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
    runUnprivileged([&] {
        QCOMPARE(errorOf(Workspace::create(filePath(u"x.winnow"_s))), Code::NoPermission);
        QCOMPARE(errorOf(Workspace::create(filePath(u"a/x.winnow"_s))), Code::NoPermission);
    });
    setFolderPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(contents(), (QMap<QString, QByteArray>{}));
}

void TestWorkspaceOpen::openedForReading()
{
    const QString path = filePath(u"x.winnow"_s);
    makeWorkspace(path);
    const QByteArray before = bytesOf(path);
    auto opened = Workspace::open(path, Access::ReadOnly);
    WINNOW_VERIFY_RESULT(opened);
    QCOMPARE(opened->readOnlyReason(), Code::ReadOnly);
    QVERIFY(!opened->lockHolder());
    QCOMPARE(errorOf(opened->setSetting(u"k"_s, u"v"_s)), Code::ReadOnly);
    QVERIFY(!opened->database().execute("DELETE FROM issue"));
    QVERIFY(!QFile::exists(path + u".lock"_s));
    QCOMPARE(bytesOf(path), before);
}

void TestWorkspaceOpen::pathsOfAllKinds_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Chinese") << u"第38期.winnow"_s;
    QTest::newRow("spaces") << u"week 38 .winnow"_s;
    QTest::newRow("characters of an address") << u"a?b#c%20&d=1.winnow"_s;
    QTest::newRow("a colon and a semicolon") << u"file:a;b.winnow"_s;
    QTest::newRow("no suffix") << u"workspace"_s;
}

void TestWorkspaceOpen::pathsOfAllKinds()
{
    QFETCH(const QString, name);
    makeWorkspace(filePath(name));
    QCOMPARE(contents().keys(), QStringList{name});
    for (const Access access : allAccesses)
        QCOMPARE(recordLines(must(Workspace::open(filePath(name), access))).size(), 1);
}

void TestWorkspaceOpen::settings()
{
    TemporaryWorkspace workspace;
    QVERIFY(must(workspace->setting(u"k"_s)).isNull());
    must(workspace->setSetting(u"k"_s, u"值"_s));
    must(workspace->setSetting(u"l"_s, u"other"_s));
    must(workspace->setSetting(u"k"_s, u"another"_s));
    workspace.reopen();
    QCOMPARE(must(workspace->setting(u"k"_s)), u"another"_s);
    QCOMPARE(must(workspace->setting(u"l"_s)), u"other"_s);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestWorkspaceOpen)
#include "tst_workspaceopen.moc"
