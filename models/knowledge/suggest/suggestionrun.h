// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/waitclock.h"
#include "knowledge/providers/knowledgeprovider.h"
#include "rowsuggestion.h"

#include <QObject>

#include <memory>

namespace Winnow {

/// A provider that failed in a run: its first error, and how many queries went unanswered.
struct ProviderFailure
{
    ProviderError error;
    int count = 0;
    bool isGivenUp = false; ///< It was not asked any more after that.
};

/// Looks for references for the rows of a batch: makes the queries, asks all providers side by side, each query once,
/// and says row by row what is proposed. One provider's failure does not stop the others. Runs once; its signals come
/// from the event loop of its thread, which is the providers' too. When it goes, what is under way is cancelled.
class SuggestionRun final : public QObject
{
    Q_OBJECT

public:
    /// @p frequency without a function: that of the rows' own texts. The function is called on a thread of the pool.
    SuggestionRun(QList<SuggestionRow> rows, QList<std::shared_ptr<KnowledgeProvider>> providers,
            SuggestionSettings settings, DocumentFrequency frequency, std::shared_ptr<WaitClock> clock,
            QObject *parent = nullptr);
    ~SuggestionRun() override;

    void start();

    /// Stops; rows that are not done are blank for that reason, the others stay.
    void cancel();

    bool isFinished() const;

    /// In the order of the rows; those not done yet have no queries and are Cancelled.
    QList<RowSuggestion> suggestions() const;
    QList<ProviderFailure> failures() const;

signals:
    void progress(int done, int total);
    void rowSuggested(const Winnow::RowSuggestion &suggestion);
    /// A provider's first failure.
    void providerFailed(const Winnow::ProviderFailure &failure);
    void finished();

private:
    class Work;

    std::shared_ptr<Work> m_work;
};

} // namespace Winnow
