// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchoption.h"
#include "bundle/bundleexport.h"
#include "console.h"
#include "lintline.h"
#include "material/publishmaterial.h"
#include "publish/exporter.h"
#include "publish/exportfolder.h"
#include "publish/pdflibrary.h"
#include "publish/publicationstate.h"
#include "publishorder.h"
#include "publishreport.h"
#include "text.h"
#include "verb.h"
#include "verbs.h"
#include "wordpress/wordpresshistory.h"
#include "wordpress/wordpresslibrary.h"
#include "workspace/publishhistory.h"

#include <QLocale>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Outcome = std::expected<PublishReport, ExitCode>;

QString folderErrorText(const ExportFolderError &error)
{
    switch (error.code) {
    case ExportFolderError::Code::Foreign:
        return Text::tr("%1 is there and was not written by Winnow; --overwrite replaces it.")
                .arg(error.path);
    case ExportFolderError::Code::BadPath:
    case ExportFolderError::Code::Failed:
        break;
    }
    return Text::tr("%1 cannot be written: %2.").arg(error.path, error.detail);
}

/// One call of the verb.
class Publishing final
{
public:
    Publishing(Workspace &workspace, BatchRef batch, PublishOrder order)
        : m_workspace(workspace)
        , m_batch(std::move(batch))
        , m_order(std::move(order))
    {}

    Outcome run()
    {
        auto material = readPublishMaterial(m_workspace, m_batch, m_order.by);
        if (!material)
            return std::unexpected(fail(material.error()));
        m_material = *std::move(material);
        m_edition = m_material.edition(m_order.languages);
        if (m_edition.languages().isEmpty())
            return std::unexpected(fail(Text::tr("There is no article in this language.")));
        if (const auto stopped = stopAtErrors(m_material.errors()))
            return std::unexpected(*stopped);
        m_order.options.batch = m_batch;
        m_order.options.date = publicationDate(m_material, m_order.target, currentTimestamp());
        return m_order.target == PublishTarget::Bundle       ? publishBundle()
                : m_order.target == PublishTarget::WordPress ? publishToSite()
                                                             : publishFiles();
    }

private:
    /// Errors of the lint keep anything from going out, unless somebody answers for it in writing.
    std::optional<ExitCode> stopAtErrors(const QList<LintProblem> &errors)
    {
        m_hasErrors = !errors.isEmpty();
        if (!m_hasErrors || !m_order.override.isNull())
            return std::nullopt;
        if (m_order.isDryRun) {
            Console::printMessage(
                    Text::tr("Errors of the lint would keep this from going out: %1.").arg(errors.size()));
            return std::nullopt;
        }
        for (const LintProblem &error : errors)
            Console::printMessage(lintLine(error, textLanguage(QLocale())));
        Console::printMessage(
                Text::tr("Nothing was published: correct these errors, or give a reason with --override."));
        return ExitCode::Found;
    }

    QDir folder() const
    {
        const QString name = publishTargetName(m_order.target) + u'-' + publishSlug(m_order.options);
        return QDir(m_order.folder.isEmpty() ? name : m_order.folder);
    }

    Outcome publishFiles()
    {
        std::expected<Export, QString> made = m_order.target == PublishTarget::Pdf
                ? makePdfExport(m_edition, m_order.options)
                : makeExport(m_edition, m_order.target, m_order.options);
        if (!made)
            return std::unexpected(fail(Text::tr("The PDF could not be made: %1.").arg(made.error())));
        PublishReport report{*std::move(made), {}, {}, {}, m_order.isDryRun};
        for (const ExportFile &file : std::as_const(report.made.files))
            report.files.append(m_order.isDryRun ? file.path : folder().filePath(file.path));
        if (m_order.isDryRun)
            return report;
        const auto written = writeExport(report.made, folder(), m_material.history, m_order.mayOverwrite);
        if (!written)
            return std::unexpected(fail(folderErrorText(written.error())));
        if (const auto failed = record(publicationOf(report.made, m_edition)))
            return std::unexpected(*failed);
        return report;
    }

    Outcome publishBundle()
    {
        PublishReport report{{}, {}, {}, {}, m_order.isDryRun};
        report.made.target = PublishTarget::Bundle;
        const QString name = publishSlug(m_order.options) + u".ndjson.gz"_s;
        report.files = {m_order.isDryRun ? name : folder().filePath(name)};
        if (m_order.isDryRun)
            return report;
        if (!QDir().mkpath(folder().path()))
            return std::unexpected(fail(Text::tr("The folder %1 cannot be made.").arg(folder().path())));
        // Recorded first, so that the bundle tells of itself.
        PublicationRecord entry = publicationOf(report.made, m_edition);
        entry.files->append({name, {}, {}});
        if (const auto failed = record(entry))
            return std::unexpected(*failed);
        if (const auto written = exportBundle(m_workspace, report.files.constFirst()); !written)
            return std::unexpected(fail(written.error()));
        return report;
    }

    Outcome publishToSite()
    {
        WordPressRequest request;
        request.site = {QUrl(m_order.site), m_order.user, {}};
        request.edition = m_edition;
        request.options = m_order.options;
        request.isPublished = m_order.isPublished;
        request.mayOverwrite = m_order.mayOverwrite;
        takeHistory(request, m_material.history);
        PublishReport report{wordPressExport(m_edition, request.options), {}, {}, {}, m_order.isDryRun};
        for (const ExportFile &file : std::as_const(report.made.files))
            report.files.append(file.path);
        if (m_order.isDryRun)
            return report;
        const auto reply = sendToWordPress(request);
        if (!reply)
            return std::unexpected(
                    fail(Text::tr("The network library is not installed (%1).").arg(reply.error())));
        const TextLanguage language = textLanguage(QLocale());
        report.files.clear();
        for (const SentPost &sent : reply->posts) {
            for (const LocalizedText &note : sent.outcome.notes)
                report.notes.append(textIn(note, language));
            report.url = sent.outcome.url;
            if (const auto failed = record(publicationOf(sent, request)))
                return std::unexpected(*failed);
        }
        if (reply->error)
            return std::unexpected(fail(textIn(describeWordPressError(*reply->error), language)));
        return report;
    }

    std::optional<ExitCode> record(PublicationRecord entry)
    {
        entry.batch = m_batch;
        entry.by = m_order.by;
        if (m_hasErrors)
            entry.reason = m_order.override;
        const auto kept = recordPublication(m_workspace, std::move(entry));
        return kept ? std::nullopt : std::optional(fail(kept.error()));
    }

    Workspace &m_workspace;
    BatchRef m_batch;
    PublishOrder m_order;
    PublishMaterial m_material;
    Edition m_edition; ///< Of the material's articles.
    bool m_hasErrors = false;
};

ExitCode publish(
        const CommonOptions &common, const BatchOption &batchOption, const PublishArguments &arguments)
{
    auto order = readPublishOrder(arguments);
    if (!order)
        return order.error();
    auto workspace = openWorkspace(
            common, order->isDryRun ? Workspace::Access::ReadOnly : Workspace::Access::ReadWrite);
    if (!workspace)
        return workspace.error();
    const auto batch = batchOption.choose(*workspace);
    if (!batch)
        return batch.error();
    const Outcome report = Publishing(*workspace, *batch, *std::move(order)).run();
    if (!report)
        return report.error();
    printPublishReport(*report, common.json);
    return ExitCode::Done;
}

} // namespace

void addPublishVerb(VerbList &verbs)
{
    const auto arguments = std::make_shared<PublishArguments>();
    const auto batch = std::make_shared<std::unique_ptr<BatchOption>>();
    CLI::App &verb = verbs.add("publish", Text::tr("Take an instalment's article to where it is read"),
            [arguments, batch](const CommonOptions &common) { return publish(common, **batch, *arguments); });
    *batch = std::make_unique<BatchOption>(verb);
    addPublishOptions(verb, *arguments);
}

} // namespace Winnow
