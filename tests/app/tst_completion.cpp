// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// What the shell offers is what the program can do.
class CompletionTest final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void offers_data();
    void offers();

private:
    QStringList offered(const QString &line);
};

/// The words that bash would offer behind @p line, sorted.
QStringList CompletionTest::offered(const QString &line)
{
    QTemporaryDir folder;
    for (const QString &name : {u"week.winnow"_s, u"notes.txt"_s}) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            return {u"no file could be made"_s};
    }
    QProcess bash;
    bash.setWorkingDirectory(folder.path());
    const QString script = uR"(
        source '%1'
        PATH='%2':$PATH
        read -r -a COMP_WORDS <<<"$1"
        [[ $1 != *' ' ]] || COMP_WORDS+=('')
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _winnow
        printf '%s\n' "${COMPREPLY[@]}")"_s.arg(
            QStringLiteral(WINNOW_COMPLETION), QFileInfo(QStringLiteral(WINNOW_PROGRAM)).path());
    bash.start(u"bash"_s, {u"--norc"_s, u"-c"_s, script, u"_"_s, line});
    if (!bash.waitForFinished() || bash.exitCode() != 0)
        return {QString::fromUtf8(bash.readAllStandardError())};
    QStringList words = QString::fromUtf8(bash.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    words.sort();
    return words;
}

void CompletionTest::offers_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("a verb") << u"winnow prefi"_s << QStringList{u"prefilter"_s};
    QTest::newRow("verbs of one letter") << u"winnow c"_s << QStringList{u"candidates"_s, u"check"_s};
    QTest::newRow("verbs of a group") << u"winnow article "_s << QStringList{u"export"_s, u"import"_s};
    QTest::newRow("behind the workspace") << u"winnow -w week.winnow artic"_s << QStringList{u"article"_s};
    QTest::newRow("a workspace") << u"winnow -w we"_s << QStringList{u"week.winnow"_s};
    QTest::newRow("options of a verb") << u"winnow article export --f"_s << QStringList{u"--format"_s};
    QTest::newRow("languages") << u"winnow article export --lang "_s
                               << QStringList{u"both"_s, u"en"_s, u"zh"_s};
    QTest::newRow("a file") << u"winnow import no"_s << QStringList{u"notes.txt"_s};
}

void CompletionTest::offers()
{
    QFETCH(const QString, line);
    QFETCH(const QStringList, expected);
    QCOMPARE(offered(line), expected);
}

QTEST_GUILESS_MAIN(CompletionTest)
#include "tst_completion.moc"
