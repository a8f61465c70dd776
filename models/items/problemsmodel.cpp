// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "problemsmodel.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

ProblemsModel::ProblemsModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void ProblemsModel::setProblems(QList<LintProblem> problems)
{
    std::ranges::stable_sort(problems, {}, &LintProblem::severity);
    if (problems == m_problems)
        return;
    beginResetModel();
    m_problems = std::move(problems);
    endResetModel();
}

void ProblemsModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (m_problems.isEmpty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ProblemsModel::count(LintSeverity severity) const
{
    return static_cast<int>(std::ranges::count(m_problems, severity, &LintProblem::severity));
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemsModel::severityText(LintSeverity severity)
{
    switch (severity) {
    case LintSeverity::Error:
        return tr("Error");
    case LintSeverity::Warning:
        return tr("Warning");
    case LintSeverity::Hint:
        break;
    }
    return tr("Hint");
}

QString ProblemsModel::placeText(const LintPlace &place) const
{
    const QString language = place.language == TextLanguage::Chinese ? tr("Chinese") : tr("English");
    if (place.part == ArticlePartKind::Batch)
        return tr("Instalment");
    if (!place.number.isEmpty())
        return u"%1#%2 · %3"_s.arg(place.repo.section(u'/', -1), place.number, language);
    switch (place.part) {
    case ArticlePartKind::Section:
        return u"%1 · %2"_s.arg(place.repo.section(u'/', -1), language);
    case ArticlePartKind::Theme:
    case ArticlePartKind::CaseLine:
        return tr("Theme %1 · %2").arg(place.index + 1).arg(language);
    case ArticlePartKind::Guide:
        return tr("Guide, line %1 · %2").arg(place.index + 1).arg(language);
    case ArticlePartKind::Disclosure:
        return tr("Method · %1").arg(language);
    case ArticlePartKind::Overview:
        return tr("Overview · %1").arg(language);
    default:
        return language;
    }
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    const LintProblem &problem = m_problems.at(index.row());
    const QString message = textIn(problem.message, textLanguage(m_locale));
    if (role == Qt::AccessibleTextRole) {
        return u"%1, %2: %3"_s.arg(severityText(problem.severity), placeText(problem.place), message);
    }
    if (role == Qt::ToolTipRole)
        return u"%1 (%2)"_s.arg(message, lintCodeName(problem.code));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case SeverityColumn:
        return severityText(problem.severity);
    case PlaceColumn:
        return placeText(problem.place);
    default:
        return message;
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case PlaceColumn:
        return tr("Place");
    default:
        return tr("What is wrong");
    }
}

} // namespace Winnow
