// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "workspacehost.h"

#include <QFile>
#include <QFileInfo>

namespace Winnow {

WorkspaceHost::WorkspaceHost(QObject *parent)
    : QObject(parent)
{}

WorkspaceHost::~WorkspaceHost() = default;

void WorkspaceHost::open(const QString &path)
{
    const QString file = QFileInfo(path).canonicalFilePath();
    if (m_session && m_session->isOpen() && !m_session->isReadOnly()
            && QFileInfo(m_session->workspace().path).canonicalFilePath() == file && !file.isEmpty()) {
        emit settled();
        return;
    }
    m_fillingSample = false;
    begin(path, false, {});
}

void WorkspaceHost::create(const QString &path, const QStringList &bundles)
{
    m_fillingSample = false;
    begin(path, true, bundles);
}

void WorkspaceHost::openSample()
{
    if (!m_sample.isUnfinished()) {
        open(m_sample.path());
        return;
    }
    if (!m_sample.begin()) {
        emit openFailed({WorkspaceErrorCode::NoPermission, m_sample.path(), {}});
        return;
    }
    m_fillingSample = true;
    begin(m_sample.path(), !QFile::exists(m_sample.path()), SampleBatch::bundles());
}

void WorkspaceHost::importBundles(const QStringList &files)
{
    if (!m_session || isBusy() || files.isEmpty())
        return;
    m_step = Step::Importing;
    m_importWasCut = false;
    emit importStarted(files);
    m_session->importBundles(files);
}

void WorkspaceHost::cancelImport()
{
    if (m_session && m_step == Step::Importing)
        m_session->cancelImport();
}

void WorkspaceHost::runPrefilter()
{
    if (!m_session || isBusy() || m_session->isReadOnly())
        return;
    m_step = Step::Prefiltering;
    emit prefilterStarted();
    m_session->runPrefilter();
}

void WorkspaceHost::close()
{
    if (!m_session)
        return;
    emit sessionClosing();
    m_session.reset();
    m_step = Step::Idle;
}

void WorkspaceHost::begin(const QString &path, bool create, const QStringList &bundles)
{
    if (isBusy())
        return;
    m_bundles = bundles;
    m_coming = std::make_unique<WorkspaceSession>();
    connect(m_coming.get(), &WorkspaceSession::opened, this, &WorkspaceHost::takeOver);
    connect(m_coming.get(), &WorkspaceSession::openFailed, this, [this](const WorkspaceError &error) {
        // Not from within its own signal.
        m_coming.release()->deleteLater();
        emit openFailed(error);
    });
    if (create)
        m_coming->create(path);
    else
        m_coming->open(path);
}

void WorkspaceHost::takeOver()
{
    close();
    m_session = std::move(m_coming);
    watch(m_session.get());
    emit sessionOpened(m_session.get());
    if (m_bundles.isEmpty())
        settle();
    else
        importBundles(m_bundles);
}

void WorkspaceHost::watch(WorkspaceSession *session)
{
    connect(session, &WorkspaceSession::importProgressed, this, &WorkspaceHost::importProgressed);
    connect(session, &WorkspaceSession::importFinished, this, &WorkspaceHost::handleImported);
    connect(session, &WorkspaceSession::decisionRecorded, this, &WorkspaceHost::handleDecision);
    connect(session, &WorkspaceSession::failed, this, &WorkspaceHost::handleFailure);
}

void WorkspaceHost::handleImported(const BundleImportReport &report)
{
    m_step = Step::Idle;
    m_importWasCut = report.cancelled;
    emit importFinished(report);
    if (m_session->workspace().batch.batch.isNull() || !report.written)
        settle();
    else
        runPrefilter();
}

void WorkspaceHost::handleFailure(const WorkspaceError &error)
{
    if (m_step == Step::Importing) {
        // A read that failed meanwhile is not the import's failure.
        if (m_session->isImporting())
            return;
        m_step = Step::Idle;
        m_importWasCut = true;
        emit importFailed(error);
        settle();
    } else if (m_step == Step::Prefiltering) {
        m_step = Step::Idle;
        emit prefilterFinished();
        settle();
    }
}

void WorkspaceHost::handleDecision(const DecisionOutcome &outcome)
{
    if (m_step != Step::Prefiltering || outcome.kind != DecisionOutcome::Kind::Prefiltered)
        return;
    m_step = Step::Idle;
    emit prefilterFinished();
    settle();
}

void WorkspaceHost::settle()
{
    if (m_fillingSample && !m_importWasCut && !m_session->workspace().batch.batch.isNull())
        m_sample.finish();
    m_fillingSample = false;
    emit settled();
}

} // namespace Winnow
