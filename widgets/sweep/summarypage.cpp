// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "summarypage.h"

#include "domain/reason.h"
#include "domain/textlanguage.h"
#include "faultlabel.h"
#include "sweeptext.h"
#include "theme/spacing.h"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// More nobody reads here; the table shows them all.
constexpr qsizetype mostLeftovers = 500;

} // namespace

SummaryPage::SummaryPage(QWidget *parent)
    : WizardPage(parent)
    , m_facts(new QLabel(this))
    , m_patches(new QCheckBox(this))
    , m_measure(new QPushButton(this))
    , m_estimate(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_fault(new FaultLabel(this))
    , m_leftoverTitle(new QLabel(this))
    , m_leftovers(new QTreeWidget(this))
{
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    m_estimate->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, 0);
    m_bar->setFixedHeight(spaceSmall);
    m_bar->hide();
    m_leftovers->setRootIsDecorated(false);
    m_leftovers->setUniformRowHeights(true);
    m_leftovers->setColumnCount(4);
    m_leftovers->header()->setStretchLastSection(true);
    m_leftoverTitle->setBuddy(m_leftovers);
    m_leftoverTitle->setWordWrap(true);
    auto *line = new QHBoxLayout;
    line->setSpacing(spaceLarge);
    line->addWidget(m_measure);
    line->addWidget(m_estimate, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spaceLarge);
    layout->addWidget(m_facts);
    layout->addWidget(m_patches);
    layout->addLayout(line);
    layout->addWidget(m_bar);
    layout->addWidget(m_fault);
    layout->addWidget(m_leftoverTitle);
    layout->addWidget(m_leftovers, 1);
    layout->addStretch();
    connect(m_patches, &QCheckBox::toggled, this, [this] {
        // They are a good part of the time: what was estimated holds no longer.
        if (!m_isMeasuring)
            forgetEstimate();
    });
    connect(m_measure, &QPushButton::clicked, this, &SummaryPage::toggleMeasuring);
    retranslate();
}

void SummaryPage::showChoice(
        const BatchChoice &choice, const QList<Leftover> &leftovers, const QTimeZone &zone)
{
    m_choice = choice;
    m_left = leftovers;
    m_zone = zone;
    m_patches->setChecked(choice.sweep.allPatches);
    if (sweepKey(choice.sweep) != m_measuredKey)
        forgetEstimate();
    tellFacts();
    fillLeftovers();
}

void SummaryPage::tellFacts()
{
    const SweepRequest &sweep = m_choice.sweep;
    QStringList lines;
    if (m_choice.batch) {
        lines.append(tr("Instalment %1 of %2 is made, and becomes the current one.")
                        .arg(sweep.batch.ordinal)
                        .arg(sweep.batch.series));
    }
    lines.append(tr("From %1: %2.").arg(forgeTitle(sweep.forge.kind), SweepText::sources(sweep)));
    if (sweep.closedSince != Timestamp())
        lines.append(tr("Issues closed %1.")
                        .arg(SweepText::window(sweep.closedSince, sweep.closedUntil, m_zone, locale())));
    if (sweep.forge.token.isEmpty())
        lines.append(tr("Without a token."));
    m_facts->setText(lines.join(u'\n'));
}

void SummaryPage::fillLeftovers()
{
    m_leftovers->clear();
    QList<QTreeWidgetItem *> items;
    const bool chinese = textLanguage(locale()) == TextLanguage::Chinese;
    for (const Leftover &left : m_left.first(std::min(m_left.size(), mostLeftovers))) {
        const QString verdict = left.verdict == Verdict::Hold ? tr("On hold") : tr("Undecided");
        QStringList why;
        if (!left.reason.isEmpty() && left.reason != "carried"_L1)
            why.append(reasonLabel(left.reason, Verdict::Drop, chinese));
        if (!left.note.isEmpty())
            why.append(left.note);
        auto *item = new QTreeWidgetItem({formatIssueRef(left.issue), left.title,
                left.by.isEmpty() ? verdict : tr("%1, %2").arg(verdict, left.by), why.join(u" · "_s)});
        item->setToolTip(1, left.title.toHtmlEscaped());
        item->setToolTip(3, item->text(3).toHtmlEscaped());
        items.append(item);
    }
    m_leftovers->addTopLevelItems(items);
    for (const auto &[column, signs] : {std::pair(0, 20), {1, 34}, {2, 16}})
        m_leftovers->setColumnWidth(column, fontMetrics().averageCharWidth() * signs);
    const bool has = !m_left.isEmpty();
    m_leftovers->setVisible(has);
    m_leftoverTitle->setVisible(has);
    m_leftoverTitle->setText(tr(
            "%n issue(s) left over from the last instalment are offered again, with what was said of them:",
            nullptr, static_cast<int>(m_left.size())));
}

bool SummaryPage::wantsPatches() const
{
    return m_patches->isChecked();
}

void SummaryPage::forgetEstimate()
{
    m_measuredKey.clear();
    setEstimate({});
}

void SummaryPage::setEstimate(const QString &text)
{
    m_estimate->setText(text.isEmpty()
                    ? tr("Reads a little of each repository to say how long it will take. What is read is "
                         "kept and not asked again.")
                    : text);
    m_estimate->setForegroundRole(text.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_fault->setFault({});
}

void SummaryPage::toggleMeasuring()
{
    m_isMeasuring = !m_isMeasuring;
    m_bar->setVisible(m_isMeasuring);
    m_bar->setRange(0, 0);
    if (m_isMeasuring) {
        m_measuredKey = sweepKey(m_choice.sweep);
        setEstimate(tr("Asking the forge…"));
        emit measureWanted();
    } else {
        forgetEstimate();
        emit measureCancelled();
    }
    retranslate();
}

void SummaryPage::showMeasuring(const SweepProgress &progress)
{
    if (!m_isMeasuring)
        return;
    QStringList parts{SweepText::stage(progress.stage)};
    if (const QString count = SweepText::count(progress.stage, progress, locale()); !count.isNull())
        parts.append(count);
    parts.append(SweepText::pace(progress, currentTimestamp(), locale()));
    setEstimate(parts.join(u" · "_s));
    const auto done = SweepText::permille(progress);
    m_bar->setRange(0, done ? 1000 : 0);
    m_bar->setValue(done.value_or(0));
}

void SummaryPage::showMeasured(const SweepReport &report)
{
    if (!m_isMeasuring)
        return;
    m_isMeasuring = false;
    m_bar->hide();
    if (report.progress.estimate)
        setEstimate(tr("Still to ask: %1.").arg(SweepText::estimate(*report.progress.estimate, locale())));
    else
        setEstimate({});
    if (report.failure)
        m_fault->setFault(textIn(describeSweepFailure(*report.failure), textLanguage(locale())), m_measure);
    else if (!report.errors.isEmpty())
        m_fault->setFault(tr("%n thing(s) could not be read, the first: %1", nullptr,
                                  static_cast<int>(report.errors.size()))
                                  .arg(formatLogEntry(report.errors.first(),
                                          textLanguage(locale()) == TextLanguage::Chinese)),
                m_measure);
    retranslate();
    emit changed();
}

QString SummaryPage::estimateText() const
{
    return m_fault->hasFault() ? m_fault->text() : m_estimate->text();
}

QString SummaryPage::title() const
{
    return tr("Start");
}

void SummaryPage::enter()
{
    (m_measuredKey.isEmpty() ? static_cast<QWidget *>(m_measure) : m_patches)->setFocus(Qt::OtherFocusReason);
}

void SummaryPage::changeEvent(QEvent *event)
{
    WizardPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
        tellFacts();
        fillLeftovers();
    }
}

void SummaryPage::retranslate()
{
    m_patches->setText(tr("Fetch the &diffs of all changes now, not when they are first looked at"));
    m_measure->setText(m_isMeasuring ? tr("Stop estimating") : tr("&Estimate how long it takes"));
    m_bar->setAccessibleName(tr("Progress of the estimate"));
    m_leftovers->setHeaderLabels({tr("Issue"), tr("Title"), tr("Last time"), tr("Why")});
    m_leftovers->setAccessibleName(tr("Left over from the last instalment"));
    if (!m_isMeasuring && m_measuredKey.isEmpty())
        setEstimate({});
}

} // namespace Winnow
