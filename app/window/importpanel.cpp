// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "importpanel.h"

#include "importtext.h"
#include "theme/spacing.h"
#include "theme/theme.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>

namespace Winnow {

ImportPanel::ImportPanel(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_report(new QPlainTextEdit(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_report->setReadOnly(true);
    m_report->setTabChangesFocus(true);
    m_report->setFont(codeFont(font()));
    m_report->setFixedHeight(fontMetrics().lineSpacing() * 9);
    auto *line = new QHBoxLayout;
    line->setSpacing(space);
    line->addWidget(m_text, 1);
    line->addWidget(m_bar, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_copy);
    line->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spaceLarge, space, spaceLarge, space);
    layout->setSpacing(space);
    layout->addLayout(line);
    layout->addWidget(m_report);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        giveUpKeyboard();
        m_cancel->setEnabled(false);
        emit cancelRequested();
    });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_report->toPlainText()); });
    connect(m_close, &QPushButton::clicked, this, &ImportPanel::dismiss);
    hide();
    retranslate();
}

void ImportPanel::start(const QStringList &files)
{
    m_running = true;
    m_timer.start();
    QStringList names;
    for (const QString &file : files)
        names.append(QFileInfo(file).fileName());
    m_text->setText(tr("Importing %n file(s): %1", nullptr, static_cast<int>(files.size()))
                    .arg(names.join(tr(", "))));
    m_bar->setRange(0, 0);
    m_bar->show();
    m_cancel->setEnabled(true);
    m_cancel->show();
    m_report->hide();
    m_copy->hide();
    m_close->hide();
    show();
}

void ImportPanel::showProgress(const ImportProgress &progress)
{
    if (!m_running)
        return;
    m_text->setText(ImportText::progress(progress, m_timer.elapsed(), locale()));
    const std::optional<int> done = ImportText::permille(progress);
    m_bar->setRange(0, done ? 1000 : 0);
    m_bar->setValue(done.value_or(0));
}

bool ImportPanel::finish(const BundleImportReport &report)
{
    m_running = false;
    const QString details = ImportText::details(report, locale());
    m_text->setText(ImportText::headline(report, locale()));
    m_bar->hide();
    giveUpKeyboard();
    m_cancel->hide();
    m_report->setPlainText(details);
    m_report->setVisible(!details.isEmpty());
    m_copy->setVisible(!details.isEmpty());
    m_close->setVisible(!details.isEmpty());
    setVisible(!details.isEmpty());
    return !details.isEmpty();
}

void ImportPanel::giveUpKeyboard()
{
    // Hidden or disabled with the keyboard in it, the button would hand it to whatever comes next, such as a
    // text field.
    if (m_cancel->hasFocus())
        emit closed();
}

void ImportPanel::showBusy(const QString &sentence)
{
    m_running = false;
    m_text->setText(sentence);
    m_bar->setRange(0, 0);
    m_bar->show();
    giveUpKeyboard();
    m_cancel->hide();
    show();
}

void ImportPanel::dismiss()
{
    m_running = false;
    hide();
    emit closed();
}

QString ImportPanel::reportText() const
{
    return m_report->toPlainText();
}

void ImportPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_running)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void ImportPanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ImportPanel::retranslate()
{
    m_cancel->setText(tr("Cancel the import"));
    m_copy->setText(tr("Copy the report"));
    m_close->setText(tr("Close"));
    m_report->setAccessibleName(tr("Report of the import"));
    m_bar->setAccessibleName(tr("Progress of the import"));
}

} // namespace Winnow
