// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "knowledgeprovidersdialog.h"

#include "keychain/tokenstore.h"
#include "providers/providersettings.h"
#include "theme/spacing.h"
#include "theme/theme.h"

#include <QCoroTask>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// One of each kind, to be changed.
constexpr auto example = R"([
  {
    "name": "reconciliation",
    "kind": "reconciliation",
    "url": "https://kg.example.org/reconcile"
  },
  {
    "name": "search",
    "kind": "json-search",
    "url": "https://search.example.org/api?q={query}&n={limit}",
    "paths": {
      "hits": "data.items[*]",
      "id": "id",
      "title": "title",
      "url": "url",
      "score": "score",
      "excerpt": "summary"
    }
  },
  {
    "name": "mcp",
    "kind": "mcp",
    "command": "kg-mcp-server",
    "arguments": ["--stdio"],
    "tool": "search",
    "query_argument": "query",
    "paths": { "hits": "results[*]", "id": "id", "title": "title", "url": "url", "score": "score" }
  }
]
)";

} // namespace

KnowledgeProvidersDialog::KnowledgeProvidersDialog(
        const QByteArray &settings, std::shared_ptr<TokenStore> tokens, QWidget *parent)
    : QDialog(parent)
    , m_tokens(std::move(tokens))
    , m_editor(new QPlainTextEdit(this))
    , m_verdict(new QLabel(this))
    , m_provider(new QComboBox(this))
    , m_token(new QLineEdit(this))
    , m_tokenKept(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Knowledge providers"));
    auto *about = new QLabel(
            tr("Servers that are asked for references besides the workspace's own index: reconciliation "
               "services, JSON search addresses, MCP servers. What they find is only proposed."),
            this);
    about->setWordWrap(true);
    m_editor->setFont(codeFont(font()));
    m_editor->setAccessibleName(tr("Settings of the providers, JSON"));
    m_editor->setPlainText(settings.isEmpty()
                    ? QString()
                    : QString::fromUtf8(QJsonDocument::fromJson(settings).toJson(QJsonDocument::Indented)));
    m_editor->setPlaceholderText(tr("No providers yet. “Insert an example” shows the three kinds."));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setPlaceholderText(tr("Access token"));
    m_token->setAccessibleName(tr("Access token"));
    m_provider->setAccessibleName(tr("Provider that the token is for"));
    auto *keep = new QPushButton(tr("Keep in the keychain"), this);
    auto *insert = m_buttons->addButton(tr("Insert an example"), QDialogButtonBox::ActionRole);
    auto *tokenRow = new QHBoxLayout;
    tokenRow->setSpacing(space);
    tokenRow->addWidget(m_provider);
    tokenRow->addWidget(m_token, 1);
    tokenRow->addWidget(keep);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(space);
    layout->addWidget(about);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_verdict);
    layout->addLayout(tokenRow);
    layout->addWidget(m_tokenKept);
    layout->addWidget(m_buttons);
    resize(720, 560);
    connect(m_editor, &QPlainTextEdit::textChanged, this, &KnowledgeProvidersDialog::check);
    connect(insert, &QPushButton::clicked, this, &KnowledgeProvidersDialog::insertExample);
    connect(keep, &QPushButton::clicked, this, &KnowledgeProvidersDialog::keepToken);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        const QByteArray text = m_editor->toPlainText().trimmed().toUtf8();
        emit kept(text);
        accept();
    });
    check();
}

void KnowledgeProvidersDialog::check()
{
    const QByteArray text = m_editor->toPlainText().trimmed().toUtf8();
    const auto read = text.isEmpty() ? std::expected<QList<ProviderSettings>, ProviderSettingsError>{}
                                     : readProviderSettings(text);
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(read.has_value());
    m_verdict->setText(!read ? formatProviderSettingsError(read.error())
                             : tr("%n provider(s)", nullptr, static_cast<int>(read->size())));
    if (!read)
        return;
    m_provider->clear();
    for (const ProviderSettings &settings : *read)
        m_provider->addItem(settings.name, tokenKey(settings));
}

void KnowledgeProvidersDialog::insertExample()
{
    m_editor->setPlainText(QString::fromLatin1(example));
}

void KnowledgeProvidersDialog::keepToken()
{
    const QString key = m_provider->currentData().toString();
    const QString token = m_token->text().trimmed();
    if (key.isEmpty() || token.isEmpty())
        return;
    // Not left on the screen's memory longer than needed.
    m_token->clear();
    QCoro::connect(
            m_tokens->write(key, token), this, [this](const std::expected<TokenKept, TokenError> &kept) {
                m_tokenKept->setText(!kept ? describeTokenError(kept.error())
                                : *kept == TokenKept::InKeychain
                                ? tr("The token is in the keychain.")
                                : tr("There is no keychain here: the token is kept until Winnow is closed."));
            });
}

} // namespace Winnow
