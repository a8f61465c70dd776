// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "async/completion.h"
#include "async/waitclock.h"
#include "knowledge/providers/knowledgeprovider.h"

#include <QHash>

#include <optional>

namespace Winnow {

/// A provider that answers as a test wrote down; what it was not told about gives no hits.
class ScriptedProvider final : public KnowledgeProvider
{
public:
    ScriptedProvider(QString name, std::shared_ptr<WaitClock> clock)
        : m_name(std::move(name))
        , m_clock(std::move(clock))
    {}

    void answer(const QString &query, const QList<ProviderHit> &hits) { m_hits.insert(query, hits); }
    /// What it answers to a query that nothing was written down for.
    void answerOtherwise(const QList<ProviderHit> &hits) { m_otherwise = hits; }
    void fail(ProviderErrorCode code)
    {
        m_failure = ProviderError{code, m_name, {}, {}, QStringLiteral("scripted")};
    }
    /// Only this query fails.
    void failFor(const QString &query) { m_failing = query; }
    void recover() { m_failure.reset(); }
    /// Searches wait from now on, until they are stopped.
    void hang() { m_hangs = true; }

    const QStringList &asked() const { return m_asked; }
    void forgetAsked() { m_asked.clear(); }

    QString name() const override { return m_name; }
    QByteArray identity() const override { return m_name.toUtf8(); }

    QCoro::Task<QList<SearchResult>> search(
            QStringList queries, int limit, std::stop_token stop = {}) override
    {
        const auto self = shared_from_this();
        m_asked += queries;
        if (m_hangs) {
            const Completion<bool> done;
            const std::stop_callback onStop(stop, [done] { done.complete(true); });
            co_await done;
            co_return sameError({ProviderErrorCode::Cancelled, m_name, {}, {}, QStringLiteral("cancelled")},
                    queries.size());
        }
        co_await m_clock->wait(std::chrono::milliseconds(0), {});
        QList<SearchResult> results;
        for (const QString &query : queries)
            results.append(resultFor(query, limit));
        co_return results;
    }

private:
    SearchResult resultFor(const QString &query, int limit) const
    {
        if (m_failure)
            return std::unexpected(*m_failure);
        if (query == m_failing)
            return std::unexpected(
                    ProviderError{ProviderErrorCode::BadAnswer, m_name, {}, {}, QStringLiteral("scripted")});
        ProviderAnswer answer;
        answer.hits = m_hits.value(query, m_otherwise)
                              .first(std::min<qsizetype>(limit, m_hits.value(query, m_otherwise).size()));
        answer.answeredAt = m_clock->now();
        return answer;
    }

    QString m_name;
    std::shared_ptr<WaitClock> m_clock;
    QHash<QString, QList<ProviderHit>> m_hits;
    QList<ProviderHit> m_otherwise;
    std::optional<ProviderError> m_failure;
    QString m_failing;
    QStringList m_asked;
    bool m_hangs = false;
};

} // namespace Winnow
