// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "unifieddiff/diff.h"

#include <QSet>
#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QListView;
class QSplitter;
class QToolButton;

namespace Winnow {

class DiffFilesModel;
class DiffView;
class FindField;
class SyntaxColours;

/// A diff with all that belongs to it: its files with their counts, the switches, the search.
class DiffPane final : public QWidget
{
    Q_OBJECT

public:
    /// @p syntax: see DiffView.
    explicit DiffPane(std::shared_ptr<SyntaxColours> syntax, QWidget *parent = nullptr);
    ~DiffPane() override;

    /// Shows @p diff; null empties the pane.
    void setDiff(const SharedDiff &diff);
    void setLookedAt(const QSet<QByteArray> &hashes);

    DiffView *view() const { return m_view; }
    QListView *filesList() const { return m_files; }

    /// Layout, blanks, the list's width and whether it is shown; for the settings.
    QByteArray saveState() const;
    /// False, and nothing done, where @p state is none of saveState().
    bool restoreState(const QByteArray &state);

public slots:
    void startFind();
    void setFilesVisible(bool visible);

signals:
    /// See DiffView::fileMarked().
    void fileMarked(const QString &path, const QByteArray &contentHash, bool looked);
    /// Esc was pressed where nothing else was to end.
    void leaveRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeToolbar();
    QToolButton *addButton(QHBoxLayout *row, const QString &text, const QString &tip);
    void connectView();
    void showOptions();
    void showProblems();

    DiffView *m_view;
    DiffFilesModel *m_model;
    QListView *m_files;
    QSplitter *m_splitter;
    FindField *m_find;
    QLabel *m_summary;
    QLabel *m_problem;
    QToolButton *m_filesButton = nullptr;
    QToolButton *m_sideBySide = nullptr;
    QToolButton *m_inline = nullptr;
    QToolButton *m_previousHunk = nullptr;
    QToolButton *m_nextHunk = nullptr;
    QCheckBox *m_blanks = nullptr;
    bool m_isListSized = false; ///< By hand or by saved settings.
};

} // namespace Winnow
