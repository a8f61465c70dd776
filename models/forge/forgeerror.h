// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/localizedtext.h"
#include "forgekind.h"
#include "http/httperror.h"

#include <expected>

namespace Winnow {

enum class ForgeErrorCode : quint8 {
    Cancelled, ///< The caller no longer wants it.
    Unreachable, ///< No network, nobody there, no answer in time: after all attempts.
    Encryption, ///< No safe connection.
    Unauthorized, ///< The token is missing, wrong or expired.
    Forbidden, ///< 403: the token's owner may not see it.
    NotFound, ///< 404, 410: it is gone, or may not be seen.
    RateLimited, ///< The limits were used up for longer than one may wait.
    Refused, ///< Any other "no": the request itself is at fault (400, 418, 422, …).
    ServerTrouble, ///< 5xx after all attempts.
    Malformed ///< An answer that cannot be understood; ForgeError::jsonPath says where.
};

/// Why a forge's question has no answer. Holds no token.
struct ForgeError
{
    ForgeErrorCode code = ForgeErrorCode::Refused;
    ForgeKind forge = ForgeKind::GitCode;
    QString address; ///< shownAddress() of what was asked.
    int status = 0; ///< 0 where there was no answer.
    QString detail; ///< What the forge or the network said, in its words; may be empty.
    QString jsonPath; ///< Malformed: the place in the answer; may be empty.
    bool isPage =
            false; ///< A page for people came instead of an answer: a gateway's, not the forge's own word.
    int attempts = 1;
};

template <typename T>
using ForgeResult = std::expected<T, ForgeError>;

/// One sentence for people: what happened, where, and what to do.
LocalizedText describeForgeError(const ForgeError &error);

/// What an HTTP failure of a forge's means. @p token is taken out of whatever the server sent back.
ForgeError forgeError(const HttpError &error, ForgeKind forge, const QString &token);

/// The text of a forge's error answer: `error_message`, else `message`, else `error`; of a page that is not JSON the first
/// 200 characters of its words. One line; may be empty.
QString errorText(const QByteArray &body);

} // namespace Winnow
