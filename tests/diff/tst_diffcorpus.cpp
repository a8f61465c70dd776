// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/readdiff.h"
#include "support/countsof.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

namespace Winnow {

/// Small odd diffs: none may crash the reader. Files named `ok-…` are whole, the others are damaged and must say so;
/// what is to be counted stands beside each as `.numstat`.
class TestDiffCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void countsFile();
    void countsFile_data() { addFiles(); }
    void fuzzEntryHolds();
    void fuzzEntryHolds_data() { addFiles(); }

private:
    void addFiles();
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestDiffCorpus::addFiles()
{
    QTest::addColumn<QString>("path");
    const QDir corpus(QStringLiteral(WINNOW_DIFF_CORPUS));
    for (const QString &name : corpus.entryList({u"*.diff"_s}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << corpus.filePath(name);
}

void TestDiffCorpus::countsFile()
{
    QFETCH(QString, path);
    const SharedDiff diff = readDiff(contents(path));
    QCOMPARE(diff->problems().empty(), QFileInfo(path).fileName().startsWith("ok-"_L1));
    QCOMPARE(countsOf(*diff), contents(path.chopped(5) + u".numstat"_s));
}

void TestDiffCorpus::fuzzEntryHolds()
{
    QFETCH(QString, path);
    const QByteArray bytes = contents(path);
    for (qsizetype size = bytes.size(); size >= 0; size -= 7) {
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(bytes.constData()),
                         static_cast<size_t>(size)),
                0);
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestDiffCorpus)
#include "tst_diffcorpus.moc"
