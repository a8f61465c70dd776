// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <expected>

namespace Winnow {

struct HttpError;

enum class ProviderErrorCode : quint8 {
    Cancelled, ///< The caller no longer wants it.
    Unreachable, ///< Nobody answers there.
    Timeout, ///< No whole answer in time.
    Encryption, ///< No safe connection.
    CutOff, ///< The answer ended too early.
    TooLarge, ///< More than may be.
    BadRedirect, ///< Led to a place that is not followed.
    Unauthorized, ///< 401 or 403: the token is missing, wrong or has run out.
    RateLimited, ///< 429: asked too often.
    Refused, ///< Another 4xx: the request is not what the server wants.
    ServerFailed, ///< 5xx, or a server's own error message.
    NotJson, ///< A web page, nothing, or broken JSON.
    BadAnswer, ///< JSON of another shape; ProviderError::place.
    BadManifest, ///< A reconciliation service that does not describe itself as the specification wants.
    Unsupported, ///< Another protocol version, no such tool, other arguments.
    NotStarted, ///< The server program cannot be started.
    Crashed, ///< The server program ended while it was asked.
    ToolFailed, ///< The tool itself reported an error.
    TokenMissing, ///< A token is needed and none is kept.
    Keychain ///< The keychain did not give it.
};

/// Why a provider has no answer. Holds no secret.
struct ProviderError
{
    ProviderErrorCode code = ProviderErrorCode::BadAnswer;
    QString provider; ///< Its name in the settings.
    QString address; ///< Without user, query and fragment; of a program only its name.
    QString place; ///< Where in the answer, as a JSON path.
    QString detail; ///< What exactly, in English.

    friend bool operator==(const ProviderError &, const ProviderError &) = default;
};

/// The error that a failed request is to a provider.
ProviderError providerError(const HttpError &error, const QString &provider);

/// Would asking again now fail in the same way, whatever the query?
bool isLasting(ProviderErrorCode code);

/// Is it that the provider cannot be asked at the moment, so that an old answer is better than none?
bool isOutage(ProviderErrorCode code);

/// One line in English: who, what, where, and what to do.
QString describeProviderError(const ProviderError &error);

} // namespace Winnow
