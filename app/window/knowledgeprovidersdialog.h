// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

#include <memory>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace Winnow {

class TokenStore;

/// The remote providers that are asked for references: their settings as JSON, checked as one types, and the token of each,
/// which goes into the system's keychain and nowhere else.
class KnowledgeProvidersDialog final : public QDialog
{
    Q_OBJECT

public:
    /// @p settings as kept; empty: none yet.
    KnowledgeProvidersDialog(
            const QByteArray &settings, std::shared_ptr<TokenStore> tokens, QWidget *parent = nullptr);

    QPlainTextEdit *editor() const { return m_editor; }

signals:
    /// The reviewer wants these, which are sound.
    void kept(const QByteArray &settings);

private:
    void check();
    void insertExample();
    void keepToken();

    std::shared_ptr<TokenStore> m_tokens;
    QPlainTextEdit *m_editor;
    QLabel *m_verdict;
    QComboBox *m_provider;
    QLineEdit *m_token;
    QLabel *m_tokenKept;
    QDialogButtonBox *m_buttons;
};

} // namespace Winnow
