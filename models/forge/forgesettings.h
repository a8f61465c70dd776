// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forgekind.h"
#include "http/politeclient.h"

#include <QUrl>

namespace Winnow {

/// Which forge, where, and with what right.
struct ForgeSettings
{
    ForgeKind kind = ForgeKind::GitCode;
    QUrl baseUrl; ///< Empty: the forge's own.
    QString token; ///< Null: without one.
};

/// The address that @p settings come to.
QUrl baseUrlOf(const ForgeSettings &settings);

/// How @p kind wants to be treated, with a token and without: its published limits, where it has none cautious ones.
PoliteSettings politeSettings(ForgeKind kind, bool hasToken);

/// The key under which the token for @p baseUrl is kept (tokenstore.h): "forge/HOST".
QString tokenKey(const QUrl &baseUrl);

/// Why @p text cannot be a forge's base address: not http or https, no host, or a user name or parameters in it, which would
/// end up in texts. Null where it can.
QString faultOfBaseUrl(const QString &text);

} // namespace Winnow
