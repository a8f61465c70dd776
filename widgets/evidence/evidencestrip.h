// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidencechips.h"

#include <QWidget>

class QLabel;
class QMenu;

namespace Winnow {

class AddChangePopup;
class EvidenceChip;
class FlowLayout;
class LinkButton;
class WhyPopup;

/// What may be claimed of an issue, in one row of chips above its evidence: each says why on a click, Enter or
/// F1, and gives its fact away on Ctrl+C. Links are confirmed, rejected and added from here. Without an
/// assessment the strip keeps its height.
class EvidenceStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit EvidenceStrip(QWidget *parent = nullptr);

    /// Shows @p assessment, and what changed where it is no longer the one that was @p decided on.
    void showAssessment(const Assessment &assessment, const DecidedEvidence &decided = {});
    /// Nothing is known yet.
    void clear();
    const std::optional<Assessment> &assessment() const { return m_assessment; }

    void setTimeZone(const QTimeZone &zone);
    void setTextLanguage(TextLanguage language);
    /// The bounds that "why?" tells.
    void setSettings(const AssessmentSettings &settings);

    /// The chips that show, in their order.
    QList<EvidenceChip *> chips() const;
    LinkButton *linksButton() const { return m_links; }
    LinkButton *copyButton() const { return m_copy; }
    LinkButton *whyButton() const { return m_why; }
    WhyPopup *whyPopup() const { return m_popup; }
    AddChangePopup *addChangePopup() const { return m_addChange; }

    /// The menus, made anew for what shows; the caller owns them. For the desk's menu bar and palette, too.
    QMenu *makeLinkMenu(QWidget *parent);
    QMenu *makeCopyMenu(QWidget *parent);

public slots:
    /// Explains the chip under the keyboard, else all of them.
    void explain();
    void addLink();

signals:
    /// The editor's word on a link of the issue that shows.
    void linkVerdictRequested(const Winnow::IssueRef &change, Winnow::LinkVerdict verdict);
    /// The resolution is to be set by hand.
    void resolutionRequested();
    void factCopied(const QString &text);
    /// Esc: the keyboard is to go back where it came from.
    void leaveRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    EvidenceChip *makeChip();
    EvidenceWording wording() const { return {m_zone, m_language, m_settings}; }
    void copyFact(const EvidenceChipContent &content);
    void copyText(const QString &text);
    void moveFocus(const EvidenceChip *from, int step);
    void popUp(QMenu *menu, const QWidget *anchor);
    void retranslate();

    std::optional<Assessment> m_assessment;
    DecidedEvidence m_decided;
    QTimeZone m_zone = QTimeZone::utc();
    TextLanguage m_language = TextLanguage::English;
    AssessmentSettings m_settings;
    FlowLayout *m_layout;
    QList<EvidenceChip *> m_chips; ///< Kept for the next issue; those beyond what shows are hidden.
    QLabel *m_nothing;
    LinkButton *m_links;
    LinkButton *m_copy;
    LinkButton *m_why;
    WhyPopup *m_popup;
    AddChangePopup *m_addChange;
};

} // namespace Winnow
