// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlework.h"
#include "desk.h"
#include "items/outlinemodel.h"
#include "items/problemsmodel.h"
#include "messageline.h"

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace Winnow {

class ActionRegistry;
class ArticlePreview;
class DraftEditor;
class OutlinePane;
class PartEditor;
class ProblemsPane;

/// Desk 2: the outline, the texts of the chosen row, the article as its readers will see it, and what the lint finds.
/// Whatever is chosen in one of them is shown in the others.
class ArticleDesk final : public Desk
{
    Q_OBJECT

public:
    /// @p actions must outlive the desk.
    explicit ArticleDesk(ActionRegistry &actions, QWidget *parent = nullptr);

    QLatin1StringView actionId() const override;
    QString title() const override;
    void setSession(WorkspaceSession *session, const WindowSettings &settings) override;
    void saveState(WindowSettings &settings) const override;
    void focusWork() override;

    ArticleWork &work() { return m_work; }
    OutlinePane *outline() const { return m_outline; }
    DraftEditor *editor() const { return m_editor; }
    PartEditor *partEditor() const { return m_part; }
    ArticlePreview *preview() const { return m_preview; }
    ProblemsPane *problems() const { return m_problems; }

    /// Shows the row of @p issue everywhere; nothing where it is not kept.
    void chooseRow(const IssueRef &issue);

signals:
    void messageShown(Winnow::MessageLine::Kind kind, const QString &text, bool undoable);
    /// Texts wait until somebody says under which name they are recorded.
    void reviewerNeeded();
    /// The article, and what the lint says of it, are on the screen.
    void ready();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    using Part = std::pair<TextOwner, QString>; ///< As OutlinePane::partChosen() names it.

    void buildLayout();
    QWidget *previewColumn();
    void connectViews();
    void connectWork();
    void showRecord();
    void showRow(const IssueRef &issue);
    void showPart(TextOwner owner, const QString &subject);
    void showProblems(const QList<LintProblem> &problems);
    void goTo(const LintProblem &problem);
    void fix(const LintProblem &problem);
    void activatePlace(const LintPlace &place);
    bool isRepository(const QString &repo, const QString &name) const;
    IssueRef issueAt(const LintPlace &place) const;
    std::optional<Part> partAt(const LintPlace &place) const;
    void tellReady();
    void updateSavedSign(bool isSaved);
    void retranslate();

    ActionRegistry *m_actions;
    ArticleWork m_work;
    OutlineModel m_outlineModel;
    ProblemsModel m_problemsModel;
    OutlinePane *m_outline;
    DraftEditor *m_editor;
    PartEditor *m_part;
    QStackedWidget *m_editors;
    ArticlePreview *m_preview;
    ProblemsPane *m_problems;
    QTabBar *m_languages;
    QComboBox *m_look;
    QLabel *m_saved;
    QLabel *m_empty;
    QSplitter *m_columns;
    QSplitter *m_rows;
    QString m_path;
    QList<LintProblem> m_found;
    IssueRef m_row;
    std::optional<Part> m_shownPart; ///< Where a part and no row is under edit.
    bool m_wasReady = false;
};

} // namespace Winnow
