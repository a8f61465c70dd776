// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLineEdit>

#include <functional>

class QCompleter;
class QStringListModel;

namespace Winnow {

/// The line in which one types words and `facet:value` terms, with proposals for the term at the cursor.
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    /// Gives whole terms that would complete the one typed so far, best first.
    using Proposals = std::function<QStringList(const QString &term)>;

    explicit SearchField(QWidget *parent);

    void setProposals(Proposals proposals) { m_proposals = std::move(proposals); }

    /// The term that the cursor stands in or behind; empty behind white space.
    QString termAtCursor() const;

signals:
    /// The text changed under the user's hands.
    void typed(const QString &text);
    /// The user is done with the text: Enter, or the keyboard went elsewhere.
    void finished(const QString &text);
    /// The keyboard is to go to the table.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// Start and end of the term at the cursor.
    std::pair<qsizetype, qsizetype> termRange() const;
    void propose();
    void takeProposal(const QString &term);

    Proposals m_proposals;
    QStringListModel *m_proposed;
    QCompleter *m_completer;
};

} // namespace Winnow
