// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QUrl>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace Winnow {

/// Where a WordPress site is, who sends there, and how.
class SitePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SitePanel(QWidget *parent = nullptr);

    QString address() const;
    QString user() const;
    void setSite(const QString &address, const QString &user);
    /// Empty: that of the keychain or the environment. Spaces in it mean nothing to the site.
    QString password() const;
    void clearPassword();
    bool keepsPassword() const;
    bool isPublished() const;
    bool mayOverwrite() const;
    /// An address and a user are there.
    bool isComplete() const;
    void focusFirstEmpty();

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_addressLabel;
    QLineEdit *m_address;
    QLabel *m_userLabel;
    QLineEdit *m_user;
    QLabel *m_passwordLabel;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    QCheckBox *m_published;
    QCheckBox *m_overwrite;
};

} // namespace Winnow
