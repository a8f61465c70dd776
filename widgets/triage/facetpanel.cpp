// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "facetpanel.h"

#include "chipbar.h"
#include "facettree.h"
#include "items/facetlabels.h"
#include "searchfield.h"
#include "theme/spacing.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostProposals = 12;

/// The facet and the value that @p term names, as parsePoolQuery() reads it; the value may be empty still.
std::optional<std::pair<Facet, QString>> splitTerm(const QString &term)
{
    const qsizetype colon = std::max(term.indexOf(u':'), term.indexOf(u'：'));
    if (colon <= 0)
        return std::nullopt;
    const auto facet = facetFromName(QStringView(term).first(colon));
    if (!facet)
        return std::nullopt;
    return std::pair{*facet, term.sliced(colon + 1).remove(u'"')};
}

void addAll(QStringList &to, const QStringList &values)
{
    std::ranges::copy_if(
            values, std::back_inserter(to), [&to](const QString &value) { return !to.contains(value); });
}

QString termFor(Facet facet, const QString &value)
{
    PoolQuery query;
    query.valuesOf(facet) = {value};
    return formatPoolQuery(query);
}

} // namespace

FacetPanel::FacetPanel(FacetModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(&model)
    , m_search(new SearchField(this))
    , m_chips(new ChipBar(this))
    , m_tree(new FacetTree(model, this))
{
    buildLayout();
    connectParts();
    retranslate();
}

FacetPanel::~FacetPanel()
{
    // A field that dies with the keyboard in it says so; by then this is no FacetPanel any more.
    m_search->disconnect(this);
}

void FacetPanel::buildLayout()
{
    auto *top = new QVBoxLayout;
    top->setContentsMargins(space, space, space, spaceSmall);
    top->setSpacing(space);
    top->addWidget(m_search);
    top->addWidget(m_chips);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_tree, 1);
    // The tree is part of the panel, not a box in it.
    m_tree->viewport()->setAutoFillBackground(false);
}

void FacetPanel::connectParts()
{
    m_search->setProposals([this](const QString &term) { return proposalsFor(term); });
    connect(m_search, &SearchField::typed, this, [this](const QString &text) { takeTypedText(text, false); });
    connect(m_search, &SearchField::finished, this, &FacetPanel::absorbTerms);
    connect(m_search, &SearchField::left, this, &FacetPanel::tableRequested);
    connect(m_tree, &FacetTree::left, this, &FacetPanel::tableRequested);
    connect(m_tree, &FacetTree::foldedFacetsChanged, this, &FacetPanel::foldedFacetsChanged);
    connect(m_model, &FacetModel::choiceEdited, this, &FacetPanel::takeChoice);
    connect(m_chips, &ChipBar::chipRemoved, this, [this](Facet facet, const QString &value) {
        QStringList values = m_query.valuesOf(facet);
        values.removeAll(value);
        takeChoice(facet, values);
    });
    connect(m_chips, &ChipBar::allRemoved, this, [this] {
        clearQuery();
        m_search->setFocus();
    });
}

void FacetPanel::setQuery(const PoolQuery &query)
{
    m_query = query;
    m_chosen = query;
    m_chosen.words.clear();
    m_search->setText(query.words);
    showQuery();
}

void FacetPanel::clearQuery()
{
    if (m_query == PoolQuery{} && m_search->text().isEmpty())
        return;
    m_chosen = {};
    m_search->clear();
    announce({});
}

void FacetPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool FacetPanel::searchHasFocus() const
{
    return m_search->hasFocus();
}

QStringList FacetPanel::foldedFacets() const
{
    return m_tree->foldedFacets();
}

void FacetPanel::setFoldedFacets(const QStringList &names)
{
    m_tree->setFoldedFacets(names);
}

void FacetPanel::takeTypedText(const QString &text, bool finished)
{
    const PoolQuery typed = parsePoolQuery(text);
    const auto underway = finished ? std::nullopt : splitTerm(m_search->termAtCursor());
    PoolQuery query = m_chosen;
    query.words = typed.words;
    for (const Facet facet : allFacets) {
        QStringList values;
        for (const QString &value : typed.valuesOf(facet)) {
            const QString meant = m_model->valueMeantBy(facet, value);
            // A term that is still being typed and means nothing yet would only empty the table for a moment.
            const bool unfinished = meant.isEmpty() && underway == std::pair{facet, value};
            if (!unfinished)
                values.append(meant.isEmpty() ? value : meant);
        }
        addAll(query.valuesOf(facet), values);
    }
    if (underway && underway->second.isEmpty()) {
        // "repo:" on its way to a value is no word to look for.
        QStringList words = query.words.split(u' ');
        words.removeAll(m_search->termAtCursor());
        query.words = words.join(u' ');
    }
    announce(query);
}

void FacetPanel::absorbTerms()
{
    takeTypedText(m_search->text(), true);
    m_chosen = m_query;
    m_chosen.words.clear();
    if (m_search->text() != m_query.words)
        m_search->setText(m_query.words);
}

void FacetPanel::takeChoice(Facet facet, const QStringList &values)
{
    absorbTerms();
    m_chosen.valuesOf(facet) = values;
    PoolQuery query = m_query;
    query.valuesOf(facet) = values;
    announce(query);
}

void FacetPanel::announce(const PoolQuery &query)
{
    const bool changed = query != m_query;
    m_query = query;
    showQuery();
    if (changed)
        emit queryEdited(m_query);
}

void FacetPanel::showQuery()
{
    m_model->setQuery(m_query);
    m_chips->setLocale(m_model->locale());
    m_chips->setQuery(m_query);
}

QStringList FacetPanel::proposalsFor(const QString &term) const
{
    QStringList proposals;
    const auto split = splitTerm(term);
    if (!split) {
        for (const Facet facet : allFacets) {
            if (facetName(facet).startsWith(term, Qt::CaseInsensitive))
                proposals.append(facetName(facet) + u':');
        }
        // A single letter is the beginning of a word more often than of a term.
        return term.size() < 2 ? QStringList() : proposals;
    }
    const auto &[facet, typed] = *split;
    for (const QString &value : m_model->valuesOf(facet)) {
        const QString label = facetValueLabel(facet, value, m_model->locale());
        if (value.contains(typed, Qt::CaseInsensitive) || label.contains(typed, Qt::CaseInsensitive))
            proposals.append(termFor(facet, value));
    }
    return proposals.first(std::min(proposals.size(), mostProposals));
}

void FacetPanel::retranslate()
{
    //: Placeholder of the search field. The words before the colons are typed as they are in every language.
    m_search->setPlaceholderText(tr("Search words, repo: label: verdict:"));
    m_search->setAccessibleName(tr("Search the candidates"));
    m_search->setToolTip(
            tr("Words are looked for in titles, texts and comments. Narrow with terms such as "
               "repo:kernel, label:bug, verdict:keep, reason:spam, proposal:drop, change:yes, kg:no."));
    setAccessibleName(tr("Filter"));
    m_chips->setLocale(m_model->locale());
}

void FacetPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace Winnow
