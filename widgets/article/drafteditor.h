// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articlerecord.h"
#include "article/lintproblem.h"

#include <QTimeZone>
#include <QWidget>

#include <array>

class QGridLayout;
class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;

namespace Winnow {

class DraftField;
class LengthMeter;
class ProposalStrip;

/// The texts of one row in both languages, side by side: problem and answer, the line in its theme, symptom and first
/// action for the guide. Facts of the record are one press away, a worker's differing proposal stands below its field.
class DraftEditor final : public QWidget
{
    Q_OBJECT

public:
    explicit DraftEditor(QWidget *parent = nullptr);

    /// Shows @p row, of which @p record knows the limits and terms; null: nothing to edit.
    void setRow(const ArticleCase *row, const ArticleRecord &record, const QTimeZone &zone);
    /// Marks the places of @p problems that lie in the row's texts.
    void setProblems(const QList<LintProblem> &problems);
    void setEditable(bool isEditable);

    IssueRef issue() const { return m_issue; }
    /// Puts the keyboard into @p field of @p language and selects the place.
    void goTo(ArticleField field, TextLanguage language, qsizetype start, qsizetype end);
    void focusFirst();
    /// Replaces from @p start to @p end of a text as a person would; all of it where both are 0.
    void replace(
            ArticleField field, TextLanguage language, qsizetype start, qsizetype end, const QString &text);

    DraftField *field(ArticleField field, TextLanguage language) const;

signals:
    /// A text is now @p text. @p field as TextEdit::field names it.
    void textEdited(const Winnow::IssueRef &issue, const QString &field, Winnow::TextLanguage language,
            const QString &text);
    /// The keyboard has left a field: what is typed next is another act.
    void fieldLeft();
    void undoRequested();
    void redoRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    static constexpr int fieldCount = 5;
    struct Cell
    {
        QLabel *label = nullptr;
        LengthMeter *meter = nullptr;
        DraftField *field = nullptr;
        ProposalStrip *proposal = nullptr;
    };

    Cell &cell(int field, TextLanguage language);
    void addCell(QGridLayout &grid, int field, TextLanguage language);
    void connectCell(int field, TextLanguage language);
    void showCell(int field, TextLanguage language, const ArticleCase *row, const ArticleRecord &record);
    void updateMeter(int field, TextLanguage language);
    void fillFacts();
    void retranslate();

    IssueRef m_issue;
    QString m_issueTitle;
    LengthLimits m_limits;
    std::array<QStringList, 2> m_facts;
    QLabel *m_title;
    QLabel *m_empty;
    QToolButton *m_insert;
    QMenu *m_factMenu;
    QScrollArea *m_scroll;
    std::array<QLabel *, 2> m_languages{};
    std::array<std::array<Cell, 2>, fieldCount> m_cells;
    DraftField *m_lastField = nullptr; ///< Where the keyboard was last: facts go there.
};

} // namespace Winnow
