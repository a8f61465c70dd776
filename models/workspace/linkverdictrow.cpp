// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linkverdictrow.h"

#include "enumcolumn.h"
#include "recordrows.h"

#include <QCryptographicHash>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Identity of a word by all it says, so that the same one coming in twice, from any bundle, is one row.
QString identityOf(const QStringList &parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QString &part : parts) {
        const QByteArray utf8 = part.toUtf8();
        hash.addData(QByteArray::number(part.isNull() ? -1 : utf8.size()) + ':');
        hash.addData(utf8);
    }
    return QString::fromLatin1(hash.result().toHex());
}

QString timeText(const std::optional<Timestamp> &at)
{
    return at ? formatTimestamp(*at) : QString();
}

LinkVerdict verdictIn(const Sqlite::Statement &row, int column)
{
    return EnumColumn::read(row, column, LinkVerdict::Rejected);
}

std::optional<qint64> storedTime(const std::optional<Timestamp> &at)
{
    return at.transform(toMilliseconds);
}

} // namespace

EditorLink editorLinkFromRow(const Sqlite::Statement &row)
{
    return {{row.text(2), row.text(3)}, verdictIn(row, 4), row.text(5), row.text(6),
            RecordRows::timeIn(row, 7)};
}

std::optional<EditorResolution> editorResolutionFromRow(const Sqlite::Statement &row)
{
    return resolutionFromName(row.text(1)).transform([&row](Resolution resolution) {
        return EditorResolution{resolution, row.text(2), row.text(3), RecordRows::timeIn(row, 4)};
    });
}

LinkRecord linkVerdictRecord(const Sqlite::Statement &row)
{
    return {{row.text(0), row.text(1)}, {row.text(2), row.text(3)}, row.text(4), row.text(5),
            linkVerdictName(verdictIn(row, 6)), row.text(7), RecordRows::timeIn(row, 8)};
}

ResolutionRecord resolutionRecord(const Sqlite::Statement &row)
{
    return {{row.text(0), row.text(1)}, row.text(2), row.text(3), row.text(4), RecordRows::timeIn(row, 5)};
}

EditorsWordWriter::EditorsWordWriter(
        const Sqlite::Database &database, Sqlite::Statement verdict, Sqlite::Statement resolution)
    : m_database(&database)
    , m_verdict(std::move(verdict))
    , m_resolution(std::move(resolution))
{}

WorkspaceResult<EditorsWordWriter> EditorsWordWriter::prepare(const Sqlite::Database &database)
{
    auto verdict =
            database.prepare("INSERT INTO link_verdict (id, issue_id, change_id, verdict, note, author, at) "
                             "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (id) DO NOTHING"_ba);
    auto resolution =
            database.prepare("INSERT INTO issue_resolution (id, issue_id, resolution, reason, author, at) "
                             "VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (id) DO NOTHING"_ba);
    if (!verdict || !resolution)
        return std::unexpected(verdict ? resolution.error() : verdict.error());
    return EditorsWordWriter(database, std::move(*verdict), std::move(*resolution));
}

WorkspaceResult<bool> EditorsWordWriter::add(qint64 issueId, qint64 changeId, const LinkRecord &record)
{
    const auto verdict = linkVerdictFromName(record.verdict);
    if (!verdict) {
        return std::unexpected(WorkspaceError{WorkspaceErrorCode::InvalidArgument, m_database->path(),
                u"unknown link verdict '%1'"_s.arg(record.verdict)});
    }
    const QString id = identityOf({formatIssueRef(record.issue), formatIssueRef(record.change),
            record.verdict, record.note, record.by, timeText(record.at)});
    m_verdict.bindAll(
            id, issueId, changeId, static_cast<int>(*verdict), record.note, record.by, storedTime(record.at));
    return m_verdict.run().transform([this] { return m_database->changedRows() > 0; });
}

WorkspaceResult<bool> EditorsWordWriter::add(qint64 issueId, const ResolutionRecord &record)
{
    const QString id = identityOf(
            {formatIssueRef(record.issue), record.resolution, record.reason, record.by, timeText(record.at)});
    m_resolution.bindAll(id, issueId, record.resolution, record.reason, record.by, storedTime(record.at));
    return m_resolution.run().transform([this] { return m_database->changedRows() > 0; });
}

} // namespace Winnow
