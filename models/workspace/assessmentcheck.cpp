// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "assessmentrun.h"

#include "assessmentstore.h"
#include "changedigestrun.h"
#include "integritytext.h"
#include "pendingids.h"
#include "poolstorms.h"
#include "readahead.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString describe(const std::optional<StoredAssessment> &stored)
{
    if (!stored)
        return u"none"_s;
    const auto number = [](const std::optional<qint64> &value) {
        return value ? QString::number(*value) : u"-"_s;
    };
    return QStringList{number(stored->tier), QString::number(stored->resolution),
            number(stored->setResolution), QString::number(stored->traps), number(stored->deltaSeconds),
            number(stored->landingId), QString::number(stored->links),
            stored->fingerprint.first(std::min<qsizetype>(8, stored->fingerprint.size()))}
            .join(u'/');
}

/// Compares what is kept of issues with what their facts give now.
class AssessmentCheck final
{
public:
    static WorkspaceResult<AssessmentCheck> prepare(const Workspace &workspace)
    {
        const Sqlite::Database &database = workspace.database();
        auto reader = EvidenceReader::prepare(database, EvidenceReader::Texts::Needed);
        if (!reader)
            return std::unexpected(std::move(reader.error()));
        auto kept = database.prepare(QByteArray("SELECT ") + storedAssessmentColumns
                + " FROM assessment AS a WHERE a.issue_id = ?1");
        if (!kept)
            return std::unexpected(std::move(kept.error()));
        return AssessmentCheck(std::move(*reader), std::move(*kept));
    }

    WorkspaceResult<void> check(std::span<const qint64> ids, const ProblemSink &report)
    {
        const auto evidence = m_reader.read(ids);
        if (!evidence)
            return std::unexpected(evidence.error());
        for (const IssueEvidence &issue : *evidence) {
            if (auto done = check(issue, report); !done)
                return done;
        }
        return {};
    }

private:
    AssessmentCheck(EvidenceReader reader, Sqlite::Statement kept)
        : m_reader(std::move(reader))
        , m_kept(std::move(kept))
    {}

    WorkspaceResult<void> check(const IssueEvidence &issue, const ProblemSink &report)
    {
        m_kept.bind(1, issue.issueId);
        const auto row = m_kept.step();
        if (!row)
            return std::unexpected(row.error());
        std::optional<StoredAssessment> stored;
        if (*row)
            stored = storedAssessmentFromRow(m_kept);
        m_kept.reset();
        const StoredAssessment derived = storedForm(assess(issue.facts), issue);
        if (stored != derived)
            report(u"assessment"_s, formatIssueRef(issue.facts.issue.ref),
                    IntegrityText::tr("the assessment is stored as %1, the facts give %2")
                            .arg(describe(stored), describe(derived)));
        return {};
    }

    EvidenceReader m_reader;
    Sqlite::Statement m_kept;
};

} // namespace

WorkspaceResult<void> checkAssessments(const Workspace &workspace, const ProblemSink &report)
{
    const auto changesWait =
            workspace.database().queryInteger("SELECT EXISTS (SELECT 1 FROM change_pending)"_ba);
    if (!changesWait)
        return std::unexpected(changesWait.error());
    // A change that waits may touch any issue.
    if (*changesWait != 0)
        return {};
    const auto ids = pendingIds(workspace.database(),
            "SELECT id FROM issue WHERE present = 1 AND id NOT IN (SELECT issue_id FROM assessment_pending) "
            "ORDER BY 1"_ba);
    if (!ids)
        return std::unexpected(ids.error());
    auto check = AssessmentCheck::prepare(workspace);
    if (!check)
        return std::unexpected(std::move(check.error()));
    for (std::span<const qint64> rest(*ids); !rest.empty();) {
        const auto part = rest.first(std::min(rest.size(), readAheadChunk));
        rest = rest.subspan(part.size());
        if (auto done = check->check(part, report); !done)
            return done;
    }
    return checkChangeDigests(workspace, report).and_then([&] { return checkPoolStorms(workspace, report); });
}

} // namespace Winnow
