// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"
#include "workspace/integrity.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace Qt::StringLiterals;

namespace Winnow {

/// What stands where several versions of one fact come in (bundle.md, Rules).
class TestRecordMerge final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void versions();
    void versions_data();
    void newerBundleWinsWhereRecordsCarryNoTime();
    void olderBundleComesLate();
    void draftsOfDifferentPeopleStandBesideEachOther();
    void orderDoesNotMatter();
    void orderDoesNotMatter_data();
};

namespace {

using Records = QList<Record>;

IssueRecord version(int updatedMinute, const QString &title, const QString &body = {})
{
    IssueRecord issue;
    issue.ref = ref(u"org/a#1");
    issue.title = title;
    issue.body = body;
    issue.updatedAt = minute(updatedMinute);
    return issue;
}

IssueRecord stateVersion(
        int updatedMinute, const QString &state, std::optional<int> closedMinute, const QString &by = {})
{
    IssueRecord issue = version(updatedMinute, {});
    issue.state = state;
    if (closedMinute)
        issue.closedAt = minute(*closedMinute);
    issue.closedBy = by;
    return issue;
}

} // namespace

void TestRecordMerge::versions_data()
{
    QTest::addColumn<Records>("versions");
    QTest::addColumn<Records>("expected");
    QTest::newRow("newer replaces older")
            << Records{version(1, u"old"_s), version(2, u"new"_s)} << Records{version(2, u"new"_s)};
    QTest::newRow("not given is left as known") << Records{version(1, u"title"_s, u"body"_s),
            version(2, u"new"_s)} << Records{version(2, u"new"_s, u"body"_s)};
    QTest::newRow("older fills what was not known") << Records{version(2, u"title"_s),
            version(1, u"old"_s, u"body"_s)} << Records{version(2, u"title"_s, u"body"_s)};
    QTest::newRow("empty is given") << Records{version(1, u"title"_s, u"body"_s),
            version(2, u"title"_s, u""_s)}
                                    << Records{version(2, u"title"_s, u""_s)};
    QTest::newRow("of equal age the greater stands")
            << Records{version(1, u"b"_s), version(1, u"a"_s)} << Records{version(1, u"b"_s)};
    QTest::newRow("three versions, the newest silent about the title")
            << Records{version(1, u"oldest"_s), version(3, {}, u"body"_s), version(2, u"middle"_s)}
            << Records{version(3, u"middle"_s, u"body"_s)};
    QTest::newRow("reopened: the close time goes") << Records{stateVersion(1, u"closed"_s, 1, u"ada"_s),
            stateVersion(2, u"open"_s, {})} << Records{stateVersion(2, u"open"_s, {})};
    QTest::newRow("closed again") << Records{stateVersion(1, u"closed"_s, 1, u"ada"_s),
            stateVersion(2, u"open"_s, {}), stateVersion(3, u"closed"_s, 3)}
                                  << Records{stateVersion(3, u"closed"_s, 3)};
    QTest::newRow("silent about the state: it stays with its times")
            << Records{stateVersion(1, u"closed"_s, 1, u"ada"_s), version(2, u"title"_s)} << Records{[] {
                   IssueRecord issue = stateVersion(2, u"closed"_s, 1, u"ada"_s);
                   issue.title = u"title"_s;
                   return issue;
               }()};
    QTest::newRow("a close time without a state") << Records{stateVersion(1, {}, 1),
            stateVersion(2, u"open"_s, {})} << Records{stateVersion(2, u"open"_s, {})};
    QTest::newRow("a newer close time without a state") << Records{stateVersion(1, u"closed"_s, 1),
            stateVersion(2, {}, 2)} << Records{stateVersion(2, u"closed"_s, 1)};
    QTest::newRow("three versions, the newest silent about the state") << Records{
            stateVersion(1, u"closed"_s, 1), version(3, {}, u"body"_s),
            stateVersion(2, u"open"_s, {})} << Records{[] {
        IssueRecord issue = stateVersion(3, u"open"_s, {});
        issue.body = u"body"_s;
        return issue;
    }()};
}

void TestRecordMerge::versions()
{
    QFETCH(const Records, versions);
    QFETCH(const Records, expected);
    QList<int> order(versions.size());
    std::iota(order.begin(), order.end(), 0);
    do {
        TemporaryWorkspace workspace;
        for (const int index : std::as_const(order))
            workspace.write({versions[index]});
        QCOMPARE(recordLines(*workspace), linesOf(expected));
    } while (std::ranges::next_permutation(order).found);
}

void TestRecordMerge::newerBundleWinsWhereRecordsCarryNoTime()
{
    const auto bundle = [](int madeAt, const QString &url) {
        return Records{
                BundleHeader{1, minute(madeAt), {}}, RepoRecord{u"gitcode"_s, u"org/a"_s, url, {}, {}}};
    };
    for (const bool reversed : {false, true}) {
        TemporaryWorkspace workspace;
        workspace.write(reversed ? bundle(2, u"a"_s) : bundle(1, u"z"_s));
        workspace.write(reversed ? bundle(1, u"z"_s) : bundle(2, u"a"_s));
        QCOMPARE(recordLines(*workspace), linesOf({RepoRecord{u"gitcode"_s, u"org/a"_s, u"a"_s, {}, {}}}));
    }
}

void TestRecordMerge::olderBundleComesLate()
{
    // The record's own time counts before the bundle's.
    TemporaryWorkspace workspace;
    workspace.write({BundleHeader{1, minute(100), {}}, version(1, u"stale sweep"_s)});
    workspace.write({BundleHeader{1, minute(50), {}}, version(2, u"fresh sweep"_s)});
    QCOMPARE(recordLines(*workspace), linesOf({version(2, u"fresh sweep"_s)}));
}

void TestRecordMerge::draftsOfDifferentPeopleStandBesideEachOther()
{
    const auto draft = [](const QString &by, const QString &problem) {
        DraftRecord record;
        record.batch = {u"weekly"_s, 38};
        record.issue = ref(u"org/a#1");
        record.lang = u"zh"_s;
        record.problem = problem;
        record.by = by;
        return record;
    };
    TemporaryWorkspace workspace({draft(u"ada"_s, u"mine"_s)});
    workspace.write({draft(u"worker"_s, u"other"_s)});
    QCOMPARE(recordLines(*workspace), linesOf({draft(u"ada"_s, u"mine"_s), draft(u"worker"_s, u"other"_s)}));
}

namespace {

/// Records about few subjects with values of all ages, given and not given, so that much of it meets.
class MixedRecords final
{
public:
    explicit MixedRecords(unsigned seed)
        : m_random(seed)
    {}

    Records make(int count)
    {
        Records records;
        for (int i = 0; i < count; ++i)
            records.append(one());
        return records;
    }

private:
    Record one()
    {
        switch (number(10)) {
        case 0:
        case 1:
        case 2:
            return issue();
        case 3:
            return comment();
        case 4:
            return change();
        case 5:
            return aLink(name(), name(), pick({u"closing-keyword"_s, u"branch-name"_s}));
        case 6: {
            ProposalRecord proposal =
                    aProposal(name(), pick({u"w1"_s, u"w2"_s}), pick({u"keep"_s, u"drop"_s, QString()}));
            if (number(2) == 0)
                proposal.value = number(5) / 4.0;
            proposal.note = pick(m_texts);
            return proposal;
        }
        case 7:
            return decision();
        case 8: {
            KgRefRecord kgRef = aKgRef(name(), pick({u"n1"_s, u"n2"_s}));
            kgRef.state = pick({u"proposed"_s, u"accepted"_s, QString()});
            kgRef.by = pick({u"ada"_s, u"bob"_s, QString()});
            kgRef.at = time();
            kgRef.query = pick(m_texts);
            return kgRef;
        }
        default:
            BatchRecord batch = aBatch(u"weekly"_s, number(2), time());
            batch.title = {pick(m_texts), pick(m_texts)};
            return batch;
        }
    }

    Record issue()
    {
        IssueRecord issue;
        issue.ref = ref(name());
        issue.title = pick(m_texts);
        issue.body = pick(m_texts);
        issue.state = pick({u"open"_s, u"closed"_s, QString()});
        issue.closedAt = time();
        issue.closedBy = pick({u"ada"_s, QString()});
        issue.updatedAt = time();
        if (number(2) == 0)
            issue.labels = QStringList{pick({u"bug"_s, u"npu"_s})};
        return issue;
    }

    Record change()
    {
        ChangeRecord change;
        change.ref = ref(name());
        change.title = pick(m_texts);
        change.state = pick({u"open"_s, u"merged"_s, QString()});
        change.mergedAt = time();
        change.body = pick(m_texts);
        return change;
    }

    Record comment()
    {
        EventRecord event = aComment(name(), pick({u"c1"_s, u"c2"_s}), pick(m_texts));
        event.kind = pick({u"comment"_s, u"review"_s});
        event.at = time();
        event.on = number(2) == 0 ? SubjectKind::Issue : SubjectKind::Change;
        event.actor = pick({u"ada"_s, u"bob"_s, QString()});
        return event;
    }

    Record decision()
    {
        const int id = number(12);
        // All that an entry says follows from its id: entries are never changed.
        Decision decision = aDecision(u"org/a#%1"_s.arg(id % 3), static_cast<Verdict>(id % 4),
                QStringList{u"ada"_s, u"bob"_s}.at(id % 2), id / 2, u"d%1"_s.arg(id));
        if (id % 5 == 4)
            decision.undoes = u"d%1"_s.arg(id - 3);
        return decision;
    }

    int number(int below) { return static_cast<int>(m_random() % static_cast<unsigned>(below)); }
    QString pick(const QStringList &values) { return values.at(number(static_cast<int>(values.size()))); }
    QString name() { return u"org/a#%1"_s.arg(number(3)); }
    std::optional<Timestamp> time()
    {
        return number(3) == 0 ? std::nullopt : std::optional{minute(number(4))};
    }

    const QStringList m_texts{u"alpha"_s, u"beta"_s, u"内存泄漏"_s, u""_s, QString()};
    std::mt19937 m_random;
};

} // namespace

void TestRecordMerge::orderDoesNotMatter_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("few records") << 6;
    QTest::newRow("more records") << 25;
    QTest::newRow("many records") << 120;
}

void TestRecordMerge::orderDoesNotMatter()
{
    QFETCH(const int, count);
    for (unsigned seed = 0; seed < 8; ++seed) {
        Records records = MixedRecords(seed).make(count);
        TemporaryWorkspace first(records);
        const QByteArrayList expected = recordLines(*first);
        std::mt19937 random(seed);
        for (int i = 0; i < 2; ++i) {
            std::ranges::shuffle(records, random);
            TemporaryWorkspace workspace;
            const qsizetype cut = count / 2; // in two imports, as it happens
            workspace.write(records.first(cut));
            workspace.write(records.sliced(cut));
            QCOMPARE(recordLines(*workspace), expected);
            QCOMPARE(checkWorkspace(workspace.path()).problems, QStringList{});
            workspace.write(records);
            QCOMPARE(recordLines(*workspace), expected);
        }
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestRecordMerge)
#include "tst_recordmerge.moc"
