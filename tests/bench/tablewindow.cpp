// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "tablewindow.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QScrollBar>
#include <QTimer>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize tableSize{1100, 800};
constexpr std::chrono::minutes patience{2};

double elapsedMs(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

} // namespace

TableWindow::TableWindow()
    : m_table(m_model)
{
    m_session.setReviewer(u"bench"_s);
    QObject::connect(
            &m_model, &CandidateModel::summariesWanted, &m_session, &WorkspaceSession::fetchSummaries);
    QObject::connect(
            &m_session, &WorkspaceSession::summariesFetched, &m_model, &CandidateModel::applySummaries);
    QObject::connect(&m_session, &WorkspaceSession::issuesChanged, &m_model, &CandidateModel::refresh);
    QObject::connect(
            &m_session, &WorkspaceSession::selected, &m_model, [this](const SelectedIssues &selection) {
                m_selection = selection;
                m_model.applySelection(selection, std::exchange(m_place, CandidateModel::Place::Kept));
            });
    m_table.resize(tableSize);
    m_table.show();
}

void TableWindow::paintNow()
{
    QCoreApplication::sendPostedEvents(&m_table, QEvent::UpdateRequest);
}

bool TableWindow::waitUntil(const std::function<bool()> &done)
{
    const QDeadlineTimer deadline(patience);
    QEventLoop loop;
    while (!done()) {
        if (deadline.hasExpired())
            return false;
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

bool TableWindow::visibleRowsAreLoaded() const
{
    const int first = m_table.rowAt(0);
    const int last = m_table.rowAt(m_table.viewport()->height() - 1);
    for (int row = std::max(first, 0); row <= (last < 0 ? m_model.rowCount() - 1 : last); ++row) {
        if (!m_model.summaryOf(m_model.idAt(row)))
            return false;
    }
    return true;
}

std::optional<double> TableWindow::open(const QString &path)
{
    bool isOpen = false;
    bool hasFailed = false;
    QObject::connect(
            &m_session, &WorkspaceSession::opened, &m_model,
            [&, this](const OpenedWorkspace &workspace) {
                m_model.showFirstRows(workspace.firstRows);
                paintNow();
                isOpen = true;
            },
            Qt::SingleShotConnection);
    QObject::connect(
            &m_session, &WorkspaceSession::openFailed, &m_model, [&] { hasFailed = true; },
            Qt::SingleShotConnection);
    QElapsedTimer timer;
    timer.start();
    m_session.open(path);
    if (!waitUntil([&] { return isOpen || hasFailed; }) || hasFailed)
        return std::nullopt;
    return elapsedMs(timer);
}

std::optional<double> TableWindow::select(const QString &query, PoolOrder order)
{
    return measureSelect(parsePoolQuery(query), order).transform([](const SearchTimes &times) {
        return times.all;
    });
}

std::optional<TableWindow::SearchTimes> TableWindow::search(const QString &words)
{
    m_place = CandidateModel::Place::Top;
    return measureSelect(parsePoolQuery(words), {});
}

std::optional<TableWindow::SearchTimes> TableWindow::measureSelect(const PoolQuery &query, PoolOrder order)
{
    QElapsedTimer timer;
    timer.start();
    const quint64 number = m_session.select(query, order);
    if (!waitUntil([&, this] { return m_selection.number == number && visibleRowsAreLoaded(); }))
        return std::nullopt;
    paintNow();
    SearchTimes times{.firstRows = elapsedMs(timer)};
    const auto isComplete = [&, this] {
        return m_selection.number == number && m_selection.isComplete && visibleRowsAreLoaded();
    };
    if (!waitUntil(isComplete))
        return std::nullopt;
    paintNow();
    times.all = elapsedMs(timer);
    return times;
}

std::optional<double> TableWindow::scrollPage()
{
    QScrollBar *bar = m_table.verticalScrollBar();
    QElapsedTimer timer;
    timer.start();
    bar->triggerAction(QScrollBar::SliderPageStepAdd);
    if (!waitUntil([this] { return visibleRowsAreLoaded(); }))
        return std::nullopt;
    paintNow();
    return elapsedMs(timer);
}

std::optional<double> TableWindow::decide(Verdict verdict)
{
    const qint64 id = m_table.currentId();
    const IssueSummary *summary = m_model.summaryOf(id);
    if (!summary)
        return std::nullopt;
    DecisionRequest request;
    request.issues = {summary->ref};
    request.verdict = verdict;
    request.reason = verdict == Verdict::Keep ? u"root-cause"_s : u"low-value"_s;
    QElapsedTimer timer;
    timer.start();
    m_session.decide(request);
    const auto isShown = [this, id, verdict] {
        const IssueSummary *now = m_model.summaryOf(id);
        return now && now->verdict == verdict;
    };
    if (!waitUntil(isShown))
        return std::nullopt;
    paintNow();
    return elapsedMs(timer);
}

} // namespace Winnow
