// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sitepanel.h"

#include "theme/spacing.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace Winnow {

using namespace Qt::StringLiterals;

SitePanel::SitePanel(QWidget *parent)
    : QWidget(parent)
    , m_addressLabel(new QLabel(this))
    , m_address(new QLineEdit(this))
    , m_userLabel(new QLabel(this))
    , m_user(new QLineEdit(this))
    , m_passwordLabel(new QLabel(this))
    , m_password(new QLineEdit(this))
    , m_keep(new QCheckBox(this))
    , m_published(new QCheckBox(this))
    , m_overwrite(new QCheckBox(this))
{
    m_password->setEchoMode(QLineEdit::Password);
    m_addressLabel->setBuddy(m_address);
    m_userLabel->setBuddy(m_user);
    m_passwordLabel->setBuddy(m_password);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(space);
    layout->setVerticalSpacing(spaceSmall);
    const std::pair<QLabel *, QLineEdit *> lines[] = {
            {m_addressLabel, m_address}, {m_userLabel, m_user}, {m_passwordLabel, m_password}};
    for (int column = 0; const auto &[label, field] : lines) {
        layout->addWidget(label, 0, column++);
        layout->addWidget(field, 0, column);
        layout->setColumnStretch(column++, label == m_addressLabel ? 3 : 2);
    }
    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(spaceLarge);
    for (QCheckBox *box : {m_published, m_overwrite, m_keep})
        boxes->addWidget(box);
    boxes->addStretch(1);
    layout->addLayout(boxes, 1, 0, 1, 6);
    connect(m_address, &QLineEdit::textChanged, this, &SitePanel::changed);
    connect(m_user, &QLineEdit::textChanged, this, &SitePanel::changed);
    retranslate();
}

QString SitePanel::address() const
{
    return m_address->text().trimmed();
}

QString SitePanel::user() const
{
    return m_user->text().trimmed();
}

void SitePanel::setSite(const QString &address, const QString &user)
{
    m_address->setText(address);
    m_user->setText(user);
}

QString SitePanel::password() const
{
    return m_password->text().trimmed();
}

void SitePanel::clearPassword()
{
    m_password->clear();
}

bool SitePanel::keepsPassword() const
{
    return m_keep->isChecked();
}

bool SitePanel::isPublished() const
{
    return m_published->isChecked();
}

bool SitePanel::mayOverwrite() const
{
    return m_overwrite->isChecked();
}

bool SitePanel::isComplete() const
{
    return !address().isEmpty() && !user().isEmpty();
}

void SitePanel::focusFirstEmpty()
{
    (address().isEmpty()               ? m_address
                    : user().isEmpty() ? m_user
                                       : m_password)
            ->setFocus(Qt::OtherFocusReason);
}

void SitePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SitePanel::retranslate()
{
    m_addressLabel->setText(tr("Site"));
    m_address->setPlaceholderText(u"https://blog.example.org"_s);
    m_address->setAccessibleName(tr("Address of the site"));
    m_userLabel->setText(tr("User"));
    m_user->setAccessibleName(tr("User on the site"));
    m_passwordLabel->setText(tr("Application password"));
    m_password->setAccessibleName(m_passwordLabel->text());
    m_password->setPlaceholderText(tr("empty: the one in the keychain"));
    m_password->setToolTip(tr("Made in your profile on the site; the login password does not work here."));
    m_published->setText(tr("For readers to see at once, not as a draft"));
    m_overwrite->setText(tr("Overwrite what somebody changed there"));
    m_keep->setText(tr("Keep the password in the keychain"));
}

} // namespace Winnow
