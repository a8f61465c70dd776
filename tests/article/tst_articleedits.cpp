// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "article/articleedits.h"

#include "support/makerecords.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class ArticleEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void texts();
    void latestHolds();
    void nullGoesBack();
    void orders();
    void themesAreMadeAndRemoved();
    void rowsOfASection();
    void unknownRowsAreLeftOut();
    void lists();
};

namespace {

TextEdit edit(TextOwner owner, const QString &subject, const QString &field, const QString &value,
        const QString &lang = {})
{
    TextEdit made;
    made.batch = {u"weekly"_s, 38};
    made.owner = owner;
    made.subject = subject;
    made.field = field;
    made.value = value;
    made.lang = lang;
    made.by = u"ada"_s;
    return made;
}

ArticleRecord madeRecord()
{
    ArticleRecord record;
    record.batch.batch = {u"weekly"_s, 38};
    for (const QString &name : {u"org/a#1"_s, u"org/a#2"_s, u"org/b#7"_s}) {
        ArticleCase row;
        row.issue = ref(name);
        row.zh.problem = u"imported "_s + name;
        record.cases.append(row);
    }
    for (int order : {1, 2})
        record.themes.append({record.batch.batch, order, {u"主题"_s, {}}, {}, QList<IssueRef>{}});
    return record;
}

QStringList issuesOf(const ArticleRecord &record)
{
    QStringList names;
    for (const ArticleCase &row : record.cases)
        names.append(formatIssueRef(row.issue));
    return names;
}

} // namespace

void ArticleEditsTest::texts()
{
    ArticleRecord record = madeRecord();
    applyEdits(record,
            {edit(TextOwner::Draft, u"org/a#1"_s, u"problem"_s, u"written"_s, u"zh"_s),
                    edit(TextOwner::Draft, u"org/a#1"_s, u"theme-line"_s, u"a line"_s, u"en"_s),
                    edit(TextOwner::Section, u"org/b"_s, u"summary"_s, u"概要"_s, u"zh"_s),
                    edit(TextOwner::Theme, u"2"_s, u"lead"_s, u"a lead"_s, u"en"_s),
                    edit(TextOwner::Guide, u"4"_s, u"symptom"_s, u"症状"_s, u"zh"_s),
                    edit(TextOwner::Note, u"tiers/before"_s, u"text"_s, u"a note"_s, u"en"_s),
                    edit(TextOwner::Repository, u"org/a"_s, u"alias"_s, u"aa"_s),
                    edit(TextOwner::Article, {}, u"tagline"_s, u"一句话"_s, u"zh"_s)});
    QCOMPARE(record.cases.at(0).zh.problem, u"written"_s);
    QCOMPARE(record.cases.at(0).zh.by, u"ada"_s);
    QCOMPARE(record.cases.at(0).en.themeLine, u"a line"_s);
    QCOMPARE(record.cases.at(1).zh.problem, u"imported org/a#2"_s);
    QCOMPARE(record.sections.at(0).summary.zh, u"概要"_s);
    QCOMPARE(record.themes.at(1).lead.en, u"a lead"_s);
    QCOMPARE(record.guide.at(0).symptom.zh, u"症状"_s);
    QCOMPARE(record.notes.at(0), (DisclosureNote{u"tiers"_s, true, {{}, u"a note"_s}}));
    QCOMPARE(caseAlias(record, u"org/a"_s), u"aa"_s);
    QCOMPARE(record.series.tagline.zh, u"一句话"_s);
}

void ArticleEditsTest::latestHolds()
{
    ArticleRecord record = madeRecord();
    applyEdits(record,
            {edit(TextOwner::Draft, u"org/a#1"_s, u"problem"_s, u"first"_s, u"zh"_s),
                    edit(TextOwner::Draft, u"org/a#1"_s, u"problem"_s, u"second"_s, u"zh"_s)});
    QCOMPARE(record.cases.at(0).zh.problem, u"second"_s);
}

void ArticleEditsTest::nullGoesBack()
{
    ArticleRecord record = madeRecord();
    applyEdits(record,
            {edit(TextOwner::Draft, u"org/a#1"_s, u"problem"_s, u"first"_s, u"zh"_s),
                    edit(TextOwner::Draft, u"org/a#1"_s, u"problem"_s, {}, u"zh"_s),
                    edit(TextOwner::Draft, u"org/a#2"_s, u"problem"_s, u""_s, u"zh"_s)});
    QCOMPARE(record.cases.at(0).zh.problem, u"imported org/a#1"_s);
    QCOMPARE(record.cases.at(1).zh.problem, QString()); // emptied on purpose
}

void ArticleEditsTest::orders()
{
    ArticleRecord record = madeRecord();
    // The order speaks of a theme that a later edit makes.
    applyEdits(record,
            {edit(TextOwner::Article, {}, u"themes"_s, listValue({u"3"_s, u"2"_s})),
                    edit(TextOwner::Theme, u"3"_s, u"title"_s, u"新"_s, u"zh"_s)});
    QList<int> orders;
    for (const ThemeRecord &theme : std::as_const(record.themes))
        orders.append(theme.order);
    QCOMPARE(orders, (QList<int>{3, 2, 1}));
}

void ArticleEditsTest::themesAreMadeAndRemoved()
{
    ArticleRecord record = madeRecord();
    applyEdits(record,
            {edit(TextOwner::Theme, u"1"_s, u"removed"_s, u"1"_s),
                    edit(TextOwner::Theme, u"2"_s, u"members"_s,
                            casesValue({ref(u"org/b#7"), ref(u"org/a#1")}))});
    QCOMPARE(record.themes.size(), 1);
    QCOMPARE(record.themes.at(0).members.value(), (QList<IssueRef>{ref(u"org/b#7"), ref(u"org/a#1")}));
}

void ArticleEditsTest::rowsOfASection()
{
    ArticleRecord record = madeRecord();
    applyEdits(record,
            {edit(TextOwner::Section, u"org/a"_s, u"rows"_s,
                    casesValue({ref(u"org/a#2"), ref(u"org/a#1")}))});
    QCOMPARE(issuesOf(record), (QStringList{u"org/a#2"_s, u"org/a#1"_s, u"org/b#7"_s}));
}

void ArticleEditsTest::unknownRowsAreLeftOut()
{
    ArticleRecord record = madeRecord();
    applyEdits(record,
            {edit(TextOwner::Draft, u"org/a#99"_s, u"problem"_s, u"x"_s, u"zh"_s),
                    edit(TextOwner::Draft, u"no issue"_s, u"problem"_s, u"x"_s, u"zh"_s),
                    edit(TextOwner::Draft, u"org/a#1"_s, u"no field"_s, u"x"_s, u"zh"_s)});
    QCOMPARE(issuesOf(record), issuesOf(madeRecord()));
    QCOMPARE(record.cases.at(0).zh.problem, u"imported org/a#1"_s);
}

void ArticleEditsTest::lists()
{
    const QStringList entries{u"a, b"_s, u"\"c\""_s};
    QCOMPARE(listFromValue(listValue(entries)), entries);
    QCOMPARE(listFromValue(u"no JSON"_s), QStringList());
    QCOMPARE(casesFromValue(u"[\"org/a#1\", \"nonsense\"]"_s), QList<IssueRef>{ref(u"org/a#1")});
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::ArticleEditsTest)
#include "tst_articleedits.moc"
