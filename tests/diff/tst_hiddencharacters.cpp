// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diff/hiddencharacters.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestHiddenCharacters final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void findsHidden();
    void findsHidden_data();
    void findsRightToLeft();
};

void TestHiddenCharacters::findsHidden_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("found"); // position:shown, ! behind those that turn the direction
    QTest::newRow("plain") << u"int main()\t{ return 0; }"_s << QString();
    QTest::newRow("Chinese") << u"中文，全角　空格。“引号”——……"_s << QString();
    QTest::newRow("accents") << u"naïve café e\u0301"_s << QString();
    QTest::newRow("override") << u"a\u202eb"_s << u"1:U+202E!"_s;
    QTest::newRow("isolates") << u"\u2066x\u2069"_s << u"0:U+2066! 2:U+2069!"_s;
    QTest::newRow("marks") << u"\u200e\u200f\u061c"_s << u"0:U+200E! 1:U+200F! 2:U+061C!"_s;
    QTest::newRow("zero width") << u"a\u200bb\u200cc\u2060\ufeff"_s
                                << u"1:U+200B 3:U+200C 5:U+2060 6:U+FEFF"_s;
    QTest::newRow("no-break space") << u"a\u00a0b"_s << u"1:U+00A0"_s;
    QTest::newRow("soft hyphen") << u"a\u00adb"_s << u"1:U+00AD"_s;
    QTest::newRow("controls") << QString(u"\x01"_s + QChar(u'\0') + u"\x1b\x7f\r"_s)
                              << u"0:SOH 1:NUL 2:ESC 3:DEL 4:CR"_s;
    QTest::newRow("next line") << u"a\u0085"_s << u"1:U+0085"_s;
    QTest::newRow("line separator") << u"a\u2028"_s << u"1:U+2028"_s;
    QTest::newRow("Hangul filler") << u"\u3164x"_s << u"0:U+3164"_s;
    QTest::newRow("tag") << u"a\U000e0041b"_s << u"1:U+E0041"_s;
    QTest::newRow("lone surrogate") << QString(u"a"_s + QChar(0xd800) + u"b"_s) << u"1:U+D800"_s;
    QTest::newRow("emoji keeps its joiners") << u"👩\u200d💻 ❤\ufe0f 1\ufe0f\u20e3"_s << QString();
    QTest::newRow("selector in a word") << u"a\ufe0fb"_s << u"1:U+FE0F"_s;
    QTest::newRow("joiner in a word") << u"a\u200db"_s << u"1:U+200D"_s;
}

void TestHiddenCharacters::findsHidden()
{
    QFETCH(QString, line);
    QFETCH(QString, found);
    QStringList shown;
    for (const HiddenCharacter &hidden : hiddenCharacters(line))
        shown += QString::number(hidden.position) + u':' + hidden.shown
                + (hidden.turnsDirection ? u"!"_s : QString());
    QCOMPARE(shown.join(u' '), found);
}

void TestHiddenCharacters::findsRightToLeft()
{
    using Runs = std::vector<std::pair<qsizetype, qsizetype>>;
    QCOMPARE(rightToLeftRuns(u"int x = 1; // 中文"), Runs());
    QCOMPARE(rightToLeftRuns(u"a שלום b"), (Runs{{2, 6}}));
    QCOMPARE(rightToLeftRuns(u"مرحبا"), (Runs{{0, 5}}));
    QCOMPARE(rightToLeftRuns(u"x \U0001e900\U0001e901"), (Runs{{2, 6}}));
}

} // namespace Winnow

QTEST_APPLESS_MAIN(Winnow::TestHiddenCharacters)
#include "tst_hiddencharacters.moc"
