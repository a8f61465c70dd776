// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge/forgeclient.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>
#include <stop_token>

namespace Winnow {

/// Asks a forge which repositories organisations have. On any thread with an event loop; waits for nothing.
class RepoListing final : public QObject
{
    Q_OBJECT

public:
    explicit RepoListing(std::shared_ptr<ForgeClient> client, QObject *parent = nullptr);
    ~RepoListing() override;

    /// Once only. Answered by reposFound() page by page, orgFailed() where there is no answer, and finished().
    void start(const QStringList &orgs);
    /// Nothing more comes.
    void cancel();

    const ForgeClient &client() const { return *m_client; }

signals:
    void reposFound(const QString &org, const QList<Winnow::ForgeRepo> &repos);
    void orgFailed(const QString &org, const Winnow::ForgeError &error);
    void finished();

private:
    /// Does not outlive what it tells: @p self is looked at behind each answer.
    static QCoro::Task<void> run(QPointer<RepoListing> self, std::shared_ptr<ForgeClient> client,
            QStringList orgs, std::stop_token stop);

    std::shared_ptr<ForgeClient> m_client;
    std::stop_source m_stop;
};

} // namespace Winnow
