// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidateheader.h"

#include "theme/spacing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalBlocker>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int titleSection = static_cast<int>(CandidateColumn::Title);

constexpr int sectionOf(CandidateColumn column)
{
    return static_cast<int>(column);
}

bool isHiddenAtFirst(CandidateColumn column)
{
    return column == CandidateColumn::Labels || column == CandidateColumn::Reason
            || column == CandidateColumn::Value || column == CandidateColumn::KgRefs;
}

/// What a column of its kind holds at its widest, as a rule.
QString sampleText(CandidateColumn column)
{
    switch (column) {
    case CandidateColumn::Verdict:
        return u"MM Dropped"_s;
    case CandidateColumn::Number:
        return u"#100000"_s;
    case CandidateColumn::Title:
        return u"A title of middling length, still readable"_s;
    case CandidateColumn::Repo:
        return u"cluster-scheduler starling"_s;
    case CandidateColumn::Labels:
        return u"kind/bug  priority/high"_s;
    case CandidateColumn::Changes:
    case CandidateColumn::KgRefs:
    case CandidateColumn::Value:
        return u"0.00"_s;
    case CandidateColumn::ClosedAt:
        return u"00-00 00:00----30 days ago"_s;
    case CandidateColumn::Reason:
        return u"Same topic as another"_s;
    case CandidateColumn::Tier:
        return u"within minutes"_s;
    case CandidateColumn::Traps:
        return u"closed before merge"_s;
    }
    return {};
}

/// The direction in which an order is first wanted: the newest, the most, but names from A.
bool descendsAtFirst(SortKey key)
{
    using enum SortKey;
    return key == ClosedAt || key == Changes || key == KgRefs || key == Value;
}

} // namespace

int usualColumnWidth(CandidateColumn column, const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(sampleText(column)) + 2 * space;
}

CandidateHeader::CandidateHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setFirstSectionMovable(true);
    setHighlightSections(false);
    setStretchLastSection(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setTextElideMode(Qt::ElideRight);
    connect(this, &QHeaderView::sectionClicked, this, &CandidateHeader::requestOrder);
    connect(this, &QHeaderView::sectionResized, this, &CandidateHeader::noteResize);
    connect(this, &QHeaderView::sectionMoved, this, &CandidateHeader::columnsChanged);
    connect(this, &QHeaderView::sectionHandleDoubleClicked, this, [this](int section) {
        m_titleFits = m_titleFits || section == titleSection;
        fitTitle(viewport()->width());
    });
}

int CandidateHeader::firstWidth(CandidateColumn column) const
{
    const int heading = fontMetrics().horizontalAdvance(candidateColumnTitle(column)) + 2 * space;
    // Every heading has room for the sign of an order beside its word.
    const int sign =
            sortKeyOfColumn(column) ? style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, this) : 0;
    return std::max(usualColumnWidth(column, fontMetrics()), heading + sign + spaceSmall);
}

void CandidateHeader::resetColumns()
{
    for (const CandidateColumn column : allCandidateColumns) {
        resizeSection(sectionOf(column), firstWidth(column));
        setSectionHidden(sectionOf(column), isHiddenAtFirst(column));
        moveSection(visualIndex(sectionOf(column)), sectionOf(column));
    }
    m_titleFits = true;
    fitTitle(viewport()->width());
}

void CandidateHeader::setOrder(PoolOrder order)
{
    m_order = order;
    const QSignalBlocker blocker(this);
    const auto column = columnOfSortKey(order.key);
    setSortIndicator(
            column ? sectionOf(*column) : -1, order.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    viewport()->update();
}

void CandidateHeader::requestOrder(int section)
{
    const auto key = sortKeyOfColumn(static_cast<CandidateColumn>(section));
    // Qt has turned its sign already; it has to say what the rows are, not what they will be.
    setOrder(m_order);
    if (!key)
        return;
    const bool descending = m_order.key == *key ? !m_order.descending : descendsAtFirst(*key);
    emit orderRequested({*key, descending});
}

void CandidateHeader::noteResize(int section)
{
    if (m_fitting)
        return;
    if (section == titleSection)
        m_titleFits = false;
    else
        fitTitle(viewport()->width());
    emit columnsChanged();
}

void CandidateHeader::fitTitle(int width)
{
    if (!m_titleFits || count() == 0 || isSectionHidden(titleSection))
        return;
    int others = 0;
    for (int section = 0; section < count(); ++section)
        others += section == titleSection || isSectionHidden(section) ? 0 : sectionSize(section);
    m_fitting = true;
    resizeSection(titleSection, std::max(firstWidth(CandidateColumn::Title), width - others));
    m_fitting = false;
}

bool CandidateHeader::isColumnShown(CandidateColumn column) const
{
    return !isSectionHidden(sectionOf(column));
}

void CandidateHeader::showColumn(CandidateColumn column, bool shown)
{
    setSectionHidden(sectionOf(column), !shown);
    fitTitle(viewport()->width());
    emit columnsChanged();
}

QByteArray CandidateHeader::saveColumns() const
{
    QJsonArray columns;
    for (int visual = 0; visual < count(); ++visual) {
        const int section = logicalIndex(visual);
        QJsonObject column{{u"column"_s, candidateColumnName(static_cast<CandidateColumn>(section))},
                {u"hidden"_s, isSectionHidden(section)}};
        // A hidden section says it is 0 wide; its width is kept by showing it again, not by the settings.
        if (!isSectionHidden(section))
            column[u"width"_s] = sectionSize(section);
        columns.append(column);
    }
    const QJsonObject state{{u"columns"_s, columns}, {u"titleFits"_s, m_titleFits}};
    return QJsonDocument(state).toJson(QJsonDocument::Compact);
}

bool CandidateHeader::restoreColumns(const QByteArray &state)
{
    const QJsonObject root = QJsonDocument::fromJson(state).object();
    const QJsonArray columns = root[u"columns"_s].toArray();
    if (columns.isEmpty())
        return false;
    resetColumns();
    m_titleFits = root[u"titleFits"_s].toBool(true);
    int visual = 0;
    for (const QJsonValue &value : columns) {
        const QString name = value[u"column"_s].toString();
        const auto column = std::ranges::find(allCandidateColumns, name, candidateColumnName);
        if (column == allCandidateColumns.end())
            continue; // A column of another version.
        const int section = sectionOf(*column);
        moveSection(visualIndex(section), visual++);
        setSectionHidden(section, value[u"hidden"_s].toBool());
        const int width = value[u"width"_s].toInt();
        const bool byHand = section != titleSection || !m_titleFits;
        if (width >= minimumSectionSize() && byHand) {
            m_fitting = true;
            resizeSection(section, width);
            m_fitting = false;
        }
    }
    fitTitle(viewport()->width());
    return true;
}

} // namespace Winnow
