// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "audit/taskline.h"
#include "bundle/bundleimport.h"
#include "publish/contentspane.h"
#include "publish/differencespane.h"
#include "publish/guardline.h"
#include "publish/historypane.h"
#include "publish/rehearsalpane.h"
#include "publish/sitepanel.h"
#include "publish/targetspane.h"
#include "session/workspacesession.h"
#include "support/must.h"
#include "window/actions/actionregistry.h"
#include "window/noticebar.h"
#include "window/publishdesk.h"
#include "window/reviewerprompt.h"
#include "workspace/publishhistory.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What the publish desk shows is what goes out; what went out is in the history; errors of the lint hold it back.
class PublishDeskTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsWhatWouldGoOut();
    void anotherReviewerIsShownTheirOwn();
    void languagesAreChosen();
    void rehearsalLeadsToThePlace();
    void errorsHoldItBack();
    void copyIsRecordedWithItsReason();
    void savedFilesAreWhatWasShown();
    void foreignFilesAreKept();
    void bundleGoesToTheFolder();
    void changeAfterwardsIsShown();
    void nameIsAskedFor();
    void siteWantsAnAddress();
    void readOnlyPublishesNothing();
    void emptyDeskSaysWhatToDo();
    void deskComesBackAsItWasLeft();
    void otherLanguage();

private:
    WindowFixture &f() { return *m_fixture; }
    PublishDesk &desk() { return *f().window().publishDesk(); }
    QAction *action(QLatin1StringView id) { return f().window().actions().action(id); }
    void openDesk();
    void choose(PublishTarget target, const QString &languages = u"zh"_s);
    /// Errors of the made-up batch do not count from now on.
    void override() { desk().guard()->reasonField()->setText(u"made up"_s); }
    QList<PublicationRecord> stored() const;
    QString stateOf(PublishTarget target);
    QByteArray fileIn(const QString &folder, const QString &name) const;

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_path;
};

namespace {

/// Two kept rows with texts in both languages; the first names a flag that editors of platforms change.
QByteArray bundle()
{
    QString text = uR"({"type":"bundle","version":1,"generated_at":"2026-11-20T00:00:00Z"}
{"type":"series","id":"picks","title":{"zh":"精选","en":"Picks"},"quota":5}
{"type":"batch","series":"picks","ordinal":7,"since":"2026-11-01T00:00:00Z","until":"2026-12-01T00:00:00Z"}
)"_s;
    for (int number = 1; number <= 2; ++number) {
        text += u"{\"type\":\"issue\",\"repo\":\"org/a\",\"number\":\"%1\",\"title\":\"title "
                u"%1\",\"state\":\"closed\","
                "\"created_at\":\"2026-11-02T00:00:00Z\",\"closed_at\":\"2026-11-10T10:0%1:20Z\","
                "\"url\":\"https://forge.example.org/%1\"}\n"
                "{\"type\":\"decision\",\"repo\":\"org/a\",\"number\":\"%1\",\"batch\":{\"series\":\"picks\","
                "\"ordinal\":7},\"verdict\":\"keep\",\"stage\":\"editor\",\"by\":\"ada\",\"at\":\"2026-11-"
                "11T00:00:00Z\"}\n"
                "{\"type\":\"draft\",\"batch\":{\"series\":\"picks\",\"ordinal\":7},\"repo\":\"org/"
                "a\",\"number\":\"%1\","
                "\"lang\":\"zh\",\"problem\":\"问题%1，--slow "
                "无效\",\"answer\":\"答案%1\",\"by\":\"worker\"}\n"
                "{\"type\":\"draft\",\"batch\":{\"series\":\"picks\",\"ordinal\":7},\"repo\":\"org/"
                "a\",\"number\":\"%1\","
                "\"lang\":\"en\",\"problem\":\"problem %1\",\"answer\":\"answer %1\",\"by\":\"worker\"}\n"_s
                        .arg(number);
    }
    return text.toUtf8();
}

} // namespace

void PublishDeskTest::init()
{
    Testing::failOnUnexpectedWarning();
    m_fixture = std::make_unique<WindowFixture>();
    m_path = f().path(u"week.winnow"_s);
    {
        Workspace workspace = must(Workspace::create(m_path));
        must(importBundles(workspace, {f().writeFile(u"week.ndjson"_s, bundle())}));
    }
    f().startOn(m_path);
    openDesk();
}

void PublishDeskTest::openDesk()
{
    f().press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(desk().isVisible());
    QTRY_VERIFY(desk().work().made());
}

void PublishDeskTest::choose(PublishTarget target, const QString &languages)
{
    desk().targets()->setLanguages(languages);
    desk().targets()->setCurrent(target);
    QTRY_VERIFY(desk().work().made() && desk().work().made()->target == target);
}

/// As another program would read it from the file.
QList<PublicationRecord> PublishDeskTest::stored() const
{
    const Workspace workspace = must(Workspace::open(m_path, Workspace::Access::ReadOnly));
    return must(publicationsOf(workspace, {u"picks"_s, 7}));
}

QString PublishDeskTest::stateOf(PublishTarget target)
{
    const auto place = std::ranges::find(publishTargets, target) - std::begin(publishTargets);
    return desk().targets()->list()->topLevelItem(static_cast<int>(place))->text(1);
}

QByteArray PublishDeskTest::fileIn(const QString &folder, const QString &name) const
{
    QFile file(QDir(folder).filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void PublishDeskTest::showsWhatWouldGoOut()
{
    QVERIFY(desk().targets()->list()->hasFocus());
    choose(PublishTarget::Csdn);
    QCOMPARE(stateOf(PublishTarget::Csdn), u"never"_s);
    QVERIFY(desk().contents()->text()->toPlainText().contains(u"答案1"_s));
    QVERIFY(desk().contents()->cardsText().contains(u"精选"_s));
    QCOMPARE(desk().contents()->files()->count(), 2);
    QCOMPARE(desk().contents()->text()->toPlainText(),
            QString::fromUtf8(desk().work().made()->files.constFirst().bytes));
    // The arrow keys go from target to target.
    desk().targets()->list()->setFocus();
    f().press(Qt::Key_Down);
    QCOMPARE(desk().targets()->current(), PublishTarget::WeChat);
    QTRY_VERIFY(desk().work().made() && desk().work().made()->target == PublishTarget::WeChat);
    QVERIFY(desk().funnelText().contains(u"kept 2"_s));
}

/// While an audit is blind, what another reviewer may see is another article.
void PublishDeskTest::anotherReviewerIsShownTheirOwn()
{
    WorkspaceSession *session = f().window().host().session();
    QSignalSpy fetched(session, &WorkspaceSession::publishMaterialFetched);
    session->setReviewer(u"bob"_s);
    QVERIFY(fetched.wait());
}

void PublishDeskTest::languagesAreChosen()
{
    choose(PublishTarget::Hugo, u"both"_s);
    QCOMPARE(desk().contents()->files()->count(), 2);
    choose(PublishTarget::Hugo, u"en"_s);
    QTRY_COMPARE(desk().contents()->files()->count(), 1);
    QVERIFY(desk().contents()->text()->toPlainText().contains(u"answer 1"_s));
    QVERIFY(!desk().contents()->text()->toPlainText().contains(u"答案1"_s));
}

void PublishDeskTest::rehearsalLeadsToThePlace()
{
    choose(PublishTarget::Csdn);
    QVERIFY(desk().rehearsal()->count() > 0);
    QVERIFY(desk().pages()->tabText(1).contains(QString::number(desk().rehearsal()->count())));
    QTreeWidget *list = desk().rehearsal()->list();
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        QVERIFY(!list->topLevelItem(i)->text(1).isEmpty());
    emit desk().rehearsal() -> placeChosen(desk().work().made()->files.constFirst().path, 3);
    QCOMPARE(desk().pages()->currentWidget(), desk().contents());
    QCOMPARE(desk().contents()->text()->textCursor().blockNumber(), 2);
}

void PublishDeskTest::errorsHoldItBack()
{
    // A batch with nothing but rows has no themes and no guide: the lint says so.
    QVERIFY(!desk().work().material().errors().isEmpty());
    QVERIFY(desk().guard()->text().contains(u"keep this from going out"_s));
    choose(PublishTarget::Csdn);
    QGuiApplication::clipboard()->setText(u"before"_s);
    action("publish-copy"_L1)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    QVERIFY(f().window().messageLine()->message().contains(u"errors"_s));
    QVERIFY(desk().guard()->reasonField()->hasFocus());
    f().chooser().publishFolders = {f().path(u"out"_s)};
    action("publish-save"_L1)->trigger();
    QVERIFY(!QFile::exists(f().path(u"out"_s)));
    QCOMPARE(stored().size(), 0);
    // White space is no reason.
    f().press(u"  "_s);
    QVERIFY(!desk().work().mayGoOut());
    f().press(u"so be it"_s);
    QVERIFY(desk().work().mayGoOut());
}

void PublishDeskTest::copyIsRecordedWithItsReason()
{
    override();
    choose(PublishTarget::Csdn);
    action("publish-copy"_L1)->trigger();
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    // HTML beside it would be taken first, and its tables lost.
    QVERIFY(!data->hasHtml());
    QCOMPARE(data->text(), desk().work().made()->clipboard.constFirst().plain);
    QTRY_COMPARE(stored().size(), 1);
    QCOMPARE(stored().constFirst().reason, u"made up"_s);
    QCOMPARE(stored().constFirst().by, u"tester"_s);
    QCOMPARE(stored().constFirst().lang, u"zh"_s);
    QTRY_COMPARE(stateOf(PublishTarget::Csdn), u"exported"_s);
    QTRY_COMPARE(desk().history()->list()->topLevelItemCount(), 1);
    // Again the same: nothing new to tell.
    action("publish-copy"_L1)->trigger();
    choose(PublishTarget::WeChat);
    action("publish-copy"_L1)->trigger();
    data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasHtml() && data->html().contains(u"style="_s) && data->text().contains(u"答案1"_s));
    QTRY_COMPARE(stored().size(), 2);
    QCOMPARE(stored().constFirst().target, u"wechat"_s);
}

void PublishDeskTest::savedFilesAreWhatWasShown()
{
    override();
    choose(PublishTarget::Html, u"both"_s);
    const ExportFile shown = desk().work().made()->files.constFirst();
    f().chooser().publishFolders = {f().path(u"out"_s)};
    action("publish-save"_L1)->trigger();
    QTRY_COMPARE(stored().size(), 1);
    QCOMPARE(fileIn(f().path(u"out"_s), shown.path), shown.bytes);
    QCOMPARE(stored().constFirst().files->constFirst().sha256, checksum(shown.bytes));
    QCOMPARE(stored().constFirst().lang, u"both"_s);
    QTRY_COMPARE(stateOf(PublishTarget::Html), u"exported"_s);
    QVERIFY(f().window().messageLine()->message().contains(f().path(u"out"_s)));
    QVERIFY(!desk().task()->isRunning());
}

void PublishDeskTest::foreignFilesAreKept()
{
    override();
    choose(PublishTarget::Csdn);
    const QString name = desk().work().made()->files.constFirst().path;
    QVERIFY(QDir().mkpath(f().path(u"out"_s)));
    f().writeFile(u"out/"_s + name, "mine\n");
    f().chooser().publishFolders = {f().path(u"out"_s)};
    action("publish-save"_L1)->trigger();
    QTRY_VERIFY(desk().overwriteNotice()->isVisible());
    QVERIFY(desk().overwriteNotice()->text().contains(name));
    QCOMPARE(fileIn(f().path(u"out"_s), name), QByteArray("mine\n"));
    QCOMPARE(stored().size(), 0);
    emit desk().overwriteNotice() -> activated();
    QTRY_COMPARE(stored().size(), 1);
    QVERIFY(fileIn(f().path(u"out"_s), name).contains("答案1"));
}

void PublishDeskTest::bundleGoesToTheFolder()
{
    override();
    choose(PublishTarget::Bundle, u"both"_s);
    f().chooser().publishFolders = {f().path(u"out"_s)};
    action("publish-save"_L1)->trigger();
    QTRY_VERIFY(QFile::exists(f().path(u"out/picks-7.ndjson.gz"_s)));
    QTRY_COMPARE(stored().size(), 1);
    QTRY_VERIFY(!desk().work().isBusy());
}

void PublishDeskTest::changeAfterwardsIsShown()
{
    override();
    choose(PublishTarget::Csdn);
    QCOMPARE(desk().differences()->emptyText(), u"It has not gone out yet."_s);
    action("publish-copy"_L1)->trigger();
    QTRY_COMPARE(stateOf(PublishTarget::Csdn), u"exported"_s);
    QTRY_COMPARE(desk().differences()->emptyText(), u"Nothing has changed since it went out."_s);
    TextEdit edit;
    edit.batch = {u"picks"_s, 7};
    edit.owner = TextOwner::Draft;
    edit.subject = u"org/a#1"_s;
    edit.field = u"answer"_s;
    edit.lang = u"zh"_s;
    edit.value = u"另一个答案"_s;
    f().window().host().session()->writeTexts({edit});
    QTRY_COMPARE(stateOf(PublishTarget::Csdn), u"changed since"_s);
    QTRY_COMPARE(desk().differences()->count(), 1);
    const QTreeWidgetItem *line = desk().differences()->list()->topLevelItem(0);
    QVERIFY(line->text(2).contains(u"答案1"_s));
    QVERIFY(line->text(3).contains(u"另一个答案"_s));
    QVERIFY(desk().pages()->tabText(2).contains(u"(1)"_s));
}

void PublishDeskTest::nameIsAskedFor()
{
    override();
    choose(PublishTarget::Csdn);
    f().window().host().session()->setReviewer({});
    action("publish-copy"_L1)->trigger();
    QTRY_VERIFY(f().window().reviewerPrompt()->isVisible());
    QCOMPARE(stored().size(), 0);
    emit f().window().reviewerPrompt() -> named(u"grace"_s);
    QTRY_COMPARE(stored().size(), 1);
    QCOMPARE(stored().constFirst().by, u"grace"_s);
}

void PublishDeskTest::siteWantsAnAddress()
{
    override();
    QVERIFY(!desk().site()->isVisible());
    choose(PublishTarget::WordPress, u"both"_s);
    QVERIFY(desk().site()->isVisible() && desk().sendButton()->isVisible());
    QVERIFY(desk().contents()->text()->toPlainText().contains(u"wp:table"_s));
    action("publish-send"_L1)->trigger();
    QVERIFY(f().window().messageLine()->message().contains(u"which site"_s));
    QVERIFY(!desk().work().isBusy());
    desk().site()->setSite(u"ftp://nowhere"_s, u"ed"_s);
    action("publish-send"_L1)->trigger();
    QTRY_COMPARE(f().window().messageLine()->kind(), MessageLine::Kind::Error);
    QTRY_VERIFY(!desk().work().isBusy());
    QCOMPARE(stored().size(), 0);
}

void PublishDeskTest::readOnlyPublishesNothing()
{
    f().quit();
    const Workspace other = must(Workspace::open(m_path, Workspace::Access::ReadWrite));
    f().startOn(m_path);
    openDesk();
    QVERIFY(!desk().saveButton()->isEnabled());
    QVERIFY(!desk().guard()->reasonField()->isEnabled());
}

void PublishDeskTest::emptyDeskSaysWhatToDo()
{
    f().quit();
    const QString empty = f().path(u"empty.winnow"_s);
    must(Workspace::create(empty));
    f().startOn(empty);
    f().press(Qt::Key_4, Qt::ControlModifier);
    QTRY_VERIFY(desk().isVisible());
    QVERIFY(!desk().targets()->isVisible());
    QVERIFY(!action("publish-copy"_L1)->isEnabled());
}

void PublishDeskTest::deskComesBackAsItWasLeft()
{
    choose(PublishTarget::WordPress, u"en"_s);
    desk().site()->setSite(u"https://blog.example.org"_s, u"ed"_s);
    f().quit();
    f().startOn(m_path);
    QTRY_VERIFY(desk().isVisible());
    QCOMPARE(desk().targets()->current(), PublishTarget::WordPress);
    QCOMPARE(desk().targets()->languages(), u"en"_s);
    QCOMPARE(desk().site()->address(), u"https://blog.example.org"_s);
    QCOMPARE(desk().site()->user(), u"ed"_s);
    QCOMPARE(desk().site()->password(), QString());
}

void PublishDeskTest::otherLanguage()
{
    choose(PublishTarget::Csdn);
    f().window().applyLanguage(u"zh_CN"_s);
    QVERIFY(desk().copyButton(0)->text().contains(u"复制 Markdown"_s));
    f().window().applyLanguage(u"en"_s);
    QVERIFY(desk().copyButton(0)->text().contains(u"Copy Markdown"_s));
}

QTEST_MAIN(PublishDeskTest)
#include "tst_publishdesk.moc"
