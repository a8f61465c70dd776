// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/bundleline.h"
#include "bundle/linesource.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

namespace Winnow {

/// Small damaged files, those that once broke something among them: none may crash the reader or pass
/// unnoticed. Files named `ok-…` are sound, however odd.
class TestBundleCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void everyFileIsReadToItsEnd();
    void everyFileIsReadToItsEnd_data() { addFiles(); }
    void fuzzEntryHolds();
    void fuzzEntryHolds_data() { addFiles(); }

private:
    void addFiles();
};

void TestBundleCorpus::addFiles()
{
    QTest::addColumn<QString>("path");
    const QDir corpus(QStringLiteral(WINNOW_BUNDLE_CORPUS));
    for (const QString &name : corpus.entryList(QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << corpus.filePath(name);
}

void TestBundleCorpus::everyFileIsReadToItsEnd()
{
    QFETCH(QString, path);
    auto source = LineSource::open(path);
    QVERIFY(source);
    BundleLineParser parser;
    bool clean = true;
    for (;;) {
        const auto line = source->next();
        clean = clean && line;
        if (!line || !*line)
            break;
        const auto parsed = parser.parseInPlace((*line)->bytes);
        clean = clean && parsed && (parsed->record || parsed->isBlank());
        if (!parsed)
            QVERIFY(!parsed.error().message.isEmpty());
        else if (!QDir(path).dirName().startsWith("ok-"_L1))
            clean = clean && parsed->unknownKeys.isEmpty();
    }
    QCOMPARE(clean, QDir(path).dirName().startsWith("ok-"_L1));
}

void TestBundleCorpus::fuzzEntryHolds()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(bytes.constData()),
                     static_cast<size_t>(bytes.size())),
            0);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestBundleCorpus)
#include "tst_bundlecorpus.moc"
