// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "summarytext.h"

#include <QAbstractTableModel>

namespace Winnow {

/// A short list of issues on one side of the quota line: columns CandidateColumn of which a view hides most,
/// roles CandidateRole. New rows keep indexes on their issues.
class QuotaLineModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit QuotaLineModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void setRows(const QList<IssueSummary> &rows);
    const QList<IssueSummary> &rows() const { return m_rows; }
    int rowOf(qint64 id) const;

    void setLocale(const QLocale &locale);

private:
    QList<IssueSummary> m_rows;
    SummaryText m_text;
};

} // namespace Winnow
