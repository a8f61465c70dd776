// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "session/firstpageworker.h"

#include "sessionfixture.h"

#include <QSignalSpy>
#include <QTest>

namespace Winnow {

class TestFirstPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void findsAScreenfulInOrder();
    void isSilentWhereItIsNotFull();
    void isSilentOnceSettled();
    void isSilentWithoutAWorkspace();
    void comesBeforeTheWhole();

private:
    using Ids = std::shared_ptr<const std::vector<qint64>>;

    /// All issues, the last first.
    static Ids candidates()
    {
        auto ids = std::make_shared<std::vector<qint64>>();
        for (qint64 id = issueCount; id > 0; --id)
            ids->push_back(id);
        return ids;
    }

    std::optional<TemporaryWorkspace> m_workspace;
};

void TestFirstPage::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(sessionRecords());
    m_workspace->close();
}

void TestFirstPage::findsAScreenfulInOrder()
{
    FirstPageWorker worker;
    worker.open(m_workspace->path());
    Heard found(&worker, &FirstPageWorker::found);
    worker.find(3, u"titl"_s, candidates());
    QCOMPARE(found.count(), 1);
    QCOMPARE(found.last<quint64>(0), quint64{3});
    const auto ids = found.last<Ids>(1);
    QCOMPARE_GE(ids->size(), size_t{30});
    QVERIFY(std::ranges::equal(*ids, std::span(*candidates()).first(ids->size())));
}

void TestFirstPage::isSilentWhereItIsNotFull()
{
    FirstPageWorker worker;
    worker.open(m_workspace->path());
    const Heard found(&worker, &FirstPageWorker::found);
    worker.find(1, u"内存"_s, candidates());
    QCOMPARE(found.count(), 0);
}

void TestFirstPage::isSilentOnceSettled()
{
    FirstPageWorker worker;
    worker.open(m_workspace->path());
    const Heard found(&worker, &FirstPageWorker::found);
    worker.settle(4);
    worker.find(4, u"title"_s, candidates());
    QCOMPARE(found.count(), 0);
    worker.find(5, u"title"_s, candidates());
    QCOMPARE(found.count(), 1);
}

void TestFirstPage::isSilentWithoutAWorkspace()
{
    FirstPageWorker worker;
    worker.open(m_workspace->path() + u".gone"_s);
    const Heard found(&worker, &FirstPageWorker::found);
    worker.find(1, u"title"_s, candidates());
    QCOMPARE(found.count(), 0);
}

void TestFirstPage::comesBeforeTheWhole()
{
    WorkspaceSession session;
    QVERIFY(openAndWait(session, m_workspace->path()));
    // Which of the two is ready first is the machine's affair; what each says is not.
    for (int i = 0; i < 20; ++i) {
        const QString words = i % 2 == 0 ? u"title"_s : u"titl"_s;
        Heard selected(&session, &WorkspaceSession::selected);
        session.select(parsePoolQuery(words), {});
        std::vector<qint64> first;
        while (selected.wait(selected.count() + 1)) {
            const auto selection = selected.last<SelectedIssues>();
            if (selection.isComplete) {
                QCOMPARE(selection.ids->size(), size_t{issueCount});
                QVERIFY(std::ranges::equal(first, std::span(*selection.ids).first(first.size())));
                break;
            }
            QVERIFY(first.empty());
            first = *selection.ids;
        }
    }
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestFirstPage)
#include "tst_firstpage.moc"
