// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "suggestionrun.h"

#include "async/poolwork.h"

#include <QHash>
#include <QPointer>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype queriesAtOnce = 10;
constexpr int outagesUntilGivenUp = 2; ///< Batches in a row in which nobody answered.

} // namespace

/// What the coroutines share; outlives the run where they do.
class SuggestionRun::Work final : public std::enable_shared_from_this<SuggestionRun::Work>
{
public:
    Work(SuggestionRun *run, QList<SuggestionRow> rows, QList<std::shared_ptr<KnowledgeProvider>> providers,
            SuggestionSettings settings, DocumentFrequency frequency, std::shared_ptr<WaitClock> clock)
        : m_run(run)
        , m_rows(std::move(rows))
        , m_providers(std::move(providers))
        , m_settings(settings)
        , m_frequency(std::move(frequency))
        , m_clock(std::move(clock))
        , m_states(m_rows.size())
        , m_failures(m_providers.size())
    {}

    QCoro::Task<void> start();
    void stop();
    void forgetRun() { m_run.clear(); }
    bool isFinished() const { return m_isFinished; }
    QList<RowSuggestion> suggestions() const;
    QList<ProviderFailure> failures() const;

private:
    struct RowState
    {
        QList<RowQuery> queries;
        QList<FoundHits> found;
        int waiting = 0; ///< Answers that are still to come.
        int unanswered = 0;
        int answered = 0;
        std::optional<RowSuggestion> suggestion;
    };

    QCoro::Task<QList<QList<RowQuery>>> planQueries();
    void takePlan(const QList<QList<RowQuery>> &plan);
    QCoro::Task<void> ask(qsizetype provider);
    void takeResult(qsizetype provider, const QString &query, const SearchResult &result);
    void noteFailure(qsizetype provider, const ProviderError &error);
    bool mustGiveUp(qsizetype provider, const QList<SearchResult> &results);
    void completeRow(qsizetype row);
    void finishIfDone();

    QPointer<SuggestionRun> m_run;
    QList<SuggestionRow> m_rows;
    QList<std::shared_ptr<KnowledgeProvider>> m_providers;
    SuggestionSettings m_settings;
    DocumentFrequency m_frequency;
    std::shared_ptr<WaitClock> m_clock;
    std::stop_source m_stop;
    QList<RowState> m_states;
    QStringList m_queries; ///< Each once, in the order of the rows.
    QHash<QString, QList<qsizetype>> m_rowsOf;
    QList<ProviderFailure> m_failures;
    QHash<qsizetype, int> m_outages;
    int m_done = 0;
    int m_asking = 0;
    bool m_isFinished = false;
};

QCoro::Task<void> SuggestionRun::Work::start()
{
    const auto self = shared_from_this();
    const QList<QList<RowQuery>> plan = co_await planQueries();
    takePlan(plan);
    for (qsizetype row = 0; row < m_rows.size() && !m_stop.stop_requested(); ++row) {
        if (m_states[row].waiting == 0)
            completeRow(row);
    }
    m_asking = static_cast<int>(m_providers.size());
    for (qsizetype provider = 0; provider < m_providers.size(); ++provider)
        ask(provider);
    if (m_providers.isEmpty())
        finishIfDone();
}

/// The queries of each row. Frequencies may be read from a disk, so this is work for the pool.
QCoro::Task<QList<QList<RowQuery>>> SuggestionRun::Work::planQueries()
{
    const auto work = [rows = m_rows, given = m_frequency, most = m_settings.mostQueries] {
        const DocumentFrequency frequency = given.of ? given : frequencyInRows(rows);
        QList<QList<RowQuery>> plan;
        for (const SuggestionRow &row : rows)
            plan.append(makeQueries(row, frequency, most));
        return plan;
    };
    co_return co_await runOnPool(*QThreadPool::globalInstance(), work);
}

void SuggestionRun::Work::takePlan(const QList<QList<RowQuery>> &plan)
{
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        RowState &state = m_states[row];
        state.queries = plan[row];
        state.waiting = static_cast<int>(state.queries.size() * m_providers.size());
        for (const RowQuery &query : state.queries) {
            QList<qsizetype> &rows = m_rowsOf[query.text];
            if (rows.isEmpty())
                m_queries.append(query.text);
            rows.append(row);
        }
    }
}

QCoro::Task<void> SuggestionRun::Work::ask(qsizetype provider)
{
    const auto self = shared_from_this();
    bool isGivenUp = false;
    for (qsizetype at = 0; at < m_queries.size() && !m_stop.stop_requested(); at += queriesAtOnce) {
        const QStringList queries = m_queries.sliced(at, std::min(queriesAtOnce, m_queries.size() - at));
        QList<SearchResult> results;
        if (isGivenUp)
            results = sameError(m_failures[provider].error, queries.size());
        else
            results = co_await m_providers[provider]->search(
                    queries, m_settings.hitsPerQuery, m_stop.get_token());
        if (m_stop.stop_requested())
            break;
        isGivenUp = isGivenUp || mustGiveUp(provider, results);
        for (qsizetype i = 0; i < queries.size(); ++i)
            takeResult(provider, queries[i], results[i]);
        m_failures[provider].isGivenUp = isGivenUp;
    }
    --m_asking;
    finishIfDone();
}

/// Waiting again and again for a server that is not there would only make the run long.
bool SuggestionRun::Work::mustGiveUp(qsizetype provider, const QList<SearchResult> &results)
{
    const bool isLost = std::ranges::all_of(
            results, [](const SearchResult &result) { return !result && isLasting(result.error().code); });
    const bool isOut = std::ranges::all_of(
            results, [](const SearchResult &result) { return !result && isOutage(result.error().code); });
    m_outages[provider] = isOut ? m_outages[provider] + 1 : 0;
    return isLost || m_outages[provider] >= outagesUntilGivenUp;
}

void SuggestionRun::Work::takeResult(qsizetype provider, const QString &query, const SearchResult &result)
{
    if (!result)
        noteFailure(provider, result.error());
    for (const qsizetype row : m_rowsOf.value(query)) {
        RowState &state = m_states[row];
        if (result) {
            ++state.answered;
            state.found.append({m_providers[provider]->name(), query, result->hits, result->isStale});
        } else {
            ++state.unanswered;
        }
        if (--state.waiting == 0)
            completeRow(row);
    }
}

void SuggestionRun::Work::noteFailure(qsizetype provider, const ProviderError &error)
{
    ProviderFailure &failure = m_failures[provider];
    if (failure.count++ > 0)
        return;
    failure.error = error;
    if (m_run)
        emit m_run->providerFailed(failure);
}

void SuggestionRun::Work::completeRow(qsizetype row)
{
    RowState &state = m_states[row];
    // Answers come in any order; what is said of a row does not depend on it.
    std::ranges::stable_sort(state.found, {}, [&](const FoundHits &found) {
        const auto query = std::ranges::find(state.queries, found.query, &RowQuery::text);
        const auto provider = std::ranges::find_if(
                m_providers, [&](const auto &one) { return one->name() == found.provider; });
        return std::pair(query - state.queries.begin(), provider - m_providers.begin());
    });
    RowSuggestion suggestion =
            suggestReferences(m_rows[row].issue, state.queries, state.found, m_settings, m_clock->now());
    suggestion.unanswered = state.unanswered;
    if (m_rows[row].zhTexts().isEmpty() && m_rows[row].enTexts().isEmpty())
        suggestion.blank = BlankReason::NoTexts;
    else if (state.queries.isEmpty())
        suggestion.blank = BlankReason::NoQueries;
    else if (m_providers.isEmpty())
        suggestion.blank = BlankReason::NoProviders;
    else if (state.answered == 0)
        suggestion.blank = BlankReason::Unanswered;
    state.suggestion = suggestion;
    ++m_done;
    if (m_run)
        emit m_run->rowSuggested(suggestion);
    if (m_run)
        emit m_run->progress(m_done, static_cast<int>(m_rows.size()));
}

void SuggestionRun::Work::finishIfDone()
{
    if (m_asking > 0 || m_isFinished)
        return;
    m_isFinished = true;
    if (m_run)
        emit m_run->finished();
}

void SuggestionRun::Work::stop()
{
    std::stop_source stop = m_stop; // whoever is stopped may let this go
    stop.request_stop();
}

QList<RowSuggestion> SuggestionRun::Work::suggestions() const
{
    QList<RowSuggestion> all;
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        RowSuggestion undone;
        undone.issue = m_rows[row].issue;
        undone.blank = BlankReason::Cancelled;
        all.append(m_states[row].suggestion.value_or(undone));
    }
    return all;
}

QList<ProviderFailure> SuggestionRun::Work::failures() const
{
    QList<ProviderFailure> all;
    for (const ProviderFailure &failure : m_failures) {
        if (failure.count > 0)
            all.append(failure);
    }
    return all;
}

SuggestionRun::SuggestionRun(QList<SuggestionRow> rows, QList<std::shared_ptr<KnowledgeProvider>> providers,
        SuggestionSettings settings, DocumentFrequency frequency, std::shared_ptr<WaitClock> clock,
        QObject *parent)
    : QObject(parent)
    , m_work(std::make_shared<Work>(
              this, std::move(rows), std::move(providers), settings, std::move(frequency), std::move(clock)))
{}

SuggestionRun::~SuggestionRun()
{
    m_work->forgetRun();
    m_work->stop();
}

void SuggestionRun::start()
{
    QMetaObject::invokeMethod(this, [work = m_work] { work->start(); }, Qt::QueuedConnection);
}

void SuggestionRun::cancel()
{
    m_work->stop();
}

bool SuggestionRun::isFinished() const
{
    return m_work->isFinished();
}

QList<RowSuggestion> SuggestionRun::suggestions() const
{
    return m_work->suggestions();
}

QList<ProviderFailure> SuggestionRun::failures() const
{
    return m_work->failures();
}

} // namespace Winnow
