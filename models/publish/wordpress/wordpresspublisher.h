// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wordpressapi.h"
#include "wordpresscontent.h"

namespace Winnow {

/// What the workspace knows of a post from the time before.
struct KnownPost
{
    QString id; ///< Null: it was never sent.
    QString remoteDigest; ///< Of its content as the site kept it (checksum()).
};

struct WordPressOrder
{
    WordPressPost post;
    KnownPost known;
    bool isPublished = false; ///< To be seen by readers; else a draft, unless it is out already.
    bool mayOverwrite = false; ///< What somebody changed on the site.
};

/// What the site made of it, in both languages where it did not do as asked.
struct WordPressOutcome
{
    QString id;
    QString url;
    QString state; ///< As PublicationRecord::state: "draft", "published".
    QString remoteDigest;
    bool isUpdate = false; ///< Of a post that was there.
    QList<LocalizedText> notes;

    friend bool operator==(const WordPressOutcome &, const WordPressOutcome &) = default;
};

/// Sends one post: looks for it first (by its id, its address, its marker), then updates it, or makes it where there is
/// none; makes tags and categories that are missing. Nothing that changes the site is sent twice: after a time-out the
/// post is looked for.
std::expected<WordPressOutcome, WordPressError> publishToWordPress(
        const WordPressApi &api, const WordPressOrder &order);

} // namespace Winnow
