// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"
#include "sweep/sweeplog.h"

#include <QAbstractListModel>

namespace Winnow {

/// What a sweep left out, could not get, or wants known, a line each.
class SweepLogModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role : quint16 { KindRole = Qt::UserRole }; ///< SweepLogKind as int.

    using QAbstractListModel::QAbstractListModel;

    void clear();
    void append(const QList<SweepLogEntry> &entries);
    void setLanguage(TextLanguage language);
    qsizetype countOf(SweepLogKind kind) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<SweepLogEntry> m_entries;
    TextLanguage m_language = TextLanguage::English;
};

} // namespace Winnow
