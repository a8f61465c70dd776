// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditlines.h"

#include <QAbstractListModel>
#include <QSet>

namespace Winnow {

/// The queue of the audit desk as a list: a heading a row, below it a line a reference, or one that says there is none.
/// A change of state changes lines in place; lines come and go one by one, so that a view keeps its place.
class AuditQueueModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KindRole = Qt::UserRole, ///< AuditLine::Kind
        MarkRole, ///< AuditMark
        ScoreRole, ///< "0.74"
        ScoreMarkRole, ///< "low, tied"
        ChangeRole, ///< "text changed"
        IssueRole, ///< Of a heading: "kernel-forge#427"
        PendingRole ///< A verdict is on its way to the disk.
    };

    explicit AuditQueueModel(QObject *parent = nullptr);

    /// @p queue as @p reviewer may see it.
    void setQueue(const AuditQueue &queue, const QString &reviewer);
    void setFilter(const AuditFilter &filter);
    void setPending(const QSet<AuditSubject> &pending);
    void setLocale(const QLocale &locale);

    const AuditQueue &queue() const { return m_queue; }
    const AuditFilter &filter() const { return m_filter; }
    std::array<int, auditShowCount> counts() const;

    const AuditLine &lineAt(int row) const { return m_lines.at(row); }
    /// Null for a heading and outside of the list.
    AuditSubject subjectAt(int row) const;
    /// -1 where the list does not have it.
    int rowOf(const AuditSubject &subject) const;
    /// The nearest line below @p row that can be judged, or above with @p step -1; -1 for none.
    int nextSubject(int row, int step = 1) const;
    /// The next line below @p row, then from the top, that wants a look and has no verdict on its way; -1 for none. The
    /// line @p row itself comes last.
    int nextWaiting(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    void refresh();
    bool isWaiting(int row) const;
    AuditMark markOf(const AuditLine &line) const;
    QVariant headingData(const AuditLine &line, int role) const;
    QVariant referenceData(const AuditLine &line, int role) const;
    QVariant emptyData(const AuditLine &line, int role) const;
    QString spokenLine(const AuditLine &line) const;

    AuditQueue m_queue;
    AuditFilter m_filter;
    QString m_reviewer;
    QList<AuditLine> m_lines;
    QSet<AuditSubject> m_pending;
    QLocale m_locale;
};

} // namespace Winnow
