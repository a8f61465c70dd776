// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundle/gzipwriter.h"
#include "bundle/linesource.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestLineSource final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void lines();
    void lines_data();
    void numbersAndProgress();
    void manyLinesOfAllLengths();
    void longestLine();
    void tooLongLine();
    void tooLongLineAtTheEnd();
    void bytesBehindAreReadable();
    void gzipIsKnownByItsBytes();
    void gzipOfSeveralMembers();
    void gzipWithZeroPadding();
    void gzipWithGarbageBehind();
    void gzipCutOffAnywhere();
    void gzipDamaged();
    void gzipHeaderAlone();
    void cannotBeOpened();

private:
    QString write(const QByteArray &bytes);

    QTemporaryDir m_folder;
};

namespace {

constexpr qsizetype mebibyte = 1024 * 1024;

QByteArray pack(const QByteArray &bytes)
{
    return GzipWriter().pack(bytes, true);
}

/// Lines up to the end or an error; the error, if any, in @p error.
QByteArrayList readAll(const QString &path, std::optional<SourceError> *error = nullptr)
{
    auto source = LineSource::open(path);
    if (!source) {
        if (error)
            *error = source.error();
        return {};
    }
    QByteArrayList lines;
    for (;;) {
        const auto line = source->next();
        if (!line && error)
            *error = line.error();
        if (!line || !*line)
            return lines;
        lines.append((*line)->bytes.toByteArray());
    }
}

} // namespace

QString TestLineSource::write(const QByteArray &bytes)
{
    const QString path = m_folder.filePath(u"file.ndjson"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qWarning("the test file could not be written");
    return path;
}

void TestLineSource::lines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("lines");
    QTest::addColumn<bool>("unterminated");
    QTest::newRow("empty") << ""_ba << QByteArrayList{} << false;
    QTest::newRow("one") << "a\n"_ba << QByteArrayList{"a"} << false;
    QTest::newRow("two") << "a\nbc\n"_ba << QByteArrayList{"a", "bc"} << false;
    QTest::newRow("unterminated") << "a\nbc"_ba << QByteArrayList{"a", "bc"} << true;
    QTest::newRow("carriage returns") << "a\r\nb\r\n\r\nc\r"_ba << QByteArrayList{"a", "b", "", "c"} << true;
    QTest::newRow("carriage return inside") << "a\rb\n"_ba << QByteArrayList{"a\rb"} << false;
    QTest::newRow("blank lines") << "\n\na\n\n"_ba << QByteArrayList{"", "", "a", ""} << false;
    QTest::newRow("byte order mark") << "\xef\xbb\xbf"
                                        "a\nb\n"_ba
                                     << QByteArrayList{"a", "b"} << false;
    QTest::newRow("byte order mark alone") << "\xef\xbb\xbf"_ba << QByteArrayList{} << false;
    QTest::newRow("half a byte order mark") << "\xef\xbb"_ba << QByteArrayList{"\xef\xbb"} << true;
    QTest::newRow("byte order mark later")
            << "\n\xef\xbb\xbf\n"_ba << QByteArrayList{"", "\xef\xbb\xbf"} << false;
    QTest::newRow("NUL bytes") << QByteArray("a\0b\n\0", 5)
                               << QByteArrayList{QByteArray("a\0b", 3), QByteArray("\0", 1)} << true;
    QTest::newRow("first byte of gzip") << "\x1f"_ba << QByteArrayList{"\x1f"} << true;
}

void TestLineSource::lines()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArrayList, lines);
    QFETCH(bool, unterminated);
    for (const QByteArray &contents : {bytes, pack(bytes)}) {
        auto source = LineSource::open(write(contents));
        QVERIFY(source);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const auto line = source->next();
            QVERIFY(line && *line);
            QCOMPARE((*line)->bytes.toByteArray(), lines.at(i));
            QCOMPARE((*line)->number, i + 1);
            QCOMPARE((*line)->unterminated, unterminated && i + 1 == lines.size());
            QVERIFY(!(*line)->tooLong);
        }
        for (int again = 0; again < 2; ++again) {
            const auto end = source->next();
            QVERIFY(end && !*end);
        }
        QCOMPARE(source->lineNumber(), lines.size());
    }
}

void TestLineSource::numbersAndProgress()
{
    const QByteArray bytes = QByteArray("0123456789abcde\n").repeated(300'000);
    auto source = LineSource::open(write(bytes));
    QVERIFY(source);
    QCOMPARE(source->total(), bytes.size());
    qint64 before = 0;
    qint64 count = 0;
    for (auto line = source->next(); line && *line; line = source->next()) {
        QCOMPARE((*line)->number, ++count);
        QVERIFY(source->consumed() >= before);
        before = source->consumed();
    }
    QCOMPARE(count, 300'000);
    QCOMPARE(source->consumed(), bytes.size());
}

void TestLineSource::manyLinesOfAllLengths()
{
    QRandomGenerator random(20261130);
    QByteArrayList expected;
    for (int i = 0; i < 4000; ++i) {
        const bool isLong = random.bounded(200) == 0;
        expected.append(
                QByteArray(random.bounded(isLong ? 3'000'000 : 2000), static_cast<char>('a' + i % 26)));
    }
    const QByteArray bytes = expected.join('\n') + '\n';
    QVERIFY(readAll(write(bytes)) == expected);
    QVERIFY(readAll(write(pack(bytes))) == expected);
}

void TestLineSource::longestLine()
{
    const QByteArray longest(LineSource::longestLine, 'x');
    const QByteArrayList lines = readAll(write(longest + "\nb\n"));
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.first() == longest);
    QCOMPARE(lines.last(), "b");
}

void TestLineSource::tooLongLine()
{
    const QByteArray first = "a\n" + QByteArray(LineSource::longestLine + 1, 'x') + '\n';
    const QByteArray second = "b\n" + QByteArray(LineSource::longestLine + 3 * mebibyte, 'y') + "\nc\n";
    for (const QByteArray &contents : {first + second, pack(first)}) {
        auto source = LineSource::open(write(contents));
        QVERIFY(source);
        qint64 count = 0;
        for (auto line = source->next(); line && *line; line = source->next()) {
            QCOMPARE((*line)->number, ++count);
            QCOMPARE((*line)->tooLong, count % 2 == 0);
            QCOMPARE((*line)->bytes.size(), count % 2);
            QVERIFY(!(*line)->unterminated);
        }
        QCOMPARE(count, contents.size() > mebibyte ? 5 : 2);
    }
}

void TestLineSource::tooLongLineAtTheEnd()
{
    auto source = LineSource::open(write(QByteArray(LineSource::longestLine + 2 * mebibyte, 'x')));
    QVERIFY(source);
    const auto line = source->next();
    QVERIFY(line && *line);
    QVERIFY((*line)->tooLong);
    QVERIFY((*line)->unterminated);
    const auto end = source->next();
    QVERIFY(end && !*end);
}

/// Under the address sanitizer this fails where a buffer ends too early.
void TestLineSource::bytesBehindAreReadable()
{
    for (const qsizetype size : {qsizetype{1}, mebibyte, 2 * mebibyte - 1, 2 * mebibyte, 4 * mebibyte}) {
        auto source = LineSource::open(write(QByteArray(size, 'x')));
        QVERIFY(source);
        const auto line = source->next();
        QVERIFY(line && *line);
        QCOMPARE((*line)->bytes.size(), size);
        const volatile char *end = (*line)->bytes.data() + size;
        for (qsizetype i = 0; i < LineSource::readableBehind; ++i)
            static_cast<void>(end[i]);
    }
}

void TestLineSource::gzipIsKnownByItsBytes()
{
    QCOMPARE(readAll(write(pack("a\nb\n"))), (QByteArrayList{"a", "b"}));
}

void TestLineSource::gzipOfSeveralMembers()
{
    const QByteArray packed = pack("a\nb") + pack("") + pack("c\nd\n") + pack("e\n");
    QCOMPARE(readAll(write(packed)), (QByteArrayList{"a", "bc", "d", "e"}));
}

void TestLineSource::gzipWithZeroPadding()
{
    std::optional<SourceError> error;
    QCOMPARE(readAll(write(pack("a\n") + QByteArray(600'000, '\0') + pack("b\n") + QByteArray(512, '\0')),
                     &error),
            (QByteArrayList{"a", "b"}));
    QVERIFY(!error);
}

void TestLineSource::gzipWithGarbageBehind()
{
    std::optional<SourceError> error;
    QCOMPARE(readAll(write(pack("a\nb\n") + "garbage"), &error), (QByteArrayList{"a", "b"}));
    QVERIFY(error);
    QCOMPARE(error->code, SourceErrorCode::Corrupt);
    QCOMPARE(error->detail, u"something else follows the compressed data");
}

void TestLineSource::gzipCutOffAnywhere()
{
    QByteArray bytes;
    QByteArrayList whole;
    for (int i = 0; i < 40; ++i) {
        whole.append("line " + QByteArray::number(i * i * 7919));
        bytes += whole.last() + '\n';
    }
    const QByteArray packed = pack(bytes);
    for (qsizetype size = 2; size < packed.size(); ++size) {
        std::optional<SourceError> error;
        const QByteArrayList lines = readAll(write(packed.first(size)), &error);
        QVERIFY2(error, qPrintable(QString::number(size)));
        QCOMPARE(error->code, SourceErrorCode::CutOff);
        QVERIFY(lines == whole.first(lines.size()));
    }
}

void TestLineSource::gzipDamaged()
{
    // Many lines, so that some of them come out before the damage does.
    QByteArray bytes;
    QRandomGenerator random(7);
    for (int i = 0; i < 200'000; ++i)
        bytes += QByteArray::number(random.generate()) + '\n';
    QByteArray packed = pack(bytes);
    packed[packed.size() - 5] = static_cast<char>(packed.at(packed.size() - 5) ^ 1); // the checksum
    std::optional<SourceError> error;
    const QByteArrayList lines = readAll(write(packed), &error);
    QVERIFY(error);
    QCOMPARE(error->code, SourceErrorCode::Corrupt);
    QVERIFY(error->detail.startsWith(u"the compressed data is damaged: "));
    QCOMPARE(lines.size(), 200'000);

    packed.replace(packed.size() / 2, 64, QByteArray(64, '\xff'));
    error.reset();
    const QByteArrayList fewer = readAll(write(packed), &error);
    QVERIFY(error);
    QVERIFY(fewer.size() > 50'000);
    QVERIFY(fewer.first(50'000) == lines.first(50'000));
}

void TestLineSource::gzipHeaderAlone()
{
    std::optional<SourceError> error;
    QVERIFY(readAll(write("\x1f\x8b"), &error).isEmpty());
    QVERIFY(error);
    QCOMPARE(error->code, SourceErrorCode::CutOff);
    error.reset();
    QVERIFY(readAll(write("\x1f\x8b\x63nonsense"), &error).isEmpty());
    QVERIFY(error);
    QCOMPARE(error->code, SourceErrorCode::Corrupt);
}

void TestLineSource::cannotBeOpened()
{
    const QString missing = m_folder.filePath(u"missing.ndjson"_s);
    const auto source = LineSource::open(missing);
    QVERIFY(!source);
    QCOMPARE(source.error().code, SourceErrorCode::NotFound);
    QCOMPARE(source.error().path, missing);
    const auto folder = LineSource::open(m_folder.path());
    QVERIFY(!folder);
    QCOMPARE(folder.error().code, SourceErrorCode::Unreadable);
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestLineSource)
#include "tst_linesource.moc"
