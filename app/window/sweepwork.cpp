// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepwork.h"

#include "domain/seriestimezone.h"
#include "keychain/fallbacktokenstore.h"
#include "keychain/keychaintokenstore.h"
#include "session/repolisting.h"
#include "session/workspacesession.h"
#include "sweep/newbatchwizard.h"
#include "sweep/repospage.h"
#include "sweep/summarypage.h"
#include "sweep/sweeppanel.h"
#include "workspacehost.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<PoliteClient> usualClient(const ForgeSettings &forge)
{
    return std::make_shared<PoliteClient>(
            std::make_shared<SystemClock>(), politeSettings(forge.kind, !forge.token.isEmpty()));
}

} // namespace

SweepWork::SweepWork(WorkspaceHost &host, SweepPanel &panel, QWidget *window)
    : QObject(window)
    , m_host(&host)
    , m_panel(&panel)
    , m_window(window)
    , m_tokens(std::make_shared<FallbackTokenStore>(
              std::make_shared<KeychainTokenStore>(u"Winnow"_s), u"WINNOW_TOKEN"_s))
{
    connectPanel();
}

SweepWork::~SweepWork() = default;

void SweepWork::setClients(SessionSweep::ClientFactory clients)
{
    m_clients = std::move(clients);
    if (m_session)
        m_session->setSweepClients(m_clients);
}

void SweepWork::connectPanel()
{
    connect(m_panel, &SweepPanel::pauseRequested, this, [this] {
        if (m_session)
            m_session->pauseSweep();
    });
    connect(m_panel, &SweepPanel::resumeRequested, this, [this] {
        if (m_session)
            m_session->resumeSweep();
    });
    connect(m_panel, &SweepPanel::stopRequested, this, [this] {
        if (m_session)
            m_session->cancelSweep();
    });
    connect(m_panel, &SweepPanel::continueRequested, this, &SweepWork::goOn);
}

void SweepWork::setSession(WorkspaceSession *session)
{
    closeWizard();
    endListing();
    m_session = session;
    m_task = Task::None;
    m_wanted = Wanted::Nothing;
    m_chosen.reset();
    m_toMeasure.reset();
    m_memory.reset();
    m_patchWanted.reset();
    m_withoutPatch.clear();
    if (m_panel->state() != SweepPanel::State::Idle)
        m_panel->dismiss();
    if (!session) {
        emit changed();
        return;
    }
    if (m_clients)
        session->setSweepClients(m_clients);
    connect(session, &WorkspaceSession::batchPlanFetched, this, &SweepWork::takePlan);
    connect(session, &WorkspaceSession::batchMade, this, &SweepWork::takeBatch);
    connect(session, &WorkspaceSession::batchRefused, this, [this](const WorkspaceError &error) {
        m_chosen.reset();
        if (m_wizard)
            m_wizard->showFailure(describe(error));
    });
    connect(session, &WorkspaceSession::sweepProgressed, this, [this](const SweepProgress &progress) {
        if (m_task == Task::Sweeping)
            m_panel->showProgress(progress);
        else if (m_wizard && m_task == Task::Measuring)
            m_wizard->summary()->showMeasuring(progress);
    });
    connect(session, &WorkspaceSession::sweepLogged, this, [this](const QList<SweepLogEntry> &entries) {
        if (m_task == Task::Sweeping)
            m_panel->addLog(entries);
    });
    connect(session, &WorkspaceSession::sweepFinished, this, &SweepWork::finish);
    const OpenedWorkspace &workspace = session->workspace();
    m_memory = workspace.sweep;
    if (canGoOn())
        m_panel->showStopped(*m_memory, seriesTimeZone(workspace.series));
    emit changed();
}

NewBatchWizard *SweepWork::wizard() const
{
    return m_wizard;
}

bool SweepWork::canGoOn() const
{
    return m_session && !m_session->isReadOnly() && m_task == Task::None && m_memory
            && m_memory->isUnfinished;
}

bool SweepWork::isReady()
{
    if (m_session && !m_session->isReadOnly() && (m_task == Task::None || m_task == Task::Measuring))
        return true;
    emit messageShown(MessageLine::Kind::Warning,
            !m_session ? tr("Open or make a workspace first.")
                    : m_session->isReadOnly()
                    ? tr("This workspace is open for reading only: nothing can be swept.")
                    : tr("A sweep is going on. Wait for it, or stop it first."));
    return false;
}

void SweepWork::newBatch()
{
    want(Wanted::NewBatch);
}

void SweepWork::sweep()
{
    want(m_session && m_session->workspace().batch.batch.isNull() ? Wanted::NewBatch : Wanted::Sweep);
}

void SweepWork::want(Wanted wanted)
{
    if (m_wizard) {
        m_wizard->raise();
        m_wizard->activateWindow();
        return;
    }
    if (!isReady())
        return;
    m_wanted = wanted;
    m_session->fetchBatchPlan();
}

void SweepWork::takePlan(const BatchPlan &plan)
{
    const Wanted wanted = std::exchange(m_wanted, Wanted::Nothing);
    if (wanted == Wanted::Nothing || m_wizard)
        return;
    m_wizard = new NewBatchWizard(plan, wanted == Wanted::NewBatch, currentTimestamp(), m_window);
    m_wizard->setAttribute(Qt::WA_DeleteOnClose);
    connectWizard();
    m_wizard->show();
}

void SweepWork::connectWizard()
{
    connect(m_wizard, &NewBatchWizard::chosen, this, [this](const BatchChoice &choice) {
        m_chosen = choice;
        // What was read for the estimate is kept, and the sweep goes on from there.
        if (m_task == Task::Measuring)
            m_session->cancelSweep();
        else
            begin(choice);
    });
    connect(m_wizard, &NewBatchWizard::listingWanted, this, &SweepWork::list);
    connect(m_wizard->repos(), &ReposPage::listingCancelled, this, &SweepWork::endListing);
    connect(m_wizard, &NewBatchWizard::measureWanted, this, &SweepWork::measure);
    const auto endMeasuring = [this] {
        m_toMeasure.reset();
        if (m_session && m_task == Task::Measuring)
            m_session->cancelSweep();
    };
    connect(m_wizard, &NewBatchWizard::measureCancelled, this, endMeasuring);
    connect(m_wizard, &QDialog::rejected, this, [this, endMeasuring] {
        m_chosen.reset();
        endMeasuring();
        endListing();
        m_wizard.clear();
        startPatch();
    });
    const ForgePage *forge = m_wizard->forge();
    connect(forge, &ForgePage::tokenWanted, this, &SweepWork::readToken);
    connect(forge, &ForgePage::tokenGiven, this, &SweepWork::keepToken);
    connect(forge, &ForgePage::tokenForgotten, this, &SweepWork::forgetToken);
}

void SweepWork::readToken(const ForgeSettings &forge)
{
    QCoro::connect(m_tokens->read(tokenKey(baseUrlOf(forge))), this,
            [this, forge](const std::expected<QString, TokenError> &token) {
                if (!m_wizard)
                    return;
                // A keychain that does not answer is no reason to stop: a token can be typed.
                const QString found = token.value_or(QString());
                m_wizard->forge()->showToken(
                        forge, found, found.isEmpty() ? TokenPlace::Nowhere : TokenPlace::Kept);
            });
}

void SweepWork::keepToken(const ForgeSettings &forge, const QString &token)
{
    QCoro::connect(m_tokens->write(tokenKey(baseUrlOf(forge)), token), this,
            [this, forge, token](const std::expected<TokenKept, TokenError> &kept) {
                if (!m_wizard)
                    return;
                const bool isInKeychain = kept && *kept == TokenKept::InKeychain;
                m_wizard->forge()->showToken(
                        forge, token, isInKeychain ? TokenPlace::Kept : TokenPlace::ForThisRun);
                if (!kept)
                    m_wizard->forge()->showTokenError(describeTokenError(kept.error()));
            });
}

void SweepWork::forgetToken(const ForgeSettings &forge)
{
    QCoro::connect(m_tokens->remove(tokenKey(baseUrlOf(forge))), this,
            [this, forge](const std::expected<void, TokenError> &removed) {
                if (!m_wizard)
                    return;
                if (removed)
                    m_wizard->forge()->showToken(forge, {}, TokenPlace::Nowhere);
                else
                    m_wizard->forge()->showTokenError(describeTokenError(removed.error()));
            });
}

void SweepWork::list(const ForgeSettings &forge, const QStringList &orgs)
{
    endListing();
    auto client = m_clients ? m_clients(forge) : usualClient(forge);
    m_listing = std::make_unique<RepoListing>(
            std::make_shared<ForgeClient>(Forge::make(forge.kind), std::move(client), forge));
    connect(m_listing.get(), &RepoListing::reposFound, m_wizard->repos(), &ReposPage::addRepos);
    connect(m_listing.get(), &RepoListing::orgFailed, m_wizard->repos(), &ReposPage::showOrgFailure);
    connect(m_listing.get(), &RepoListing::finished, this, [this, forge] {
        if (m_session)
            m_session->noteForgeRequests(forge, m_listing->client().client().takeAnswered());
        if (m_wizard)
            m_wizard->repos()->finishListing();
    });
    m_listing->start(orgs);
}

void SweepWork::endListing()
{
    // Not from within its own signal.
    if (m_listing) {
        m_listing->cancel();
        m_listing->disconnect();
        m_listing.release()->deleteLater();
    }
}

void SweepWork::measure(const BatchChoice &choice)
{
    if (!m_session || m_task == Task::Sweeping)
        return;
    if (m_task == Task::Measuring) {
        m_toMeasure = choice;
        return;
    }
    m_task = Task::Measuring;
    SweepRequest request = choice.sweep;
    request.measureOnly = true;
    m_session->startSweep(request);
    emit changed();
}

/// Takes a copy: m_chosen, where it may come from, goes on the way.
void SweepWork::begin(BatchChoice choice)
{
    if (choice.batch) {
        m_session->makeBatch(*choice.batch, choice.newSeries);
        return;
    }
    m_chosen.reset();
    closeWizard();
    start(choice.sweep);
}

void SweepWork::takeBatch(const NewBatch &batch)
{
    if (!m_chosen)
        return;
    SweepRequest request = std::exchange(m_chosen, std::nullopt)->sweep;
    request.batch = batch.batch;
    closeWizard();
    start(request);
}

void SweepWork::goOn()
{
    if (!canGoOn())
        return;
    QCoro::connect(m_tokens->read(tokenKey(baseUrlOf(m_memory->request.forge))), this,
            [this](const std::expected<QString, TokenError> &token) {
                if (!canGoOn())
                    return;
                SweepRequest request = m_memory->request;
                request.forge.token = token.value_or(QString());
                start(request);
            });
}

void SweepWork::start(const SweepRequest &request)
{
    m_task = Task::Sweeping;
    m_memory = {request, true};
    m_memory->request.forge.token = QString();
    m_panel->start();
    m_session->startSweep(request);
    emit changed();
}

void SweepWork::finish(const SweepReport &report)
{
    const Task task = std::exchange(m_task, Task::None);
    if (task == Task::FetchingPatch) {
        finishPatch(report);
        return;
    }
    if (task == Task::Measuring) {
        const auto again = std::exchange(m_toMeasure, std::nullopt);
        if (m_chosen)
            begin(*m_chosen);
        else if (m_wizard && again)
            measure(*again);
        else if (m_wizard)
            m_wizard->summary()->showMeasured(report);
        startPatch();
        emit changed();
        return;
    }
    m_memory->isUnfinished = report.isCancelled || report.failure.has_value();
    m_panel->finish(report);
    // What came in is judged by the rules, as behind an import.
    if (!m_session->workspace().batch.batch.isNull())
        m_host->runPrefilter();
    startPatch();
    emit changed();
}

void SweepWork::fetchPatch(const IssueRef &change)
{
    if (!m_session || m_session->isReadOnly() || !m_memory || m_withoutPatch.contains(change))
        return;
    m_patchWanted = change;
    emit patchFetching(change);
    startPatch();
}

/// Fetches what is wanted unless something else is asking the forge, which calls this again at its end.
void SweepWork::startPatch()
{
    if (!m_patchWanted || m_task != Task::None || m_wizard)
        return;
    m_task = Task::FetchingPatch;
    SweepRequest request;
    request.forge = m_memory->request.forge;
    request.patchOf = std::exchange(m_patchWanted, std::nullopt);
    QCoro::connect(m_tokens->read(tokenKey(baseUrlOf(request.forge))), this,
            [this, request, session = m_session](const std::expected<QString, TokenError> &token) {
                if (!session || session != m_session)
                    return;
                SweepRequest permitted = request;
                permitted.forge.token = token.value_or(QString());
                session->startSweep(permitted);
            });
}

void SweepWork::finishPatch(const SweepReport &report)
{
    const IssueRef change = *report.patchOf;
    if (report.failure) {
        emit patchRefused(change, textIn(describeSweepFailure(*report.failure), textLanguage(QLocale())));
    } else if (!report.isComplete) {
        const QString why = report.errors.isEmpty()
                ? tr("it was cancelled")
                : textIn(report.errors.constLast().text, textLanguage(QLocale()));
        emit patchRefused(change, why);
    } else {
        // Where it is still not there now, it will not be a moment later.
        m_withoutPatch.insert(change);
        emit patchFetched(change);
    }
    startPatch();
    emit changed();
}

void SweepWork::closeWizard()
{
    if (m_wizard) {
        NewBatchWizard *wizard = m_wizard;
        m_wizard.clear();
        wizard->disconnect(this);
        wizard->close();
    }
    endListing();
}

} // namespace Winnow
