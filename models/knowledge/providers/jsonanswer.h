// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/httpmessage.h"
#include "providererror.h"

#include <QJsonValue>

#include <expected>

namespace Winnow {

/// What a body that should be JSON is: the document, or NotJson with what it is instead (a web page with its title,
/// nothing, broken at a byte). The error names neither provider nor address.
std::expected<QJsonValue, ProviderError> readJsonBody(
        const QByteArray &body, const QByteArray &mediaType = {});

} // namespace Winnow
