// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishwork.h"

#include "bundle/bundleexport.h"
#include "publish/exporter.h"
#include "publish/exportfolder.h"
#include "publish/pdflibrary.h"
#include "session/workspacesession.h"
#include "wordpress/wordpresshistory.h"
#include "wordpress/wordpresslibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QFutureWatcher>
#include <QPointer>
#include <QtConcurrentRun>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Runs @p work on the pool and gives its result to @p take on @p context's thread, unless that is gone by then.
template <typename Work, typename Take>
void runAside(QObject *context, Work work, Take take)
{
    using Result = std::invoke_result_t<Work>;
    auto *watcher = new QFutureWatcher<Result>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, take] {
        watcher->deleteLater();
        take(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(std::move(work)));
}

std::expected<Export, QString> exportOf(
        const Edition &edition, PublishTarget target, const PublishOptions &options)
{
    switch (target) {
    case PublishTarget::Pdf:
        return makePdfExport(edition, options);
    case PublishTarget::WordPress:
        return wordPressExport(edition, options);
    default:
        return makeExport(edition, target, options);
    }
}

QString bundleName(const PublishOptions &options)
{
    return publishSlug(options) + u".ndjson.gz"_s;
}

} // namespace

PublishWork::PublishWork(QObject *parent)
    : QObject(parent)
{}

PublishWork::~PublishWork()
{
    cancel();
}

void PublishWork::setSession(WorkspaceSession *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    cancel();
    if (m_isBusy)
        end();
    m_session = session;
    m_material.reset();
    m_made.reset();
    m_problem = QString();
    m_reason = QString();
    m_waiting = nullptr;
    m_isStale = true;
    m_isFetching = false;
    ++m_order;
    emit materialChanged();
    if (!session)
        return;
    connect(session, &WorkspaceSession::publishMaterialFetched, this, &PublishWork::takeMaterial);
    connect(session, &WorkspaceSession::decisionRecorded, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::issuesChanged, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::batchChanged, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::articleImported, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::glossaryImported, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::auditSettingsChanged, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::reviewerChanged, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::publicationsRecorded, this, &PublishWork::fetch);
    connect(session, &WorkspaceSession::failed, this,
            [this] { m_isStale = m_isStale || std::exchange(m_isFetching, false); });
    fetch();
}

bool PublishWork::isWritable() const
{
    return m_session && !m_session->isReadOnly();
}

void PublishWork::setWatched(bool isWatched)
{
    m_isWatched = isWatched;
    if (m_isStale)
        fetch();
}

void PublishWork::fetch()
{
    m_isStale = true;
    if (!m_isWatched || m_isFetching || !m_session)
        return;
    m_isStale = false;
    m_isFetching = true;
    m_session->fetchPublishMaterial();
}

void PublishWork::takeMaterial(const std::shared_ptr<const PublishMaterial> &material)
{
    m_isFetching = false;
    m_material = material;
    emit materialChanged();
    remake();
    if (m_isStale)
        fetch();
}

void PublishWork::choose(PublishTarget target, const QString &languages)
{
    if (target == m_target && languages == m_languages)
        return;
    m_target = target;
    m_languages = languages;
    remake();
}

Edition PublishWork::edition() const
{
    return m_material ? m_material->edition(m_languages) : Edition();
}

PublicationState PublishWork::state(PublishTarget target) const
{
    if (!m_material)
        return PublicationState::Never;
    if (target != PublishTarget::WordPress)
        return publicationState(m_material->history, target, edition());
    // A post a language: the pair is as far as its lesser half.
    PublicationState least = PublicationState::Published;
    for (const TextLanguage language : textLanguages) {
        const Edition one = m_material->edition(textLanguageCode(language));
        if (!edition().in(language))
            continue;
        const PublicationState state = publicationState(m_material->history, target, one);
        if (state == PublicationState::ChangedSince)
            return state;
        least = std::min(least, state);
    }
    return least;
}

PublishOptions PublishWork::options() const
{
    PublishOptions options;
    options.batch = m_material->batch;
    options.date = publicationDate(*m_material, m_target, currentTimestamp());
    return options;
}

void PublishWork::remake()
{
    ++m_order;
    m_made.reset();
    m_problem = QString();
    if (!m_material || !m_isWatched)
        return;
    if (edition().languages().isEmpty()) {
        m_problem = tr("There is no article in this language.");
        emit exported();
        return;
    }
    if (m_target == PublishTarget::Bundle) {
        auto bundle = std::make_shared<Export>();
        bundle->target = m_target;
        m_made = std::move(bundle);
        emit exported();
        return;
    }
    emit exported();
    runAside(
            this,
            [material = m_material, languages = m_languages, target = m_target, options = options()] {
                return exportOf(material->edition(languages), target, options);
            },
            [this, order = m_order](Made made) {
                if (order != m_order)
                    return;
                if (made)
                    m_made = std::make_shared<const Export>(*std::move(made));
                else
                    m_problem = made.error();
                emit exported();
            });
}

QList<DocumentDifference> PublishWork::changes() const
{
    if (!m_material)
        return {};
    QList<DocumentDifference> changes;
    const bool isSite = m_target == PublishTarget::WordPress;
    const Edition whole = edition();
    for (const QString &languages : isSite ? QStringList{u"zh"_s, u"en"_s} : QStringList{whole.languages()}) {
        const PublicationRecord *latest = latestPublication(m_material->history, m_target, languages);
        if (latest)
            changes += changesSince(*latest, m_material->edition(languages))
                               .value_or(QList<DocumentDifference>());
    }
    return changes;
}

bool PublishWork::mayGoOut() const
{
    return m_material && (m_material->errors().isEmpty() || !m_reason.isEmpty());
}

bool PublishWork::begin(const QString &text)
{
    if (m_isBusy || !m_made || !isWritable() || !mayGoOut())
        return false;
    m_isBusy = true;
    m_stop = std::stop_source();
    emit progressed(text);
    return true;
}

void PublishWork::end()
{
    m_isBusy = false;
    emit finished();
}

bool PublishWork::requireReviewer(const std::function<void()> &act)
{
    if (!m_session || !m_session->reviewer().isEmpty())
        return m_session != nullptr;
    m_waiting = act;
    emit reviewerNeeded();
    return false;
}

void PublishWork::resume()
{
    if (const auto act = std::exchange(m_waiting, nullptr))
        act();
}

void PublishWork::record(QList<PublicationRecord> entries)
{
    for (PublicationRecord &entry : entries) {
        entry.batch = m_material->batch;
        if (!m_material->errors().isEmpty())
            entry.reason = m_reason;
    }
    m_session->recordPublications(entries);
}

void PublishWork::noteCopied()
{
    if (!m_made || !isWritable() || !mayGoOut())
        return;
    // Copying the same again says nothing new.
    if (state(m_target) == PublicationState::Exported)
        return;
    if (requireReviewer([this] { noteCopied(); }))
        record({publicationOf(*m_made, edition())});
}

void PublishWork::save(const QString &folder, bool mayOverwrite)
{
    if (!requireReviewer([this, folder, mayOverwrite] { save(folder, mayOverwrite); }))
        return;
    if (!begin(tr("Writing files…")))
        return;
    if (m_target == PublishTarget::Bundle) {
        saveBundle(folder);
        return;
    }
    runAside(
            this,
            [made = m_made, material = m_material, folder, mayOverwrite] {
                return writeExport(*made, QDir(folder), material->history, mayOverwrite);
            },
            [this, folder, made = m_made, edition = std::make_shared<const KeptEdition>(m_material->articles),
                    languages = m_languages](const std::expected<QStringList, ExportFolderError> &written) {
                if (!m_isBusy || !m_session)
                    return;
                if (!written && written.error().code == ExportFolderError::Code::Foreign) {
                    end();
                    emit foreignFound(folder, written.error().path);
                    return;
                }
                if (!written) {
                    takeWritten(folder,
                            std::unexpected(tr("%1 cannot be written: %2.")
                                            .arg(written.error().path, written.error().detail)));
                    return;
                }
                const Edition all = edition->edition();
                record({publicationOf(*made,
                        {languages == "en"_L1 ? nullptr : all.zh, languages == "zh"_L1 ? nullptr : all.en})});
                takeWritten(folder, *written);
            });
}

void PublishWork::takeWritten(const QString &folder, const std::expected<QStringList, QString> &written)
{
    end();
    if (written)
        say(MessageLine::Kind::Notice,
                tr("%n file(s) written to %1.", nullptr, static_cast<int>(written->size())).arg(folder));
    else
        say(MessageLine::Kind::Error, written.error());
}

/// Recorded first, so that the bundle tells of itself.
void PublishWork::saveBundle(const QString &folder)
{
    const QString name = bundleName(options());
    PublicationRecord entry = publicationOf(*m_made, edition());
    entry.files->append({name, {}, {}});
    connect(
            m_session, &WorkspaceSession::publicationsRecorded, this,
            [this, folder, name, path = m_session->workspace().path] {
                runAside(
                        this,
                        [folder, name, path] {
                            QDir().mkpath(folder);
                            return Workspace::open(path, Workspace::Access::ReadOnly)
                                    .and_then([&](const Workspace &workspace) {
                                        return exportBundle(workspace, QDir(folder).filePath(name));
                                    });
                        },
                        [this, folder, name](const WorkspaceResult<BundleExportReport> &written) {
                            if (written)
                                takeWritten(folder, QStringList{name});
                            else
                                takeWritten(folder, std::unexpected(describe(written.error())));
                        });
            },
            Qt::SingleShotConnection);
    record({entry});
}

void PublishWork::send(const SiteOrder &order)
{
    if (!requireReviewer([this, order] { send(order); }))
        return;
    if (m_target != PublishTarget::WordPress || !begin(tr("Connecting to the site…")))
        return;
    auto request = std::make_shared<WordPressRequest>();
    request->site = order.site;
    request->edition = edition();
    request->options = options();
    request->isPublished = order.isPublished;
    request->mayOverwrite = order.mayOverwrite;
    request->stop = m_stop.get_token();
    takeHistory(*request, m_material->history);
    // Heard on the pool's thread, which may outlive this.
    request->onStep = [self = QPointer(this), steps = 0](const QString &step) mutable {
        QMetaObject::invokeMethod(
                qApp,
                [self, step, number = ++steps] {
                    if (self && self->m_isBusy)
                        emit self->progressed(tr("Request %1 to the site: %2").arg(number).arg(step));
                },
                Qt::QueuedConnection);
    };
    // The articles live as long as somebody works on them.
    runAside(
            this, [request, material = m_material] { return sendToWordPress(*request); },
            [this, request, material = m_material](const std::expected<WordPressReply, QString> &reply) {
                if (m_isBusy && m_session)
                    takeReply(*request, reply);
            });
}

void PublishWork::takeReply(
        const WordPressRequest &request, const std::expected<WordPressReply, QString> &reply)
{
    end();
    if (!reply) {
        say(MessageLine::Kind::Error, tr("The network library is not installed (%1).").arg(reply.error()));
        return;
    }
    const TextLanguage reader = textLanguage(QLocale());
    QList<PublicationRecord> entries;
    QStringList addresses;
    QStringList notes;
    for (const SentPost &sent : reply->posts) {
        entries.append(publicationOf(sent, request));
        addresses.append(sent.outcome.url);
        for (const LocalizedText &note : sent.outcome.notes)
            notes.append(textIn(note, reader));
    }
    if (!entries.isEmpty())
        record(entries);
    if (reply->error) {
        say(MessageLine::Kind::Error, textIn(describeWordPressError(*reply->error), reader));
        return;
    }
    QString text = request.isPublished ? tr("Published: %1.") : tr("Sent as a draft: %1.");
    text = text.arg(addresses.join(u", "_s));
    for (const QString &note : std::as_const(notes))
        text += u' ' + note + (reader == TextLanguage::Chinese ? u"。"_s : u"."_s);
    say(notes.isEmpty() ? MessageLine::Kind::Notice : MessageLine::Kind::Warning, text);
}

void PublishWork::cancel()
{
    m_stop.request_stop();
}

} // namespace Winnow
