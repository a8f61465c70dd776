// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/bundleimport.h"

#include <QElapsedTimer>
#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace Winnow {

/// An import in the window: how far it is and a way to cancel, then what came of it, to be read and copied.
class ImportPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit ImportPanel(QWidget *parent = nullptr);

    void start(const QStringList &files);
    void showProgress(const ImportProgress &progress);
    /// Shows the report where there is more to read than a headline; hides otherwise. Returns whether it is
    /// shown.
    bool finish(const BundleImportReport &report);
    /// Says @p sentence while something else goes on with what came in.
    void showBusy(const QString &sentence);
    void dismiss();

    bool isRunning() const { return m_running; }
    QString reportText() const;

signals:
    void cancelRequested();
    /// The keyboard is to go back to the work: the panel, or the part of it that had the keyboard, goes.
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void giveUpKeyboard();
    void retranslate();

    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPlainTextEdit *m_report;
    QPushButton *m_copy;
    QPushButton *m_close;
    QElapsedTimer m_timer;
    bool m_running = false;
};

} // namespace Winnow
