// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "items/outlinemodel.h"

#include <QTreeView>

namespace Winnow {

/// The outline with drag and drop, and with the keyboard: Alt+Up and Alt+Down move a line among its like, F asks for a
/// theme to put a row into, Delete takes a theme or a line of the guide out. Open branches and the current line stay when the outline changes.
class OutlinePane final : public QTreeView
{
    Q_OBJECT

public:
    explicit OutlinePane(OutlineModel &model, QWidget *parent = nullptr);

    /// Makes the row of @p issue the current line, without telling rowChosen(), unless a line of it is current already.
    void showRow(const IssueRef &issue);
    IssueRef currentRow() const;

signals:
    /// The current line is the row @p issue.
    void rowChosen(const Winnow::IssueRef &issue);
    /// The current line is a section, a theme, a line of the guide, a statement of the method section (a note beside it),
    /// or the article's title.
    void partChosen(Winnow::TextOwner owner, const QString &subject);
    /// Enter or a double click: write there.
    void rowOpened(const Winnow::IssueRef &issue);
    void editsWanted(const QList<Winnow::TextEdit> &edits);
    /// The line @p name was taken out with the edits wanted last.
    void lineRemoved(const QString &name);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Place
    {
        int kind = -1;
        QString key;
        QString parentKey;

        friend bool operator==(const Place &, const Place &) = default;
    };

    Place placeOf(const QModelIndex &index) const;
    void keepPlaces();
    void restorePlaces();
    void move(int offset);
    void remove(const QModelIndex &index);
    void showThemeMenu(const IssueRef &issue, const QPoint &at);
    void showRemoveMenu(const QModelIndex &index, const QPoint &at);
    void retranslate();

    OutlineModel *m_outline;
    QList<Place> m_folded;
    Place m_current;
    bool m_isQuiet = false;
};

} // namespace Winnow
