// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/evidencetext.h"
#include "linkbar.h"
#include "workspace/issuequeries.h"

#include <QTimeZone>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace Winnow {

class ChangeView;
class ConversationView;
class EvidenceBrowser;
class EvidenceStrip;
class FlatTabBar;
class HeadingLabel;
class IssueTextView;
class RecordView;
class ResolutionPopup;
class TimelineView;
struct TimelineEntry;

/// The sides from which the pane shows an issue, by their words in settings and in Decision::seen.
enum class EvidenceTab : quint8 { Diff, Conversation, Text, Record };

/// "diff", "conversation", "text", "record".
QString evidenceTabName(EvidenceTab tab);
std::optional<EvidenceTab> evidenceTabFromName(QStringView name);

/// One issue with its evidence: the assessment on top, the timeline at the left, the rest in tabs at the right. The tab
/// stays while one goes from issue to issue. The pane always
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
    /// Marks the events that the assessment of issue @p id rests on (basisEventIds()), if that issue is wanted.
    void setBasisEvents(qint64 id, const QStringList &eventIds);
    void setLinkOpener(const LinkOpener &opener);

    /// Puts the keyboard into the tab that is open.
    void focusContents();

    EvidenceStrip *strip() const { return m_strip; }
    TimelineView *timeline() const { return m_timeline; }
    ChangeView *changes() const { return m_changes; }
    ResolutionPopup *resolutionPopup() const { return m_resolution; }

    /// Widths of the timeline and the tabs, and how diffs are shown; for the settings.
    QByteArray saveState() const;
    /// False, and nothing done, where @p state is none of saveState().
    bool restoreState(const QByteArray &state);

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
    void showAssessment();
    void followEvent(const TimelineEntry &entry);
    void announceEvidence();

    HeadingLabel *m_heading;
    EvidenceStrip *m_strip;
    TimelineView *m_timeline;
    QSplitter *m_columns;
    FlatTabBar *m_tabs;
    QStackedWidget *m_stack;
    ChangeView *m_changes;
    ResolutionPopup *m_resolution;
    ConversationView *m_conversation;
    IssueTextView *m_text;
    RecordView *m_record;
    QLabel *m_nothing;
    LinkBar *m_linkBar;
    QTimer m_blankTimer;
    qint64 m_wantedId = 0;
    IssueRef m_wantedRef;
    QString m_wantedTitle;
    QStringList m_basisEvents; ///< Of the wanted issue.
    std::optional<IssueDetails> m_details;
    std::array<bool, 4> m_filled{};
};

} // namespace Winnow
