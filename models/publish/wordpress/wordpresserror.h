// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/localizedtext.h"
#include "restexchange.h"

namespace Winnow {

enum class WordPressErrorCode : quint8 {
    BadAddress, ///< Not http or https, or no host.
    NoPassword,
    Unreachable,
    TimedOut, ///< Or cut off: what was asked may have been done.
    Encryption,
    NotWordPress, ///< Answers, but not as WordPress's interface does.
    NeedsHttps, ///< The site takes no application passwords as it is reached.
    WrongPassword,
    Forbidden, ///< The user may not do this.
    Conflict, ///< The post was changed on the site since we sent it.
    Refused, ///< The site says no to what was sent.
    ServerError,
    BadAnswer, ///< Not what the interface promises.
    Cancelled, ///< By the caller; the last step may have been done.
};

struct WordPressError
{
    WordPressErrorCode code = WordPressErrorCode::Unreachable;
    int status = 0; ///< Of the answer; 0 where there was none.
    QString step; ///< What was being done: "posts", "tags"…
    QString detail; ///< The site's own words; no secret.

    friend bool operator==(const WordPressError &, const WordPressError &) = default;
};

/// What happened, and what to do, in both languages.
LocalizedText describeWordPressError(const WordPressError &error);

} // namespace Winnow
