// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "welcomepage.h"

#include "theme/spacing.h"
#include "welcomebutton.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace Winnow {

namespace {

constexpr int pathRole = Qt::UserRole;

} // namespace

WelcomePage::WelcomePage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_greeting(new QLabel(this))
    , m_recentTitle(new QLabel(this))
    , m_dropHint(new QLabel(this))
    , m_sample(new WelcomeButton(this))
    , m_import(new WelcomeButton(this))
    , m_open(new WelcomeButton(this))
    , m_create(new WelcomeButton(this))
    , m_sweep(new WelcomeButton(this))
    , m_recent(new QListWidget(this))
{
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.8);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_greeting->setWordWrap(true);
    m_dropHint->setWordWrap(true);
    m_dropHint->setForegroundRole(QPalette::PlaceholderText);
    m_recentTitle->setForegroundRole(QPalette::PlaceholderText);
    m_recentTitle->setBuddy(m_recent);
    m_recent->setFrameShape(QFrame::NoFrame);
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recent->installEventFilter(this);

    auto *column = new QVBoxLayout;
    column->setSpacing(spaceLarge);
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_greeting);
    auto *ways = new QGridLayout;
    ways->setSpacing(space);
    ways->addWidget(m_sweep, 0, 0);
    ways->addWidget(m_import, 0, 1);
    ways->addWidget(m_open, 1, 0);
    ways->addWidget(m_create, 1, 1);
    ways->addWidget(m_sample, 2, 0);
    column->addLayout(ways);
    column->addWidget(m_dropHint);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent);
    column->addStretch(2);
    auto *middle = new QHBoxLayout(this);
    middle->setContentsMargins(spaceLarge * 2, spaceLarge, spaceLarge * 2, spaceLarge);
    middle->addStretch(1);
    middle->addLayout(column, 6);
    middle->addStretch(1);

    connect(m_sample, &WelcomeButton::clicked, this, &WelcomePage::sampleRequested);
    connect(m_import, &WelcomeButton::clicked, this, &WelcomePage::importRequested);
    connect(m_open, &WelcomeButton::clicked, this, &WelcomePage::openRequested);
    connect(m_create, &WelcomeButton::clicked, this, &WelcomePage::createRequested);
    connect(m_sweep, &WelcomeButton::clicked, this, &WelcomePage::sweepRequested);
    connect(m_recent, &QListWidget::itemActivated, this, [this](const QListWidgetItem *item) {
        emit workspaceRequested(item->data(pathRole).toString());
    });
    retranslate();
}

void WelcomePage::setRecent(const QStringList &paths)
{
    m_paths = paths;
    m_recent->clear();
    for (const QString &path : paths) {
        const QFileInfo info(path);
        const QString shown = QDir::toNativeSeparators(path);
        //: A workspace in the list of recent ones: %1 its name, %2 its place
        const QString text = info.exists() ? tr("%1 — %2").arg(info.completeBaseName(), shown)
                                           : tr("%1 — missing: %2").arg(info.completeBaseName(), shown);
        auto *item = new QListWidgetItem(text, m_recent);
        item->setData(pathRole, path);
        item->setSizeHint(QSize(0, m_recent->fontMetrics().height() + 2 * spaceSmall));
        item->setToolTip(shown.toHtmlEscaped());
        if (!info.exists())
            item->setForeground(palette().color(QPalette::PlaceholderText));
    }
    // As high as its rows: an empty field would look like something to fill.
    const int rowHeight = m_recent->fontMetrics().height() + 2 * spaceSmall;
    m_recent->setFixedHeight(
            rowHeight * std::clamp(static_cast<int>(paths.size()), 1, 8) + 2 * m_recent->frameWidth());
    m_recent->setVisible(!paths.isEmpty());
    m_recentTitle->setVisible(!paths.isEmpty());
}

void WelcomePage::focusFirst()
{
    if (m_recent->count() > 0) {
        m_recent->setCurrentRow(0);
        m_recent->setFocus(Qt::OtherFocusReason);
    } else {
        m_sample->setFocus(Qt::OtherFocusReason);
    }
}

bool WelcomePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_recent && event->type() == QEvent::KeyPress && m_recent->currentItem()
            && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        emit forgetRequested(m_recent->currentItem()->data(pathRole).toString());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void WelcomePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        setRecent(m_paths);
    }
}

void WelcomePage::retranslate()
{
    m_title->setText(tr("Winnow"));
    m_greeting->setText(
            tr("From a week of closed issues to one article that readers can trust. Everything you decide is "
               "saved the moment you decide it, and can be taken back."));
    m_sample->setTexts(tr("Open the sample batch"), tr("150 made-up issues to try everything on"));
    m_sweep->setTexts(tr("New batch from a forge"), tr("Makes a workspace and sweeps closed issues into it"));
    m_import->setTexts(tr("Import a bundle"), tr("Makes a workspace from .ndjson files"));
    m_open->setTexts(tr("Open a workspace"), tr("A .winnow file"));
    m_create->setTexts(tr("New workspace"), tr("Empty, to be filled later"));
    m_dropHint->setText(tr("Or drop a bundle or a workspace onto this window."));
    m_recentTitle->setText(tr("Recent workspaces (Enter opens, Delete takes one off the list)"));
    m_recent->setAccessibleName(tr("Recent workspaces"));
}

} // namespace Winnow
