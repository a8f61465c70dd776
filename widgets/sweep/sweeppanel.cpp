// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweeppanel.h"

#include "sweeplogview.h"
#include "sweeptext.h"
#include "theme/spacing.h"
#include "theme/theme.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds tickPause(5);

} // namespace

SweepPanel::SweepPanel(QWidget *parent)
    : QFrame(parent)
    , m_tick(this)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_stageRow(new QWidget(this))
    , m_pace(new QLabel(this))
    , m_pause(new QPushButton(this))
    , m_stop(new QPushButton(this))
    , m_continue(new QPushButton(this))
    , m_showLog(new QPushButton(this))
    , m_funnel(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_log(new SweepLogView(this))
{
    buildLayout();
    m_tick.setInterval(tickPause);
    connect(&m_tick, &QTimer::timeout, this, &SweepPanel::tell);
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_progress.isPaused ? emit resumeRequested() : emit pauseRequested(); });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        enter(State::Stopping);
        emit stopRequested();
    });
    connect(m_continue, &QPushButton::clicked, this, &SweepPanel::continueRequested);
    connect(m_showLog, &QPushButton::toggled, m_log, &QWidget::setVisible);
    connect(m_funnel, &QPushButton::clicked, this, &SweepPanel::funnelRequested);
    connect(m_close, &QPushButton::clicked, this, &SweepPanel::dismiss);
    hide();
    retranslate();
}

void SweepPanel::buildLayout()
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(spaceSmall);
    m_pace->setTextFormat(Qt::PlainText);
    m_pace->setWordWrap(true);
    m_pace->setForegroundRole(QPalette::PlaceholderText);
    m_showLog->setCheckable(true);
    m_log->hide();
    auto *line = new QHBoxLayout;
    line->setSpacing(space);
    line->addWidget(m_text, 1);
    for (QPushButton *button : {m_showLog, m_funnel, m_continue, m_pause, m_stop, m_close})
        line->addWidget(button);
    auto *stages = new QHBoxLayout(m_stageRow);
    stages->setContentsMargins(0, 0, 0, 0);
    stages->setSpacing(3 * spaceLarge);
    for (Stage &stage : m_stages) {
        stage = {new QLabel(m_stageRow), new QLabel(m_stageRow)};
        stage.count->setForegroundRole(QPalette::PlaceholderText);
        auto *cell = new QVBoxLayout;
        cell->setSpacing(0);
        cell->addWidget(stage.name);
        cell->addWidget(stage.count);
        stages->addLayout(cell);
    }
    stages->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(space);
    layout->addLayout(line);
    layout->addWidget(m_bar);
    layout->addWidget(m_stageRow);
    layout->addWidget(m_pace);
    layout->addWidget(m_log);
}

void SweepPanel::enter(State state)
{
    m_state = state;
    // Hidden or disabled with the keyboard in it, a button would hand it to whatever comes next, such as a text field.
    const auto hadKeyboard = [this] {
        for (const QPushButton *button : {m_pause, m_stop, m_continue}) {
            if (button->hasFocus())
                return true;
        }
        return false;
    }();
    const bool isRunning = state == State::Running || state == State::Stopping;
    m_pause->setVisible(isRunning);
    m_stop->setVisible(isRunning);
    m_pause->setEnabled(state == State::Running);
    m_stop->setEnabled(state == State::Running);
    m_bar->setVisible(isRunning);
    m_stageRow->setVisible(isRunning);
    m_pace->setVisible(isRunning);
    const bool isCut = state == State::Finished && (m_report.isCancelled || m_report.failure.has_value());
    m_continue->setVisible(state == State::Stopped || isCut);
    m_funnel->setVisible(state == State::Finished);
    m_close->setVisible(!isRunning);
    if (isRunning)
        m_tick.start();
    else
        m_tick.stop();
    setVisible(state != State::Idle);
    tell();
    if (hadKeyboard)
        emit closed();
}

void SweepPanel::start()
{
    m_progress = {};
    m_report = {};
    m_log->model().clear();
    m_showLog->setChecked(false);
    enter(State::Running);
}

void SweepPanel::showProgress(const SweepProgress &progress)
{
    if (m_state != State::Running && m_state != State::Stopping)
        return;
    m_progress = progress;
    tell();
}

void SweepPanel::addLog(const QList<SweepLogEntry> &entries)
{
    m_log->model().append(entries);
    tellLog();
}

void SweepPanel::finish(const SweepReport &report)
{
    m_report = report;
    enter(State::Finished);
}

void SweepPanel::showStopped(const SweepMemory &memory, const QTimeZone &zone)
{
    m_memory = memory;
    m_zone = zone;
    m_log->model().clear();
    m_showLog->setChecked(false);
    enter(State::Stopped);
}

void SweepPanel::dismiss()
{
    m_showLog->setChecked(false);
    enter(State::Idle);
    emit closed();
}

void SweepPanel::tell()
{
    switch (m_state) {
    case State::Idle:
        break;
    case State::Running:
        m_text->setText(m_progress.isPaused ? tr("The sweep is paused.")
                                            //: %1 what is being read now
                                            : tr("Sweeping: %1").arg(SweepText::stage(m_progress.stage)));
        break;
    case State::Stopping:
        m_text->setText(tr("Stopping the sweep…"));
        break;
    case State::Finished:
        m_text->setText(SweepText::headline(m_report, locale()));
        break;
    case State::Stopped:
        m_text->setText(SweepText::stopped(m_memory, m_zone, locale()));
        break;
    }
    m_pause->setText(m_progress.isPaused ? tr("Go on") : tr("Pause"));
    const std::optional<int> done = SweepText::permille(m_progress);
    m_bar->setRange(0, done || m_progress.isPaused ? 1000 : 0);
    m_bar->setValue(done.value_or(0));
    m_pace->setText(SweepText::pace(m_progress, currentTimestamp(), locale()));
    tellStages();
    tellLog();
}

void SweepPanel::tellStages()
{
    for (size_t i = 0; i < m_stages.size(); ++i) {
        const auto stage = static_cast<SweepStage>(i);
        QFont font = this->font();
        font.setWeight(stage == m_progress.stage ? QFont::DemiBold : QFont::Normal);
        m_stages[i].name->setFont(font);
        m_stages[i].name->setText(SweepText::stage(stage));
        const QString count = SweepText::count(stage, m_progress, locale());
        m_stages[i].count->setText(count.isEmpty() ? u"–"_s : count);
    }
}

void SweepPanel::tellLog()
{
    const int entries = m_log->model().rowCount();
    m_showLog->setVisible(entries > 0);
    m_showLog->setText(tr("Log (%1)").arg(locale().toString(entries)));
}

QString SweepPanel::headline() const
{
    return m_text->text();
}

QString SweepPanel::paceText() const
{
    return m_pace->text();
}

QString SweepPanel::stageText(SweepStage stage) const
{
    return m_stages.at(static_cast<size_t>(stage)).count->text();
}

void SweepPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_close->isVisible())
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void SweepPanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void SweepPanel::retranslate()
{
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Ends the sweep; what came in is kept, and it can be gone on with."));
    m_continue->setText(tr("Go on with the sweep"));
    m_funnel->setText(tr("Show the funnel"));
    m_close->setText(tr("Close"));
    m_bar->setAccessibleName(tr("Progress of the sweep"));
    setAccessibleName(tr("Sweep"));
    tell();
}

} // namespace Winnow
