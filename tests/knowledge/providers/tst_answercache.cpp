// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledge/providers/answercache.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TestAnswerCache final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void comesBackInTheNextRun();
    void keysTellEverythingApart();
    void damagedFilesAreNoAnswers_data();
    void damagedFilesAreNoAnswers();
    void everyFlippedBitIsSeen();
    void oldestGo();
    void cannotWriteIsNoHarm();

private:
    QString fileOf(const QByteArray &key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

static CachedAnswer answer(const QString &title = u"标题 <b>"_s)
{
    CachedAnswer answer;
    answer.answeredAt = *parseTimestamp(u"2026-09-18T08:00:00.125Z");
    answer.hits = {{u"n1"_s, title, u"https://a.example/1"_s, {}, u"x"_s, 0.1 + 0.2, true},
            {u"n2"_s, {}, {}, u"doc"_s, {}, std::nullopt}};
    return answer;
}

void TestAnswerCache::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QString TestAnswerCache::fileOf(const QByteArray &key) const
{
    return m_folder->filePath(u"cache/%1.answer"_s.arg(QString::fromLatin1(key)));
}

void TestAnswerCache::comesBackInTheNextRun()
{
    const QByteArray key = AnswerCache::keyOf("p", u"q"_s, 5);
    QVERIFY(!AnswerCache(m_folder->filePath(u"cache"_s)).read(key));
    QVERIFY(AnswerCache(m_folder->filePath(u"cache"_s)).write(key, answer()));
    const auto read = AnswerCache(m_folder->filePath(u"cache"_s)).read(key);
    QVERIFY(read);
    QCOMPARE(*read, answer());
    QVERIFY(read->hits[1].title.isNull());
    AnswerCache(m_folder->filePath(u"cache"_s)).clear();
    QVERIFY(!AnswerCache(m_folder->filePath(u"cache"_s)).read(key));
}

void TestAnswerCache::keysTellEverythingApart()
{
    QSet<QByteArray> keys;
    for (const QByteArray &identity : {"p"_ba, "p1"_ba, ""_ba}) {
        for (const QString &query : {u"q"_s, u"1 q"_s, u""_s, u"Q"_s}) {
            for (const int limit : {1, 11})
                keys.insert(AnswerCache::keyOf(identity, query, limit));
        }
    }
    QCOMPARE(keys.size(), 3 * 4 * 2);
    QCOMPARE(keys.values().first().size(), 64);
}

void TestAnswerCache::damagedFilesAreNoAnswers_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = writeCachedAnswer(answer());
    QTest::newRow("empty") << ""_ba;
    QTest::newRow("cut off") << good.chopped(1);
    QTest::newRow("cut in the first line") << good.first(30);
    QTest::newRow("only the first line") << good.first(good.indexOf('\n') + 1);
    QTest::newRow("more behind") << good + ' ';
    QTest::newRow("another version") << QByteArray(good).replace("answer 1", "answer 2");
    QTest::newRow("zeros") << QByteArray(good.size(), '\0');
    QTest::newRow("web page") << "<html>"_ba;
}

void TestAnswerCache::damagedFilesAreNoAnswers()
{
    QFETCH(const QByteArray, bytes);
    const AnswerCache cache(m_folder->filePath(u"cache"_s));
    const QByteArray key = AnswerCache::keyOf("p", u"q"_s, 5);
    QVERIFY(cache.write(key, answer()));
    QFile file(fileOf(key));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(bytes);
    file.close();
    QVERIFY(!cache.read(key));
    QVERIFY(!file.exists());
    QVERIFY(cache.write(key, answer()));
    QVERIFY(cache.read(key));
}

void TestAnswerCache::everyFlippedBitIsSeen()
{
    const QByteArray good = writeCachedAnswer(answer());
    QVERIFY(readCachedAnswer(good));
    for (qsizetype i = 0; i < good.size() * 8; ++i) {
        QByteArray damaged = good;
        damaged[i / 8] = static_cast<char>(damaged[i / 8] ^ (1 << i % 8));
        QVERIFY2(!readCachedAnswer(damaged), qPrintable(QString::number(i)));
    }
}

void TestAnswerCache::oldestGo()
{
    const AnswerCache cache(m_folder->filePath(u"cache"_s), 50'000);
    const QDateTime begin = QDateTime::currentDateTime().addDays(-1);
    QList<QByteArray> keys;
    for (int i = 0; i < 40; ++i) {
        keys.append(AnswerCache::keyOf("p", QString::number(i), 5));
        QVERIFY(cache.write(keys.last(), answer(QString(3'000, u'x'))));
        QFile file(fileOf(keys.last()));
        if (file.open(QIODevice::ReadWrite))
            file.setFileTime(begin.addSecs(i), QFileDevice::FileModificationTime);
    }
    qint64 bytes = 0;
    for (const QFileInfo &file : QDir(m_folder->filePath(u"cache"_s)).entryInfoList(QDir::Files))
        bytes += file.size();
    QVERIFY2(bytes <= 50'000, qPrintable(QString::number(bytes)));
    QVERIFY(bytes > 30'000);
    QVERIFY(!cache.read(keys.first()));
    QVERIFY(cache.read(keys.last()));
    QVERIFY(cache.read(keys[38]));
}

void TestAnswerCache::cannotWriteIsNoHarm()
{
    QFile file(m_folder->filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const AnswerCache cache(m_folder->filePath(u"file/below"_s));
    QVERIFY(!cache.write(AnswerCache::keyOf("p", u"q"_s, 5), answer()));
    QVERIFY(!cache.read(AnswerCache::keyOf("p", u"q"_s, 5)));
}

QTEST_GUILESS_MAIN(TestAnswerCache)

#include "tst_answercache.moc"
