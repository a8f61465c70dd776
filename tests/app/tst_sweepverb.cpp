// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"
#include "support/must.h"
#include "sweep/sweeprequest.h"
#include "sweep/worldanswers.h"
#include "workspace/sweepstate.h"
#include "workspace/workspace.h"

#include <QJsonArray>
#include <QTest>

#include <csignal>

using namespace Winnow;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// `sweep` as people and scripts call it, against a forge on this machine.
class SweepVerbTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void takesIssuesIn();
    void goesOnAfterASignal();
    void goesOnAfterAKill();
    void saysWhenTheTokenIsWrong();
    void saysWhatWasNotFetched();
    void refuses_data();
    void refuses();

private:
    Outcome sweep(const QStringList &more = {});
    QStringList arguments(const QStringList &more) const;

    std::unique_ptr<Program> m_program;
    std::unique_ptr<ForgeWorld> m_world;
    std::unique_ptr<LoopbackServer> m_server;
    std::function<std::optional<LoopbackAnswer>(const LoopbackRequest &)> m_fault;
    QList<QByteArray> m_tokens;
};

void SweepVerbTest::init()
{
    m_fault = {};
    m_tokens.clear();
    const Timestamp now = *parseTimestamp(u"2026-09-18T08:00:00Z");
    // Few enough for a minute's requests: this clock is real.
    m_world = std::make_unique<ForgeWorld>(
            WorldShape{.repos = 2, .mostIssues = 9, .changesPerIssue = 0.3, .seed = 41}, now);
    m_server = std::make_unique<LoopbackServer>([this](const LoopbackRequest &request) {
        m_tokens.append(request.headers.value("authorization"));
        const auto fault = m_fault ? m_fault(request) : std::nullopt;
        return fault ? *fault : answerFrom(*m_world, request);
    });
    m_program = std::make_unique<Program>();
    m_program->setVariable(u"WINNOW_TOKEN"_s, u"s3cr3t"_s);
    m_program->setVariable(u"DBUS_SESSION_BUS_ADDRESS"_s, u"disabled:"_s);
    QCOMPARE(m_program->call({u"-w"_s, u"t.winnow"_s, u"init"_s}).exitCode, 0);
}

QStringList SweepVerbTest::arguments(const QStringList &more) const
{
    return QStringList{u"-w"_s, u"t.winnow"_s, u"sweep"_s, u"--json"_s, u"--forge"_s, u"gitcode"_s,
                   u"--org"_s, u"lantern"_s, u"--closed-since"_s, u"2026-09-08"_s, u"--base-url"_s,
                   m_server->url().toString()}
    + more;
}

/// The server lives on this thread, so that waiting must let it work.
Outcome SweepVerbTest::sweep(const QStringList &more)
{
    QProcess process;
    m_program->start(process, arguments(more));
    if (!QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 60'000))
        qFatal("it does not end");
    return Program::outcomeOf(process);
}

void SweepVerbTest::takesIssuesIn()
{
    const Outcome outcome = sweep();
    QCOMPARE(outcome.messages, "");
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.keys(),
            (QByteArrayList{"repos", "requests", "issues", "changes", "waited_s", "resumed", "errors"}));
    QCOMPARE(outcome.document().value("repos"_L1).toInt(), 2);
    QVERIFY(outcome.document().value("issues"_L1).toInt() > 0);
    QCOMPARE(outcome.document().value("requests"_L1).toInt(), m_server->requests());
    QVERIFY(!outcome.document().value("resumed"_L1).toBool());
    QCOMPARE(m_tokens.count("Bearer s3cr3t"), m_tokens.size());
    const Outcome listed = m_program->call({u"-w"_s, u"t.winnow"_s, u"candidates"_s, u"--json"_s});
    QCOMPARE(listed.output.count('\n'), outcome.document().value("issues"_L1).toInt());
    const Outcome check = m_program->call({u"-w"_s, u"t.winnow"_s, u"check"_s});
    QCOMPARE(check.exitCode, 0);
}

void SweepVerbTest::goesOnAfterASignal()
{
    QProcess process;
    bool isSent = false;
    m_fault = [&](const LoopbackRequest &) -> std::optional<LoopbackAnswer> {
        if (m_server->requests() < 6 || isSent)
            return std::nullopt;
        isSent = true;
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        return LoopbackAnswer{.body = "[]", .delivery = Delivery::Stuck};
    };
    m_program->start(process, arguments({}));
    QVERIFY(QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 60'000));
    const Outcome cancelled = Program::outcomeOf(process);
    QCOMPARE(cancelled.exitCode, 3);
    QVERIFY(cancelled.messages.contains("kept"));
    const Outcome again = sweep();
    QCOMPARE(again.exitCode, 0);
    QVERIFY(again.document().value("resumed"_L1).toBool());
}

/// Going on after a kill takes the minute for used up, which a test does not wait for.
void SweepVerbTest::goesOnAfterAKill()
{
    QProcess process;
    m_fault = [&](const LoopbackRequest &) -> std::optional<LoopbackAnswer> {
        if (m_server->requests() == 8)
            process.kill();
        return std::nullopt;
    };
    m_program->start(process, arguments({}));
    QVERIFY(QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 60'000));
    QCOMPARE(m_program->call({u"-w"_s, u"t.winnow"_s, u"check"_s}).exitCode, 0);
    Workspace workspace =
            must(Workspace::open(m_program->filePath(u"t.winnow"_s), Workspace::Access::ReadWrite));
    SweepState state = must(SweepState::prepare(workspace, m_server->url().toString()));
    SweepRequest request;
    request.orgs = QStringList{u"lantern"_s};
    request.closedSince = *parseTimestamp(u"2026-09-08T00:00:00+08:00");
    const SweepRunState run = must(state.openRun(sweepKey(request), currentTimestamp()));
    QVERIFY(run.isResumed);
    QVERIFY(!run.wasClean);
}

void SweepVerbTest::saysWhenTheTokenIsWrong()
{
    m_fault = [](const LoopbackRequest &) {
        return LoopbackAnswer{.status = 401, .body = R"({"message":"401 Unauthorized s3cr3t"})"};
    };
    const Outcome outcome = sweep();
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.messages.contains("https://gitcode.com/setting/token-classic"));
    QVERIFY(!outcome.messages.contains("s3cr3t"));
    QVERIFY(!outcome.output.contains("s3cr3t"));
}

void SweepVerbTest::saysWhatWasNotFetched()
{
    m_fault = [](const LoopbackRequest &request) -> std::optional<LoopbackAnswer> {
        if (!request.url.path().endsWith(u"/comments"))
            return std::nullopt;
        return LoopbackAnswer{.status = 422, .body = R"({"error_message":"out of order"})"};
    };
    const Outcome outcome = sweep();
    QCOMPARE(outcome.exitCode, 1);
    QVERIFY(!outcome.document().value("errors"_L1).toArray().isEmpty());
    QVERIFY(outcome.messages.contains("out of order"));
}

void SweepVerbTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList good{
            u"--forge"_s, u"gitcode"_s, u"--org"_s, u"lantern"_s, u"--closed-since"_s, u"2026-09-08"_s};
    const auto without = [&good](qsizetype at) {
        QStringList rest = good;
        rest.remove(at, 2);
        return rest;
    };
    QTest::newRow("no forge") << without(0);
    QTest::newRow("unknown forge") << without(0) + QStringList{u"--forge"_s, u"sourceforge"_s};
    QTest::newRow("nothing to sweep") << without(2);
    QTest::newRow("no time") << without(4);
    QTest::newRow("not a day") << without(4) + QStringList{u"--closed-since"_s, u"2026-13-01"_s};
    QTest::newRow("ends before it begins") << good + QStringList{u"--until"_s, u"2026-09-01"_s};
    QTest::newRow("not a repository") << good + QStringList{u"--repo"_s, u"reef"_s};
    QTest::newRow("a token in the address")
            << good + QStringList{u"--base-url"_s, u"https://x/?access_token=s3cr3t"_s};
    QTest::newRow("unknown batch") << good + QStringList{u"--batch"_s, u"picks/9"_s};
}

void SweepVerbTest::refuses()
{
    QFETCH(const QStringList, arguments);
    const Outcome outcome = m_program->call(QStringList{u"-w"_s, u"t.winnow"_s, u"sweep"_s} + arguments);
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.messageLines().size(), 1);
    QVERIFY(!outcome.messages.contains("s3cr3t"));
    QCOMPARE(m_server->requests(), 0);
}

QTEST_GUILESS_MAIN(SweepVerbTest)
#include "tst_sweepverb.moc"
