// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "kgverb.h"

#include "batchoption.h"
#include "console.h"
#include "domain/agreement.h"
#include "domain/referencecounts.h"
#include "jsonwriter.h"
#include "reviewername.h"
#include "text.h"
#include "workspace/auditqueuereader.h"

#include <QLocale>

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The state of an instalment's references.
struct AuditReport
{
    qint64 rows = 0;
    ReferenceCounts references;
    QStringList withoutReferences; ///< Rows that cite nothing, as org/repo#N.
    std::optional<Agreement> agreement;
    bool isOpen =
            true; ///< Else, as the audit is blind and not finished, only one reviewer's verdicts are in it.

    qint64 rowsWithReferences() const { return rows - withoutReferences.size(); }
};

AuditReport reportOf(const AuditQueue &queue)
{
    AuditReport report;
    QList<RowAudit> audits;
    for (const AuditQueueRow &row : queue.rows) {
        const ReferenceCounts own =
                countReferences(effectiveReferences(row.references, row.audit), row.audit);
        report.references += own;
        if (own.cited() == 0)
            report.withoutReferences.append(formatIssueRef(row.issue));
        audits.append(row.audit);
    }
    report.rows = queue.rows.size();
    report.isOpen = queue.isOpen;
    report.agreement = mainAgreement(audits);
    return report;
}

/// To four decimals; null where there is none.
void addNumber(JsonWriter &json, QStringView key, const std::optional<double> &number)
{
    constexpr double decimals = 10'000;
    json.key(key);
    if (number)
        json.value(std::round(*number * decimals) / decimals);
    else
        json.null();
}

QByteArray asJson(const AuditReport &report)
{
    JsonWriter json;
    json.beginObject().member(u"rows", report.rows).member(u"with_refs", report.rowsWithReferences());
    json.member(u"without_refs", report.withoutReferences);
    const ReferenceCounts &references = report.references;
    json.member(u"proposed", references.proposed)
            .member(u"accepted", references.accepted)
            .member(u"rejected", references.rejected)
            .member(u"replaced", references.replaced)
            .member(u"disputed", references.disputed)
            .member(u"changed", references.changed)
            .member(u"open", report.isOpen);
    json.key(u"agreement");
    if (!report.agreement)
        return json.null().endObject().text();
    json.beginObject();
    addNumber(json, u"percent", report.agreement->percent());
    addNumber(json, u"kappa", report.agreement->kappa());
    json.member(u"both", report.agreement->both());
    json.member(u"independent", report.agreement->isIndependent).endObject();
    return json.endObject().text();
}

void printText(const AuditReport &report)
{
    const QLocale locale;
    const auto line = [](const QString &name, const QString &value) {
        Console::printResult(u"%1\t%2"_s.arg(name, value));
    };
    const auto count = [&](const QString &name, qint64 value) { line(name, locale.toString(value)); };
    const ReferenceCounts &references = report.references;
    count(Text::tr("rows"), report.rows);
    count(Text::tr("rows with references"), report.rowsWithReferences());
    count(Text::tr("proposed"), references.proposed);
    count(Text::tr("accepted"), references.accepted);
    count(Text::tr("rejected"), references.rejected);
    count(Text::tr("replaced"), references.replaced);
    count(Text::tr("disputed"), references.disputed);
    count(Text::tr("changed since accepted"), references.changed);
    if (report.agreement) {
        const std::optional<double> kappa = report.agreement->kappa();
        line(Text::tr("judged by both %1 and %2").arg(report.agreement->first, report.agreement->second),
                locale.toString(report.agreement->both()));
        line(Text::tr("agreement"), locale.toString(*report.agreement->percent(), 'f', 1) + u'%');
        line(Text::tr("Cohen's kappa"), kappa ? locale.toString(*kappa, 'f', 2) : Text::tr("not defined"));
    }
    for (const QString &issue : report.withoutReferences)
        line(Text::tr("without a reference"), issue);
}

ExitCode showAudit(const CommonOptions &common, const BatchOption &batchOption, const std::string &by)
{
    const auto workspace = openWorkspace(common, Workspace::Access::ReadOnly);
    if (!workspace)
        return workspace.error();
    const auto batch = batchOption.choose(*workspace);
    if (!batch)
        return batch.error();
    auto queue = readAuditQueue(*workspace, *batch);
    if (!queue)
        return fail(queue.error());
    const QString reviewer = reviewerName(by);
    const AuditReport report = reportOf(queueSeenBy(*std::move(queue), reviewer));
    if (!report.isOpen) {
        Console::printMessage(
                Text::tr("The audit is blind and not finished; only the verdicts of %1 count here.")
                        .arg(reviewer));
    }
    if (common.json)
        Console::printResult(asJson(report));
    else
        printText(report);
    return ExitCode::Done;
}

} // namespace

void addKgAudit(VerbList &verbs, CLI::App &kg)
{
    const auto batch = std::make_shared<std::unique_ptr<BatchOption>>();
    const auto by = std::make_shared<std::string>();
    CLI::App &verb = verbs.addTo(kg, "audit", Text::tr("Show how far the references are audited"),
            [batch, by](const CommonOptions &common) { return showAudit(common, **batch, *by); });
    *batch = std::make_unique<BatchOption>(verb);
    verb.add_option("--by", *by,
                Text::tr("Who looks, while the audit is blind; else WINNOW_REVIEWER, else who is logged in")
                        .toStdString())
            ->option_text("NAME");
}

} // namespace Winnow
