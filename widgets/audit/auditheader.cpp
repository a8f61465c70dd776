// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditheader.h"

#include "items/auditmark.h"
#include "theme/auditglyph.h"
#include "theme/spacing.h"
#include "theme/theme.h"
#include "theme/themecolours.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace Winnow {

using namespace Qt::StringLiterals;

AuditHeader::AuditHeader(QWidget *parent)
    : QFrame(parent)
    , m_reviewer(new QToolButton(this))
    , m_stripe(new ProgressStripe(this))
    , m_progressText(new QLabel(this))
    , m_disputed(new QToolButton(this))
    , m_agreementText(new QLabel(this))
    , m_blind(new QLabel(this))
    , m_suggest(new QToolButton(this))
    , m_settings(new QToolButton(this))
{
    for (QToolButton *button : {m_reviewer, m_disputed, m_suggest, m_settings}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_disputed->setIcon(auditIcon(AuditMark::Disputed));
    m_disputed->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_blind->setAutoFillBackground(true);
    m_blind->setContentsMargins(space, 1, space, 1);
    m_blind->setFont(smallFont(font()));
    m_agreementText->setForegroundRole(QPalette::PlaceholderText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(space, spaceSmall, space, spaceSmall);
    layout->setSpacing(spaceLarge);
    layout->addWidget(m_reviewer);
    layout->addWidget(m_stripe, 0, Qt::AlignVCenter);
    layout->addWidget(m_progressText);
    layout->addWidget(m_disputed);
    layout->addWidget(m_agreementText);
    layout->addWidget(m_blind, 0, Qt::AlignVCenter);
    layout->addStretch(1);
    layout->addWidget(m_suggest);
    layout->addWidget(m_settings);
    connect(m_reviewer, &QToolButton::clicked, this, &AuditHeader::reviewerRequested);
    connect(m_disputed, &QToolButton::clicked, this, &AuditHeader::disputedRequested);
    connect(m_suggest, &QToolButton::clicked, this, &AuditHeader::suggestionsRequested);
    connect(m_settings, &QToolButton::clicked, this, &AuditHeader::settingsRequested);
    refresh();
}

void AuditHeader::setReviewer(const QString &name)
{
    m_name = name;
    refresh();
}

void AuditHeader::setProgress(const AuditProgress &progress)
{
    m_progress = progress;
    refresh();
}

void AuditHeader::setAgreement(const std::optional<Agreement> &agreement)
{
    m_agreement = agreement;
    refresh();
}

void AuditHeader::setBlind(bool isBlind, bool isOpen)
{
    m_isBlind = isBlind;
    m_isOpen = isOpen;
    refresh();
}

QString AuditHeader::shownText() const
{
    QStringList texts{m_reviewer->text(), m_progressText->text()};
    for (const QWidget *widget : std::initializer_list<QWidget *>{m_disputed, m_agreementText, m_blind}) {
        if (!widget->isHidden())
            texts.append(widget->accessibleName());
    }
    return texts.join(u'\n');
}

void AuditHeader::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange
            || event->type() == QEvent::PaletteChange)
        refresh();
}

QString AuditHeader::agreementText() const
{
    if (!m_agreement || !m_agreement->percent())
        return {};
    const QString percent = locale().toString(*m_agreement->percent(), 'f', 0);
    const auto kappa = m_agreement->kappa();
    //: Of two reviewers: %1 per cent, %2 Cohen's kappa
    return kappa ? tr("agreement %1 % · κ %2").arg(percent, locale().toString(*kappa, 'f', 2))
                 : tr("agreement %1 %").arg(percent);
}

void AuditHeader::refresh()
{
    m_reviewer->setText(m_name.isEmpty() ? tr("No name yet") : m_name);
    m_reviewer->setToolTip(tr("The reviewer, recorded with verdicts; press to change the name"));
    m_reviewer->setAccessibleName(
            m_name.isEmpty() ? tr("Reviewer: no name yet") : tr("Reviewer: %1").arg(m_name));
    m_progressText->setText(tr("audited %1 of %2").arg(m_progress.audited).arg(m_progress.references));
    m_stripe->setShare(
            m_progress.references == 0 ? 0 : static_cast<double>(m_progress.audited) / m_progress.references);
    m_disputed->setVisible(m_progress.disputed > 0);
    m_disputed->setText(tr("%n disputed", nullptr, m_progress.disputed));
    m_disputed->setAccessibleName(m_disputed->text());
    m_disputed->setToolTip(tr("Shows the references on which the reviewers differ"));
    const QString agreement = agreementText();
    m_agreementText->setVisible(!agreement.isEmpty());
    m_agreementText->setText(agreement);
    m_agreementText->setAccessibleName(agreement);
    m_agreementText->setToolTip({});
    if (m_agreement)
        m_agreementText->setToolTip(
                tr("%1 and %2 agree on %3 of %n reference(s) that both judged. Kappa is what "
                   "is left of it without chance.",
                        nullptr, m_agreement->both())
                        .arg(m_agreement->first, m_agreement->second, QString::number(m_agreement->agreed()))
                        .toHtmlEscaped());
    m_blind->setVisible(m_isBlind);
    m_blind->setText(
            m_isOpen ? tr("Blind audit done: all is shown") : tr("Blind: you see your own verdicts only"));
    m_blind->setAccessibleName(m_blind->text());
    m_blind->setToolTip(
            tr("While the audit is blind, nobody sees another's verdicts before all have judged every "
               "reference."));
    const ThemeColours &colours = themeColours(palette());
    QPalette own;
    own.setColor(QPalette::Window, m_isOpen ? colours.notice : colours.warning);
    own.setColor(QPalette::WindowText, m_isOpen ? colours.noticeText : colours.warningText);
    m_blind->setPalette(own);
    m_suggest->setText(tr("Suggest references"));
    m_suggest->setToolTip(tr("Looks for nodes that say what the rows say; nothing is accepted by itself"));
    m_settings->setText(tr("Settings…"));
    m_settings->setToolTip(tr("Number of reviewers, threshold, and how the article shows references"));
    m_settings->setAccessibleName(tr("Settings of the audit"));
}

ProgressStripe::ProgressStripe(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ProgressStripe::setShare(double share)
{
    if (share == m_share)
        return;
    m_share = share;
    update();
}

void ProgressStripe::paintEvent(QPaintEvent *)
{
    const ThemeColours &colours = themeColours(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.hairline);
    painter.drawRoundedRect(rect(), 3, 3);
    QRectF done = rect();
    done.setWidth(done.width() * m_share);
    painter.setBrush(colours.accent);
    if (m_share > 0)
        painter.drawRoundedRect(done, 3, 3);
}

} // namespace Winnow
