// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "providererror.h"

#include "http/httperror.h"

#include <QStringList>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

ProviderErrorCode codeOfStatus(int status)
{
    if (status == 401 || status == 403)
        return ProviderErrorCode::Unauthorized;
    if (status == 429)
        return ProviderErrorCode::RateLimited;
    if (status == 413)
        return ProviderErrorCode::TooLarge;
    return status >= 500 ? ProviderErrorCode::ServerFailed : ProviderErrorCode::Refused;
}

ProviderErrorCode codeOf(const HttpError &error)
{
    switch (error.code) {
    case HttpErrorCode::Cancelled:
        return ProviderErrorCode::Cancelled;
    case HttpErrorCode::BadAddress:
    case HttpErrorCode::Unreachable:
        return ProviderErrorCode::Unreachable;
    case HttpErrorCode::ConnectTimeout:
    case HttpErrorCode::AnswerTimeout:
        return ProviderErrorCode::Timeout;
    case HttpErrorCode::Encryption:
        return ProviderErrorCode::Encryption;
    case HttpErrorCode::CutOff:
    case HttpErrorCode::Protocol:
        return ProviderErrorCode::CutOff;
    case HttpErrorCode::TooLarge:
        return ProviderErrorCode::TooLarge;
    case HttpErrorCode::BadRedirect:
        return ProviderErrorCode::BadRedirect;
    case HttpErrorCode::Status:
        return codeOfStatus(error.status);
    }
    return ProviderErrorCode::Unreachable;
}

QString adviceFor(ProviderErrorCode code)
{
    switch (code) {
    case ProviderErrorCode::Unauthorized:
    case ProviderErrorCode::TokenMissing:
        return u"enter its token in the settings, or set WINNOW_KG_TOKEN"_s;
    case ProviderErrorCode::NotJson:
        return u"check the address in the settings, and whether it wants a login"_s;
    case ProviderErrorCode::BadAnswer:
        return u"check the JSON paths in the settings"_s;
    case ProviderErrorCode::NotStarted:
        return u"check the command in the settings"_s;
    case ProviderErrorCode::RateLimited:
        return u"try again later"_s;
    default:
        return {};
    }
}

} // namespace

ProviderError providerError(const HttpError &error, const QString &provider)
{
    return {codeOf(error), provider, error.address, {}, describeHttpError(error)};
}

bool isLasting(ProviderErrorCode code)
{
    switch (code) {
    case ProviderErrorCode::Cancelled:
    case ProviderErrorCode::Encryption:
    case ProviderErrorCode::BadRedirect:
    case ProviderErrorCode::Unauthorized:
    case ProviderErrorCode::BadManifest:
    case ProviderErrorCode::Unsupported:
    case ProviderErrorCode::NotStarted:
    case ProviderErrorCode::TokenMissing:
    case ProviderErrorCode::Keychain:
        return true;
    default:
        return false;
    }
}

bool isOutage(ProviderErrorCode code)
{
    switch (code) {
    case ProviderErrorCode::Unreachable:
    case ProviderErrorCode::Timeout:
    case ProviderErrorCode::Encryption:
    case ProviderErrorCode::CutOff:
    case ProviderErrorCode::RateLimited:
    case ProviderErrorCode::ServerFailed:
    case ProviderErrorCode::NotStarted:
    case ProviderErrorCode::Crashed:
        return true;
    default:
        return false;
    }
}

QString describeProviderError(const ProviderError &error)
{
    QStringList parts{u"provider '%1'"_s.arg(error.provider)};
    if (!error.address.isEmpty())
        parts.append(error.address);
    if (!error.place.isEmpty())
        parts.append(error.place);
    parts.append(error.detail);
    QString text = parts.join(u": "_s);
    if (const QString advice = adviceFor(error.code); !advice.isEmpty())
        text += u"; "_s + advice;
    return text;
}

} // namespace Winnow
