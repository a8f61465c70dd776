// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documents/textencoding.h"

#include <QStringEncoder>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TextEncodingTest final : public QObject
{
    Q_OBJECT

private slots:
    void decode_data();
    void decode();
    void refused_data();
    void refused();
    void binary_data();
    void binary();
};

namespace {

const QString chinese = u"内存泄漏：断开连接后缓冲区没有释放，请升级驱动。"_s;

QByteArray encoded(const char *encoding, const QString &text)
{
    QStringEncoder encoder(encoding);
    return encoder.encode(text);
}

} // namespace

void TextEncodingTest::decode_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("declared");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<bool>("isGuessed");
    QTest::addColumn<qint64>("fault");

    const QByteArray utf8 = chinese.toUtf8();
    const QByteArray gb = encoded("GB18030", chinese);
    const QByteArray none;
    QTest::newRow("empty") << none << none << u""_s << "UTF-8"_ba << false << -1LL;
    QTest::newRow("ascii") << "--force"_ba << none << u"--force"_s << "UTF-8"_ba << false << -1LL;
    QTest::newRow("utf-8") << utf8 << none << chinese << "UTF-8"_ba << false << -1LL;
    QTest::newRow("utf-8 with a mark")
            << "\xef\xbb\xbf"_ba + utf8 << none << chinese << "UTF-8"_ba << false << -1LL;
    QTest::newRow("gb18030") << gb << none << chinese << "GB18030"_ba << true << -1LL;
    QTest::newRow("declared gbk") << gb << "gbk"_ba << chinese << "GB18030"_ba << false << -1LL;
    QTest::newRow("declared GB2312") << gb << " GB2312"_ba << chinese << "GB18030"_ba << false << -1LL;
    QTest::newRow("declared gbk, saved as utf-8")
            << utf8 << "gbk"_ba << chinese << "UTF-8"_ba << false << -1LL;
    QTest::newRow("declared utf-8, is gbk") << gb << "utf-8"_ba << chinese << "GB18030"_ba << true << -1LL;
    QTest::newRow("declared nonsense") << utf8 << "x-nobody"_ba << chinese << "UTF-8"_ba << false << -1LL;
    QTest::newRow("four bytes a character")
            << encoded("GB18030", chinese + u"\u00e9 \U00020000"_s) << none
            << chinese + u"\u00e9 \U00020000"_s << "GB18030"_ba << true << -1LL;
    // These two characters are UTF-8 too, of two letters nobody writes side by side: what the page says decides.
    QTest::newRow("gbk that is utf-8 by chance")
            << encoded("GB18030", u"联通"_s) << "gbk"_ba << u"联通"_s << "GB18030"_ba << false << -1LL;
    QTest::newRow("declared latin 1")
            << "na\xefve"_ba << "iso-8859-1"_ba << u"na\u00efve"_s << "iso-8859-1"_ba << false << -1LL;
    QTest::newRow("declared big5") << encoded("Big5", u"記憶體洩漏"_s) << "big5"_ba << u"記憶體洩漏"_s
                                   << "big5"_ba << false << -1LL;

    const QString marked = QChar(0xfeff) + chinese;
    QTest::newRow("utf-16le") << encoded("UTF-16LE", marked) << none << chinese << "UTF-16LE"_ba << false
                              << -1LL;
    QTest::newRow("utf-16be") << encoded("UTF-16BE", marked) << none << chinese << "UTF-16BE"_ba << false
                              << -1LL;
    QTest::newRow("utf-16 with half a pair") << "\xff\xfe\x41\x00\x00\xd8\x42\x00"_ba << none << u"A\ufffdB"_s
                                             << "UTF-16LE"_ba << false << 4LL;

    QByteArray broken = utf8;
    broken[31] = 'x';
    const auto parsed = QString::fromUtf8(broken);
    QTest::newRow("broken utf-8") << broken << none << parsed << "UTF-8"_ba << true << 30LL;
    QTest::newRow("cut off in a character")
            << utf8.chopped(1) << none << chinese.chopped(1) + u"\ufffd\ufffd"_s << "UTF-8"_ba << true
            << qint64{utf8.size() - 3};
    QTest::newRow("broken gb18030") << gb + "\xff"_ba + gb << none << chinese + u'\ufffd' + chinese
                                    << "GB18030"_ba << true << qint64{gb.size()};
    QTest::newRow("gb18030 cut off in a character") << gb.chopped(1) << none << chinese.chopped(1) + u'\ufffd'
                                                    << "GB18030"_ba << true << qint64{gb.size() - 2};
    QTest::newRow("nul") << QByteArray("a\0b", 3) << none << u"a\ufffdb"_s << "UTF-8"_ba << false << -1LL;
}

void TextEncodingTest::decode()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, declared);
    const auto decoded = decodeText(bytes, declared);
    QVERIFY(decoded);
    QTEST(decoded->text, "text");
    QTEST(decoded->encoding, "encoding");
    QTEST(decoded->isGuessed, "isGuessed");
    QTEST(qint64{decoded->fault}, "fault");
}

void TextEncodingTest::refused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("byte");
    QTest::newRow("no encoding's byte") << "abc \xff\xff"_ba << 4LL;
    // A pair in GB18030, but of signs that no text is made of.
    QTest::newRow("latin 1") << "a na\xefve r\xf4le"_ba << 4LL;
    QTest::newRow("noise") << "\x80\x81\xfe\xff\xc0\xaf\xf8\x90"_ba << 0LL;
}

void TextEncodingTest::refused()
{
    QFETCH(const QByteArray, bytes);
    const auto decoded = decodeText(bytes);
    QVERIFY(!decoded);
    QTEST(qint64{decoded.error().byte}, "byte");
}

void TextEncodingTest::binary_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qint64>("place");
    QTest::newRow("text") << "text"_ba << -1LL;
    QTest::newRow("nul") << QByteArray("ab\0c", 4) << 2LL;
    QTest::newRow("nul far behind") << QByteArray(8192, 'a') + '\0' << -1LL;
    QTest::newRow("utf-16") << QByteArray("\xff\xfe\x41\x00", 4) << -1LL;
    QTest::newRow("utf-16 without a mark") << QByteArray("A\0B\0", 4) << 1LL;
}

void TextEncodingTest::binary()
{
    QFETCH(const QByteArray, bytes);
    QTEST(qint64{binaryByte(bytes)}, "place");
}

QTEST_GUILESS_MAIN(TextEncodingTest)
#include "tst_textencoding.moc"
