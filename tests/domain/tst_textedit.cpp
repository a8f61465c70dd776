// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "domain/textedit.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class TextEditTest : public QObject
{
    Q_OBJECT

private slots:
    void ownerNames();
    void standing_data();
    void standing();
    void idSaysAll();
};

namespace {

/// An entry "ID VALUE" at minute @p at, or "ID <TARGET" that takes another back.
TextEdit entry(const QString &words, int at)
{
    TextEdit edit;
    edit.id = words.section(u' ', 0, 0);
    const QString what = words.section(u' ', 1);
    if (what.startsWith(u'<'))
        edit.undoes = what.sliced(1);
    else
        edit.value = what;
    edit.at = Timestamp{} + std::chrono::minutes(at);
    return edit;
}

} // namespace

void TextEditTest::ownerNames()
{
    for (int owner = 0; owner <= static_cast<int>(TextOwner::Article); ++owner)
        QCOMPARE(textOwnerFromName(textOwnerName(static_cast<TextOwner>(owner))),
                static_cast<TextOwner>(owner));
    QVERIFY(!textOwnerFromName(u"drafts"));
}

void TextEditTest::standing_data()
{
    QTest::addColumn<QStringList>("journal");
    QTest::addColumn<QString>("standing");
    QTest::newRow("none") << QStringList{} << QString();
    QTest::newRow("in order of time") << QStringList{u"a one"_s, u"b two"_s} << u"one two"_s;
    QTest::newRow("taken back") << QStringList{u"a one"_s, u"b two"_s, u"c <b"_s} << u"one"_s;
    QTest::newRow("made again") << QStringList{u"a one"_s, u"b <a"_s, u"c <b"_s} << u"one"_s;
    QTest::newRow("taken back once more")
            << QStringList{u"a one"_s, u"b <a"_s, u"c <b"_s, u"d <c"_s} << QString();
    QTest::newRow("a branch keeps what was ahead")
            << QStringList{u"a one"_s, u"b two"_s, u"c <b"_s, u"d three"_s} << u"one three"_s;
    QTest::newRow("of something unknown") << QStringList{u"a one"_s, u"b <z"_s} << u"one"_s;
}

void TextEditTest::standing()
{
    QFETCH(const QStringList, journal);
    QList<TextEdit> entries;
    for (const QString &words : journal)
        entries.prepend(entry(words, static_cast<int>(entries.size())));
    QStringList values;
    for (const TextEdit &edit : standingEdits(entries))
        values.append(edit.value);
    QTEST(values.join(u' '), "standing");
}

void TextEditTest::idSaysAll()
{
    TextEdit edit = entry(u" text"_s, 1);
    const QString id = textEditId(edit);
    QCOMPARE(textEditId(edit), id);
    TextEdit nothing = edit;
    nothing.value = QString();
    TextEdit empty = edit;
    empty.value = u""_s;
    QVERIFY(textEditId(nothing) != id && textEditId(empty) != id && textEditId(nothing) != textEditId(empty));
    edit.lang = u"en"_s;
    QVERIFY(textEditId(edit) != id);
}

QTEST_GUILESS_MAIN(TextEditTest)
#include "tst_textedit.moc"
