// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/article.h"
#include "article/articlerecord.h"
#include "article/lintproblem.h"
#include "article/parttexts.h"
#include "lint/linter.h"
#include "session/sessionvalues.h"

#include <QObject>
#include <QTimeZone>
#include <QTimer>

#include <array>
#include <memory>

namespace Winnow {

class WorkspaceSession;

/// The instalment under work: what the record knows, the article made from it in both languages, and what the lint says.
/// A text that is typed is in the article at once, on the disk a moment later, and linted when the typing pauses.
class ArticleWork final : public QObject
{
    Q_OBJECT

public:
    explicit ArticleWork(QObject *parent = nullptr);

    void setSession(WorkspaceSession *session);
    WorkspaceSession *session() const { return m_session; }
    bool isWritable() const;
    /// Something that was written is not on the disk yet.
    bool isUnsaved() const;

    /// Reads the record anew where something changed since; does nothing while nobody looks (setWatched()).
    void refresh();
    /// Whether the desk is on the screen.
    void setWatched(bool isWatched);

    bool hasRecord() const { return m_hasRecord; }
    const ArticleRecord &record() const { return m_record; }
    const Article &article(TextLanguage language) const { return m_articles[static_cast<size_t>(language)]; }
    QTimeZone zone() const;
    /// Null where @p issue is not a row.
    const ArticleCase *row(const IssueRef &issue) const;

    /// The text @p field (as TextEdit::field names it) of a row is now @p text.
    void setText(const IssueRef &issue, const QString &field, TextLanguage language, const QString &text);
    /// A text of a part that is no row is now as @p text says it in @p language.
    void setPartText(const PartText &text, TextLanguage language);
    /// What is typed from now on is another act, to be undone by itself.
    void finishRun();
    /// Makes @p edits, one act.
    void write(QList<TextEdit> edits);
    /// Adds a theme, or a line to the guide, at the end.
    void addTheme();
    void addGuideLine();

    void undo();
    void redo();

    /// Sends what is not saved yet, now that there is a name to record it under.
    void save();

signals:
    /// The record was read or changed as a whole.
    void recordChanged();
    /// The article reads otherwise.
    void articlesChanged();
    void problemsFound(const QList<Winnow::LintProblem> &problems);
    /// Texts wait until somebody says under which name they are recorded.
    void reviewerNeeded();
    /// All that was typed is on the disk.
    void saved();

private:
    struct PendingEdit
    {
        TextEdit edit;
        bool isSaved = false; ///< On the disk, but maybe later than the record on its way here was read.
    };

    void takeRecord(const ArticleRecord &record);
    void takeOutcome(const DecisionOutcome &outcome);
    void fetch();
    void generate();
    void lint();
    void addPending(const TextEdit &edit);
    void addUnsaved(TextEdit edit);
    TextEdit textEdit(
            TextOwner owner, const QString &subject, const QString &field, const QString &value) const;
    void sendUnsaved();
    void takeFailure();

    WorkspaceSession *m_session = nullptr;
    ArticleRecord m_record;
    std::array<Article, 2> m_articles;
    Linter m_linter;
    QList<TextEdit> m_unsaved; ///< One a place, the latest.
    QList<PendingEdit> m_pending; ///< Not certainly in the record as it was read last.
    QString m_step; ///< Of the present run of typing.
    QTimer m_saveTimer;
    QTimer m_generateTimer;
    QTimer m_lintTimer;
    bool m_hasRecord = false;
    bool m_isWatched = false;
    bool m_isStale = true;
    bool m_isFetching = false;
};

} // namespace Winnow
