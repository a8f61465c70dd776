// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge/forgesettings.h"
#include "session/sweepmemory.h"
#include "wizardpage.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace Winnow {

class FaultLabel;

/// Where a token is.
enum class TokenPlace : quint8 {
    Unknown, ///< Nobody has answered yet.
    Nowhere,
    Kept,
    ForThisRun ///< In memory only.
};

/// Which forge, where, and with what right. A token that is known is never shown.
class ForgePage final : public WizardPage
{
    Q_OBJECT

public:
    explicit ForgePage(const std::optional<SweepMemory> &last, QWidget *parent = nullptr);

    QString title() const override;
    bool isGood() const override;
    void enter() override;

    /// With the token that was found or typed.
    ForgeSettings settings() const;
    /// The answer to tokenWanted() or tokenGiven() for @p forge; passed over where another forge is chosen meanwhile.
    void showToken(const ForgeSettings &forge, const QString &token, TokenPlace place);
    /// The keychain could not do what it was asked; @p text says why.
    void showTokenError(const QString &text);
    /// Sends a token that was typed on its way to be kept.
    void leave();

    QComboBox *kind() const { return m_kind; }
    QLineEdit *baseUrl() const { return m_baseUrl; }
    QLineEdit *token() const { return m_token; }
    QString tokenText() const;

signals:
    /// The token for that forge is to be looked up. Answered by showToken().
    void tokenWanted(const Winnow::ForgeSettings &forge);
    void tokenGiven(const Winnow::ForgeSettings &forge, const QString &token);
    void tokenForgotten(const Winnow::ForgeSettings &forge);

protected:
    void changeEvent(QEvent *event) override;

private:
    void takeForge();
    QString urlFault() const;
    ForgeSettings place() const;
    void tellToken();
    void retranslate();

    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QLabel *m_baseUrlLabel;
    QLineEdit *m_baseUrl;
    FaultLabel *m_urlFault;
    QLabel *m_tokenLabel;
    QLineEdit *m_token;
    QPushButton *m_forget;
    QLabel *m_tokenState;
    FaultLabel *m_tokenFault;
    QTimer m_lookUp; ///< While an address is being typed, no keychain is asked.
    QString m_knownToken;
    TokenPlace m_place = TokenPlace::Unknown;
};

} // namespace Winnow
