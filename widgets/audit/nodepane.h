// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "auditmatch.h"

#include "evidence/linkbar.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace Winnow {

class HeadingLabel;
class LinkButton;
class NodeTextView;

/// A node as it is shown beside a claim.
struct ShownNode
{
    CitedNode node; ///< With query and score of the reference.
    QString text; ///< shownNodeText(); the excerpt where the workspace holds no text.
    QString scoreMark; ///< "low, tied"
    QString notice; ///< What must be known before it is judged; null for nothing.
    bool isWarning = false; ///< The notice warns; else it informs.

    friend bool operator==(const ShownNode &, const ShownNode &) = default;
};

/// The node that a reference names, or a candidate in its place: title, kind, address, score, query, and its text with
/// what the claim says, too, marked. Where a link leads is shown before it is opened.
class NodePane final : public QWidget
{
    Q_OBJECT

public:
    explicit NodePane(QWidget *parent = nullptr);

    void setLinkOpener(const LinkOpener &opener);
    void showNode(const ShownNode &node, const MatchedPages &pages);
    void showNothing();
    const ShownNode &node() const { return m_node; }

    void nextPassage();
    void previousPassage();
    void setPassageKeys(const QString &previous, const QString &next);
    /// Asks whether @p url is to be opened.
    void askLink(const QUrl &url);
    /// The same for the node's own address; false where it has none that may be opened.
    bool askNodeLink();

    NodeTextView *view() const { return m_view; }
    LinkBar *linkBar() const { return m_links; }
    /// Below the title: score, query, notices, as they are read.
    QString shownFacts() const;

signals:
    void leaveRequested();
    void linkOpenFailed(const QUrl &url);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    QWidget *passageBar();
    void refresh();
    void refreshNotice();
    void refreshFacts();
    void refreshPassages();
    void retranslate();

    QLabel *m_notice;
    QLabel *m_title;
    QLabel *m_facts;
    HeadingLabel *m_query;
    LinkButton *m_link;
    NodeTextView *m_view;
    QLabel *m_empty;
    QLabel *m_passage;
    QToolButton *m_previous;
    QToolButton *m_next;
    LinkBar *m_links;
    ShownNode m_node;
    QList<TextRange> m_titleMarks;
    QString m_previousKey;
    QString m_nextKey;
};

} // namespace Winnow
