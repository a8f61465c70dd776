// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/readdiff.h"
#include "gitrepository.h"
#include "support/countsof.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace Winnow {

/// What git itself writes is counted as git itself counts it.
class TestNumstatGit final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(); }
    void countsLikeGit();
    void countsLikeGit_data();
    void countsRandomChanges();
    void countsMergeAgainstFirstParent();
    void countsConflict();
    void countsSubmodule();
    void countsSubmodule_data();
    void countsSharedData();
    void countsSharedData_data();
};

namespace {

/// Makes two states of a repository and commits both.
using Steps = std::function<void(const GitRepository &)>;

QByteArray numbered(int lines, QByteArrayView start = "line ")
{
    QByteArray text;
    for (int i = 0; i < lines; ++i)
        text.append(start).append(QByteArray::number(i)).append('\n');
    return text;
}

QByteArray bytes(int count)
{
    QByteArray data;
    for (int i = 0; i < count; ++i)
        data += static_cast<char>((i * 37) % 251);
    return data;
}

/// git's own counts. Options such as -U0 let git print the patch after them, behind an empty line.
QByteArray gitCounts(const GitRepository &repository, const QStringList &range, const QStringList &options)
{
    const QByteArray text = repository.git(QStringList{u"diff"_s, u"--numstat"_s} + options + range);
    const qsizetype empty = text.indexOf("\n\n");
    return empty < 0 ? text : text.first(empty + 1);
}

void compareCounts(const GitRepository &repository, const QStringList &range, const QStringList &options)
{
    const QByteArray text = repository.git(QStringList{u"diff"_s} + options + range);
    const QByteArray expected = gitCounts(repository, range, options);
    const SharedDiff diff = readDiff(text);
    QVERIFY(diff->problems().empty());
    QCOMPARE(countsOf(*diff), expected);
}

} // namespace

void TestNumstatGit::initTestCase()
{
    if (!GitRepository::isAvailable())
        QSKIP("git is not installed: its counts cannot be compared with.");
}

void TestNumstatGit::countsLikeGit_data()
{
    QTest::addColumn<Steps>("before");
    QTest::addColumn<Steps>("after");
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char *name, const Steps &before, const Steps &after,
                             const QStringList &options = {}) {
        QTest::newRow(name) << before << after << options;
    };
    const auto nothing = [](const GitRepository &) {};
    const auto files = [](const QList<std::pair<QString, QByteArray>> &contents) {
        return [contents](const GitRepository &r) {
            for (const auto &[path, text] : contents)
                r.write(path, text);
        };
    };
    const auto moved = [](const QString &from, const QString &to) {
        return [from, to](const GitRepository &r) {
            QDir().mkpath(QFileInfo(QDir(r.path()).filePath(to)).path());
            r.git({u"mv"_s, from, to});
        };
    };

    row("empty file", nothing, files({{u"empty"_s, ""}}));
    row("empty file removed", files({{u"empty"_s, ""}}),
            [](const GitRepository &r) { r.remove(u"empty"_s); });
    row("one line", nothing, files({{u"one"_s, "x\n"}}));
    row("no newline, both sides", files({{u"a"_s, "x"}}), files({{u"a"_s, "y"}}));
    row("newline lost", files({{u"a"_s, "x\n"}}), files({{u"a"_s, "x"}}));
    row("newline found", files({{u"a"_s, "p\nx"}}), files({{u"a"_s, "p\nx\n"}}));
    row("carriage returns gone", files({{u"a"_s, "1\r\n2\r\n3\n"}}), files({{u"a"_s, "1\n2\n3\n"}}));
    row("lone carriage returns", files({{u"a"_s, "1\r2\r3"}}), files({{u"a"_s, "1\r2\r\r\n"}}));
    row("lines like headers", files({{u"a"_s, "-- old\n++ new\n@@ -1 +1 @@\n"}}),
            files({{u"a"_s, "-- old2\n++ new2\n@@ -9 +9 @@\ndiff --git a/x b/x\n-- \n"}}));
    row("removed line of two dashes", files({{u"a"_s, "-- a/x\n-- \nkeep\n"}}),
            files({{u"a"_s, "keep\n++ b/x\n"}}));
    row("patch inside",
            files({{u"p.patch"_s, "diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+b\n"}}),
            files({{u"p.patch"_s, "diff --git a/f b/f\n--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n-a\n+c\n d\n"}}));
    row("binary", files({{u"b"_s, bytes(300)}}), files({{u"b"_s, bytes(500)}}));
    row("binary patch", files({{u"b"_s, bytes(300)}, {u"t"_s, "1\n"}}),
            files({{u"b"_s, bytes(5000)}, {u"t"_s, "2\n"}}), {u"--binary"_s});
    row("binary patch, new and gone", files({{u"b"_s, bytes(300)}}),
            [](const GitRepository &r) {
                r.remove(u"b"_s);
                r.write(u"c"_s, bytes(77) + '\0');
            },
            {u"--binary"_s, u"--no-renames"_s});
    row("mode", files({{u"a"_s, "x\n"}}), [](const GitRepository &r) { r.makeExecutable(u"a"_s); });
    row("mode and lines", files({{u"a"_s, "x\n"}}), [](const GitRepository &r) {
        r.write(u"a"_s, "y\nz\n");
        r.makeExecutable(u"a"_s);
    });
    row("odd names", nothing,
            files({{u"with blank"_s, "1\n"}, {u" leading"_s, "1\n"}, {u"tab\there"_s, "1\n"},
                    {u"quote\"s"_s, "1\n"}, {u"back\\slash"_s, "1\n"}, {u"目录/文件 名.md"_s, "1\n"},
                    {u"line\nfeed"_s, "1\n"}, {u"b/b b/b"_s, "1\n"}, {u"a b/a b"_s, "1\n"},
                    {u"\x07\x1b bell"_s, "1\n"}, {u"émoji 🚀"_s, "1\n"}, {u"delete\x7f"_s, "1\n"}}));
    row("odd names, modes only", files({{u"x b/x"_s, "1\n"}, {u"目 录"_s, "1\n"}, {u"a a a"_s, "1\n"}}),
            [](const GitRepository &r) {
                for (const QString &name : {u"x b/x"_s, u"目 录"_s, u"a a a"_s})
                    r.makeExecutable(name);
            });
    row("odd names, gone", files({{u"x b/x"_s, "1\n"}, {u"目 录"_s, "1\n"}}), [](const GitRepository &r) {
        r.remove(u"x b/x"_s);
        r.remove(u"目 录"_s);
    });
    row("raw names", nothing, files({{u"目录/文件.md"_s, "1\n"}, {u"引\"号"_s, "2\n"}}), {});
    const QList<std::pair<QString, QString>> renames{{u"a/b/c"_s, u"a/d/c"_s}, {u"a/b"_s, u"a/c"_s},
            {u"f"_s, u"d/f"_s}, {u"d/f"_s, u"f"_s}, {u"a/b/c"_s, u"a/c"_s}, {u"a/c"_s, u"a/b/c"_s},
            {u"a/a/a"_s, u"a/a/b/a"_s}, {u"x/same/y"_s, u"z/same/y"_s}, {u"p/q/r/s"_s, u"p/t/s"_s},
            {u"old"_s, u"new"_s}, {u"dir/old name"_s, u"dir/new name"_s}, {u"目录/旧"_s, u"目录/新"_s},
            {u"plain"_s, u"目录/新"_s}, {u"a/x"_s, u"b/x"_s}, {u"ab/x"_s, u"ac/x"_s}, {u"a/xa"_s, u"a/ya"_s},
            {u"a\tb"_s, u"c"_s}};
    for (const auto &[from, to] : renames) {
        const QByteArray name = "rename " + from.toUtf8() + " to " + to.toUtf8();
        row(name.constData(), files({{from, numbered(20)}}), moved(from, to));
        const auto change = [from, to, moved](const GitRepository &r) {
            moved(from, to)(r);
            r.write(to, numbered(22));
        };
        row((name + ", changed").constData(), files({{from, numbered(20)}}), change);
    }
    row("rename without prefixes", files({{u"a/x"_s, numbered(9)}, {u"b/y"_s, "1\n"}}),
            [](const GitRepository &r) {
                r.git({u"mv"_s, u"a/x"_s, u"a/z"_s});
                r.write(u"b/y"_s, "2\n");
            },
            {u"--no-prefix"_s});
    row("prefixes of its own", files({{u"x/y"_s, "1\n"}, {u"z"_s, "1\n"}}),
            files({{u"x/y"_s, "2\n"}, {u"z"_s, "2\n"}}),
            {u"--src-prefix=before/"_s, u"--dst-prefix=after/"_s});
    row("copies", files({{u"a"_s, numbered(30)}}),
            [](const GitRepository &r) {
                r.write(u"a"_s, numbered(31));
                r.write(u"sub/a copy"_s, numbered(30));
            },
            {u"--find-copies-harder"_s});
    row("rewritten", files({{u"a"_s, numbered(30)}}), files({{u"a"_s, numbered(25, "other ")}}), {u"-B"_s});
    row("file becomes link", files({{u"f"_s, "x\ny\ntarget"}}), [](const GitRepository &r) {
        r.remove(u"f"_s);
        r.link(u"f"_s, u"target"_s);
    });
    row(
            "link becomes file", [](const GitRepository &r) { r.link(u"f"_s, u"target"_s); },
            [](const GitRepository &r) {
                r.remove(u"f"_s);
                r.write(u"f"_s, "target\nmore\n");
            });
    row(
            "link turned", [](const GitRepository &r) { r.link(u"l"_s, u"one"_s); },
            [](const GitRepository &r) {
                r.remove(u"l"_s);
                r.link(u"l"_s, u"two"_s);
            });
    row("no context", files({{u"a"_s, numbered(50)}}),
            files({{u"a"_s, numbered(40) + "new\n" + numbered(5)}}), {u"-U0"_s});
    row("all context", files({{u"a"_s, numbered(50)}}), files({{u"a"_s, "new\n" + numbered(49)}}),
            {u"-U1000"_s});
    row("whole functions", files({{u"a.c"_s, "int f()\n{\n" + numbered(20) + "}\n"}}),
            files({{u"a.c"_s, "int f()\n{\n" + numbered(21) + "}\n"}}), {u"-W"_s});
    row("reversed", files({{u"a"_s, "1\n"}, {u"gone"_s, "1\n"}}),
            [](const GitRepository &r) {
                r.write(u"a"_s, "2\n");
                r.remove(u"gone"_s);
            },
            {u"-R"_s});
    row("long ids", files({{u"a"_s, "1\n"}}), files({{u"a"_s, "2\n"}}), {u"--full-index"_s});
    row("mnemonic prefixes", files({{u"a/a"_s, "1\n"}}), files({{u"a/a"_s, "2\n"}}),
            {u"--src-prefix=i/"_s, u"--dst-prefix=w/"_s});
    row("nothing", files({{u"a"_s, "1\n"}}), nothing);
}

void TestNumstatGit::countsLikeGit()
{
    QFETCH(Steps, before);
    QFETCH(Steps, after);
    QFETCH(QStringList, options);
    const GitRepository repository;
    if (QByteArrayView(QTest::currentDataTag()) == "raw names")
        repository.git({u"config"_s, u"core.quotePath"_s, u"false"_s});
    before(repository);
    repository.commit();
    after(repository);
    repository.commit();
    compareCounts(repository, {u"HEAD~1"_s, u"HEAD"_s}, options);
    // The same with the message around it, as `git show` and as a mail.
    const QByteArray expected = gitCounts(repository, {u"HEAD~1"_s, u"HEAD"_s}, options);
    const QByteArray shown = repository.git(QStringList{u"show"_s, u"--patch"_s} + options);
    const QByteArray mail = repository.git(QStringList{u"format-patch"_s, u"--stdout"_s, u"-1"_s} + options);
    QCOMPARE(countsOf(*readDiff(shown)), expected);
    QCOMPARE(countsOf(*readDiff(mail)), expected);
}

/// Files of a small alphabet, so that lines repeat and diffs are many and odd. The seed is fixed.
void TestNumstatGit::countsRandomChanges()
{
    QRandomGenerator random(20260917);
    const auto contents = [&random] {
        QByteArray text;
        const int lines = random.bounded(60);
        for (int i = 0; i < lines; ++i) {
            static constexpr const char *pieces[] = {"a", "b", "- x", "+ y", "@@ -1 +1 @@", "", " ", "-- z",
                    "\\ No newline", "diff --git a/q b/q", "中文", "\t", "--- a/q", "+++ b/q"};
            text += pieces[random.bounded(static_cast<int>(std::size(pieces)))];
            text += random.bounded(9) == 0 ? "\r\n" : "\n";
        }
        if (random.bounded(3) == 0 && !text.isEmpty())
            text.chop(1);
        return text;
    };
    const GitRepository repository;
    for (int round = 0; round < 12; ++round) {
        for (int file = 0; file < 8; ++file)
            repository.write(u"dir %1/f%2"_s.arg(file % 3).arg(file), contents());
        repository.commit();
        if (round == 0)
            continue;
        for (const QStringList &options : {QStringList(), {u"-U0"_s}, {u"-U1"_s, u"--patience"_s}})
            compareCounts(repository, {u"HEAD~1"_s, u"HEAD"_s}, options);
    }
}

void TestNumstatGit::countsMergeAgainstFirstParent()
{
    const GitRepository repository;
    repository.write(u"f"_s, numbered(12));
    repository.commit();
    repository.git({u"checkout"_s, u"--quiet"_s, u"-b"_s, u"side"_s});
    repository.write(u"f"_s, "side\n" + numbered(12));
    repository.commit();
    repository.git({u"checkout"_s, u"--quiet"_s, u"main"_s});
    repository.write(u"f"_s, "main\n" + numbered(11) + "end");
    repository.commit();
    repository.git({u"merge"_s, u"--quiet"_s, u"side"_s}, true);
    repository.write(u"f"_s, "both\n- x\n" + numbered(11) + "end\n+ y");
    repository.commit();
    const QByteArray expected = repository.git({u"diff"_s, u"--numstat"_s, u"HEAD^1"_s, u"HEAD"_s});
    for (const QString &option : {u"--cc"_s, u"-c"_s}) {
        const SharedDiff diff = readDiff(repository.git({u"show"_s, option}));
        QVERIFY(diff->problems().empty());
        QCOMPARE(diff->files().size(), 1U);
        QCOMPARE(diff->files().front().markerColumns, 2);
        QCOMPARE(countsOf(*diff), expected);
    }
}

void TestNumstatGit::countsConflict()
{
    const GitRepository repository;
    repository.write(u"g"_s, "a\n");
    repository.commit();
    repository.git({u"checkout"_s, u"--quiet"_s, u"-b"_s, u"side"_s});
    repository.write(u"g"_s, "b\n");
    repository.commit();
    repository.git({u"checkout"_s, u"--quiet"_s, u"main"_s});
    repository.write(u"g"_s, "c\n");
    repository.commit();
    repository.git({u"merge"_s, u"--quiet"_s, u"side"_s}, true);
    const SharedDiff diff = readDiff(repository.git({u"diff"_s}));
    QVERIFY(diff->problems().empty());
    QCOMPARE(countsOf(*diff), repository.git({u"diff"_s, u"--numstat"_s}));
    const SharedDiff staged = readDiff(repository.git({u"diff"_s, u"--cached"_s}));
    QCOMPARE(staged->files().size(), 1U);
    QCOMPARE(staged->files().front().status, DiffFileStatus::Unmerged);
    QCOMPARE(countsOf(*staged), repository.git({u"diff"_s, u"--cached"_s, u"--numstat"_s}));
}

void TestNumstatGit::countsSubmodule_data()
{
    QTest::addColumn<QString>("form");
    for (const char *form : {"short", "log", "diff"})
        QTest::newRow(form) << QString::fromLatin1(form);
}

void TestNumstatGit::countsSubmodule()
{
    QFETCH(QString, form);
    const GitRepository module;
    module.write(u"inside"_s, "1\n");
    module.commit();
    const GitRepository repository;
    repository.git({u"-c"_s, u"protocol.file.allow=always"_s, u"clone"_s, u"--quiet"_s, module.path(),
            u"lib/sub"_s});
    repository.write(u"z"_s, "1\n");
    repository.git({u"-c"_s, u"advice.addEmbeddedRepo=false"_s, u"add"_s, u"."_s});
    repository.commit();
    const QString option = u"--submodule="_s + form;
    const SharedDiff added = readDiff(repository.git({u"show"_s, option}));
    QVERIFY(added->files().front().isSubmodule());
    QCOMPARE(countsOf(*added), repository.git({u"show"_s, u"--format="_s, u"--numstat"_s, option}));
    repository.git(
            {u"-C"_s, u"lib/sub"_s, u"commit"_s, u"--quiet"_s, u"--allow-empty"_s, u"-m"_s, u"next"_s});
    repository.write(u"lib/sub/inside"_s, "2\n");
    repository.write(u"z"_s, "2\n");
    const SharedDiff changed = readDiff(repository.git({u"diff"_s, option}));
    QVERIFY(changed->problems().empty());
    QCOMPARE(countsOf(*changed), repository.git({u"diff"_s, u"--numstat"_s, option}));
}

void TestNumstatGit::countsSharedData_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(WINNOW_SHARED_DIFFS));
    for (const QString &name : folder.entryList({u"*.diff"_s}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    if (QTest::currentDataTag() == nullptr && !folder.exists())
        QTest::newRow("none") << QString();
}

void TestNumstatGit::countsSharedData()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("../shared/data/diffs is not there.");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const SharedDiff diff = readDiff(file.readAll());
    QVERIFY(diff->problems().empty());
    const QString base = path.chopped(5);
    if (QFile expected(base + u".numstat"_s); expected.exists()) {
        QVERIFY(expected.open(QIODevice::ReadOnly));
        QCOMPARE(countsOf(*diff), expected.readAll());
        return;
    }
    // Combined: hunks and lines by their two signs; columns of .ccstat: file, hunks, ++, "+ ", " +", --, "- ", " -", blank.
    QFile expected(base + u".ccstat"_s);
    QVERIFY(expected.open(QIODevice::ReadOnly));
    static constexpr QByteArrayView signs[] = {"++", "+ ", " +", "--", "- ", " -", "  "};
    QByteArray counted = expected.readLine();
    for (const DiffFile &changed : diff->files()) {
        counted += QByteArray::fromStdString(changed.newPath) + '\t' + QByteArray::number(changed.hunkCount);
        for (const QByteArrayView sign : signs) {
            qsizetype count = 0;
            for (const DiffHunk &hunk : diff->hunksOf(changed)) {
                for (qsizetype line = hunk.firstLine; line < hunk.lastLine(); ++line)
                    count += diff->rawLine(line).starts_with(sign);
            }
            counted += '\t' + QByteArray::number(count);
        }
        counted += '\n';
    }
    expected.seek(0);
    QCOMPARE(counted, expected.readAll());
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestNumstatGit)
#include "tst_numstatgit.moc"
