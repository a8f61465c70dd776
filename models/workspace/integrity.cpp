// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "integrity.h"

#include "assessmentrun.h"
#include "batches.h"
#include "derivedcheck.h"
#include "funnel.h"
#include "integritytext.h"
#include "schemacheck.h"
#include "workspace.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Of each kind; a damaged file would otherwise name every issue it holds.
constexpr qsizetype mostListed = 100;

QString describeFunnel(const Funnel &funnel)
{
    return u"%1/%2/%3/%4/%5"_s.arg(funnel.pool)
            .arg(funnel.candidates)
            .arg(funnel.analysed)
            .arg(funnel.kept)
            .arg(funnel.leftover);
}

/// Runs the checks one after the other and collects what they find.
class IntegrityCheck final
{
public:
    IntegrityCheck(const Workspace &workspace, std::stop_token stop)
        : m_workspace(workspace)
        , m_stop(std::move(stop))
    {}

    IntegrityReport run()
    {
        const std::stop_callback interrupt(m_stop, [this] { m_workspace.database().interrupt(); });
        const Sqlite::Database &database = m_workspace.database();
        // One read transaction, so that a writer in between cannot make two tables look at odds.
        part(u"meta"_s, [&](const ProblemSink &) { return database.execute("BEGIN"); });
        part(u"meta"_s, [this](const ProblemSink &report) { return checkHeader(report); });
        part(u"schema"_s, [this](const ProblemSink &report) { return checkSchema(m_workspace, report); });
        part(u"file"_s, [this](const ProblemSink &report) { return checkPages(report); });
        part(u"foreign keys"_s, [this](const ProblemSink &report) { return checkReferences(report); });
        part(u"search"_s,
                [this](const ProblemSink &report) { return checkSearchIndex(m_workspace, report); });
        part(u"knowledge"_s,
                [this](const ProblemSink &report) { return checkKnowledgeIndex(m_workspace, report); });
        part(u"issue"_s, [this](const ProblemSink &report) { return checkCounts(m_workspace, report); });
        part(u"issue"_s,
                [this](const ProblemSink &report) { return checkShownAssessments(m_workspace, report); });
        part(u"issue_label"_s,
                [this](const ProblemSink &report) { return checkLabels(m_workspace, report); });
        part(u"assessment"_s,
                [this](const ProblemSink &report) { return checkAssessments(m_workspace, report); });
        part(u"decision"_s, [this](const ProblemSink &report) { return checkVerdicts(m_workspace, report); });
        part(u"decision"_s, [this](const ProblemSink &report) { return checkFunnel(report); });
        (void)database.execute("COMMIT");
        m_report.interrupted = m_stop.stop_requested();
        m_report.ok = m_report.problems.isEmpty() && !m_report.interrupted;
        return std::move(m_report);
    }

private:
    /// Runs one check; what stops it is a problem too, of @p table.
    template <typename Check>
    void part(const QString &table, Check check)
    {
        if (m_stop.stop_requested())
            return;
        qsizetype found = 0;
        const ProblemSink report = [&](const QString &name, const QString &issue, const QString &what) {
            if (++found <= mostListed)
                add(name, issue, what);
        };
        const WorkspaceResult<void> done = check(report);
        if (found > mostListed)
            add(table, {}, IntegrityText::tr("and %1 more").arg(found - mostListed));
        if (!done && !m_stop.stop_requested())
            add(table, {}, describe(done.error()));
    }

    void add(const QString &table, const QString &issue, const QString &what)
    {
        m_report.problems.append(
                issue.isNull() ? u"%1: %2"_s.arg(table, what) : u"%1: %2: %3"_s.arg(table, issue, what));
    }

    WorkspaceResult<void> checkHeader(const ProblemSink &report) const
    {
        const auto application = m_workspace.database().queryInteger("PRAGMA application_id");
        if (!application)
            return std::unexpected(application.error());
        if (*application != Workspace::applicationId)
            report(u"meta"_s, {}, IntegrityText::tr("the application id is %1").arg(*application));
        return m_workspace.schemaVersion().transform([&report](int version) {
            if (version != Workspace::newestSchema())
                report(u"meta"_s, {}, IntegrityText::tr("the schema version is %1").arg(version));
        });
    }

    WorkspaceResult<void> checkPages(const ProblemSink &report) const
    {
        auto query = m_workspace.database().prepare(
                "PRAGMA integrity_check(" + QByteArray::number(mostListed) + ')');
        if (!query)
            return std::unexpected(std::move(query.error()));
        while (true) {
            const auto row = query->step();
            if (!row)
                return std::unexpected(row.error());
            if (!*row)
                return {};
            if (const QString line = query->text(0); line != "ok"_L1)
                report(u"file"_s, {}, QString(line).replace(u'\n', u' '));
        }
    }

    WorkspaceResult<void> checkReferences(const ProblemSink &report) const
    {
        auto query = m_workspace.database().prepare("PRAGMA foreign_key_check");
        if (!query)
            return std::unexpected(std::move(query.error()));
        while (true) {
            const auto row = query->step();
            if (!row)
                return std::unexpected(row.error());
            if (!*row)
                return {};
            const QString what = query->isNull(1)
                    ? IntegrityText::tr("a row names a row of %1 that is not there").arg(query->text(2))
                    : IntegrityText::tr("row %1 names a row of %2 that is not there")
                              .arg(query->text(1), query->text(2));
            report(query->text(0), {}, what);
        }
    }

    WorkspaceResult<void> checkFunnel(const ProblemSink &report) const
    {
        const auto batch = currentBatch(m_workspace);
        if (!batch)
            return std::unexpected(batch.error());
        const auto stored = computeFunnel(m_workspace, *batch);
        if (!stored)
            return std::unexpected(stored.error());
        const auto derived = computeFunnelFromJournal(m_workspace, *batch);
        if (!derived)
            return std::unexpected(derived.error());
        if (!stored->addsUp())
            report(u"issue"_s, {},
                    IntegrityText::tr("the funnel does not add up: %1").arg(describeFunnel(*stored)));
        if (*stored != *derived) {
            report(u"issue"_s, {},
                    IntegrityText::tr("the funnel is %1, the journal gives %2")
                            .arg(describeFunnel(*stored), describeFunnel(*derived)));
        }
        return {};
    }

    const Workspace &m_workspace;
    std::stop_token m_stop;
    IntegrityReport m_report;
};

} // namespace

IntegrityReport checkWorkspace(const QString &path, const std::stop_token &stop)
{
    const auto workspace = Workspace::open(path, Workspace::Access::ReadOnly);
    if (!workspace)
        return {false, {describe(workspace.error())}, workspace.error().code, false};
    return IntegrityCheck(*workspace, stop).run();
}

} // namespace Winnow
