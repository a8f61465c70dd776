// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "decision.h"
#include "timestamp.h"

#include <QList>
#include <QString>

#include <optional>

namespace Winnow {

/// A file as it went out.
struct PublishedFile
{
    QString path; ///< Below the folder that was written to, with `/`.
    QString sha256; ///< Of its bytes, in hexadecimal.
    std::optional<qint64> bytes;

    friend bool operator==(const PublishedFile &, const PublishedFile &) = default;
};

/// What went where, when, by whom and from which state of the batch: an entry of an append-only history. The latest of
/// a batch, target and language says what is out there.
struct PublicationRecord
{
    BatchRef batch;
    QString target; ///< A name of publish/publishtarget.h: csdn, wechat, hugo…
    QString lang; ///< zh, en, both
    QString state; ///< exported (files for a person to hand on), draft, published
    QString digest; ///< Of the articles that went out, in hexadecimal (publish/articledigest.h).
    QString document; ///< These articles as JSON {zh, en}, without a line break.
    std::optional<QList<PublishedFile>> files;
    QString site; ///< Where a target is a server: its address.
    QString url; ///< Where it can be read.
    QString postId; ///< The server's name for it.
    QString remoteDigest; ///< Of what the server kept, in hexadecimal: tells whether somebody changed it there.
    QString reason; ///< Why errors of the lint were overridden; null where there were none.
    QString by;
    std::optional<Timestamp> at;
    QString id; ///< See publicationId().

    friend bool operator==(const PublicationRecord &, const PublicationRecord &) = default;
};

/// @p publication's own id where it has one, else one made from all it says, so that the same entry coming in twice is
/// one.
QString publicationId(const PublicationRecord &publication);

} // namespace Winnow
