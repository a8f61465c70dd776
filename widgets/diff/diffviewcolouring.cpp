// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffview.h"

#include "syntaxcolours.h"

#include <QFileInfo>
#include <QTimerEvent>

#include <algorithm>

namespace Winnow {

namespace {

/// Lines asked for at a time: the answer must be there soon.
constexpr qsizetype mostLinesAsked = 200;

/// Where one jumps far into a text, its state is guessed from so many lines above.
constexpr qsizetype leadLines = 120;

/// So many lines that were skipped are still coloured to know the state.
constexpr qsizetype mostSkippedLines = 400;

} // namespace

void DiffView::scheduleColouring()
{
    if (m_syntax && !m_isColouring && !m_colourTimer.isActive() && m_rows.rowCount() > 0)
        m_colourTimer.start(0, this);
}

void DiffView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_colourTimer.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    m_colourTimer.stop();
    colourVisible();
}

bool DiffView::needsColours(qsizetype line) const
{
    return line >= 0 && !m_spans.contains(line);
}

/// Asks for the first lines on the screen that have no colours yet; one job at a time.
void DiffView::colourVisible()
{
    if (m_isColouring)
        return;
    for (qsizetype index = firstVisibleRow(); index <= lastVisibleRow(); ++index) {
        const DiffRow row = m_rows.row(index);
        if (row.kind != DiffRowKind::Line)
            continue;
        for (const qsizetype line : {row.right, row.left}) {
            if (needsColours(line)) {
                requestColours(row, line);
                return;
            }
        }
    }
}

/// Unchanged lines are coloured as lines of the new side.
void DiffView::requestColours(const DiffRow &row, qsizetype line)
{
    const Diff &diff = *m_rows.diff();
    const DiffFile &file = diff.files()[static_cast<size_t>(row.file)];
    const DiffHunk &hunk = diff.hunks()[static_cast<size_t>(row.hunk)];
    const auto kindOf = [&diff](qsizetype index) { return diff.lines()[static_cast<size_t>(index)].kind(); };
    const bool isOld = kindOf(line) == DiffLineKind::Removed;
    const DiffLineKind other = isOld ? DiffLineKind::Added : DiffLineKind::Removed;
    Chain &chain = m_chains[row.hunk * 2 + (isOld ? 0 : 1)];
    if (chain.id == 0)
        chain.id = m_syntax->newChain();
    SyntaxJob job;
    job.id = m_job = m_syntax->newChain();
    job.chain = chain.id;
    job.fileName = QFileInfo(QString::fromUtf8(isOld ? file.oldPath : file.newPath)).fileName();
    job.isDark = m_colours.isDark;
    job.continues =
            chain.nextLine >= 0 && chain.nextLine <= line && line - chain.nextLine <= mostSkippedLines;
    m_askedLines.clear();
    const qsizetype first =
            job.continues ? chain.nextLine : std::max<qsizetype>(hunk.firstLine, line - leadLines);
    qsizetype at = first;
    for (; at < hunk.lastLine() && (at <= line || at - line < mostLinesAsked); ++at) {
        if (kindOf(at) == other)
            continue;
        m_askedLines.push_back(at);
        job.lines.append(ShownLine(diff.lineText(file, at), true).source());
    }
    chain.nextLine = at;
    m_isColouring = true;
    m_syntax->request(job);
}

/// Drops the colours there are and those that are still to come.
void DiffView::forgetColours()
{
    m_spans.clear();
    m_chains.clear();
    m_askedLines.clear();
    m_job = 0;
    m_isColouring = false;
}

void DiffView::takeColours(const SyntaxResult &result)
{
    if (result.id != m_job || !m_isColouring)
        return;
    m_isColouring = false;
    const QList<QColor> backgrounds = m_colours.codeBackgrounds(palette().color(QPalette::Base));
    for (size_t i = 0; i < m_askedLines.size() && i < static_cast<size_t>(result.lines.size()); ++i) {
        const qsizetype line = m_askedLines[i];
        if (m_spans.contains(line))
            continue;
        QList<SyntaxSpan> spans = result.lines[static_cast<qsizetype>(i)];
        for (SyntaxSpan &span : spans) {
            if (!span.colour.isValid())
                continue;
            QColor &readable = m_readable[span.colour.rgb()];
            if (!readable.isValid())
                readable = readableOn(backgrounds, span.colour);
            span.colour = readable;
        }
        if (const auto layout = m_layouts.find(line); layout != m_layouts.end())
            layout->second->setSyntax(spans);
        m_spans.emplace(line, std::move(spans));
    }
    updateLines(m_askedLines);
    scheduleColouring();
}

/// Draws again what is on the screen of @p lines.
void DiffView::updateLines(const std::vector<qsizetype> &lines)
{
    QRegion region;
    for (qsizetype index = firstVisibleRow(); index <= lastVisibleRow(); ++index) {
        const DiffRow row = m_rows.row(index);
        if (std::ranges::binary_search(lines, row.left) || std::ranges::binary_search(lines, row.right))
            region += rowRect(index);
    }
    viewport()->update(region);
}

} // namespace Winnow
