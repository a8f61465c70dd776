// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/articleedits.h"
#include "article/disclosuretopic.h"
#include "article/parttexts.h"

#include "support/makerecords.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// The texts of parts, and the places where an editor's words for them are kept.
class PartTextsTest final : public QObject
{
    Q_OBJECT

private slots:
    void showsTheRecord();
    void whatIsWrittenIsShown_data();
    void whatIsWrittenIsShown();
};

namespace {

ArticleRecord madeRecord()
{
    ArticleRecord record;
    record.batch.batch = {u"weekly"_s, 38};
    record.batch.title = {u"第三十八期"_s, u"No. 38"_s};
    record.series.tagline = {u"一行"_s, u"one line"_s};
    record.repos = {{{}, u"org/a"_s, {}, u"aa"_s, {u"定位"_s, u"what it is"_s}}};
    record.sections = {{record.batch.batch, u"org/a"_s, 1, {u"副题"_s, u"subtitle"_s}, {}}};
    record.themes = {{record.batch.batch, 4, {u"主题"_s, u"theme"_s}, {}, QList<IssueRef>{}}};
    record.guide = {{record.batch.batch, 2, {u"现象"_s, u"symptom"_s}, {}, QList<IssueRef>{}}};
    record.notes = {{u"tiers"_s, false, {u"补充"_s, u"addition"_s}}};
    return record;
}

QStringList shown(const ArticleRecord &record, TextOwner owner, const QString &subject)
{
    QStringList texts;
    for (const PartText &text : partTexts(record, owner, subject))
        texts.append(text.text.zh + u'|' + text.text.en);
    return texts;
}

} // namespace

void PartTextsTest::showsTheRecord()
{
    const ArticleRecord record = madeRecord();
    QCOMPARE(shown(record, TextOwner::Section, u"org/a"_s),
            (QStringList{u"副题|subtitle"_s, u"|"_s, u"定位|what it is"_s, u"aa|"_s}));
    QCOMPARE(shown(record, TextOwner::Theme, u"4"_s), (QStringList{u"主题|theme"_s, u"|"_s}));
    QCOMPARE(shown(record, TextOwner::Guide, u"2"_s), (QStringList{u"现象|symptom"_s, u"|"_s}));
    QCOMPARE(shown(record, TextOwner::Note, u"tiers"_s), (QStringList{u"|"_s, u"补充|addition"_s}));
    QCOMPARE(shown(record, TextOwner::Article, {}),
            (QStringList{u"第三十八期|No. 38"_s, u"一行|one line"_s, u"|"_s}));
    QCOMPARE(shown(record, TextOwner::Draft, u"org/a#1"_s), QStringList());
}

void PartTextsTest::whatIsWrittenIsShown_data()
{
    QTest::addColumn<TextOwner>("owner");
    QTest::addColumn<QString>("subject");
    // Known parts, and those of which the record holds nothing yet.
    QTest::newRow("section") << TextOwner::Section << u"org/a"_s;
    QTest::newRow("another section") << TextOwner::Section << u"org/b"_s;
    QTest::newRow("theme") << TextOwner::Theme << u"4"_s;
    QTest::newRow("another theme") << TextOwner::Theme << u"9"_s;
    QTest::newRow("guide line") << TextOwner::Guide << u"2"_s;
    QTest::newRow("article") << TextOwner::Article << QString();
    for (int topic = 0; topic < disclosureTopicCount; ++topic) {
        const QString name = disclosureTopicName(static_cast<DisclosureTopic>(topic));
        QTest::newRow(qPrintable(name)) << TextOwner::Note << name;
    }
}

void PartTextsTest::whatIsWrittenIsShown()
{
    QFETCH(const TextOwner, owner);
    QFETCH(const QString, subject);
    const ArticleRecord before = madeRecord();
    const QList<PartText> texts = partTexts(before, owner, subject);
    QVERIFY(!texts.isEmpty());
    for (qsizetype at = 0; at < texts.size(); ++at) {
        const PartText &text = texts.at(at);
        for (const QString &lang : text.isShared ? QStringList{QString()} : QStringList{u"zh"_s, u"en"_s}) {
            ArticleRecord record = before;
            TextEdit edit;
            edit.batch = record.batch.batch;
            edit.owner = text.owner;
            edit.subject = text.subject;
            edit.field = text.field;
            edit.lang = lang;
            edit.value = u"written"_s;
            applyEdits(record, {edit});
            const QList<PartText> after = partTexts(record, owner, subject);
            QCOMPARE(after.size(), texts.size());
            for (qsizetype other = 0; other < texts.size(); ++other) {
                LocalizedText expected = texts.at(other).text;
                if (other == at)
                    (lang == u"en" ? expected.en : expected.zh) = edit.value;
                QCOMPARE(after.at(other).text, expected);
            }
        }
    }
}

QTEST_APPLESS_MAIN(PartTextsTest)
#include "tst_parttexts.moc"
