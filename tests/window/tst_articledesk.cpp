// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "widgets/failonwarning.h"
#include "windowfixture.h"

#include "article/draftfield.h"
#include "article/drafteditor.h"
#include "article/outlinepane.h"
#include "article/parteditor.h"
#include "article/problemspane.h"
#include "bundle/bundleimport.h"
#include "support/makerecords.h"
#include "support/must.h"
#include "window/articledesk.h"
#include "workspace/articlerecordreader.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace Winnow;
using namespace Qt::StringLiterals;

/// What is typed on the article desk is in the article at once, on the disk soon, and can be taken back.
class ArticleDeskTest final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsWhatIsKept();
    void typingReachesArticleAndDisk();
    void undoTakesARunOfTypingBack();
    void undoFromTheTriageDeskToo();
    void textsWaitForAName();
    void nothingIsLostAtTheEnd();
    void partsHaveTextsToo();
    void notesStandAroundWhatIsComputed();
    void titleAndAliasAreWritten();
    void removedThemeComesBack();
    void nothingIsLostWithoutAName();
    void failedTextIsSentAgain();
    void emptyDeskIsReady();
    void rowMovesIntoATheme();
    void problemLeadsToItsPlace();
    void fixIsOneAct();
    void deskComesBackAsItWasLeft();
    void keptOnTheOtherDeskComesIn();

private:
    WindowFixture &f() { return *m_fixture; }
    ArticleDesk &desk() { return *f().window().articleDesk(); }
    DraftField &field(ArticleField name, TextLanguage language = TextLanguage::Chinese)
    {
        return *desk().editor()->field(name, language);
    }
    QString storedProblem();
    const ArticleRow *shownRow(const QString &number);
    void openDesk();

    std::unique_ptr<WindowFixture> m_fixture;
    QString m_path;
};

namespace {

/// Issues 1 to 3; 1 and 2 are kept and have drafts, theme 1 holds issue 1.
QByteArray bundle()
{
    QString text = uR"({"type":"bundle","version":1,"generated_at":"2026-11-20T00:00:00Z"}
{"type":"series","id":"picks","title":{"zh":"精选","en":"Picks"},"quota":2}
{"type":"batch","series":"picks","ordinal":7,"since":"2026-11-01T00:00:00Z","until":"2026-12-01T00:00:00Z"}
{"type":"theme","batch":{"series":"picks","ordinal":7},"order":1,"title":{"zh":"主题","en":"Theme"},"members":[{"repo":"org/a","number":"1"}]}
)"_s;
    for (int number = 1; number <= 3; ++number) {
        text += u"{\"type\":\"issue\",\"repo\":\"org/a\",\"number\":\"%1\",\"title\":\"title "
                u"%1\",\"state\":\"closed\","
                "\"created_at\":\"2026-11-02T00:00:00Z\",\"closed_at\":\"2026-11-10T10:0%1:20Z\"}\n"_s.arg(
                        number);
        if (number == 3)
            break;
        text += u"{\"type\":\"decision\",\"repo\":\"org/"
                u"a\",\"number\":\"%1\",\"batch\":{\"series\":\"picks\",\"ordinal\":7},"
                "\"verdict\":\"keep\",\"stage\":\"editor\",\"by\":\"ada\",\"at\":\"2026-11-11T00:00:00Z\"}\n"
                "{\"type\":\"draft\",\"batch\":{\"series\":\"picks\",\"ordinal\":7},\"repo\":\"org/"
                "a\",\"number\":\"%1\","
                "\"lang\":\"zh\",\"problem\":\"问题%1\",\"answer\":\"答案%1\",\"by\":\"worker\"}\n"_s.arg(
                        number);
    }
    return text.toUtf8();
}

} // namespace

void ArticleDeskTest::init()
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

void ArticleDeskTest::openDesk()
{
    f().press(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(desk().isVisible());
    QTRY_VERIFY(desk().work().hasRecord());
}

/// As another program would read it from the file.
QString ArticleDeskTest::storedProblem()
{
    const Workspace workspace = must(Workspace::open(m_path, Workspace::Access::ReadOnly));
    const ArticleRecord record = must(readArticleRecord(workspace, {u"picks"_s, 7}, u"ada"_s));
    return record.cases.isEmpty() ? QString() : record.cases.constFirst().zh.problem;
}

const ArticleRow *ArticleDeskTest::shownRow(const QString &number)
{
    for (const SectionPart *section : partsOf<SectionPart>(desk().work().article(TextLanguage::Chinese))) {
        for (const ArticleRow &row : section->rows) {
            if (row.number == number)
                return &row;
        }
    }
    return nullptr;
}

void ArticleDeskTest::showsWhatIsKept()
{
    QCOMPARE(desk().work().record().cases.size(), 2);
    QCOMPARE(desk().editor()->issue(), ref(u"org/a#1"));
    QCOMPARE(field(ArticleField::Problem).text(), u"问题1"_s);
    QCOMPARE(field(ArticleField::Problem, TextLanguage::English).text(), QString());
    QVERIFY(shownRow(u"1"_s) && shownRow(u"2"_s) && !shownRow(u"3"_s));
    // The outline leads.
    desk().outline()->showRow(ref(u"org/a#1"));
    desk().outline()->setFocus();
    f().press(Qt::Key_Down);
    QTRY_COMPARE(desk().editor()->issue(), ref(u"org/a#2"));
    QCOMPARE(field(ArticleField::Problem).text(), u"问题2"_s);
}

void ArticleDeskTest::typingReachesArticleAndDisk()
{
    QSignalSpy saved(&desk().work(), &ArticleWork::saved);
    field(ArticleField::Problem).setFocus();
    f().press(Qt::Key_End);
    f().press(u"abc"_s);
    QCOMPARE(shownRow(u"1"_s)->problem, u"问题1abc"_s);
    QVERIFY(saved.wait());
    QCOMPARE(storedProblem(), u"问题1abc"_s);
    QCOMPARE(field(ArticleField::Problem).textCursor().position(), 6); // the cursor has not jumped
}

void ArticleDeskTest::undoTakesARunOfTypingBack()
{
    QSignalSpy saved(&desk().work(), &ArticleWork::saved);
    field(ArticleField::Problem).setFocus();
    f().press(Qt::Key_End);
    f().press(u"a"_s);
    QVERIFY(saved.wait());
    f().press(u"b"_s);
    QVERIFY(saved.wait());
    f().press(Qt::Key_Tab);
    field(ArticleField::Answer).setFocus();
    f().press(u"x"_s);
    f().press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(field(ArticleField::Answer).text(), u"答案1"_s);
    QCOMPARE(field(ArticleField::Problem).text(), u"问题1ab"_s);
    f().press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(field(ArticleField::Problem).text(), u"问题1"_s);
    f().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(field(ArticleField::Problem).text(), u"问题1ab"_s);
    QTRY_COMPARE(storedProblem(), u"问题1ab"_s);
}

void ArticleDeskTest::undoFromTheTriageDeskToo()
{
    QSignalSpy saved(&desk().work(), &ArticleWork::saved);
    field(ArticleField::Problem).setFocus();
    f().press(u"x"_s);
    QVERIFY(saved.wait());
    f().press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(f().desk().isVisible());
    f().press(Qt::Key_Z);
    QTRY_COMPARE(storedProblem(), u"问题1"_s);
    openDesk();
    QTRY_COMPARE(field(ArticleField::Problem).text(), u"问题1"_s);
}

void ArticleDeskTest::textsWaitForAName()
{
    f().window().host().session()->setReviewer({});
    QSignalSpy needed(&desk(), &ArticleDesk::reviewerNeeded);
    field(ArticleField::Problem).setFocus();
    f().press(u"x"_s);
    QVERIFY(needed.wait());
    QVERIFY(shownRow(u"1"_s)->problem.startsWith(u'x'));
    QCOMPARE(storedProblem(), u"问题1"_s);
    f().window().host().session()->setReviewer(u"ada"_s);
    desk().work().save();
    QTRY_COMPARE(storedProblem(), u"x问题1"_s);
}

void ArticleDeskTest::nothingIsLostAtTheEnd()
{
    field(ArticleField::Problem).setFocus();
    f().press(u"z"_s);
    f().quit(); // before the pause that saves
    QCOMPARE(storedProblem(), u"z问题1"_s);
}

void ArticleDeskTest::partsHaveTextsToo()
{
    emit desk().outline() -> partChosen(TextOwner::Theme, u"1"_s);
    DraftField *title = desk().partEditor()->field(0, TextLanguage::Chinese);
    QVERIFY(title->isVisible());
    QCOMPARE(title->text(), u"主题"_s);
    QSignalSpy saved(&desk().work(), &ArticleWork::saved);
    title->setFocus();
    f().press(Qt::Key_End);
    f().press(u"x"_s);
    const auto shownTitle = [this] {
        return partOf<ReadingPart>(desk().work().article(TextLanguage::Chinese))->themes.constFirst().title;
    };
    QCOMPARE(shownTitle(), u"主题x"_s);
    QVERIFY(saved.wait());
    f().press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(title->text(), u"主题"_s);
    QCOMPARE(shownTitle(), u"主题"_s);
    desk().chooseRow(ref(u"org/a#1"));
    QVERIFY(field(ArticleField::Problem).isVisible());
}

void ArticleDeskTest::notesStandAroundWhatIsComputed()
{
    emit desk().outline() -> partChosen(TextOwner::Note, u"counting"_s);
    const auto statements = [this] {
        return partOf<DisclosurePart>(desk().work().article(TextLanguage::Chinese))->statements;
    };
    const auto computed = statements();
    QVERIFY(!computed.isEmpty());
    for (const int place : {0, 1}) {
        desk().partEditor()->field(place, TextLanguage::Chinese)->setFocus();
        f().press(place == 0 ? u"before"_s : u"after"_s);
    }
    QCOMPARE(statements().size(), computed.size() + 2);
    QCOMPARE(statements().at(0), (DisclosureStatement{u"before"_s, StatementOrigin::Written}));
    QCOMPARE(statements().at(1), computed.at(0));
    const auto isAfter = [](const DisclosureStatement &one) { return one.text == u"after"; };
    QVERIFY(std::ranges::any_of(statements(), isAfter));
}

void ArticleDeskTest::titleAndAliasAreWritten()
{
    emit desk().outline() -> partChosen(TextOwner::Section, u"org/a"_s);
    DraftField *alias = desk().partEditor()->field(3, TextLanguage::Chinese);
    QVERIFY(alias->isVisible());
    QVERIFY(!desk().partEditor()->field(3, TextLanguage::English)->isVisible());
    alias->setFocus();
    f().press(u"aa"_s);
    QCOMPARE(caseAlias(desk().work().record(), u"org/a"_s), u"aa"_s);
    emit desk().outline() -> partChosen(TextOwner::Article, QString());
    QVERIFY(!alias->isVisible());
    desk().partEditor()->field(0, TextLanguage::Chinese)->setFocus();
    f().press(u"T"_s);
    QVERIFY(desk().work().article(TextLanguage::Chinese).title.contains(u'T'));
    f().quit();
    const Workspace workspace = must(Workspace::open(m_path, Workspace::Access::ReadOnly));
    const ArticleRecord record = must(readArticleRecord(workspace, {u"picks"_s, 7}, u"ada"_s));
    QCOMPARE(caseAlias(record, u"org/a"_s), u"aa"_s);
    QCOMPARE(record.batch.title.zh, u"T"_s);
}

void ArticleDeskTest::removedThemeComesBack()
{
    OutlinePane &outline = *desk().outline();
    const QAbstractItemModel &model = *outline.model();
    const auto lineOf = [&model](OutlineNode::Kind kind) {
        const QModelIndexList found = model.match(model.index(0, 0), OutlineModel::KindRole,
                static_cast<int>(kind), 1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.value(0);
    };
    outline.setFocus();
    outline.setCurrentIndex(lineOf(OutlineNode::Kind::Theme));
    QVERIFY(desk().partEditor()->isVisible());
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    f().press(Qt::Key_Delete);
    QVERIFY(!lineOf(OutlineNode::Kind::Theme).isValid());
    QVERIFY(desk().editor()->isVisible()); // and not a part that is gone
    QVERIFY(recorded.wait());
    desk().work().undo();
    QTRY_VERIFY(lineOf(OutlineNode::Kind::Theme).isValid());
    QCOMPARE(desk().work().record().themes.constFirst().members.value().size(), 1);
}

void ArticleDeskTest::nothingIsLostWithoutAName()
{
    f().window().host().session()->setReviewer({});
    field(ArticleField::Problem).setFocus();
    f().press(u"z"_s);
    f().quit();
    QCOMPARE(storedProblem(), u"z问题1"_s);
}

/// What the disk refused is kept, and goes there with the next text.
void ArticleDeskTest::failedTextIsSentAgain()
{
    WorkspaceSession &session = *f().window().host().session();
    QSignalSpy failed(&session, &WorkspaceSession::failed);
    field(ArticleField::Problem).setFocus();
    f().press(Qt::Key_End);
    {
        // A second writer, as a program that knows no lock would be: SQLite refuses ours while it is at work.
        auto other = must(Sqlite::Database::open(m_path, Sqlite::OpenMode::ReadWrite));
        must(other.execute("BEGIN IMMEDIATE"));
        f().press(u"x"_s);
        QVERIFY(failed.wait(30'000));
        must(other.execute("ROLLBACK"));
    }
    QCOMPARE(storedProblem(), u"问题1"_s);
    QCOMPARE(field(ArticleField::Problem).text(), u"问题1x"_s);
    field(ArticleField::Answer).setFocus();
    QTRY_COMPARE(storedProblem(), u"问题1x"_s);
    // And what comes in later is still heard.
    keptOnTheOtherDeskComesIn();
}

void ArticleDeskTest::emptyDeskIsReady()
{
    f().quit();
    const QString path = f().path(u"empty.winnow"_s);
    must(Workspace::create(path));
    f().start();
    QSignalSpy ready(f().window().articleDesk(), &ArticleDesk::ready);
    f().window().setFirstDesk(1);
    f().window().openWorkspace(path);
    QVERIFY(ready.wait());
}

void ArticleDeskTest::rowMovesIntoATheme()
{
    QSignalSpy recorded(f().window().host().session(), &WorkspaceSession::decisionRecorded);
    desk().work().write([this] {
        OutlineModel outline;
        outline.setRecord(desk().work().record());
        return outline.assigned(ref(u"org/a#2"), u"1"_s);
    }());
    QVERIFY(recorded.wait());
    QCOMPARE(desk().work().record().themes.constFirst().members.value(),
            (QList<IssueRef>{ref(u"org/a#1"), ref(u"org/a#2")}));
    desk().work().undo();
    QTRY_COMPARE(desk().work().record().themes.constFirst().members.value().size(), 1);
}

void ArticleDeskTest::problemLeadsToItsPlace()
{
    field(ArticleField::Answer).setFocus();
    QSignalSpy found(&desk().work(), &ArticleWork::problemsFound);
    f().press(Qt::Key_End);
    f().press(u" see ada@starling.cn"_s);
    const auto isPersonal = [](const LintProblem &problem) { return problem.code == LintCode::Personal; };
    QTRY_VERIFY(!found.isEmpty()
            && std::ranges::any_of(found.last().at(0).value<QList<LintProblem>>(), isPersonal));
    const QList<LintProblem> problems = found.last().at(0).value<QList<LintProblem>>();
    desk().chooseRow(ref(u"org/a#2"));
    emit desk().problems() -> problemChosen(*std::ranges::find_if(problems, isPersonal));
    QCOMPARE(desk().editor()->issue(), ref(u"org/a#1"));
    QCOMPARE(field(ArticleField::Answer).textCursor().selectedText(), u"ada@starling.cn"_s);
}

void ArticleDeskTest::fixIsOneAct()
{
    QSignalSpy found(&desk().work(), &ArticleWork::problemsFound);
    field(ArticleField::Answer).selectAll();
    field(ArticleField::Answer).insertText(u"用–force重装"_s);
    const auto isDash = [](const LintProblem &problem) { return problem.code == LintCode::DashFlag; };
    QTRY_VERIFY(
            !found.isEmpty() && std::ranges::any_of(found.last().at(0).value<QList<LintProblem>>(), isDash));
    const QList<LintProblem> problems = found.last().at(0).value<QList<LintProblem>>();
    emit desk().problems() -> fixWanted(*std::ranges::find_if(problems, isDash));
    QCOMPARE(field(ArticleField::Answer).text(), u"用--force重装"_s);
    desk().work().undo();
    QTRY_COMPARE(field(ArticleField::Answer).text(), u"用–force重装"_s);
}

void ArticleDeskTest::deskComesBackAsItWasLeft()
{
    desk().chooseRow(ref(u"org/a#2"));
    f().quit();
    f().start();
    f().window().openWorkspace(m_path);
    QTRY_VERIFY(desk().isVisible());
    QTRY_COMPARE(desk().editor()->issue(), ref(u"org/a#2"));
}

void ArticleDeskTest::keptOnTheOtherDeskComesIn()
{
    DecisionRequest request;
    request.issues = {ref(u"org/a#3")};
    request.verdict = Verdict::Keep;
    f().window().host().session()->decide(request);
    QTRY_VERIFY(shownRow(u"3"_s));
}

QTEST_MAIN(ArticleDeskTest)
#include "tst_articledesk.moc"
