// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publish/document/articledigest.h"
#include "publish/export.h"
#include "wordpresspublisher.h"

#include <functional>
#include <stop_token>

namespace Winnow {

/// An edition for a site, with what the workspace knows of its posts.
struct WordPressRequest
{
    WordPressSite site; ///< Without a password: that of the environment or the keychain (wordpresslibrary.h).
    Edition edition;
    PublishOptions options;
    KnownPost zh;
    KnownPost en;
    bool isPublished = false;
    bool mayOverwrite = false;
    std::stop_token stop{}; ///< Ends it from any thread.
    std::function<void(const QString &step)>
            onStep{}; ///< Hears each request: "index", "posts", "tags", "categories".
};

struct SentPost
{
    WordPressPost post;
    WordPressOutcome outcome;
};

/// What became of it: the posts that were sent, and what kept the rest from it.
struct WordPressReply
{
    QList<SentPost> posts;
    QList<ExportWarning> warnings;
    std::optional<WordPressError> error;
};

/// Sends a post a language, then links the pair: each begins with a line that leads to the other.
WordPressReply sendEdition(const RestSend &send, const WordPressRequest &request);

/// The posts as they would be sent, as files "SLUG.zh.post.html", with their cards: the dry run.
Export wordPressExport(const Edition &edition, const PublishOptions &options);

} // namespace Winnow
