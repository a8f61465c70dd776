// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "audit/taskline.h"
#include "bundle/bundleimport.h"
#include "support/must.h"
#include "window/actions/actionregistry.h"
#include "window/auditdesk.h"
#include "window/knowledgeprovidersdialog.h"
#include "workspace/auditqueuereader.h"
#include "workspace/knowledgesources.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// From documents on the disk to references that wait to be judged, by the window's menu.
class KnowledgeWorkTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void documentsBecomeProposals();
    void blankWhereNothingFits();
    void providersAreCheckedAndKept();

private:
    WindowFixture &f() { return *m_fixture; }
    AuditDesk &desk() { return *f().window().auditDesk(); }
    QString message() const { return m_fixture->window().messageLine()->message(); }
    AuditQueue storedQueue();

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_path;
};

namespace {

/// Two kept rows with texts, no reference.
QByteArray bundle()
{
    return uR"({"type":"bundle","version":1,"generated_at":"2026-11-20T00:00:00Z"}
{"type":"series","id":"picks","title":{"zh":"精选","en":"Picks"},"quota":2}
{"type":"batch","series":"picks","ordinal":7,"since":"2026-11-01T00:00:00Z","until":"2026-12-01T00:00:00Z"}
{"type":"issue","repo":"org/a","number":"1","title":"one","state":"closed","created_at":"2026-11-02T00:00:00Z","closed_at":"2026-11-10T10:00:20Z"}
{"type":"issue","repo":"org/a","number":"2","title":"two","state":"closed","created_at":"2026-11-02T00:00:00Z","closed_at":"2026-11-10T10:00:20Z"}
{"type":"decision","repo":"org/a","number":"1","batch":{"series":"picks","ordinal":7},"verdict":"keep","stage":"editor","by":"ada","at":"2026-11-11T00:00:00Z"}
{"type":"decision","repo":"org/a","number":"2","batch":{"series":"picks","ordinal":7},"verdict":"keep","stage":"editor","by":"ada","at":"2026-11-11T00:00:00Z"}
{"type":"draft","batch":{"series":"picks","ordinal":7},"repo":"org/a","number":"1","lang":"zh","problem":"LOOM_SHUTTLE_TIMEOUT 太短导致断线","answer":"把 `LOOM_SHUTTLE_TIMEOUT` 设为 30","by":"worker"}
{"type":"draft","batch":{"series":"picks","ordinal":7},"repo":"org/a","number":"2","lang":"zh","problem":"说明书目录缺页","answer":"补上第三章","by":"worker"}
)"_s.toUtf8();
}

} // namespace

void KnowledgeWorkTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_fixture = std::make_unique<WindowFixture>();
    m_path = f().path(u"week.winnow"_s);
    {
        Workspace workspace = must(Workspace::create(m_path));
        must(importBundles(workspace, {f().writeFile(u"week.ndjson"_s, bundle())}));
    }
    f().startOn(m_path);
    f().press(Qt::Key_3, Qt::ControlModifier);
    QTRY_VERIFY(desk().isVisible());
    QTRY_VERIFY(desk().work().hasQueue());
}

AuditQueue KnowledgeWorkTest::storedQueue()
{
    const Workspace workspace = must(Workspace::open(m_path, Workspace::Access::ReadOnly));
    return must(readAuditQueue(workspace, {u"picks"_s, 7}));
}

void KnowledgeWorkTest::documentsBecomeProposals()
{
    f().chooser().knowledge = {f().writeFile(u"guide.md"_s,
            "# Shuttle\n\n## LOOM_SHUTTLE_TIMEOUT\n\n环境变量 `LOOM_SHUTTLE_TIMEOUT` 决定断线前等待的秒数，太短会断线，默认 10，可设为 30。\n"_ba)};
    QSignalSpy imported(f().window().host().session(), &WorkspaceSession::knowledgeImported);
    f().window().actions().action("import-knowledge"_L1)->trigger();
    QVERIFY(imported.wait());
    QVERIFY(message().contains(u"new"_s));
    QSignalSpy proposed(f().window().host().session(), &WorkspaceSession::referencesProposed);
    emit desk().suggestionsWanted();
    QVERIFY2(proposed.wait(15'000), qPrintable(message()));
    QTRY_VERIFY2(message().contains(u"none counts before somebody accepts it"_s), qPrintable(message()));
    const AuditQueue queue = storedQueue();
    QCOMPARE(queue.rows.at(0).references.size(), 1);
    const KgRefRecord &reference = queue.rows.at(0).references.at(0);
    QVERIFY(reference.nodeId.contains(u"guide.md"_s));
    QCOMPARE(reference.state, u"proposed"_s);
    QVERIFY(*reference.score >= queue.settings.threshold);
    QCOMPARE(queue.rows.at(0).audit.references.at(0).state, ReferenceState::Unaudited);
    // Nothing fits the other row, and nothing is forced upon it.
    QVERIFY(queue.rows.at(1).references.isEmpty());
    QVERIFY(message().contains(u"1 row stays blank"_s));
    QVERIFY(!desk().taskLine()->isVisible());
}

void KnowledgeWorkTest::blankWhereNothingFits()
{
    emit desk().suggestionsWanted();
    QTRY_VERIFY2(message().contains(u"2 rows stay blank"_s), qPrintable(message()));
    for (const AuditQueueRow &row : storedQueue().rows)
        QVERIFY(row.references.isEmpty());
}

void KnowledgeWorkTest::providersAreCheckedAndKept()
{
    f().window().actions().action("knowledge-providers"_L1)->trigger();
    QTRY_VERIFY(f().window().findChild<KnowledgeProvidersDialog *>());
    auto *dialog = f().window().findChild<KnowledgeProvidersDialog *>();
    QPushButton *save = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
    dialog->editor()->setPlainText(u"[{\"name\": \"x\"}]"_s);
    QVERIFY(!save->isEnabled());
    dialog->findChild<QDialogButtonBox *>()->buttons().constLast()->click(); // the example
    QVERIFY(save->isEnabled());
    save->click();
    const auto kept = [this] {
        const Workspace workspace = must(Workspace::open(m_path, Workspace::Access::ReadOnly));
        return must(workspace.setting(knowledgeProvidersSetting));
    };
    QTRY_VERIFY(kept().contains(u"reconciliation"_s));
}

QTEST_MAIN(KnowledgeWorkTest)
#include "tst_knowledgework.moc"
