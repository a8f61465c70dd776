// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditqueuemodel.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

AuditQueueModel::AuditQueueModel(QObject *parent)
    : QAbstractListModel(parent)
{}

void AuditQueueModel::setQueue(const AuditQueue &queue, const QString &reviewer)
{
    m_queue = queue;
    m_reviewer = reviewer;
    refresh();
}

void AuditQueueModel::setFilter(const AuditFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    refresh();
}

void AuditQueueModel::setPending(const QSet<AuditSubject> &pending)
{
    if (pending == m_pending)
        return;
    m_pending = pending;
    if (!m_lines.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {PendingRole});
}

void AuditQueueModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (!m_lines.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

std::array<int, auditShowCount> AuditQueueModel::counts() const
{
    return auditLineCounts(m_queue, m_filter, m_reviewer);
}

/// Replaces what differs between the first and the last line that stayed.
void AuditQueueModel::refresh()
{
    QList<AuditLine> lines = auditLines(m_queue, m_filter, m_reviewer);
    const qsizetype shorter = std::min(lines.size(), m_lines.size());
    const qsizetype head = std::ranges::mismatch(lines, m_lines).in1 - lines.begin();
    qsizetype tail = 0;
    while (tail < shorter - head
            && lines.at(lines.size() - 1 - tail) == m_lines.at(m_lines.size() - 1 - tail))
        ++tail;
    // Lines hold positions in the queue: those that stayed are taken from the new list, too.
    if (m_lines.size() > head + tail) {
        beginRemoveRows({}, static_cast<int>(head), static_cast<int>(m_lines.size() - tail - 1));
        m_lines = lines.first(head) + lines.last(tail);
        endRemoveRows();
    }
    if (lines.size() > head + tail) {
        beginInsertRows({}, static_cast<int>(head), static_cast<int>(lines.size() - tail - 1));
        m_lines = std::move(lines);
        endInsertRows();
    } else {
        m_lines = std::move(lines);
    }
    if (!m_lines.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

AuditSubject AuditQueueModel::subjectAt(int row) const
{
    return row >= 0 && row < rowCount() && m_lines.at(row).isSubject() ? m_lines.at(row).subject
                                                                       : AuditSubject();
}

int AuditQueueModel::rowOf(const AuditSubject &subject) const
{
    const auto found = std::ranges::find_if(m_lines,
            [&subject](const AuditLine &line) { return line.isSubject() && line.subject == subject; });
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int AuditQueueModel::nextSubject(int row, int step) const
{
    for (int next = row + step; next >= 0 && next < rowCount(); next += step) {
        if (m_lines.at(next).isSubject())
            return next;
    }
    return -1;
}

int AuditQueueModel::nextWaiting(int row) const
{
    for (int i = 1; i <= rowCount(); ++i) {
        const int next = (std::max(row, -1) + i) % rowCount();
        if (isWaiting(next))
            return next;
    }
    return -1;
}

bool AuditQueueModel::isWaiting(int row) const
{
    const AuditLine &line = m_lines.at(row);
    return line.kind == AuditLine::Kind::Reference && !m_pending.contains(line.subject)
            && !m_pending.contains({line.subject.issue, {}})
            && wantsLook(m_queue, m_queue.rows.at(line.row), line.reference, m_reviewer);
}

int AuditQueueModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

Qt::ItemFlags AuditQueueModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    // A heading cannot be current: views step over what is not enabled.
    return m_lines.at(index.row()).isSubject()
            ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
            : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

AuditMark AuditQueueModel::markOf(const AuditLine &line) const
{
    const AuditQueueRow &row = m_queue.rows.at(line.row);
    if (line.kind == AuditLine::Kind::Reference) {
        return isUnaudited(m_queue, row, line.reference, m_reviewer)
                ? AuditMark::Unaudited
                : auditMark(row.audit.references.at(line.reference).state);
    }
    return row.audit.leftEmpty ? AuditMark::LeftEmpty : AuditMark::NoReference;
}

QVariant AuditQueueModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const AuditLine &line = m_lines.at(index.row());
    switch (role) {
    case KindRole:
        return static_cast<int>(line.kind);
    case MarkRole:
        return static_cast<int>(markOf(line));
    case PendingRole:
        return m_pending.contains(line.subject) || m_pending.contains({line.subject.issue, {}});
    case Qt::AccessibleTextRole:
        return spokenLine(line);
    default:
        break;
    }
    switch (line.kind) {
    case AuditLine::Kind::Heading:
        return headingData(line, role);
    case AuditLine::Kind::Reference:
        return referenceData(line, role);
    case AuditLine::Kind::Empty:
        break;
    }
    return emptyData(line, role);
}

QVariant AuditQueueModel::headingData(const AuditLine &line, int role) const
{
    const AuditQueueRow &row = m_queue.rows.at(line.row);
    switch (role) {
    case Qt::DisplayRole:
        return rowTitle(row, textLanguage(m_locale));
    case IssueRole:
        return shortIssueName(row.issue);
    case Qt::ToolTipRole:
        return u"%1 \u00b7 %2"_s.arg(formatIssueRef(row.issue), rowTitle(row, textLanguage(m_locale)));
    default:
        return {};
    }
}

QVariant AuditQueueModel::referenceData(const AuditLine &line, int role) const
{
    const AuditQueueRow &row = m_queue.rows.at(line.row);
    const KgRefRecord &record = row.references.at(line.reference);
    const ReferenceAudit &audit = row.audit.references.at(line.reference);
    switch (role) {
    case Qt::DisplayRole:
        return record.nodeTitle.isEmpty() ? record.nodeId : record.nodeTitle;
    case ScoreRole:
        return scoreText(record.score, m_locale);
    case ScoreMarkRole:
        return scoreMarkText(scoreMark(row, line.reference, m_queue.settings));
    case ChangeRole:
        return nodeChangeLabel(audit.change);
    case Qt::ToolTipRole:
        return spokenLine(line);
    default:
        return {};
    }
}

QVariant AuditQueueModel::emptyData(const AuditLine &line, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return auditMarkLabel(markOf(line));
    return {};
}

/// One sentence a line, for screen readers: what, how sure, in which state, of which row.
QString AuditQueueModel::spokenLine(const AuditLine &line) const
{
    const AuditQueueRow &row = m_queue.rows.at(line.row);
    const QString name = shortIssueName(row.issue);
    if (line.kind == AuditLine::Kind::Heading)
        return u"%1, %2"_s.arg(name, rowTitle(row, textLanguage(m_locale)));
    QStringList parts;
    if (line.kind == AuditLine::Kind::Reference) {
        parts.append(referenceData(line, Qt::DisplayRole).toString());
        const QString score = referenceData(line, ScoreRole).toString();
        if (!score.isEmpty())
            parts.append(tr("score %1").arg(score));
        parts.append(referenceData(line, ScoreMarkRole).toString());
    }
    parts.append(auditMarkLabel(markOf(line)));
    if (line.kind == AuditLine::Kind::Reference)
        parts.append(referenceData(line, ChangeRole).toString());
    parts.append(name);
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace Winnow
