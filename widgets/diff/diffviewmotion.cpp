// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffview.h"

#include "difftext.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QScrollBar>

#include <algorithm>

namespace Winnow {

qsizetype DiffView::lengthOf(qsizetype row, Side side) const
{
    const qsizetype line = lineAt(row, side);
    return line < 0 ? 0 : layoutOf(m_rows.row(row), line).line().source().size();
}

/// A line in full, however long, as it is copied.
QString DiffView::fullText(qsizetype line) const
{
    const DiffFile &file = m_rows.diff()->files()[static_cast<size_t>(m_rows.fileOfLine(line))];
    QByteArrayView bytes = m_rows.diff()->lineText(file, line);
    if (bytes.endsWith('\r'))
        bytes.chop(1);
    return QString::fromUtf8(bytes);
}

QString DiffView::currentText() const
{
    const qsizetype line = lineAt(m_caret.row, m_caret.side);
    return line < 0 ? QString() : fullText(line);
}

void DiffView::moveCaret(Place place, bool selects)
{
    if (m_rows.rowCount() == 0) {
        m_caret = m_anchor = {};
        return;
    }
    place.row = std::clamp<qsizetype>(place.row, 0, m_rows.rowCount() - 1);
    place.column = std::clamp<qsizetype>(place.column, 0, lengthOf(place.row, place.side));
    m_caret = place;
    if (!selects)
        m_anchor = place;
    viewport()->update();
    QAccessibleValueChangeEvent spoken(this, spokenLine());
    QAccessible::updateAccessibility(&spoken);
    emit caretMoved();
    if (const int file = currentFile(); file != m_currentFile) {
        m_currentFile = file;
        emit currentFileChanged(file);
    }
}

void DiffView::moveRows(qsizetype by, bool selects)
{
    Place place = m_caret;
    place.row = std::clamp<qsizetype>(place.row + by, 0, std::max<qsizetype>(0, m_rows.rowCount() - 1));
    // The lower half of a head is no place of its own.
    if (m_rows.rowCount() > 0 && m_rows.row(place.row).part == 1)
        place.row += by < 0 ? -1 : 1;
    place.column = m_wantedColumn;
    moveCaret(place, selects);
    ensureVisible(m_caret);
}

void DiffView::moveColumns(int by, bool selects)
{
    Place place = m_caret;
    const qsizetype line = lineAt(place.row, place.side);
    const QString text = line < 0 ? QString() : layoutOf(m_rows.row(place.row), line).line().source();
    place.column += by;
    // Never between the halves of a character.
    if (place.column > 0 && place.column < text.size() && text[place.column].isLowSurrogate())
        place.column += by;
    moveCaret(place, selects);
    m_wantedColumn = m_caret.column;
    ensureVisible(m_caret);
}

void DiffView::ensureVisible(const Place &place)
{
    QRect area = rowRect(place.row);
    if (place.row < m_rows.rowCount() && m_rows.row(place.row).kind == DiffRowKind::FileHead)
        area.setHeight(2 * area.height());
    QScrollBar *const rows = verticalScrollBar();
    if (area.top() < 0)
        rows->setValue(rows->value() + area.top());
    else if (area.bottom() >= viewport()->height())
        rows->setValue(rows->value() + area.bottom() + 1 - viewport()->height());
    const qsizetype line = lineAt(place.row, place.side);
    if (line < 0)
        return;
    QScrollBar *const across = horizontalScrollBar();
    const qreal x = layoutOf(m_rows.row(place.row), line).xOf(place.column);
    const int width = textRect(place.row, place.side).width();
    const int margin = static_cast<int>(m_metrics.characterWidth * 4);
    if (x < across->value())
        across->setValue(std::max(0, static_cast<int>(x) - margin));
    else if (x > across->value() + width - margin)
        across->setValue(static_cast<int>(x) - width + margin);
}

/// Goes to @p row and shows it in the upper part of the view, where what follows can be read.
void DiffView::goToRow(qsizetype row)
{
    if (row < 0)
        return;
    Place place = m_caret;
    place.row = row;
    place.column = 0;
    m_wantedColumn = 0;
    const qsizetype margin = std::min<qsizetype>(3, viewport()->height() / rowHeight() / 4);
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(static_cast<int>(std::max<qsizetype>(0, row - margin) * rowHeight()));
    moveCaret(place, false);
}

void DiffView::goToNextHunk()
{
    goToRow(m_rows.nextHunk(m_caret.row));
}

void DiffView::goToPreviousHunk()
{
    goToRow(m_rows.previousHunk(m_caret.row));
}

void DiffView::goToNextFile()
{
    if (m_rows.diff() && currentFile() + 1 < static_cast<int>(m_rows.diff()->files().size()))
        goToFile(currentFile() + 1);
}

void DiffView::goToPreviousFile()
{
    // From inside a file first to its head.
    const int file = currentFile();
    if (file >= 0)
        goToFile(m_caret.row > m_rows.rowOfFile(file) ? file : std::max(0, file - 1));
}

void DiffView::goToFile(int file)
{
    if (!m_rows.diff() || file < 0 || file >= static_cast<int>(m_rows.diff()->files().size()))
        return;
    const qsizetype row = m_rows.rowOfFile(file);
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(static_cast<int>(row * rowHeight()));
    Place place = m_caret;
    place.row = row;
    place.column = m_wantedColumn = 0;
    moveCaret(place, false);
}

std::pair<DiffView::Place, DiffView::Place> DiffView::orderedSelection() const
{
    const bool isForward =
            m_anchor.row < m_caret.row || (m_anchor.row == m_caret.row && m_anchor.column <= m_caret.column);
    return isForward ? std::pair(m_anchor, m_caret) : std::pair(m_caret, m_anchor);
}

QString DiffView::selectedText() const
{
    if (!hasSelection())
        return {};
    const auto [first, last] = orderedSelection();
    QStringList lines;
    for (qsizetype row = first.row; row <= last.row; ++row) {
        const qsizetype line = lineAt(row, m_caret.side);
        if (line < 0)
            continue;
        const QString text = fullText(line);
        const qsizetype from = row == first.row ? std::min(first.column, text.size()) : 0;
        const qsizetype to = row == last.row ? std::min(last.column, text.size()) : text.size();
        lines += text.sliced(from, std::max<qsizetype>(0, to - from));
    }
    return lines.join(u'\n');
}

QString DiffView::sideText(Side side) const
{
    const auto [first, last] = orderedSelection();
    QStringList lines;
    for (qsizetype row = first.row; row <= last.row && row < m_rows.rowCount(); ++row) {
        const DiffRow shown = m_rows.row(row);
        const qsizetype line = side == Side::Old ? shown.left : shown.right;
        if (line >= 0)
            lines += fullText(line);
    }
    return lines.join(u'\n');
}

void DiffView::copy() const
{
    const QString text = hasSelection() ? selectedText() : currentText();
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void DiffView::copySide(Side side) const
{
    const QString text = sideText(side);
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void DiffView::selectAll()
{
    if (m_rows.rowCount() == 0)
        return;
    m_anchor = {0, 0, m_caret.side};
    const qsizetype last = m_rows.rowCount() - 1;
    moveCaret({last, lengthOf(last, m_caret.side), m_caret.side}, true);
}

void DiffView::selectWord()
{
    const QString text = currentText();
    const auto isWord = [&text](qsizetype at) { return text[at].isLetterOrNumber() || text[at] == u'_'; };
    qsizetype from = std::min(m_caret.column, text.size());
    qsizetype to = from;
    while (from > 0 && isWord(from - 1))
        --from;
    while (to < text.size() && isWord(to))
        ++to;
    m_anchor = {m_caret.row, from, m_caret.side};
    moveCaret({m_caret.row, to, m_caret.side}, true);
}

void DiffView::find(const QString &words)
{
    // While words are being typed the search starts where it began, not at what their beginning has found.
    const bool isRefined = m_match >= 0 && hasSelection()
            && m_rows.rowOfLine(m_matches[static_cast<size_t>(m_match)].line) == m_caret.row;
    if (!isRefined)
        m_findLine = lineFrom(m_caret.row);
    m_match = -1;
    m_matches = m_rows.diff() ? searchDiff(*m_rows.diff(), words) : std::vector<DiffMatch>();
    viewport()->update();
    if (m_matches.empty()) {
        emit matchesChanged();
        return;
    }
    const auto next = std::ranges::lower_bound(m_matches, m_findLine, {}, &DiffMatch::line);
    goToMatch(next == m_matches.end() ? 0 : next - m_matches.begin());
}

void DiffView::markMatches(const QString &words)
{
    m_match = -1;
    m_matches = m_rows.diff() ? searchDiff(*m_rows.diff(), words) : std::vector<DiffMatch>();
    viewport()->update();
    emit matchesChanged();
}

/// The line on @p row, or of the hunk or file that begins there.
qsizetype DiffView::lineFrom(qsizetype row) const
{
    if (m_rows.rowCount() == 0)
        return 0;
    const DiffRow shown = m_rows.row(row);
    if (const qsizetype line = std::max(shown.left, shown.right); line >= 0)
        return shown.left >= 0 ? shown.left : line;
    const auto hunks = m_rows.diff()->hunks();
    const qsizetype hunk =
            shown.hunk >= 0 ? shown.hunk : m_rows.diff()->files()[static_cast<size_t>(shown.file)].firstHunk;
    return hunk < std::ssize(hunks) ? hunks[static_cast<size_t>(hunk)].firstLine
                                    : std::ssize(m_rows.diff()->lines());
}

void DiffView::findNext()
{
    goToNeighbour(1);
}

void DiffView::findPrevious()
{
    goToNeighbour(-1);
}

void DiffView::goToNeighbour(qsizetype by)
{
    if (m_matches.empty())
        return;
    if (m_match < 0) {
        const auto next = std::ranges::lower_bound(m_matches, lineFrom(m_caret.row), {}, &DiffMatch::line);
        goToMatch((next - m_matches.begin() + (by < 0 ? by : 0) + matchCount()) % matchCount());
    } else {
        goToMatch((m_match + by + matchCount()) % matchCount());
    }
    m_findLine = m_matches[static_cast<size_t>(m_match)].line;
}

void DiffView::goToMatch(qsizetype match)
{
    m_match = match;
    const DiffMatch &found = m_matches[static_cast<size_t>(match)];
    const int file = m_rows.fileOfLine(found.line);
    const bool isHidden =
            m_rows.isFolded(file) || m_rows.row(m_rows.rowOfLine(found.line)).kind != DiffRowKind::Line;
    if (isHidden)
        changeRows([this, &found] { m_rows.reveal(found.line); });
    const auto kind = m_rows.diff()->lines()[static_cast<size_t>(found.line)].kind();
    const QByteArrayView bytes =
            m_rows.diff()->lineText(m_rows.diff()->files()[static_cast<size_t>(file)], found.line);
    const qsizetype start = QString::fromUtf8(bytes.first(found.start)).size();
    const qsizetype length = QString::fromUtf8(bytes.sliced(found.start, found.length)).size();
    const qsizetype row = m_rows.rowOfLine(found.line);
    const Side side = kind == DiffLineKind::Removed ? Side::Old
            : kind == DiffLineKind::Added           ? Side::New
                                                    : m_caret.side;
    if (row < firstVisibleRow() + 1 || row > lastVisibleRow() - 1)
        verticalScrollBar()->setValue(static_cast<int>(row * rowHeight() - viewport()->height() / 3));
    moveCaret({row, start, side}, false);
    moveCaret({row, start + length, side}, true);
    ensureVisible(m_caret);
    emit matchesChanged();
}

} // namespace Winnow
