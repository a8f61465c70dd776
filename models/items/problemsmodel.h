// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/lintproblem.h"

#include <QAbstractTableModel>
#include <QLocale>

namespace Winnow {

/// The lint's problems as a table: severity, place, what is wrong; errors first, then in the order of the article.
class ProblemsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : quint8 { SeverityColumn, PlaceColumn, MessageColumn, ColumnCount };

    explicit ProblemsModel(QObject *parent = nullptr);

    void setProblems(QList<LintProblem> problems);
    void setLocale(const QLocale &locale);

    const LintProblem &problemAt(int row) const { return m_problems.at(row); }
    int count(LintSeverity severity) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// "error", "warning", "hint" for people.
    static QString severityText(LintSeverity severity);

private:
    QString placeText(const LintPlace &place) const;

    QList<LintProblem> m_problems;
    QLocale m_locale;
};

} // namespace Winnow
