// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "keychaintokenstore.h"

#include "async/completion.h"

#include <qt6keychain/keychain.h>

namespace Winnow {

namespace {

/// Runs a job, which deletes itself afterwards. @p read takes its result out of it.
template <typename Job, typename Read>
auto finished(Job *job, Read read)
{
    using Result = std::invoke_result_t<Read, const Job &>;
    const Completion<Result> done;
    QObject::connect(job, &QKeychain::Job::finished, job, [done, job, read] { done.complete(read(*job)); });
    job->start();
    return done;
}

TokenError errorOf(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        return {TokenErrorCode::NoKeychain, job.errorString()};
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return {TokenErrorCode::Denied, job.errorString()};
    default:
        return {TokenErrorCode::Failed, job.errorString()};
    }
}

} // namespace

KeychainTokenStore::KeychainTokenStore(QString service)
    : m_service(std::move(service))
{}

QCoro::Task<std::expected<QString, TokenError>> KeychainTokenStore::read(QString key)
{
    using Result = std::expected<QString, TokenError>;
    auto *const job = new QKeychain::ReadPasswordJob(m_service);
    job->setKey(key);
    const auto done = finished(job, [](const QKeychain::ReadPasswordJob &job) -> Result {
        if (job.error() == QKeychain::NoError)
            return job.textData();
        if (job.error() == QKeychain::EntryNotFound)
            return QString();
        return std::unexpected(errorOf(job));
    });
    co_return co_await done;
}

QCoro::Task<std::expected<TokenKept, TokenError>> KeychainTokenStore::write(QString key, QString token)
{
    using Result = std::expected<TokenKept, TokenError>;
    auto *const job = new QKeychain::WritePasswordJob(m_service);
    job->setKey(key);
    job->setTextData(token);
    const auto done = finished(job, [](const QKeychain::WritePasswordJob &job) -> Result {
        if (job.error() == QKeychain::NoError)
            return TokenKept::InKeychain;
        return std::unexpected(errorOf(job));
    });
    co_return co_await done;
}

QCoro::Task<std::expected<void, TokenError>> KeychainTokenStore::remove(QString key)
{
    using Result = std::expected<void, TokenError>;
    auto *const job = new QKeychain::DeletePasswordJob(m_service);
    job->setKey(key);
    const auto done = finished(job, [](const QKeychain::DeletePasswordJob &job) -> Result {
        if (job.error() == QKeychain::NoError || job.error() == QKeychain::EntryNotFound)
            return {};
        return std::unexpected(errorOf(job));
    });
    co_return co_await done;
}

} // namespace Winnow
