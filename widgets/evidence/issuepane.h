// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "linkbar.h"
#include "workspace/issuequeries.h"

#include <QTimeZone>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;

namespace Winnow {

class ConversationView;
class EvidenceBrowser;
class FlatTabBar;
class HeadingLabel;
class IssueTextView;
class RecordView;

/// The sides from which the pane shows an issue, by their words in settings and in Decision::seen.
enum class EvidenceTab : quint8 { Conversation, Text, Record };

/// "conversation", "text", "record".
QString evidenceTabName(EvidenceTab tab);
std::optional<EvidenceTab> evidenceTabFromName(QStringView name);

/// One issue with its evidence in tabs. The tab stays while one goes from issue to issue. The pane always
/// shows what belongs to one issue: when the next is announced, its heading and contents change together as
/// soon as the details come, and after a blink the old ones vanish even if they have not.
class IssuePane final : public QWidget
{
    Q_OBJECT

public:
    explicit IssuePane(QWidget *parent = nullptr);

    /// Announces that issue @p id is wanted, @p title being all that is known of it so far.
    void expectIssue(qint64 id, const IssueRef &ref, const QString &title);

    /// No issue: says @p why.
    void showNothing(const QString &why);

    /// The issue that is wanted, 0 for none.
    qint64 issueId() const { return m_wantedId; }
    /// What is on the screen; nothing while it is being read.
    const std::optional<IssueDetails> &details() const { return m_details; }

    EvidenceTab tab() const;
    void setTab(EvidenceTab tab);
    void setTimeZone(const QTimeZone &zone);
    void setLinkOpener(const LinkOpener &opener);

    /// Puts the keyboard into the tab that is open.
    void focusContents();

public slots:
    /// Shows @p details if they are those of the wanted issue.
    void showDetails(const Winnow::IssueDetails &details);

signals:
    void tabChanged(Winnow::EvidenceTab tab);
    /// Evidence of issue @p id is on the screen now, or (empty) not any more.
    void evidenceShown(qint64 id, const QString &name);
    void linkHovered(const QString &address);
    void linkOpenFailed(const QUrl &url);
    /// Esc: the keyboard is to go back to the table.
    void leaveRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void watch(EvidenceBrowser *browser);
    void retranslate();
    void showHeading(const IssueRef &ref, const QString &title);
    void blank();
    void fillOpenTab();
    void announceEvidence();

    HeadingLabel *m_heading;
    FlatTabBar *m_tabs;
    QStackedWidget *m_stack;
    ConversationView *m_conversation;
    IssueTextView *m_text;
    RecordView *m_record;
    QLabel *m_nothing;
    LinkBar *m_linkBar;
    QTimer m_blankTimer;
    qint64 m_wantedId = 0;
    IssueRef m_wantedRef;
    QString m_wantedTitle;
    std::optional<IssueDetails> m_details;
    std::array<bool, 3> m_filled{};
};

} // namespace Winnow
