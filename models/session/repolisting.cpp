// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "repolisting.h"

namespace Winnow {

RepoListing::RepoListing(std::shared_ptr<ForgeClient> client, QObject *parent)
    : QObject(parent)
    , m_client(std::move(client))
{}

RepoListing::~RepoListing()
{
    m_stop.request_stop();
}

void RepoListing::start(const QStringList &orgs)
{
    run(this, m_client, orgs, m_stop.get_token());
}

void RepoListing::cancel()
{
    m_stop.request_stop();
}

QCoro::Task<void> RepoListing::run(QPointer<RepoListing> self, std::shared_ptr<ForgeClient> client,
        QStringList orgs, std::stop_token stop)
{
    for (const QString &org : std::as_const(orgs)) {
        for (int page = 1;; ++page) {
            const auto answer = co_await client->ask(client->forge().repositories(org, page), stop);
            if (!self || stop.stop_requested())
                co_return;
            if (!answer) {
                emit self->orgFailed(org, answer.error());
                break;
            }
            emit self->reposFound(org, answer->value.items);
            if (answer->value.received < Forge::mostPerPage)
                break;
        }
    }
    if (self)
        emit self->finished();
}

} // namespace Winnow
