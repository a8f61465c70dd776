// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/articledigest.h"
#include "document/documentdifference.h"
#include "domain/publication.h"
#include "export.h"

#include <expected>

namespace Winnow {

/// Where a target and language of a batch stands.
enum class PublicationState : quint8 {
    Never,
    Exported, ///< Files were made of it as it is now.
    Draft, ///< It is on the server as it is now, unseen by readers.
    Published,
    ChangedSince, ///< What went out is not what the article is now.
};

/// The latest entry on @p target and @p languages ("zh", "en", "both") in @p history; null where there is none.
const PublicationRecord *latestPublication(
        const QList<PublicationRecord> &history, PublishTarget target, const QString &languages);

/// How @p edition stands against @p history for @p target.
PublicationState publicationState(
        const QList<PublicationRecord> &history, PublishTarget target, const Edition &edition);

/// What changed in @p edition since @p publication went out. The error says in English where what was kept is damaged.
std::expected<QList<DocumentDifference>, QString> changesSince(
        const PublicationRecord &publication, const Edition &edition);

/// The entry for @p sent, made from @p edition: target, languages, digest, document, files with their checksums. Batch,
/// time, person and the server's answer are the caller's.
PublicationRecord publicationOf(const Export &sent, const Edition &edition);

/// SHA-256 of @p bytes in hexadecimal.
QString checksum(const QByteArray &bytes);

/// Whether a file @p path with @p sha256 is one that an entry of @p history for @p target tells of: it may be replaced.
bool wasWrittenByUs(const QList<PublicationRecord> &history, PublishTarget target, const QString &path,
        const QString &sha256);

} // namespace Winnow
