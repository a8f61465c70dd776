// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "import/documentimport.h"
#include "messageline.h"
#include "suggest/suggestionrun.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace Winnow {

class TokenStore;
class WorkspaceSession;

/// Long work on the knowledge graph for the window: reading documents into the index, and looking for references for the
/// rows. One at a time; what is found is proposed row by row, so that a cancelled or cut run loses nothing.
class KnowledgeWork final : public QObject
{
    Q_OBJECT

public:
    explicit KnowledgeWork(QObject *parent = nullptr);
    ~KnowledgeWork() override;

    void setSession(WorkspaceSession *session);
    bool isBusy() const { return m_task != Task::None; }

    void importDocuments(const QStringList &paths);
    /// Looks for references for the rows of the instalment that cite none and are not left empty on purpose.
    void suggest();
    void cancel();

    /// Gives @p answer the settings of the remote providers, JSON, once they are read.
    void fetchProviders(const std::function<void(const QByteArray &)> &answer);
    std::shared_ptr<TokenStore> tokens() const { return m_tokens; }

signals:
    /// How far the work is; @p total 0: not known yet.
    void progressed(const QString &text, qint64 done, qint64 total);
    void finished();
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text);

private:
    enum class Task : quint8 { None, Importing, Preparing, Suggesting };

    bool begin(Task task);
    void end();
    void showImport(const DocumentProgress &progress);
    void tellImport(const DocumentImportReport &report);
    void startRun(const QList<SuggestionRow> &rows, double threshold, const QByteArray &providerSettings);
    void takeRow(const RowSuggestion &suggestion);
    void takeProposed(int added);
    void tellIfDone();
    void tellSuggestions();

    QPointer<WorkspaceSession> m_session;
    std::shared_ptr<TokenStore> m_tokens;
    std::unique_ptr<SuggestionRun> m_run;
    Task m_task = Task::None;
    int m_rows = 0; ///< Asked for in the present run.
    int m_proposed = 0; ///< References that are durable.
    int m_unanswered = 0; ///< Rows whose proposals are on their way to the disk.
    bool m_isRunOver = false;
    int m_blank = 0; ///< Rows for which nothing was good enough.
    bool m_isCancelled = false;
};

} // namespace Winnow
