// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "keychain/fallbacktokenstore.h"
#include "keychain/keychaintokenstore.h"

#include <QTest>

using namespace Winnow;
using namespace Qt::StringLiterals;

namespace {

/// A keychain in memory that can be told to fail.
class FakeKeychain final : public TokenStore
{
public:
    std::optional<TokenError> failure;
    QHash<QString, QString> tokens;

    QCoro::Task<std::expected<QString, TokenError>> read(QString key) override
    {
        if (failure)
            co_return std::unexpected(*failure);
        co_return tokens.value(key);
    }

    QCoro::Task<std::expected<TokenKept, TokenError>> write(QString key, QString token) override
    {
        if (failure)
            co_return std::unexpected(*failure);
        tokens.insert(key, token);
        co_return TokenKept::InKeychain;
    }

    QCoro::Task<std::expected<void, TokenError>> remove(QString key) override
    {
        if (failure)
            co_return std::unexpected(*failure);
        tokens.remove(key);
        co_return std::expected<void, TokenError>();
    }
};

const QString key = u"knowledge/wiki"_s;

} // namespace

class TestTokenStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void memoryKeepsAndForgets();
    void keychainComesFirst();
    void environmentServesWhereNothingIsKept();
    void withoutKeychainTheRunKeepsIt();
    void refusedTokensAreNotKeptBehindItsBack();
    void errorsSayWhatToDo_data();
    void errorsSayWhatToDo();
    void secretsAreTakenOut();
    void realKeychainAnswersSomehow();

private:
    std::shared_ptr<FallbackTokenStore> store(const QString &inEnvironment = {}) const;

    std::shared_ptr<FakeKeychain> m_keychain;
};

void TestTokenStore::init()
{
    m_keychain = std::make_shared<FakeKeychain>();
}

std::shared_ptr<FallbackTokenStore> TestTokenStore::store(const QString &inEnvironment) const
{
    return std::make_shared<FallbackTokenStore>(
            m_keychain, u"WINNOW_KG_TOKEN"_s, [inEnvironment](const QString &name) {
                return name == "WINNOW_KG_TOKEN"_L1 ? inEnvironment : QString();
            });
}

void TestTokenStore::memoryKeepsAndForgets()
{
    MemoryTokenStore memory;
    QVERIFY(QCoro::waitFor(memory.read(key))->isNull());
    QCOMPARE(*QCoro::waitFor(memory.write(key, u"t"_s)), TokenKept::ForThisRun);
    QCOMPARE(*QCoro::waitFor(memory.read(key)), u"t"_s);
    QVERIFY(QCoro::waitFor(memory.remove(key)).has_value());
    QVERIFY(QCoro::waitFor(memory.read(key))->isNull());
}

void TestTokenStore::keychainComesFirst()
{
    const auto tokens = store(u"from-environment"_s);
    QCOMPARE(*QCoro::waitFor(tokens->write(key, u"kept"_s)), TokenKept::InKeychain);
    QCOMPARE(m_keychain->tokens.value(key), u"kept"_s);
    QCOMPARE(*QCoro::waitFor(tokens->read(key)), u"kept"_s);
    QVERIFY(QCoro::waitFor(tokens->remove(key)).has_value());
    QVERIFY(m_keychain->tokens.isEmpty());
}

void TestTokenStore::environmentServesWhereNothingIsKept()
{
    QCOMPARE(*QCoro::waitFor(store(u"from-environment"_s)->read(key)), u"from-environment"_s);
    QVERIFY(QCoro::waitFor(store()->read(key))->isNull());
    m_keychain->failure = TokenError{TokenErrorCode::NoKeychain, u"no bus"_s};
    QCOMPARE(*QCoro::waitFor(store(u"from-environment"_s)->read(key)), u"from-environment"_s);
    const auto failed = QCoro::waitFor(store()->read(key));
    QVERIFY(!failed);
    QCOMPARE(failed.error(), (TokenError{TokenErrorCode::NoKeychain, u"no bus"_s}));
    const auto alone =
            std::make_shared<FallbackTokenStore>(nullptr, u"X"_s, [](const QString &) { return u"e"_s; });
    QCOMPARE(*QCoro::waitFor(alone->read(key)), u"e"_s);
}

void TestTokenStore::withoutKeychainTheRunKeepsIt()
{
    m_keychain->failure = TokenError{TokenErrorCode::NoKeychain, {}};
    const auto tokens = store(u"from-environment"_s);
    QCOMPARE(*QCoro::waitFor(tokens->write(key, u"entered"_s)), TokenKept::ForThisRun);
    QCOMPARE(*QCoro::waitFor(tokens->read(key)), u"entered"_s);
    QVERIFY(QCoro::waitFor(tokens->remove(key)).has_value());
    QCOMPARE(*QCoro::waitFor(tokens->read(key)), u"from-environment"_s);
    // Once there is a keychain, it takes over.
    QCOMPARE(*QCoro::waitFor(tokens->write(key, u"first"_s)), TokenKept::ForThisRun);
    m_keychain->failure.reset();
    QCOMPARE(*QCoro::waitFor(tokens->write(key, u"second"_s)), TokenKept::InKeychain);
    QCOMPARE(*QCoro::waitFor(tokens->read(key)), u"second"_s);
}

void TestTokenStore::refusedTokensAreNotKeptBehindItsBack()
{
    m_keychain->failure = TokenError{TokenErrorCode::Denied, u"locked"_s};
    const auto tokens = store();
    const auto written = QCoro::waitFor(tokens->write(key, u"entered"_s));
    QVERIFY(!written);
    QCOMPARE(written.error().code, TokenErrorCode::Denied);
    QVERIFY(!QCoro::waitFor(tokens->read(key)));
    QVERIFY(!QCoro::waitFor(tokens->remove(key)));
}

void TestTokenStore::errorsSayWhatToDo_data()
{
    QTest::addColumn<TokenErrorCode>("code");
    QTest::addColumn<QString>("advice");
    QTest::newRow("none") << TokenErrorCode::NoKeychain << u"start one"_s;
    QTest::newRow("denied") << TokenErrorCode::Denied << u"unlock it"_s;
    QTest::newRow("failed") << TokenErrorCode::Failed << u"try again"_s;
}

void TestTokenStore::errorsSayWhatToDo()
{
    QFETCH(const TokenErrorCode, code);
    QFETCH(const QString, advice);
    const QString text = describeTokenError({code, u"details"_s});
    QVERIFY2(text.contains(advice), qPrintable(text));
    QVERIFY2(text.endsWith("(details)"_L1), qPrintable(text));
}

void TestTokenStore::secretsAreTakenOut()
{
    QCOMPARE(withoutSecret(u"bad token a+b/c= and a%2Bb%2Fc%3D"_s, u"a+b/c="_s), u"bad token … and …"_s);
    QCOMPARE(withoutSecret(u"nothing"_s, {}), u"nothing"_s);
}

/// Where tests run there is mostly no keychain: then the answer is an error, and it comes.
void TestTokenStore::realKeychainAnswersSomehow()
{
    if (qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
        QSKIP("somebody's own keychain is left alone");
    KeychainTokenStore keychain(u"Winnow tests"_s);
    const auto read = QCoro::waitFor(keychain.read(u"no such key"_s));
    if (!read)
        QVERIFY(!describeTokenError(read.error()).isEmpty());
    else
        QVERIFY(read->isNull());
    const auto fallback =
            std::make_shared<FallbackTokenStore>(std::make_shared<KeychainTokenStore>(u"Winnow tests"_s),
                    u"X"_s, [](const QString &) { return u"e"_s; });
    QCOMPARE(*QCoro::waitFor(fallback->read(key)), u"e"_s);
}

QTEST_GUILESS_MAIN(TestTokenStore)

#include "tst_tokenstore.moc"
