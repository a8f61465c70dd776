// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "changeview.h"

#include "diff/diffpane.h"
#include "diff/diffview.h"
#include "diff/syntaxcolours.h"
#include "evidence/evidencetext.h"
#include "theme/spacing.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// One for all diffs of the program: it reads the languages' rules once.
std::shared_ptr<SyntaxColours> sharedSyntaxColours()
{
    static std::weak_ptr<SyntaxColours> shared;
    auto colours = shared.lock();
    if (!colours)
        shared = colours = std::make_shared<SyntaxColours>();
    return colours;
}

} // namespace

ChangeView::ChangeView(QWidget *parent)
    : QWidget(parent)
    , m_choice(new QComboBox(this))
    , m_diff(new DiffPane(sharedSyntaxColours(), this))
    , m_notice(new QLabel(this))
    , m_stack(new QStackedLayout)
{
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(20);
    m_notice->setAlignment(Qt::AlignCenter);
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setForegroundRole(QPalette::PlaceholderText);
    m_notice->setAutoFillBackground(true);
    m_notice->setBackgroundRole(QPalette::Base);
    m_stack->addWidget(m_notice);
    m_stack->addWidget(m_diff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_choice);
    layout->addLayout(m_stack, 1);
    setFocusProxy(m_diff->view());
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ChangeView::askForDiff);
    connect(m_diff, &DiffPane::leaveRequested, this, &ChangeView::leaveRequested);
    retranslate();
    clear();
}

void ChangeView::showChanges(const IssueDetails &details)
{
    const IssueRef before = change();
    const bool isSameIssue = m_issue == details.issue.ref;
    m_issue = details.issue.ref;
    m_changes = details.changes;
    m_links.clear();
    std::ranges::copy_if(details.assessment.links, std::back_inserter(m_links),
            [](const Link &link) { return !link.rejected; });
    fillChoice();
    if (isSameIssue && hasChange(before)) {
        const QSignalBlocker blocker(m_choice);
        m_choice->setCurrentIndex(m_choice->findData(QVariant::fromValue(before)));
        return; // its diff is on the screen, or on its way
    }
    if (details.assessment.landing) {
        const QSignalBlocker blocker(m_choice);
        m_choice->setCurrentIndex(
                m_choice->findData(QVariant::fromValue(details.assessment.landing->change)));
    }
    askForDiff();
}

void ChangeView::clear()
{
    m_issue = {};
    m_links.clear();
    m_changes.clear();
    fillChoice();
    m_diff->setDiff(nullptr);
    say({});
}

IssueRef ChangeView::change() const
{
    return m_choice->currentData().value<IssueRef>();
}

bool ChangeView::hasChange(const IssueRef &change) const
{
    return std::ranges::contains(m_links, change, &Link::change);
}

void ChangeView::selectChange(const IssueRef &change)
{
    if (hasChange(change))
        m_choice->setCurrentIndex(m_choice->findData(QVariant::fromValue(change)));
}

void ChangeView::setTimeZone(const QTimeZone &zone)
{
    m_zone = zone;
    const IssueRef chosen = change();
    fillChoice();
    const QSignalBlocker blocker(m_choice);
    m_choice->setCurrentIndex(std::max(0, m_choice->findData(QVariant::fromValue(chosen))));
}

void ChangeView::showDiff(const IssueRef &change, const SharedDiff &diff)
{
    if (!m_waits || change != this->change())
        return;
    m_waits = false;
    m_diff->setDiff(diff);
    if (diff) {
        m_stack->setCurrentWidget(m_diff);
        return;
    }
    say(tr("The workspace holds no patch of %1.").arg(changeText(change, m_issue.repo)));
    emit patchWanted(change);
}

void ChangeView::showFetching(const IssueRef &change)
{
    if (change != this->change() || m_stack->currentWidget() == m_diff)
        return;
    m_waits = true;
    say(tr("Fetching the diff of %1…").arg(changeText(change, m_issue.repo)));
}

void ChangeView::showRefusal(const IssueRef &change, const QString &reason)
{
    if (change != this->change() || m_stack->currentWidget() == m_diff)
        return;
    m_waits = false;
    say(tr("The diff of %1 cannot be had: %2").arg(changeText(change, m_issue.repo), reason));
}

QString ChangeView::describe(const Link &link) const
{
    const auto record = std::ranges::find(m_changes, link.change, &ChangeRecord::ref);
    QStringList parts{changeText(link.change, m_issue.repo)};
    if (link.isMerged())
        parts.append(tr("merged %1").arg(minuteText(*link.mergedAt, m_zone)));
    else
        parts.append(link.state.isNull() ? tr("not loaded") : tr("not merged (%1)").arg(link.state));
    if (record != m_changes.cend())
        parts.append(record->title);
    return parts.join(u" · "_s);
}

void ChangeView::fillChoice()
{
    const QSignalBlocker blocker(m_choice);
    m_choice->clear();
    for (const Link &link : std::as_const(m_links))
        m_choice->addItem(describe(link), QVariant::fromValue(link.change));
    m_choice->setVisible(!m_links.isEmpty());
    m_choice->setEnabled(m_links.size() > 1);
}

void ChangeView::askForDiff()
{
    // Nothing of another change may be seen under this one's name, not even for a moment.
    m_diff->setDiff(nullptr);
    m_waits = !m_links.isEmpty();
    say(m_waits ? QString() : tr("No change is linked to this issue."));
    if (m_waits)
        emit diffWanted(change());
}

void ChangeView::say(const QString &text)
{
    m_notice->setText(text);
    m_stack->setCurrentWidget(m_notice);
}

void ChangeView::retranslate()
{
    m_choice->setAccessibleName(tr("Change"));
    m_choice->setToolTip(tr("The change whose diff is shown"));
}

void ChangeView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        setTimeZone(m_zone);
    }
}

} // namespace Winnow
