// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/publishhistory.h"

#include "support/makerecords.h"
#include "support/recordlines.h"
#include "support/temporaryworkspace.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class PublishHistoryTest final : public QObject
{
    Q_OBJECT

private slots:
    void isThereAfterReopening();
    void latestFirst();
    void keepsBatchesApart();
    void needsWhatAndWhere_data();
    void needsWhatAndWhere();
    void isAppendOnly();
    void travelsInBundles();

private:
    static PublicationRecord entry(const QString &target, int minutes)
    {
        PublicationRecord made;
        made.batch = {u"weekly"_s, 38};
        made.target = target;
        made.lang = u"zh"_s;
        made.state = u"exported"_s;
        made.digest = u"d"_s;
        made.document = u"{}"_s;
        made.files = QList<PublishedFile>{{u"a.md"_s, u"aa"_s, 3}};
        made.reason = u"reviewed by hand"_s;
        made.by = u"ada"_s;
        made.at = minute(minutes);
        return made;
    }
};

void PublishHistoryTest::isThereAfterReopening()
{
    TemporaryWorkspace workspace;
    const PublicationRecord kept = must(recordPublication(*workspace, entry(u"csdn"_s, 1)));
    QVERIFY(!kept.id.isEmpty());
    workspace.reopen();
    QCOMPARE(must(publicationsOf(*workspace, kept.batch)), QList<PublicationRecord>{kept});
    PublicationRecord undated = entry(u"html"_s, 1);
    undated.at.reset();
    QVERIFY(must(recordPublication(*workspace, undated)).at.has_value());
}

void PublishHistoryTest::latestFirst()
{
    TemporaryWorkspace workspace;
    for (const int minutes : {2, 3, 1})
        must(recordPublication(*workspace, entry(u"csdn"_s, minutes)));
    QList<std::optional<Timestamp>> times;
    for (const PublicationRecord &publication : must(publicationsOf(*workspace, {u"weekly"_s, 38})))
        times.append(publication.at);
    QCOMPARE(times, (QList<std::optional<Timestamp>>{minute(3), minute(2), minute(1)}));
}

void PublishHistoryTest::keepsBatchesApart()
{
    TemporaryWorkspace workspace;
    must(recordPublication(*workspace, entry(u"csdn"_s, 1)));
    QVERIFY(must(publicationsOf(*workspace, {u"weekly"_s, 39})).isEmpty());
    QVERIFY(must(publicationsOf(*workspace, {u"other"_s, 38})).isEmpty());
}

void PublishHistoryTest::needsWhatAndWhere_data()
{
    QTest::addColumn<int>("missing");
    QTest::newRow("batch") << 0;
    QTest::newRow("target") << 1;
    QTest::newRow("language") << 2;
}

void PublishHistoryTest::needsWhatAndWhere()
{
    QFETCH(const int, missing);
    TemporaryWorkspace workspace;
    PublicationRecord made = entry(u"csdn"_s, 1);
    if (missing == 0)
        made.batch = {};
    else
        (missing == 1 ? made.target : made.lang) = QString();
    QCOMPARE(errorOf(recordPublication(*workspace, made)), WorkspaceErrorCode::InvalidArgument);
    workspace.reopen(Workspace::Access::ReadOnly);
    QCOMPARE(errorOf(recordPublication(*workspace, entry(u"csdn"_s, 1))), WorkspaceErrorCode::ReadOnly);
}

void PublishHistoryTest::isAppendOnly()
{
    TemporaryWorkspace workspace;
    must(recordPublication(*workspace, entry(u"csdn"_s, 1)));
    for (const char *change : {"UPDATE publication SET reason = 'x'", "DELETE FROM publication"})
        QVERIFY(!workspace->database().execute(change));
    QCOMPARE(must(publicationsOf(*workspace, {u"weekly"_s, 38})).size(), 1);
}

void PublishHistoryTest::travelsInBundles()
{
    TemporaryWorkspace workspace;
    const PublicationRecord kept = must(recordPublication(*workspace, entry(u"csdn"_s, 1)));
    TemporaryWorkspace other;
    other.write({kept});
    QCOMPARE(must(publicationsOf(*other, kept.batch)), QList<PublicationRecord>{kept});
    // Coming in again it is the same entry.
    other.write({kept});
    QCOMPARE(must(publicationsOf(*other, kept.batch)).size(), 1);
    QCOMPARE(recordLines(*other), recordLines(*workspace));
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::PublishHistoryTest)
#include "tst_publishhistory.moc"
