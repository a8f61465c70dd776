// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "samplebatch.h"
#include "session/workspacesession.h"

#include <QObject>

#include <memory>

namespace Winnow {

/// Opens, makes and closes workspaces for the window, and brings bundles into them: an import is followed by
/// the prefilter. The workspace that is open stays open until another one is.
class WorkspaceHost final : public QObject
{
    Q_OBJECT

public:
    explicit WorkspaceHost(QObject *parent = nullptr);
    ~WorkspaceHost() override;

    void setSample(const SampleBatch &sample) { m_sample = sample; }

    /// The session that is open, or null.
    WorkspaceSession *session() const { return m_session.get(); }

    void open(const QString &path);
    /// Makes a workspace at @p path, then imports @p bundles into it.
    void create(const QString &path, const QStringList &bundles = {});
    void openSample();
    void importBundles(const QStringList &files);
    void cancelImport();
    void runPrefilter();
    void close();

    /// Whether an import or the prefilter behind it is going on.
    bool isBusy() const { return m_step != Step::Idle; }

signals:
    /// The session will be gone; nothing of it may be used any more.
    void sessionClosing();
    void sessionOpened(Winnow::WorkspaceSession *session);
    void openFailed(const Winnow::WorkspaceError &error);
    void importStarted(const QStringList &files);
    void importProgressed(const Winnow::ImportProgress &progress);
    void importFinished(const Winnow::BundleImportReport &report);
    void importFailed(const Winnow::WorkspaceError &error);
    void prefilterStarted();
    /// The rules were applied, or could not be (failed() of the session says why).
    void prefilterFinished();
    /// Nothing goes on any more: what was opened, made or imported is ready.
    void settled();

private:
    enum class Step : quint8 { Idle, Importing, Prefiltering };

    void begin(const QString &path, bool create, const QStringList &bundles);
    void takeOver();
    void watch(WorkspaceSession *session);
    void handleImported(const BundleImportReport &report);
    void handleFailure(const WorkspaceError &error);
    void handleDecision(const DecisionOutcome &outcome);
    void settle();

    std::unique_ptr<WorkspaceSession> m_session;
    std::unique_ptr<WorkspaceSession> m_coming;
    QStringList m_bundles; ///< To be imported once m_coming is open.
    SampleBatch m_sample;
    Step m_step = Step::Idle;
    bool m_fillingSample = false;
    bool m_importWasCut = false;
};

} // namespace Winnow
