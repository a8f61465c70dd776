// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/sweepmemory.h"
#include "sweep/sweepreport.h"

#include <QFrame>
#include <QTimeZone>
#include <QTimer>

#include <array>

class QLabel;
class QProgressBar;
class QPushButton;

namespace Winnow {

class SweepLogView;

/// A sweep in the window: how far each of its stages is, what the forge's limits leave, how long it takes, and what was left
/// out; with ways to pause and to stop it. Behind it what came of it, or the offer to go on with one that was cut short.
class SweepPanel final : public QFrame
{
    Q_OBJECT

public:
    enum class State : quint8 { Idle, Running, Stopping, Finished, Stopped };

    explicit SweepPanel(QWidget *parent = nullptr);

    void start();
    void showProgress(const SweepProgress &progress);
    void addLog(const QList<SweepLogEntry> &entries);
    void finish(const SweepReport &report);
    /// Offers to go on with a sweep of before.
    void showStopped(const SweepMemory &memory, const QTimeZone &zone);
    void dismiss();

    State state() const { return m_state; }
    QString headline() const;
    QString paceText() const;
    /// What is written of @p stage.
    QString stageText(SweepStage stage) const;

    QPushButton *pauseButton() const { return m_pause; }
    QPushButton *stopButton() const { return m_stop; }
    QPushButton *continueButton() const { return m_continue; }
    QPushButton *logButton() const { return m_showLog; }
    QPushButton *funnelButton() const { return m_funnel; }
    QPushButton *closeButton() const { return m_close; }
    SweepLogView *log() const { return m_log; }

signals:
    void pauseRequested();
    void resumeRequested();
    void stopRequested();
    void continueRequested();
    void funnelRequested();
    /// The keyboard is to go back to the work: the panel, or the part of it that had the keyboard, goes.
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Stage
    {
        QLabel *name;
        QLabel *count;
    };

    void buildLayout();
    void enter(State state);
    void tell();
    void tellStages();
    void tellLog();
    void retranslate();

    State m_state = State::Idle;
    SweepProgress m_progress;
    SweepReport m_report;
    SweepMemory m_memory;
    QTimeZone m_zone;
    QTimer m_tick; ///< The time to go gets less while nothing is heard.
    QLabel *m_text;
    QProgressBar *m_bar;
    std::array<Stage, 6> m_stages{};
    QWidget *m_stageRow;
    QLabel *m_pace;
    QPushButton *m_pause;
    QPushButton *m_stop;
    QPushButton *m_continue;
    QPushButton *m_showLog;
    QPushButton *m_funnel;
    QPushButton *m_close;
    SweepLogView *m_log;
};

} // namespace Winnow
