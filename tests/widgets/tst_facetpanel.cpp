// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "failonwarning.h"
#include "items/madeissues.h"
#include "theme/theme.h"
#include "triage/facetpanel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace Winnow;
using namespace Winnow::Testing;

class tst_FacetPanel final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, Qt::ColorScheme::Light); }
    void init();
    void cleanup();
    void announcesWordsAsOneTypes();
    void understandsTypedTerms_data();
    void understandsTypedTerms();
    void waitsForATermToMeanSomething();
    void turnsTypedTermsIntoChips();
    void ticksByKeyboard();
    void takesChipsBack();
    void clearsEverything();
    void showsAQueryWithoutAnnouncingIt();
    void leadsBackToTheTable_data();
    void leadsBackToTheTable();
    void proposesValues();
    void showsMoreByKeyboard();
    void keepsWhatIsFolded();
    void isOpenOnceValuesArrive();
    void namesItsParts();

private:
    QLineEdit *field() const { return m_panel->findChild<QLineEdit *>(); }
    QTreeView *tree() const;
    QList<QAbstractButton *> chips() const;
    /// Types as a person with an input method does: what has no key of its own comes composed.
    void type(const QString &text)
    {
        for (const QChar c : text) {
            if (c.unicode() < 128) {
                QTest::keyClick(field(), c.toLatin1());
                continue;
            }
            QInputMethodEvent composed;
            composed.setCommitString(c);
            QApplication::sendEvent(field(), &composed);
        }
    }
    static QStringList valuesOf(const PoolQuery &query, Facet facet) { return query.valuesOf(facet); }

    std::unique_ptr<FacetModel> m_model;
    std::unique_ptr<FacetPanel> m_panel;
    QList<PoolQuery> m_edited;
};

void tst_FacetPanel::init()
{
    failOnUnexpectedWarning();
    m_model = std::make_unique<FacetModel>();
    m_model->setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    m_panel = std::make_unique<FacetPanel>(*m_model);
    m_edited.clear();
    connect(m_panel.get(), &FacetPanel::queryEdited, this,
            [this](const PoolQuery &query) { m_edited.append(query); });
    SelectedIssues selection = madeSelection({});
    QList<FacetValue> &repos = selection.facets[static_cast<size_t>(Facet::Repo)];
    repos = {{u"starling/kernel-forge"_s, 50}, {u"starling/docs"_s, 40}};
    for (int i = 0; i < 20; ++i)
        repos.append({u"other/r%1"_s.arg(i), 20 - i});
    selection.facets[static_cast<size_t>(Facet::Verdict)] = {{u"undecided"_s, 9}, {u"keep"_s, 3}};
    selection.facets[static_cast<size_t>(Facet::Label)] = {{u"needs info"_s, 9}, {u"bug"_s, 3}};
    m_model->applyFacets(selection);
    m_panel->resize(280, 700);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void tst_FacetPanel::cleanup()
{
    m_panel.reset();
    m_model.reset();
}

QTreeView *tst_FacetPanel::tree() const
{
    for (QTreeView *view : m_panel->findChildren<QTreeView *>()) {
        if (view->model() == m_model.get())
            return view;
    }
    return nullptr;
}

QList<QAbstractButton *> tst_FacetPanel::chips() const
{
    QList<QAbstractButton *> found;
    for (auto *button : m_panel->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->accessibleName().startsWith(u"Remove the filter"))
            found.append(button);
    }
    return found;
}

void tst_FacetPanel::announcesWordsAsOneTypes()
{
    m_panel->focusSearch();
    type(u"死锁 h"_s);
    QCOMPARE(m_edited.size(), 3);
    QCOMPARE(m_edited.last().words, u"死锁 h"_s);
    QCOMPARE(m_panel->query().words, u"死锁 h"_s);
}

void tst_FacetPanel::understandsTypedTerms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Facet>("facet");
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QString>("words");
    QTest::newRow("whole") << u"repo:starling/docs hang"_s << Facet::Repo << QStringList{u"starling/docs"_s}
                           << u"hang"_s;
    QTest::newRow("part") << u"repo:kernel"_s << Facet::Repo << QStringList{u"starling/kernel-forge"_s}
                          << QString();
    QTest::newRow("quoted") << u"label:\"needs info\""_s << Facet::Label << QStringList{u"needs info"_s}
                            << QString();
    QTest::newRow("word") << u"verdict:kept x"_s << Facet::Verdict << QStringList{u"keep"_s} << u"x"_s;
    QTest::newRow("two") << u"repo:docs repo:kernel"_s << Facet::Repo
                         << QStringList{u"starling/docs"_s, u"starling/kernel-forge"_s} << QString();
    QTest::newRow("full-width colon")
            << u"repo：docs"_s << Facet::Repo << QStringList{u"starling/docs"_s} << QString();
    QTest::newRow("no facet") << u"foo:bar"_s << Facet::Repo << QStringList{} << u"foo:bar"_s;
}

void tst_FacetPanel::understandsTypedTerms()
{
    QFETCH(QString, text);
    QFETCH(Facet, facet);
    QFETCH(QString, words);
    m_panel->focusSearch();
    type(text);
    QTEST(valuesOf(m_panel->query(), facet), "values");
    QCOMPARE(m_panel->query().words, words);
    QCOMPARE(field()->text(), text);
}

void tst_FacetPanel::waitsForATermToMeanSomething()
{
    m_panel->focusSearch();
    type(u"repo:star"_s);
    QCOMPARE(m_edited.last(), PoolQuery{});
    type(u"x"_s);
    QCOMPARE(m_panel->query(), PoolQuery{});
    type(u" "_s);
    QCOMPARE(valuesOf(m_panel->query(), Facet::Repo), QStringList{u"starx"_s});
}

void tst_FacetPanel::turnsTypedTermsIntoChips()
{
    m_panel->focusSearch();
    type(u"repo:docs hang"_s);
    QCOMPARE(m_model->valueIndex(Facet::Repo, u"starling/docs"_s).data(Qt::CheckStateRole).toInt(),
            int(Qt::Checked));
    const qsizetype before = m_edited.size();
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(field()->text(), u"hang"_s);
    QCOMPARE(valuesOf(m_panel->query(), Facet::Repo), QStringList{u"starling/docs"_s});
    QCOMPARE(m_edited.size(), before);
    QCOMPARE(chips().size(), 1);
}

void tst_FacetPanel::ticksByKeyboard()
{
    tree()->setFocus();
    tree()->setCurrentIndex(m_model->valueIndex(Facet::Repo, u"starling/docs"_s));
    QTest::keyClick(tree(), Qt::Key_Space);
    QCOMPARE(m_edited.size(), 1);
    QCOMPARE(valuesOf(m_edited.last(), Facet::Repo), QStringList{u"starling/docs"_s});
    QTest::keyClick(tree(), Qt::Key_Space);
    QCOMPARE(m_edited.last(), PoolQuery{});
    QTest::mouseClick(tree()->viewport(), Qt::LeftButton, {},
            tree()->visualRect(m_model->valueIndex(Facet::Label, u"bug"_s)).center());
    QCOMPARE(valuesOf(m_edited.last(), Facet::Label), QStringList{u"bug"_s});
}

void tst_FacetPanel::takesChipsBack()
{
    PoolQuery query;
    query.valuesOf(Facet::Repo) = {u"starling/docs"_s, u"other/r3"_s};
    query.words = u"x"_s;
    m_panel->setQuery(query);
    QCOMPARE(chips().size(), 2);
    chips().first()->setFocus();
    QTest::keyClick(chips().first(), Qt::Key_Delete);
    QCOMPARE(valuesOf(m_panel->query(), Facet::Repo), QStringList{u"other/r3"_s});
    QCOMPARE(m_panel->query().words, u"x"_s);
    QCOMPARE(m_edited.size(), 1);
    QCOMPARE(chips().size(), 1);
    QVERIFY(chips().first()->hasFocus());
}

void tst_FacetPanel::clearsEverything()
{
    m_panel->focusSearch();
    type(u"repo:docs hang"_s);
    m_panel->clearQuery();
    QCOMPARE(m_panel->query(), PoolQuery{});
    QCOMPARE(field()->text(), QString());
    QCOMPARE(m_edited.last(), PoolQuery{});
    const qsizetype before = m_edited.size();
    m_panel->clearQuery();
    QCOMPARE(m_edited.size(), before);
}

void tst_FacetPanel::showsAQueryWithoutAnnouncingIt()
{
    PoolQuery query;
    query.valuesOf(Facet::Verdict) = {u"keep"_s};
    query.words = u"内存"_s;
    m_panel->setQuery(query);
    QCOMPARE(m_edited.size(), 0);
    QCOMPARE(m_panel->query(), query);
    QCOMPARE(field()->text(), u"内存"_s);
    QCOMPARE(m_model->valueIndex(Facet::Verdict, u"keep"_s).data(Qt::CheckStateRole).toInt(),
            int(Qt::Checked));
}

void tst_FacetPanel::leadsBackToTheTable_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Esc") << int(Qt::Key_Escape);
    QTest::newRow("Enter") << int(Qt::Key_Return);
    QTest::newRow("Down") << int(Qt::Key_Down);
}

void tst_FacetPanel::leadsBackToTheTable()
{
    QFETCH(int, key);
    const QSignalSpy table(m_panel.get(), &FacetPanel::tableRequested);
    m_panel->focusSearch();
    QVERIFY(m_panel->searchHasFocus());
    QTest::keyClick(field(), static_cast<Qt::Key>(key));
    QCOMPARE(table.size(), 1);
}

void tst_FacetPanel::proposesValues()
{
    m_panel->focusSearch();
    type(u"hang repo:star"_s);
    QWidget *popup = QApplication::activePopupWidget();
    QVERIFY(popup);
    auto *list = qobject_cast<QAbstractItemView *>(popup);
    QVERIFY(list);
    QCOMPARE(list->model()->rowCount(), 2);
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QCOMPARE(valuesOf(m_panel->query(), Facet::Repo), QStringList{u"starling/kernel-forge"_s});
    QCOMPARE(m_panel->query().words, u"hang"_s);
    QCOMPARE(field()->text(), u"hang repo:starling/kernel-forge "_s);
}

void tst_FacetPanel::showsMoreByKeyboard()
{
    const QModelIndex repos = m_model->facetIndex(Facet::Repo);
    QCOMPARE(m_model->rowCount(repos), 9);
    tree()->setFocus();
    tree()->setCurrentIndex(m_model->index(8, 0, repos));
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(m_model->rowCount(repos), 23);
    tree()->setCurrentIndex(repos);
    QTest::keyClicks(tree(), u"r17"_s);
    QCOMPARE(tree()->currentIndex().data().toString(), u"other/r17"_s);
}

void tst_FacetPanel::keepsWhatIsFolded()
{
    const QStringList atFirst = m_panel->foldedFacets();
    QVERIFY(atFirst.contains(u"reason") && !atFirst.contains(u"repo"));
    const QSignalSpy folded(m_panel.get(), &FacetPanel::foldedFacetsChanged);
    tree()->setCurrentIndex(m_model->facetIndex(Facet::Repo));
    QTest::keyClick(tree(), Qt::Key_Space);
    QCOMPARE(folded.size(), 1);
    QVERIFY(m_panel->foldedFacets().contains(u"repo"));
    m_panel->setFoldedFacets(atFirst);
    QCOMPARE(m_panel->foldedFacets(), atFirst);
}

void tst_FacetPanel::isOpenOnceValuesArrive()
{
    // What was applied in init() came after the panel was made, as in a new window.
    QVERIFY(tree()->isExpanded(m_model->facetIndex(Facet::Repo)));
    QVERIFY(tree()->isExpanded(m_model->facetIndex(Facet::Label)));

    // Another workspace: everything goes and comes again.
    m_panel->setFoldedFacets({u"label"_s});
    m_model->clear();
    SelectedIssues selection = madeSelection({});
    selection.facets[static_cast<size_t>(Facet::Repo)] = {{u"starling/docs"_s, 4}};
    selection.facets[static_cast<size_t>(Facet::Label)] = {{u"bug"_s, 3}};
    m_model->applyFacets(selection);
    QVERIFY(tree()->isExpanded(m_model->facetIndex(Facet::Repo)));
    QVERIFY(!tree()->isExpanded(m_model->facetIndex(Facet::Label)));
    QCOMPARE(m_panel->foldedFacets(), QStringList{u"label"_s});
}

void tst_FacetPanel::namesItsParts()
{
    PoolQuery query;
    query.valuesOf(Facet::Repo) = {u"starling/docs"_s};
    m_panel->setQuery(query);
    for (const QWidget *widget : m_panel->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(named, widget->metaObject()->className());
    }
}

QTEST_MAIN(tst_FacetPanel)
#include "tst_facetpanel.moc"
