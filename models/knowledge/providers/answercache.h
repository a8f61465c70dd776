// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "providerhit.h"

#include <QByteArray>

#include <memory>
#include <optional>

namespace Winnow {

struct CachedAnswer
{
    QList<ProviderHit> hits;
    Timestamp answeredAt{};

    friend bool operator==(const CachedAnswer &, const CachedAnswer &) = default;
};

/// Answers kept in a folder, a file each, readable in the next run. A file that is damaged is no answer, and is
/// removed. Reads and writes block: call them off the GUI thread. Copies share the folder; any thread.
class AnswerCache final
{
public:
    /// @p folder is made when something is first written. Beyond @p maxBytes the oldest files go.
    explicit AnswerCache(QString folder, qint64 maxBytes = 64LL * 1024 * 1024);

    /// The key of what a provider (KnowledgeProvider::identity()) says of a query: lower-case hex.
    static QByteArray keyOf(const QByteArray &identity, const QString &query, int limit);

    std::optional<CachedAnswer> read(const QByteArray &key) const;

    /// False where the folder or the file cannot be written; what was there before then stays.
    bool write(const QByteArray &key, const CachedAnswer &answer) const;

    /// Removes everything.
    void clear() const;

private:
    struct Folder;

    QString pathOf(const QByteArray &key) const;
    void makeRoom() const;

    std::shared_ptr<Folder> m_folder;
};

/// An answer as the bytes of a file: a line with the digest of the rest, then JSON.
QByteArray writeCachedAnswer(const CachedAnswer &answer);

/// Nothing where the bytes are not what writeCachedAnswer() gives.
std::optional<CachedAnswer> readCachedAnswer(const QByteArray &bytes);

} // namespace Winnow
