// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspace/issuequeries.h"
#include "workspace/issuetokens.h"
#include "workspace/searchindex.h"
#include "workspace/searchtext.h"

#include "support/makerecords.h"
#include "support/temporaryworkspace.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace Winnow {

class TestSearch final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(); }
    void initTestCase();
    void finds();
    void finds_data();
    void findsTheSameWithoutTheIndex();
    void findsTheSameWithoutTheIndex_data() { finds_data(); }
    void endsWhenNobodyWaits();
    void anyInputIsAnswered();
    void anyInputIsAnswered_data();
    void changedText();
    void removedText();
    void changedComment();
    void commentChangedWithoutItsKind();
    void commentBeforeItsIssue();
    void commentThatBecomesSomethingElse();
    void stoppedIndexingGoesOn();

private:
    std::optional<TemporaryWorkspace> m_workspace;
};

namespace {

/// The numbers of the issues that hold @p words, comma by comma.
QString found(Workspace &workspace, const QString &words)
{
    const auto ids = must(matchingIssues(workspace, words));
    QStringList numbers;
    for (const IssueSummary &summary : must(issueSummaries(workspace, ids)))
        numbers.append(summary.ref.number);
    return numbers.join(u',');
}

IssueRecord withBody(QStringView name, const QString &title, const QString &body)
{
    IssueRecord issue = anIssue(name, title);
    issue.body = body;
    return issue;
}

/// @p issue as the forge gives it some days later.
IssueRecord updated(IssueRecord issue, int days = 1)
{
    issue.updatedAt = minute(days * 24 * 60);
    return issue;
}

} // namespace

void TestSearch::initTestCase()
{
    EventRecord review = aComment(u"org/a#2", u"r1"_s, u"only in a review"_s);
    review.kind = u"review"_s;
    m_workspace.emplace(QList<Record>{
            withBody(u"org/a#1", u"内存泄漏导致 OOM"_s, u"HCCL timeout，错误码 EI0002"_s),
            withBody(u"org/a#2", u"Out of Memory on Atlas"_s, u"ＡＣＬ　Ｅｒｒｏｒ in ΣΊΣΥΦΟΣ"_s),
            aComment(u"org/a#2", u"c1"_s, u"升级驱动后恢复, see Makefile"_s),
            aComment(u"org/a#2", u"c2"_s, u"second opinion"_s),
            review,
            withBody(u"org/b#3", u"存储与漏洞"_s, QString()),
            withBody(u"org/b#4", QString(), u"torch_npu.free_memory()"_s),
    });
}

void TestSearch::finds_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("nothing to look for") << u" ,; "_s << u""_s;
    QTest::newRow("two characters inside a run") << u"泄漏"_s << u"1"_s;
    QTest::newRow("two characters over the middle") << u"存泄"_s << u"1"_s;
    QTest::newRow("two characters at the end") << u"导致"_s << u"1"_s;
    QTest::newRow("four characters") << u"内存泄漏"_s << u"1"_s;
    QTest::newRow("characters that stand apart") << u"内漏"_s << u""_s;
    QTest::newRow("pairs that stand apart") << u"内存漏导"_s << u""_s;
    QTest::newRow("one character") << u"漏"_s << u"1,3"_s;
    QTest::newRow("one character at the end of a run") << u"洞"_s << u"3"_s;
    QTest::newRow("one character that is nowhere") << u"猫"_s << u""_s;
    QTest::newRow("Latin word") << u"memory"_s << u"2,4"_s;
    QTest::newRow("Latin beginning") << u"mem"_s << u"2,4"_s;
    QTest::newRow("Latin end finds nothing") << u"emory"_s << u""_s;
    QTest::newRow("upper case") << u"OUT OF MEMORY"_s << u"2"_s;
    QTest::newRow("typed full width") << u"ｏｏｍ"_s << u"1"_s;
    QTest::newRow("written full width") << u"acl err"_s << u"2"_s;
    QTest::newRow("case beyond ASCII") << u"σίσυφος"_s << u"2"_s;
    QTest::newRow("two words: both") << u"hccl 泄漏"_s << u"1"_s;
    QTest::newRow("two words of different issues") << u"hccl atlas"_s << u""_s;
    QTest::newRow("title and body together") << u"oom ei0002"_s << u"1"_s;
    QTest::newRow("mixed scripts") << u"驱动后"_s << u"2"_s;
    QTest::newRow("comment") << u"升级"_s << u"2"_s;
    QTest::newRow("two comments") << u"makefile opinion"_s << u"2"_s;
    QTest::newRow("marks inside words") << u"torch_npu"_s << u"4"_s;
    QTest::newRow("other events are not searched") << u"review"_s << u""_s;
}

void TestSearch::finds()
{
    QFETCH(const QString, words);
    QFETCH(const QString, numbers);
    QCOMPARE(found(**m_workspace, words), numbers);
}

void TestSearch::findsTheSameWithoutTheIndex()
{
    QFETCH(const QString, words);
    if (searchQuery(words.toUtf8()).isEmpty())
        return; // such words are not looked for
    auto reader = must(IssueTokenReader::prepare((*m_workspace)->database()));
    const SearchMatcher matcher(words.toUtf8());
    QStringList numbers;
    for (qint64 id = 1; id <= 4; ++id) {
        QByteArray tokens;
        must(reader.read(id, tokens));
        QVERIFY(!tokens.isEmpty());
        if (matcher.matches(tokens))
            numbers.append(QString::number(id));
    }
    QTEST(numbers.join(u','), "numbers");
}

void TestSearch::endsWhenNobodyWaits()
{
    const auto matches = matchingIssues(**m_workspace, u"memory"_s, [] { return true; });
    QVERIFY(!matches);
    QCOMPARE(matches.error().code, WorkspaceErrorCode::Interrupted);
    QCOMPARE(must(matchingIssues(**m_workspace, u"memory"_s, [] { return false; })).size(), size_t{2});
}

void TestSearch::anyInputIsAnswered_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("operators") << u"NEAR(a b, 3) AND OR NOT + - ^ * : { } ( )"_s;
    QTest::newRow("quotes") << u"\"\" ' `\""_s;
    QTest::newRow("a pasted page") << u"word "_s.repeated(3000);
    QTest::newRow("different pasted words") << [] {
        QString words;
        for (int i = 0; i < 3000; ++i)
            words += u"w%1 "_s.arg(i);
        return words;
    }();
    QTest::newRow("a pasted Chinese page") << u"内存泄漏导致"_s.repeated(3000);
    QTest::newRow("mixed scripts, pasted") << u"a内"_s.repeated(3000);
    QTest::newRow("NUL") << u"a\0b"_s;
    QTest::newRow("half a surrogate pair") << QString(QChar(0xd83d)) + u"a"_s;
}

void TestSearch::anyInputIsAnswered()
{
    QFETCH(const QString, words);
    WINNOW_VERIFY_RESULT(matchingIssues(**m_workspace, words));
}

void TestSearch::changedText()
{
    TemporaryWorkspace workspace({withBody(u"org/a#1", u"old title"_s, u"old body"_s)});
    workspace.write({updated(withBody(u"org/a#1", u"new title"_s, u"新的正文"_s))});
    QCOMPARE(found(*workspace, u"old"_s), u""_s);
    QCOMPARE(found(*workspace, u"new 正文"_s), u"1"_s);
}

void TestSearch::removedText()
{
    TemporaryWorkspace workspace({withBody(u"org/a#1", u"title"_s, u"secret 密钥"_s)});
    workspace.write({updated(withBody(u"org/a#1", QString(), QString()))});
    QCOMPARE(found(*workspace, u"密钥"_s), u"1"_s); // not given is not removed
    workspace.write({updated(withBody(u"org/a#1", u"title"_s, u""_s), 2)});
    QCOMPARE(found(*workspace, u"密钥"_s), u""_s);
    QCOMPARE(found(*workspace, u"title"_s), u"1"_s);
}

void TestSearch::changedComment()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), aComment(u"org/a#1", u"c1"_s, u"before"_s, 1)});
    workspace.write({aComment(u"org/a#1", u"c1"_s, u"after"_s, 2)});
    QCOMPARE(found(*workspace, u"before"_s), u""_s);
    QCOMPARE(found(*workspace, u"after"_s), u"1"_s);
}

void TestSearch::commentChangedWithoutItsKind()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), aComment(u"org/a#1", u"c1"_s, u"before"_s, 1)});
    EventRecord partial = aComment(u"org/a#1", u"c1"_s, u"after"_s, 2);
    partial.kind.clear();
    workspace.write({partial});
    QCOMPARE(found(*workspace, u"before"_s), u""_s);
    QCOMPARE(found(*workspace, u"after"_s), u"1"_s);
}

void TestSearch::commentBeforeItsIssue()
{
    TemporaryWorkspace workspace({aComment(u"org/a#1", u"c1"_s, u"早到的评论"_s)});
    QCOMPARE(found(*workspace, u"评论"_s), u""_s);
    workspace.write({anIssue(u"org/a#1")});
    QCOMPARE(found(*workspace, u"评论"_s), u"1"_s);
}

void TestSearch::commentThatBecomesSomethingElse()
{
    TemporaryWorkspace workspace({anIssue(u"org/a#1"), aComment(u"org/a#1", u"c1"_s, u"a comment"_s, 1)});
    EventRecord review = aComment(u"org/a#1", u"c1"_s, u"a comment"_s, 2);
    review.kind = u"review"_s;
    workspace.write({review});
    QCOMPARE(found(*workspace, u"comment"_s), u""_s);
}

void TestSearch::stoppedIndexingGoesOn()
{
    TemporaryWorkspace workspace;
    std::stop_source stop;
    stop.request_stop();
    {
        auto writer = must(RecordWriter::begin(*workspace));
        must(writer.write(withBody(u"org/a#1", u"title"_s, QString())));
        QCOMPARE(must(writer.finish({}, stop.get_token())).indexedIssues, 0);
    }
    QCOMPARE(must(pendingSearchCount(*workspace)), 1);
    QCOMPARE(found(*workspace, u"title"_s), u""_s);
    workspace.reopen();
    QList<std::pair<qint64, qint64>> progress;
    QCOMPARE(must(indexPending(
                     *workspace, [&](qint64 done, qint64 total) { progress.append({done, total}); })),
            1);
    QCOMPARE(progress, (QList<std::pair<qint64, qint64>>{{1, 1}}));
    QCOMPARE(must(pendingSearchCount(*workspace)), 0);
    QCOMPARE(found(*workspace, u"title"_s), u"1"_s);
}

} // namespace Winnow

QTEST_GUILESS_MAIN(Winnow::TestSearch)
#include "tst_search.moc"
