// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "items/outlinemodel.h"

#include "support/makerecords.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace Winnow {

class OutlineModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void lines();
    void keepsLinesWhereOnlyTextsDiffer();
    void states();
    void drops_data();
    void drops();
    void moves();
    void dropsThatMeanNothing();
    void removals();

private:
    QModelIndex find(const QString &path) const;
    QStringList pathsBelow(const QModelIndex &parent, const QString &prefix = {}) const;

    ArticleRecord m_record;
    std::unique_ptr<OutlineModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

namespace {

QString textOf(const QList<TextEdit> &edits)
{
    QStringList texts;
    for (const TextEdit &edit : edits)
        texts.append(u"%1 %2 %3 %4"_s.arg(textOwnerName(edit.owner), edit.subject, edit.field, edit.value));
    return texts.join(u"; "_s);
}

} // namespace

void OutlineModelTest::init()
{
    QTest::failOnWarning();
    m_record = {};
    m_record.batch.batch = {u"weekly"_s, 38};
    for (const QString &name : {u"org/a#1"_s, u"org/a#2"_s, u"org/b#7"_s}) {
        ArticleCase row;
        row.issue = ref(name);
        row.zh = {u"问"_s, u"答"_s, {}, {}, {}, {}};
        row.en = {u"problem "_s + row.issue.number, u"answer"_s, {}, {}, {}, {}};
        m_record.cases.append(row);
    }
    const auto theme = [this](int order, const QList<IssueRef> &members) {
        return ThemeRecord{m_record.batch.batch, order, {u"主题"_s, u"theme"_s}, {}, members};
    };
    m_record.themes = {theme(1, {ref(u"org/a#1"), ref(u"org/a#2")}), theme(2, {})};
    m_record.sections = {{m_record.batch.batch, u"org/b"_s, 1, {u"乙"_s, u"second"_s}, {}}};
    m_record.guide = {{m_record.batch.batch, 5, {{}, u"symptom"_s}, {}, QList<IssueRef>{}},
            {m_record.batch.batch, 4, {{}, u"other"_s}, {}, QList<IssueRef>{}}};
    m_model = std::make_unique<OutlineModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
    m_model->setLocale(QLocale(u"en"_s));
    m_model->setRecord(m_record);
}

QStringList OutlineModelTest::pathsBelow(const QModelIndex &parent, const QString &prefix) const
{
    QStringList paths;
    for (int row = 0; row < m_model->rowCount(parent); ++row) {
        const QModelIndex index = m_model->index(row, 0, parent);
        const QString path = prefix + u'/' + index.data().toString();
        paths.append(path);
        paths += pathsBelow(index, path);
    }
    return paths;
}

/// The line whose texts begin as the parts of @p path do.
QModelIndex OutlineModelTest::find(const QString &path) const
{
    QModelIndex found;
    for (const QString &part : path.split(u'/')) {
        for (int row = 0; row < m_model->rowCount(found); ++row) {
            const QModelIndex child = m_model->index(row, 0, found);
            if (child.data().toString().startsWith(part)) {
                found = child;
                break;
            }
        }
    }
    return found;
}

void OutlineModelTest::lines()
{
    QCOMPARE(pathsBelow({}),
            (QStringList{u"/In no theme yet (1)"_s, u"/In no theme yet (1)/b#7 problem 7"_s,
                    u"/Sections (2)"_s, u"/Sections (2)/b · second (1)"_s,
                    u"/Sections (2)/b · second (1)/b#7 problem 7"_s, u"/Sections (2)/a (2)"_s,
                    u"/Sections (2)/a (2)/a#1 problem 1"_s, u"/Sections (2)/a (2)/a#2 problem 2"_s,
                    u"/Themes (2)"_s, u"/Themes (2)/1. theme (2)"_s,
                    u"/Themes (2)/1. theme (2)/a#1 problem 1"_s, u"/Themes (2)/1. theme (2)/a#2 problem 2"_s,
                    u"/Themes (2)/2. theme (0)"_s, u"/Troubleshooting guide (2)"_s,
                    u"/Troubleshooting guide (2)/symptom"_s, u"/Troubleshooting guide (2)/other"_s,
                    u"/Method and disclosure"_s, u"/Method and disclosure/Counting window"_s,
                    u"/Method and disclosure/Knowledge graph"_s, u"/Method and disclosure/Merge rule"_s,
                    u"/Method and disclosure/Timing tiers"_s, u"/Method and disclosure/Timing traps"_s,
                    u"/Method and disclosure/Honest drops"_s, u"/Method and disclosure/Left over"_s,
                    u"/Title and footer"_s}));
    QCOMPARE(m_model->indexOfRow(ref(u"org/a#2")).data(OutlineModel::IssueRole).toString(), u"org/a#2"_s);
    QVERIFY(!m_model->indexOfRow(ref(u"org/a#3")).isValid());
}

void OutlineModelTest::keepsLinesWhereOnlyTextsDiffer()
{
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    const QPersistentModelIndex row = m_model->indexOfRow(ref(u"org/a#1"));
    m_record.cases[0].en.problem = u"rewritten"_s;
    m_model->setRecord(m_record);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(row.data().toString(), u"a#1 rewritten"_s);
    m_record.cases.removeLast();
    m_model->setRecord(m_record);
    QCOMPARE(resets.count(), 1);
}

void OutlineModelTest::states()
{
    m_record.cases[0].zh.answer = QString();
    m_record.cases[1].en = {};
    m_record.cases[2].zh = m_record.cases[2].en = {};
    m_model->setRecord(m_record);
    m_model->setProblemCounts({{u"org/a#1"_s, 2}});
    const auto state = [this](QStringView issue) {
        return m_model->indexOfRow(ref(issue)).siblingAtColumn(OutlineModel::StateColumn).data().toString();
    };
    QCOMPARE(state(u"org/a#1"), u"no Chinese"_s);
    QCOMPARE(state(u"org/a#2"), u"no English"_s);
    QCOMPARE(state(u"org/b#7"), u"no text"_s);
    m_record.cases[0].zh.answer = u"答"_s;
    m_model->setRecord(m_record);
    QVERIFY(state(u"org/a#1").contains(u'2'));
}

void OutlineModelTest::drops_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("onto");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("edits");
    const QString first = u"Themes/1. theme"_s;
    QTest::newRow("into a theme, at the end")
            << u"In no/b#7"_s << first << -1 << u"theme 1 members [\"org/a#1\",\"org/a#2\",\"org/b#7\"]"_s;
    QTest::newRow("into a theme, at a place") << u"Sections/b/b#7"_s << first << 1
                                              << u"theme 1 members [\"org/a#1\",\"org/b#7\",\"org/a#2\"]"_s;
    QTest::newRow("onto a row of a theme") << u"In no/b#7"_s << first + u"/a#2"_s << -1
                                           << u"theme 1 members [\"org/a#1\",\"org/b#7\",\"org/a#2\"]"_s;
    QTest::newRow("from one theme into another")
            << first + u"/a#1"_s << u"Themes/2. theme"_s << -1
            << u"theme 1 members [\"org/a#2\"]; theme 2 members [\"org/a#1\"]"_s;
    QTest::newRow("out of its theme")
            << first + u"/a#1"_s << u"In no"_s << -1 << u"theme 1 members [\"org/a#2\"]"_s;
    QTest::newRow("within a theme") << first + u"/a#1"_s << first << 2
                                    << u"theme 1 members [\"org/a#2\",\"org/a#1\"]"_s;
    QTest::newRow("rows of a section") << u"Sections/a (/a#2"_s << u"Sections/a ("_s << 0
                                       << u"section org/a rows [\"org/a#2\",\"org/a#1\"]"_s;
    QTest::newRow("sections") << u"Sections/a ("_s << u"Sections"_s << 0
                              << u"article  sections [\"org/a\",\"org/b\"]"_s;
    QTest::newRow("themes") << u"Themes/2. theme"_s << first << -1 << u"article  themes [\"2\",\"1\"]"_s;
    QTest::newRow("guide") << u"Troubleshooting/symptom"_s << u"Troubleshooting"_s << 2
                           << u"article  guide [\"4\",\"5\"]"_s;
}

void OutlineModelTest::drops()
{
    QFETCH(const QString, line);
    QFETCH(const QString, onto);
    QFETCH(const int, place);
    const std::unique_ptr<QMimeData> data(m_model->mimeData({find(line)}));
    QVERIFY(m_model->canDropMimeData(data.get(), Qt::MoveAction, place, 0, find(onto)));
    QList<TextEdit> edits;
    connect(m_model.get(), &OutlineModel::editsWanted, this,
            [&edits](const QList<TextEdit> &wanted) { edits = wanted; });
    m_model->dropMimeData(data.get(), Qt::MoveAction, place, 0, find(onto));
    QTEST(textOf(edits), "edits");
}

void OutlineModelTest::dropsThatMeanNothing()
{
    const auto mayDrop = [this](const QString &line, const QString &onto, int place) {
        const std::unique_ptr<QMimeData> data(m_model->mimeData({find(line)}));
        return m_model->canDropMimeData(data.get(), Qt::MoveAction, place, 0, find(onto));
    };
    QVERIFY(!mayDrop(u"Sections/a ("_s, u"Themes"_s, -1));
    QVERIFY(!mayDrop(u"Themes/1. theme"_s, u"Sections/a ("_s, -1));
    QVERIFY(!mayDrop(u"Sections/a (/a#1"_s, u"Sections/b"_s, -1)); // a row stays with its repository
    QVERIFY(!mayDrop(u"Themes/1. theme/a#1"_s, u"Themes/1. theme"_s, 0)); // where it is already
}

void OutlineModelTest::moves()
{
    QCOMPARE(textOf(m_model->moved(find(u"Themes/1. theme"_s), 1)), u"article  themes [\"2\",\"1\"]"_s);
    QCOMPARE(textOf(m_model->moved(find(u"Themes/1. theme"_s), -1)), QString());
    QCOMPARE(textOf(m_model->moved(find(u"Sections/a (/a#2"_s), -1)),
            u"section org/a rows [\"org/a#2\",\"org/a#1\"]"_s);
    QCOMPARE(textOf(m_model->moved(find(u"Sections"_s), 1)), QString());
}

/// Only what an editor made can be taken out; rows go by a decision, sections with their rows.
void OutlineModelTest::removals()
{
    QCOMPARE(textOf(m_model->removed(find(u"Themes/2."_s))), u"theme 2 removed 1"_s);
    QCOMPARE(textOf(m_model->removed(find(u"Troubleshooting/symptom"_s))), u"guide 5 removed 1"_s);
    for (const QString &line : {u"Themes"_s, u"Sections/a"_s, u"Sections/a/a#1"_s, u"Themes/1./a#1"_s,
                 u"Method/Merge rule"_s, u"Title"_s}) {
        QVERIFY2(find(line).isValid(), qPrintable(line));
        QVERIFY2(m_model->removed(find(line)).isEmpty(), qPrintable(line));
    }
    QVERIFY(m_model->removed({}).isEmpty());
}

} // namespace Winnow

QTEST_MAIN(Winnow::OutlineModelTest)
#include "tst_outlinemodel.moc"
