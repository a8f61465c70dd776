// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sessionfixture.h"

#include "publish/publicationstate.h"
#include "workspace/journal.h"

#include <QTest>

namespace Winnow {

/// What a window publishes from, and what it adds to the history.
class TestSessionPublish final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void readsArticlesProblemsAndHistory();
    void firstDateStays();
    void readOnlyRecordsNothing();

private:
    static std::shared_ptr<const PublishMaterial> fetch(WorkspaceSession &session)
    {
        Heard fetched(&session, &WorkspaceSession::publishMaterialFetched);
        session.fetchPublishMaterial();
        return fetched.wait() ? fetched.last<std::shared_ptr<const PublishMaterial>>() : nullptr;
    }
    static PublicationRecord entry(const PublishMaterial &material, const QString &languages)
    {
        Export made;
        made.target = PublishTarget::Html;
        made.files.append({u"weekly-38.html"_s, "x"});
        return publicationOf(made, material.edition(languages));
    }

    std::optional<TemporaryWorkspace> m_workspace;
};

void TestSessionPublish::init()
{
    QTest::failOnWarning();
    m_workspace.emplace(sessionRecords());
    DecisionRequest request;
    request.issues = {ref(u"org/a#1")};
    request.verdict = Verdict::Keep;
    must(Journal(**m_workspace).record(request));
    m_workspace->close();
}

void TestSessionPublish::readsArticlesProblemsAndHistory()
{
    WorkspaceSession session;
    session.setReviewer(u"林知秋"_s);
    QVERIFY(openAndWait(session, m_workspace->path()));
    auto material = fetch(session);
    QVERIFY(material);
    QCOMPARE(material->batch, (BatchRef{u"weekly"_s, 38}));
    QCOMPARE(material->edition(u"both"_s).languages(), u"both"_s);
    QCOMPARE(material->edition(u"en"_s).languages(), u"en"_s);
    QVERIFY(material->history.isEmpty());
    // Every error is one of the problems.
    for (const LintProblem &error : material->errors())
        QVERIFY(error.severity == LintSeverity::Error && material->problems.contains(error));

    Heard recorded(&session, &WorkspaceSession::publicationsRecorded);
    session.recordPublications({entry(*material, u"zh"_s), entry(*material, u"en"_s)});
    QVERIFY(recorded.wait());
    const auto kept = recorded.last<QList<PublicationRecord>>();
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept.constFirst().by, u"林知秋"_s);
    QCOMPARE(kept.constFirst().batch, material->batch);
    QVERIFY(kept.constFirst().at && !kept.constFirst().id.isEmpty());
    material = fetch(session);
    QCOMPARE(material->history.size(), 2);
    QCOMPARE(publicationState(material->history, PublishTarget::Html, material->edition(u"zh"_s)),
            PublicationState::Exported);
    QCOMPARE(publicationState(material->history, PublishTarget::Html, material->edition(u"both"_s)),
            PublicationState::Never);
}

void TestSessionPublish::firstDateStays()
{
    PublishMaterial material;
    material.series.timeZone = u"Asia/Shanghai"_s;
    const Timestamp now = minute(100);
    QCOMPARE(publicationDate(material, PublishTarget::Hugo, now).toMSecsSinceEpoch(), toMilliseconds(now));
    PublicationRecord first;
    first.target = u"hugo"_s;
    first.at = minute(7);
    PublicationRecord other;
    other.target = u"jekyll"_s;
    other.at = minute(1);
    material.history = {first, other};
    const QDateTime date = publicationDate(material, PublishTarget::Hugo, now);
    QCOMPARE(date.toMSecsSinceEpoch(), toMilliseconds(minute(7)));
    QCOMPARE(date.timeZone(), QTimeZone("Asia/Shanghai"));
}

void TestSessionPublish::readOnlyRecordsNothing()
{
    const Workspace other = must(Workspace::open(m_workspace->path(), Workspace::Access::ReadWrite));
    WorkspaceSession session;
    QVERIFY(openAndWait(session, m_workspace->path()));
    QVERIFY(session.isReadOnly());
    const auto material = fetch(session);
    QVERIFY(material);
    Heard failed(&session, &WorkspaceSession::failed);
    Heard recorded(&session, &WorkspaceSession::publicationsRecorded);
    session.recordPublications({entry(*material, u"zh"_s)});
    QVERIFY(failed.wait() && recorded.wait());
    QVERIFY(recorded.last<QList<PublicationRecord>>().isEmpty());
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestSessionPublish)
#include "tst_sessionpublish.moc"
