// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffview.h"

#include "diffaccessible.h"
#include "difftext.h"
#include "diffviewpainter.h"
#include "syntaxcolours.h"
#include "theme/spacing.h"
#include "theme/theme.h"

#include <QAccessible>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace Winnow {

namespace {

/// Set lines kept; a screen shows at most some two hundred.
constexpr size_t mostLayouts = 1500;

} // namespace

DiffView::DiffView(std::shared_ptr<SyntaxColours> syntax, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_syntax(std::move(syntax))
{
    installDiffAccessibility();
    setAccessibleName(tr("Diff"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setMouseTracking(true);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    if (m_syntax)
        connect(m_syntax.get(), &SyntaxColours::coloured, this, &DiffView::takeColours);
    applyStyle();
}

DiffView::~DiffView() = default;

void DiffView::setDiff(SharedDiff diff)
{
    m_rows = DiffRows(std::move(diff), layoutMode(), ignoresBlanks());
    // Nothing of the diff before may be seen again, be it asked for already.
    forgetColours();
    dropLayouts();
    m_hashes.clear();
    m_matches.clear();
    m_match = -1;
    m_findLine = 0;
    m_caret = m_anchor = {};
    m_wantedColumn = 0;
    m_isSelecting = false;
    m_currentFile = -1;
    m_highestNumber = 0;
    m_signColumns = 1;
    if (m_rows.diff()) {
        for (const DiffHunk &hunk : m_rows.diff()->hunks()) {
            m_highestNumber = std::max<qint64>({m_highestNumber, hunk.oldRange.start + hunk.oldRange.count,
                    hunk.newRange.start + hunk.newRange.count});
        }
        for (const DiffFile &file : m_rows.diff()->files())
            m_signColumns = std::max(m_signColumns, file.markerColumns);
    }
    foldLookedAt();
    updateScrollBars();
    verticalScrollBar()->setValue(0);
    horizontalScrollBar()->setValue(0);
    moveCaret({}, false);
    viewport()->update();
    emit matchesChanged();
}

void DiffView::changeRows(const std::function<void()> &change)
{
    struct Anchor
    {
        qsizetype line = -1;
        int file = 0;
    };
    const auto anchorAt = [this](qsizetype row) {
        const qsizetype line = std::max(lineAt(row, Side::New), lineAt(row, Side::Old));
        return Anchor{line, m_rows.fileOfRow(row)};
    };
    if (m_rows.rowCount() == 0) {
        change();
        return;
    }
    const bool isCaretVisible = m_caret.row >= firstVisibleRow() && m_caret.row <= lastVisibleRow();
    const qsizetype fixed = isCaretVisible ? m_caret.row : std::min(firstVisibleRow(), m_rows.rowCount() - 1);
    const int top = rowRect(fixed).top();
    const Anchor kept = anchorAt(fixed);
    const Anchor caret = anchorAt(m_caret.row);
    change();
    dropLayouts();
    const auto rowOf = [this](const Anchor &anchor) {
        return anchor.line >= 0 ? m_rows.rowOfLine(anchor.line) : m_rows.rowOfFile(anchor.file);
    };
    m_caret.row = rowOf(caret);
    m_caret.column = std::min(m_caret.column, lengthOf(m_caret.row, m_caret.side));
    m_anchor = m_caret;
    updateScrollBars();
    verticalScrollBar()->setValue(static_cast<int>(rowOf(kept) * rowHeight() - top));
    viewport()->update();
    emit optionsChanged();
}

void DiffView::setLayoutMode(DiffLayout layout)
{
    if (layout != layoutMode())
        changeRows([this, layout] { m_rows.setLayout(layout); });
}

void DiffView::setIgnoresBlanks(bool ignores)
{
    if (ignores != ignoresBlanks())
        changeRows([this, ignores] { m_rows.setIgnoresBlanks(ignores); });
}

void DiffView::setFolded(int file, bool folded)
{
    if (folded != m_rows.isFolded(file))
        changeRows([this, file, folded] {
            m_rows.setFold(file, folded ? FoldReason::ByHand : FoldReason::None);
        });
}

void DiffView::setLookedAt(const QSet<QByteArray> &hashes)
{
    m_lookedAt = hashes;
    if (m_rows.diff())
        changeRows([this] { foldLookedAt(); });
    viewport()->update();
}

/// Folds what was looked at, and opens what was folded for a mark that is gone.
void DiffView::foldLookedAt()
{
    std::vector<FoldReason> folds = m_rows.folds();
    for (size_t file = 0; file < folds.size(); ++file) {
        const bool isLooked = isLookedAt(static_cast<int>(file));
        if (folds[file] == FoldReason::None && isLooked)
            folds[file] = FoldReason::LookedAt;
        else if (folds[file] == FoldReason::LookedAt && !isLooked)
            folds[file] = FoldReason::None;
    }
    m_rows.setFolds(std::move(folds));
}

bool DiffView::isLookedAt(int file) const
{
    const auto files = m_rows.diff() ? m_rows.diff()->files() : std::span<const DiffFile>();
    if (m_lookedAt.isEmpty() || file < 0 || file >= std::ssize(files))
        return false;
    m_hashes.resize(files.size());
    QByteArray &hash = m_hashes[static_cast<size_t>(file)];
    if (hash.isEmpty())
        hash = contentHash(*m_rows.diff(), files[static_cast<size_t>(file)]);
    return m_lookedAt.contains(hash);
}

void DiffView::markLookedAt(int file, bool looked)
{
    const DiffFile &marked = m_rows.diff()->files()[static_cast<size_t>(file)];
    const QByteArray hash = contentHash(*m_rows.diff(), marked);
    if (looked)
        m_lookedAt.insert(hash);
    else
        m_lookedAt.remove(hash);
    const FoldReason reason = m_rows.foldReason(file);
    if (looked && reason == FoldReason::None)
        changeRows([this, file] { m_rows.setFold(file, FoldReason::LookedAt); });
    else if (!looked && reason == FoldReason::LookedAt)
        changeRows([this, file] { m_rows.setFold(file, FoldReason::None); });
    viewport()->update();
    emit fileMarked(QString::fromUtf8(marked.newPath), hash, looked);
}

int DiffView::currentFile() const
{
    return m_rows.rowCount() == 0 ? -1 : m_rows.fileOfRow(m_caret.row);
}

QString DiffView::spokenLine() const
{
    return DiffText::spoken(m_rows, m_caret.row, m_caret.side == Side::Old ? 0 : 1);
}

qsizetype DiffView::lineOf(const DiffRow &row, Side side) const
{
    if (layoutMode() == DiffLayout::Inline)
        return row.right >= 0 ? row.right : row.left;
    return side == Side::Old ? row.left : row.right;
}

qsizetype DiffView::lineAt(qsizetype row, Side side) const
{
    return row >= 0 && row < m_rows.rowCount() ? lineOf(m_rows.row(row), side) : -1;
}

LineLayout &DiffView::layoutOf(const DiffRow &row, qsizetype line) const
{
    auto &layout = m_layouts[line];
    if (!layout) {
        const DiffFile &file = m_rows.diff()->files()[static_cast<size_t>(row.file)];
        // Where a whole file ends its lines with CR LF, only changed lines need to say so.
        layout = std::make_unique<LineLayout>(
                ShownLine(m_rows.diff()->lineText(file, line), !row.isChange), m_metrics, m_colours);
        if (const auto spans = m_spans.find(line); spans != m_spans.end())
            layout->setSyntax(spans->second);
    }
    return *layout;
}

const std::vector<TextSpan> &DiffView::changedSpans(const DiffRow &row, qsizetype line) const
{
    static const std::vector<TextSpan> none;
    const qsizetype old = row.left >= 0 ? row.left : row.partner;
    const qsizetype fresh = row.right >= 0 ? row.right : row.partner;
    if (old < 0 || fresh < 0)
        return none;
    if (const auto known = m_words.find(line); known != m_words.end())
        return known->second;
    WordChanges changes = changedWords(
            layoutOf(row, old).line().source(), layoutOf(row, fresh).line().source(), ignoresBlanks());
    m_words[old] = std::move(changes.removed);
    m_words[fresh] = std::move(changes.added);
    return m_words[line];
}

void DiffView::dropLayouts()
{
    m_layouts.clear();
    m_words.clear();
}

void DiffView::trimCaches()
{
    if (m_layouts.size() > mostLayouts)
        m_layouts.clear();
    if (m_words.size() > mostLayouts)
        m_words.clear();
    if (m_spans.size() > 8 * mostLayouts)
        m_spans.clear();
}

void DiffView::applyStyle()
{
    const qsizetype topRow = m_metrics.rowHeight > 0 ? firstVisibleRow() : 0;
    m_metrics = CodeMetrics(codeFont(font()));
    m_colours = diffColours(palette());
    m_readable.clear();
    forgetColours();
    dropLayouts();
    verticalScrollBar()->setSingleStep(rowHeight());
    horizontalScrollBar()->setSingleStep(static_cast<int>(m_metrics.characterWidth * 4));
    updateScrollBars();
    verticalScrollBar()->setValue(static_cast<int>(topRow * rowHeight()));
    viewport()->update();
}

void DiffView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        applyStyle();
        break;
    default:
        break;
    }
}

int DiffView::numberWidth() const
{
    const auto digits = std::max<qsizetype>(3, QString::number(m_highestNumber).size());
    return static_cast<int>(m_metrics.characterWidth * static_cast<qreal>(digits)) + 2 * spaceSmall;
}

DiffView::Columns DiffView::columns() const
{
    const int numbers = numberWidth();
    const int sign = static_cast<int>(m_metrics.characterWidth * m_signColumns) + space;
    const int width = viewport()->width();
    const int height = viewport()->height();
    Columns columns;
    if (layoutMode() == DiffLayout::Inline) {
        columns.numbers[0] = QRect(0, 0, numbers, height);
        columns.numbers[1] = QRect(numbers, 0, numbers, height);
        columns.sign[0] = columns.sign[1] = QRect(2 * numbers, 0, sign, height);
        columns.text[0] = columns.text[1] = QRect(2 * numbers + sign, 0, width - 2 * numbers - sign, height);
        return columns;
    }
    for (const int side : {0, 1}) {
        const int left = side * width / 2;
        const int right = (side + 1) * width / 2;
        columns.numbers[side] = QRect(left, 0, numbers, height);
        columns.sign[side] = QRect(left + numbers, 0, sign, height);
        columns.text[side] =
                QRect(left + numbers + sign, 0, std::max(0, right - left - numbers - sign), height);
    }
    return columns;
}

void DiffView::updateScrollBars()
{
    const auto height = static_cast<int>(std::min<qsizetype>(m_rows.rowCount() * rowHeight(), INT_MAX / 2));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    qsizetype longest = 0;
    if (m_rows.diff()) {
        for (int file = 0; file < static_cast<int>(m_rows.diff()->files().size()); ++file) {
            if (!m_rows.isFolded(file))
                longest = std::max<qsizetype>(
                        longest, m_rows.diff()->files()[static_cast<size_t>(file)].longestLine);
        }
    }
    // Bytes are at least as many as columns: wider than needed for Chinese, never too narrow.
    const qreal widest =
            m_metrics.characterWidth * static_cast<qreal>(std::min(longest, ShownLine::longest) + 2);
    const int page = columns().text[0].width();
    horizontalScrollBar()->setPageStep(page);
    horizontalScrollBar()->setRange(0, std::max(0, static_cast<int>(widest) - page));
}

qreal DiffView::scrolledX() const
{
    return horizontalScrollBar()->value();
}

qsizetype DiffView::firstVisibleRow() const
{
    return verticalScrollBar()->value() / rowHeight();
}

qsizetype DiffView::lastVisibleRow() const
{
    const qsizetype last = (verticalScrollBar()->value() + viewport()->height() - 1) / rowHeight();
    return std::min(last, m_rows.rowCount() - 1);
}

QRect DiffView::rowRect(qsizetype row) const
{
    return {0, static_cast<int>(row * rowHeight() - verticalScrollBar()->value()), viewport()->width(),
            rowHeight()};
}

QRect DiffView::textRect(qsizetype row, Side side) const
{
    const QRect text = columns().text[side == Side::New ? 1 : 0];
    const QRect area = rowRect(row);
    return {text.left(), area.top(), text.width(), area.height()};
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
    scheduleColouring();
}

void DiffView::scrollContentsBy(int dx, int dy)
{
    if (dx == 0 && dy != 0)
        viewport()->scroll(0, dy);
    else
        viewport()->update();
    scheduleColouring();
}

void DiffView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), palette().base());
    if (m_rows.rowCount() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("There is no diff to show."));
        return;
    }
    trimCaches();
    const int top = verticalScrollBar()->value();
    const qsizetype first = (top + event->rect().top()) / rowHeight();
    const qsizetype last =
            std::min<qsizetype>((top + event->rect().bottom()) / rowHeight(), m_rows.rowCount() - 1);
    DiffViewPainter rows(*this, painter);
    for (qsizetype row = first; row <= last; ++row)
        rows.drawRow(row);
    scheduleColouring();
}

} // namespace Winnow
