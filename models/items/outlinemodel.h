// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "article/articleedits.h"
#include "outlinenode.h"

#include <QAbstractItemModel>
#include <QLocale>

namespace Winnow {

/// The outline of an instalment as a tree: rows in no theme, sections, themes, guide, method. Dragging changes nothing itself: it
/// asks for the edits that would do it (editsWanted()), and the model shows them once it is given the new record.
class OutlineModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column : quint8 { TextColumn, StateColumn, ColumnCount };
    enum Role : int {
        KindRole = Qt::UserRole, ///< OutlineNode::Kind as int.
        KeyRole,
        IssueRole, ///< org/repo#N of a row, else null.
        ProblemsRole, ///< Number of lint errors and warnings there.
    };

    explicit OutlineModel(QObject *parent = nullptr);

    /// Shows @p record. Keeps the lines where only texts differ, so that selection and open branches stay.
    void setRecord(const ArticleRecord &record);
    void setLocale(const QLocale &locale);
    /// Lint errors and warnings by org/repo#N.
    void setProblemCounts(const QHash<QString, int> &counts);

    /// The first line that shows @p issue below a section; invalid where none does.
    QModelIndex indexOfRow(const IssueRef &issue) const;
    /// The first row of the first section; null where there is none.
    IssueRef firstRow() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
            const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
            const QModelIndex &parent) override;

    /// The edits that move the line @p index by @p offset places among its like: what the keyboard does. Empty at the end.
    QList<TextEdit> moved(const QModelIndex &index, int offset) const;
    /// The edits that put @p issue into the theme @p number (QString of ThemeRecord::order; null: into none), before its
    /// member @p place (-1: behind the last).
    QList<TextEdit> assigned(const IssueRef &issue, const QString &number, int place = -1) const;
    /// The edits that take the theme or the line of the guide @p index out of the article; its rows stay. Empty for
    /// any other line.
    QList<TextEdit> removed(const QModelIndex &index) const;

    /// What a statement of the method section (disclosuretopic.h) is called.
    static QString statementName(const QString &statement);

signals:
    void editsWanted(const QList<Winnow::TextEdit> &edits);

private:
    const OutlineNode *nodeAt(const QModelIndex &index) const;
    QModelIndex indexOf(const OutlineNode &node, int column = TextColumn) const;
    QString heading(const OutlineNode &node) const;
    QString stateText(const OutlineNode &node) const;
    QString stateSign(const OutlineNode &node) const;
    QList<TextEdit> dropped(const OutlineNode &node, const OutlineNode &target, int place) const;
    QList<TextEdit> reordered(const OutlineNode &node, const OutlineNode &parent, int place) const;
    TextEdit edit(TextOwner owner, const QString &subject, const QString &field, const QString &value) const;
    void tellChanged(const OutlineNode &parent);

    ArticleRecord m_record;
    QLocale m_locale;
    QHash<QString, int> m_problems;
    std::unique_ptr<OutlineNode> m_root;
};

} // namespace Winnow
