// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgepage.h"

#include "faultlabel.h"
#include "sweeptext.h"
#include "theme/spacing.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds typingPause(400);

} // namespace

ForgePage::ForgePage(const std::optional<SweepMemory> &last, QWidget *parent)
    : WizardPage(parent)
    , m_kindLabel(new QLabel(this))
    , m_kind(new QComboBox(this))
    , m_baseUrlLabel(new QLabel(this))
    , m_baseUrl(new QLineEdit(this))
    , m_urlFault(new FaultLabel(this))
    , m_tokenLabel(new QLabel(this))
    , m_token(new QLineEdit(this))
    , m_forget(new QPushButton(this))
    , m_tokenState(new QLabel(this))
    , m_tokenFault(new FaultLabel(this))
{
    for (const ForgeKind kind : forgeKinds)
        m_kind->addItem(forgeTitle(kind), static_cast<int>(kind));
    if (last) {
        m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(last->request.forge.kind)));
        m_baseUrl->setText(last->request.forge.baseUrl.toString());
    }
    m_baseUrl->setClearButtonEnabled(true);
    m_baseUrl->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setInputMethodHints(
            Qt::ImhSensitiveData | Qt::ImhHiddenText | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_tokenState->setWordWrap(true);
    // As wide as there is room: in a form it would be broken into short lines.
    QSizePolicy policy = m_tokenState->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    m_tokenState->setSizePolicy(policy);
    m_tokenState->setTextFormat(Qt::RichText);
    m_tokenState->setOpenExternalLinks(true);
    m_tokenState->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_forget->hide();
    m_lookUp.setSingleShot(true);
    m_lookUp.setInterval(typingPause);
    connect(&m_lookUp, &QTimer::timeout, this, [this] {
        if (isGood())
            emit tokenWanted(place());
    });
    auto *tokenLine = new QHBoxLayout;
    tokenLine->setSpacing(space);
    tokenLine->addWidget(m_token, 1);
    tokenLine->addWidget(m_forget);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(spaceLarge);
    form->setVerticalSpacing(space);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(m_kindLabel, m_kind);
    form->addRow(m_baseUrlLabel, m_baseUrl);
    form->addRow(nullptr, m_urlFault);
    form->addRow(m_tokenLabel, tokenLine);
    form->addRow(nullptr, m_tokenFault);
    form->addRow(nullptr, m_tokenState);
    m_kindLabel->setBuddy(m_kind);
    m_baseUrlLabel->setBuddy(m_baseUrl);
    m_tokenLabel->setBuddy(m_token);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(form);
    layout->addStretch(1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ForgePage::takeForge);
    connect(m_baseUrl, &QLineEdit::textChanged, this, &ForgePage::takeForge);
    connect(m_token, &QLineEdit::textChanged, this, &ForgePage::tellToken);
    connect(m_forget, &QPushButton::clicked, this, [this] { emit tokenForgotten(place()); });
    retranslate();
}

QString ForgePage::urlFault() const
{
    const QString url = m_baseUrl->text().trimmed();
    if (url.isEmpty() || faultOfBaseUrl(url).isNull())
        return {};
    return tr("This is no address of an API: it begins with https:// and holds neither a user name nor "
              "parameters, as in %1.")
            .arg(defaultBaseUrl(place().kind));
}

ForgeSettings ForgePage::place() const
{
    const QString url = m_baseUrl->text().trimmed();
    return {static_cast<ForgeKind>(m_kind->currentData().toInt()), url.isEmpty() ? QUrl() : QUrl(url), {}};
}

ForgeSettings ForgePage::settings() const
{
    ForgeSettings settings = place();
    const QString typed = m_token->text().trimmed();
    settings.token = typed.isEmpty() ? m_knownToken : typed;
    return settings;
}

bool ForgePage::isGood() const
{
    return urlFault().isEmpty();
}

void ForgePage::takeForge()
{
    m_baseUrl->setPlaceholderText(defaultBaseUrl(place().kind));
    m_urlFault->setFault(urlFault(), m_baseUrl);
    m_knownToken = QString();
    m_place = TokenPlace::Unknown;
    m_tokenFault->setFault({}, m_token);
    tellToken();
    m_lookUp.start();
}

void ForgePage::showToken(const ForgeSettings &forge, const QString &token, TokenPlace where)
{
    if (baseUrlOf(forge) != baseUrlOf(place()))
        return;
    m_knownToken = token;
    m_place = where;
    m_tokenFault->setFault({}, m_token);
    if (!token.isEmpty())
        m_token->clear();
    tellToken();
}

void ForgePage::showTokenError(const QString &text)
{
    m_tokenFault->setFault(text, m_token);
}

void ForgePage::leave()
{
    const QString typed = m_token->text().trimmed();
    if (typed.isEmpty() || !isGood())
        return;
    m_lookUp.stop(); // it would find what was kept before
    m_knownToken = typed;
    m_place = TokenPlace::ForThisRun;
    // Not left in the field's memory longer than needed.
    m_token->clear();
    emit tokenGiven(place(), typed);
}

void ForgePage::tellToken()
{
    const ForgeSettings forge = place();
    const QString host = baseUrlOf(forge).host().toHtmlEscaped();
    QStringList lines;
    switch (m_place) {
    case TokenPlace::Kept:
        lines.append(tr("A token for %1 is kept and will be used. To replace it, enter another.").arg(host));
        break;
    case TokenPlace::ForThisRun:
        lines.append(tr("A token for %1 is known until Winnow is closed. To replace it, enter another.")
                        .arg(host));
        break;
    case TokenPlace::Unknown:
    case TokenPlace::Nowhere: {
        const QString page = tokenPage(forge.kind);
        if (forge.baseUrl.isEmpty() && !page.isEmpty())
            lines.append(
                    tr("Make a token on <a href=\"%1\">%2</a>; reading rights are enough. It is kept in the "
                       "system's keychain, nowhere else.")
                            .arg(page.toHtmlEscaped(),
                                    QUrl(page).host().toHtmlEscaped() + QUrl(page).path().toHtmlEscaped()));
        else
            lines.append(tr("Make a token in your settings on that server; reading rights are enough. It is "
                            "kept in the system's keychain, nowhere else."));
        const QString without = SweepText::limits(politeSettings(forge.kind, false).limits, locale());
        //: %1 a forge, %2 "at most 60 an hour"
        lines.append(tr("Without a token %1 shows only what is public, or nothing at all, and is asked %2.")
                        .arg(forgeTitle(forge.kind), without));
        break;
    }
    }
    m_tokenState->setText(lines.join(u' '));
    m_forget->setVisible(m_place == TokenPlace::Kept || m_place == TokenPlace::ForThisRun);
    emit changed();
}

QString ForgePage::tokenText() const
{
    return m_tokenState->text();
}

QString ForgePage::title() const
{
    return tr("Forge");
}

void ForgePage::enter()
{
    if (m_place == TokenPlace::Unknown && isGood())
        emit tokenWanted(place());
    m_kind->setFocus(Qt::OtherFocusReason);
}

void ForgePage::changeEvent(QEvent *event)
{
    WizardPage::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
}

void ForgePage::retranslate()
{
    m_kindLabel->setText(tr("&Forge"));
    m_baseUrlLabel->setText(tr("&API address"));
    m_tokenLabel->setText(tr("&Token"));
    m_token->setPlaceholderText(tr("paste it here"));
    m_forget->setText(tr("Forget the token"));
    m_kind->setAccessibleName(tr("Forge"));
    m_baseUrl->setAccessibleName(tr("API address, empty for the public one"));
    m_token->setAccessibleName(tr("Token"));
    m_tokenState->setAccessibleName(tr("About the token"));
    m_baseUrl->setPlaceholderText(defaultBaseUrl(place().kind));
    m_urlFault->setFault(urlFault(), m_baseUrl);
    tellToken();
}

} // namespace Winnow
