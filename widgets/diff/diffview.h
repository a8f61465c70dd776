// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/diffrows.h"
#include "diff/diffsearch.h"
#include "diffcolours.h"
#include "linelayout.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QSet>

#include <functional>
#include <unordered_map>

namespace Winnow {

class SyntaxColours;

/// Shows a diff, side by side or inline. Lays out the rows that are on the screen and nothing else, so that a diff of
/// 200,000 lines opens and scrolls like one of 20. Keys: arrows and pages move, N and P go to the next and previous hunk,
/// Shift+N and Shift+P to the next and previous file, Enter opens or folds, V marks a file as looked at, Alt+Left and
/// Alt+Right change the side, Shift selects, Ctrl+C copies without markers.
class DiffView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum class Side : quint8 { Old, New };
    Q_ENUM(Side)

    /// A place in the view. The column counts UTF-16 units of the line itself.
    struct Place
    {
        qsizetype row = 0;
        qsizetype column = 0;
        Side side = Side::New;

        friend bool operator==(const Place &, const Place &) = default;
    };

    /// @p syntax: the program's one finder of syntax colours; null: no colours.
    explicit DiffView(std::shared_ptr<SyntaxColours> syntax, QWidget *parent = nullptr);
    ~DiffView() override;

    /// Shows @p diff from its beginning; null empties the view.
    void setDiff(SharedDiff diff);
    const SharedDiff &diff() const { return m_rows.diff(); }
    const DiffRows &rows() const { return m_rows; }

    void setLayoutMode(DiffLayout layout);
    DiffLayout layoutMode() const { return m_rows.layout(); }
    void setIgnoresBlanks(bool ignores);
    bool ignoresBlanks() const { return m_rows.ignoresBlanks(); }

    /// Content hashes (filefold.h) of the files that the reader has looked at; those are folded.
    void setLookedAt(const QSet<QByteArray> &hashes);
    bool isLookedAt(int file) const;
    void markLookedAt(int file, bool looked);

    void setFolded(int file, bool folded);

    Place caret() const { return m_caret; }
    int currentFile() const;
    /// The row under the caret as it is spoken.
    QString spokenLine() const;
    /// The text of the caret's line, without markers; empty where the row is none.
    QString currentText() const;

    bool hasSelection() const { return m_caret.row != m_anchor.row || m_caret.column != m_anchor.column; }
    /// What is selected, of the side it was selected on, without markers.
    QString selectedText() const;
    /// Whole lines of one side in the selected rows, or the caret's.
    QString sideText(Side side) const;

    qsizetype matchCount() const { return std::ssize(m_matches); }
    /// From 0; -1 where none has been gone to.
    qsizetype currentMatch() const { return m_match; }

    /// Where the text of @p row begins and how wide it is, in the viewport.
    QRect textRect(qsizetype row, Side side) const;
    QRect rowRect(qsizetype row) const;
    int rowHeight() const { return m_metrics.rowHeight; }

public slots:
    void goToNextHunk();
    void goToPreviousHunk();
    void goToNextFile();
    void goToPreviousFile();
    void goToFile(int file);
    void copy() const;
    void copySide(Winnow::DiffView::Side side) const;
    void selectAll();
    /// Searches the whole diff and goes to the first match from here on; empty ends the search.
    void find(const QString &words);
    /// Marks the matches and stays where it is.
    void markMatches(const QString &words);
    void findNext();
    void findPrevious();

signals:
    void currentFileChanged(int file);
    void caretMoved();
    /// Layout, blanks or folds have changed.
    void optionsChanged();
    void matchesChanged();
    /// The reader has marked a file, or taken the mark back. @p contentHash: see filefold.h.
    void fileMarked(const QString &path, const QByteArray &contentHash, bool looked);
    void findRequested();
    /// Esc was pressed with nothing left to end here.
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    friend class DiffViewPainter;

    /// Where the parts of a row lie, in the viewport.
    struct Columns
    {
        QRect numbers[2];
        QRect sign[2];
        QRect text[2];
    };

    void applyStyle();
    void updateScrollBars();
    Columns columns() const;
    int numberWidth() const;
    qsizetype firstVisibleRow() const;
    qsizetype lastVisibleRow() const;
    qreal scrolledX() const;

    qsizetype lineAt(qsizetype row, Side side) const;
    qsizetype lineOf(const DiffRow &row, Side side) const;
    LineLayout &layoutOf(const DiffRow &row, qsizetype line) const;
    const std::vector<TextSpan> &changedSpans(const DiffRow &row, qsizetype line) const;
    void dropLayouts();
    void trimCaches();
    void foldLookedAt();

    /// Does what changes the rows; what is being read stays where it is.
    void changeRows(const std::function<void()> &change);
    void activateRow(qsizetype row);
    bool isMarkBox(QPoint at, qsizetype row) const;
    QRect markBox(qsizetype row) const;

    bool handleMotion(const QKeyEvent *event);
    bool handleCommand(const QKeyEvent *event);
    void moveCaret(Place place, bool selects);
    void moveRows(qsizetype by, bool selects);
    void moveColumns(int by, bool selects);
    Place placeAt(QPoint at) const;
    void ensureVisible(const Place &place);
    void goToRow(qsizetype row);
    void goToMatch(qsizetype match);
    void goToNeighbour(qsizetype by);
    qsizetype lineFrom(qsizetype row) const;
    std::pair<Place, Place> orderedSelection() const;
    qsizetype lengthOf(qsizetype row, Side side) const;
    QString fullText(qsizetype line) const;
    void selectWord();

    void scheduleColouring();
    void colourVisible();
    bool needsColours(qsizetype line) const;
    void requestColours(const DiffRow &row, qsizetype line);
    void forgetColours();
    void takeColours(const SyntaxResult &result);
    void updateLines(const std::vector<qsizetype> &lines);

    DiffRows m_rows;
    std::shared_ptr<SyntaxColours> m_syntax;
    CodeMetrics m_metrics;
    DiffColours m_colours;
    Place m_caret;
    Place m_anchor;
    qsizetype m_wantedColumn = 0;
    bool m_isSelecting = false;
    int m_currentFile = -1;
    QSet<QByteArray> m_lookedAt;
    mutable std::vector<QByteArray> m_hashes; ///< Of each file's contents, computed when first asked for.
    std::vector<DiffMatch> m_matches;
    qsizetype m_match = -1;
    qsizetype m_findLine = 0; ///< Where the search began.
    mutable std::unordered_map<qsizetype, std::unique_ptr<LineLayout>> m_layouts; ///< By their line.
    mutable std::unordered_map<qsizetype, std::vector<TextSpan>> m_words; ///< By their line.

    struct Chain
    {
        quint64 id = 0;
        qsizetype nextLine = -1;
    };
    std::unordered_map<qsizetype, Chain> m_chains; ///< By hunk and side.
    std::unordered_map<qsizetype, QList<SyntaxSpan>> m_spans; ///< By their line.
    std::vector<qsizetype> m_askedLines; ///< Lines of the job that is under way.
    quint64 m_job = 0;
    bool m_isColouring = false;
    QBasicTimer m_colourTimer;
    qint64 m_highestNumber = 0;
    int m_signColumns = 1;
    std::unordered_map<QRgb, QColor> m_readable;
};

} // namespace Winnow
