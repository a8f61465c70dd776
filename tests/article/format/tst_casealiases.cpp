// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/casealiases.h"
#include "article/casereferences.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

class CaseAliasesTest : public QObject
{
    Q_OBJECT

private slots:
    void references_data();
    void references();
    void caseLists_data();
    void caseLists();
    void caseAtStart();
    void aliasesBecomeSections_data();
    void aliasesBecomeSections();
    void abbreviations_data();
    void abbreviations();
};

static QString written(const QList<CaseReference> &references)
{
    QStringList texts;
    for (const CaseReference &reference : references)
        texts.append(reference.alias + u'#' + reference.number);
    return texts.join(u' ');
}

void CaseAliasesTest::references_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cases");
    QTest::newRow("one") << u"sl#7"_s << u"sl#7"_s;
    QTest::newRow("alias from the one before") << u"sl#7、#12、ok#3"_s << u"sl#7 sl#12 ok#3"_s;
    QTest::newRow("no alias") << u"#7"_s << u"#7"_s;
    QTest::newRow("hyphen and underscore")
            << u"star-loader#7，orbit_kit#8"_s << u"star-loader#7 orbit_kit#8"_s;
    QTest::newRow("blank before the sign") << u"sl #7"_s << u"sl#7"_s;
    QTest::newRow("full-width sign") << u"sl＃7"_s << u"sl#7"_s;
    QTest::newRow("in a sentence") << u"见sl#7与（ok#9）。"_s << u"sl#7 ok#9"_s;
    QTest::newRow("glued words") << u"sl#7启动"_s << u"sl#7"_s;
    QTest::newRow("glued Latin") << u"sl#7SIMT"_s << u"sl#7"_s;
    QTest::newRow("letters as Gitee has them") << u"gt#I6ABCD"_s << u"gt#I6ABCD"_s;
    QTest::newRow("sign of a language") << u"C#、F# 与 a#b"_s << u""_s;
    QTest::newRow("sign at the end") << u"sl#"_s << u""_s;
}

void CaseAliasesTest::references()
{
    QFETCH(const QString, text);
    QFETCH(const QString, cases);
    QCOMPARE(written(readCaseReferences(text)), cases);
}

void CaseAliasesTest::caseLists_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isList");
    QTest::newRow("one") << u"sl#7"_s << true;
    QTest::newRow("several") << u" sl#7、#12 / ok#3，#4; x#5 "_s << true;
    QTest::newRow("words") << u"见 sl#7"_s << false;
    QTest::newRow("words behind") << u"sl#7 等"_s << false;
    QTest::newRow("empty") << u""_s << false;
    QTest::newRow("only commas") << u"、"_s << false;
}

void CaseAliasesTest::caseLists()
{
    QFETCH(const QString, text);
    QTEST(isCaseList(text), "isList");
}

void CaseAliasesTest::caseAtStart()
{
    const QString text = u"star-loader#7：启动"_s;
    const std::optional<FoundCase> found = Winnow::caseAtStart(text);
    QVERIFY(found);
    QCOMPARE(found->reference, (CaseReference{u"star-loader"_s, u"7"_s}));
    QCOMPARE(text.sliced(found->end), u"：启动"_s);
    QVERIFY(!Winnow::caseAtStart(u"见 sl#7"_s));
    QVERIFY(!Winnow::caseAtStart(u"启动慢"_s));
}

void CaseAliasesTest::aliasesBecomeSections_data()
{
    QTest::addColumn<QString>("sections"); // name:number,number name:…
    QTest::addColumn<QString>("guide");
    QTest::addColumn<QString>("aliases"); // alias=name, sorted
    QTest::newRow("by number") << u"star-loader:7,9 orbit_kit:58"_s << u"xq#7 zz#58"_s
                               << u"xq=star-loader zz=orbit_kit"_s;
    QTest::newRow("the name itself") << u"star-loader:7 orbit_kit:7"_s << u"orbit_kit#7"_s
                                     << u"orbit_kit=orbit_kit"_s;
    QTest::newRow("the name itself, with a number it has not") << u"a:1 b:2"_s << u"A#2"_s << u"A=a"_s;
    QTest::newRow("most numbers win")
            << u"star-loader:7,9 slow-log:7"_s << u"sl#7 sl#9"_s << u"sl=star-loader"_s;
    QTest::newRow("similar name among equals")
            << u"orbit_kit:7 star-loader:7"_s << u"sl#7"_s << u"sl=star-loader"_s;
    QTest::newRow("letter case aside")
            << u"star-loader:7,9 slow-log:7"_s << u"SL#7 sl#9"_s << u"SL=star-loader sl=star-loader"_s;
    QTest::newRow("nobody has the number") << u"star-loader:7"_s << u"sl#8"_s << u""_s;
    QTest::newRow("nothing tells them apart") << u"aa:7 bb:7"_s << u"x#7"_s << u""_s;
    QTest::newRow("alias from the one before") << u"star-loader:7,9"_s << u"q#8、#9"_s << u"q=star-loader"_s;
    QTest::newRow("two parts of one section")
            << u"star-loader:7 orbit_kit:9 star-loader:9"_s << u"q#7 q#9"_s << u"q=star-loader"_s;
}

void CaseAliasesTest::aliasesBecomeSections()
{
    QFETCH(const QString, sections);
    QFETCH(const QString, guide);
    QFETCH(const QString, aliases);
    Article article;
    for (const QString &section : sections.split(u' ')) {
        SectionPart part;
        part.name = section.section(u':', 0, 0);
        for (const QString &number : section.section(u':', 1).split(u','))
            part.rows.append({number, {}, {}});
        article.parts.append(part);
    }
    article.parts.append(GuidePart{{}, {}, {{{}, {}, guide, readCaseReferences(guide)}}});
    const QHash<QString, QString> resolved = resolveCaseAliases(article);
    QStringList found;
    for (auto it = resolved.cbegin(); it != resolved.cend(); ++it)
        found.append(it.key() + u'=' + it.value());
    found.sort();
    QCOMPARE(found.join(u' '), aliases);
}

void CaseAliasesTest::abbreviations_data()
{
    QTest::addColumn<QString>("alias");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("initials") << u"oc"_s << u"ops-collections"_s << u"ops-nocturne"_s;
    QTest::newRow("letters in a row") << u"msop"_s << u"msopprof"_s << u"mosaic-pop"_s;
    QTest::newRow("words of a camel") << u"npb"_s << u"StarNpuBurn"_s << u"snippetbox"_s;
    QTest::newRow("all letters needed") << u"xz"_s << u"xz-tools"_s << u"xy-tools"_s;
    QTest::newRow("the name itself") << u"abc"_s << u"ABC"_s << u"a-b-c"_s;
}

void CaseAliasesTest::abbreviations()
{
    QFETCH(const QString, alias);
    QFETCH(const QString, better);
    QFETCH(const QString, worse);
    QCOMPARE_GT(aliasSimilarity(alias, better), aliasSimilarity(alias, worse));
    QCOMPARE_LE(aliasSimilarity(alias, better), 1.0);
    QCOMPARE_GE(aliasSimilarity(alias, worse), 0.0);
}

QTEST_GUILESS_MAIN(CaseAliasesTest)
#include "tst_casealiases.moc"
