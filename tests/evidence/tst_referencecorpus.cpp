// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

namespace Winnow {

/// Small hostile texts, whole and cut at every place, and random mixtures of what the finder stops at.
class TestReferenceCorpus final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void fuzzEntryHolds_data();
    void fuzzEntryHolds();
    void randomMixturesHold();
};

void TestReferenceCorpus::fuzzEntryHolds_data()
{
    QTest::addColumn<QString>("path");
    const QDir corpus(QStringLiteral(WINNOW_REFERENCE_CORPUS));
    const QStringList names = corpus.entryList(QDir::Files, QDir::Name);
    QVERIFY(names.size() >= 10);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << corpus.filePath(name);
}

void TestReferenceCorpus::fuzzEntryHolds()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    for (qsizetype size = 0; size <= bytes.size(); ++size) {
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(bytes.constData()),
                         static_cast<size_t>(size)),
                0);
    }
}

void TestReferenceCorpus::randomMixturesHold()
{
    const QList<QByteArray> pieces{"#", "!", "12", "1", "0", " ", "\n", "PR", "PRs", "MR", "issue",
            "org/repo", "/", "`", "```", "<!--", "-->", "<code>", "</code>", "[", "](", ")", "(",
            "https://gitcode.com/a/b/issues/", "https://", ":", "：", "＃", "！", "修复", "fix", "and", "和",
            "、", ",", "\\", "    ", "~~~", "I6ABCD", "Revert \"", "\"", "\xff", "\xf0\x9f\x91\x8d",
            "合并请求", "已合入", "merged", ".", "-", "回退"};
    QRandomGenerator random(20260822);
    for (int round = 0; round < 20'000; ++round) {
        QByteArray text;
        for (int piece = random.bounded(1, 24); piece > 0; --piece)
            text += pieces[random.bounded(pieces.size())];
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(text.constData()),
                         static_cast<size_t>(text.size())),
                0);
    }
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestReferenceCorpus)
#include "tst_referencecorpus.moc"
