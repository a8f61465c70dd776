// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWebEngineProfile>

namespace Winnow {

class RequestGuard;

/// A profile that leaves nothing behind and gets nothing: no disk, no cookies, no downloads, no permissions, and
/// @p guard, which it takes over, for all requests.
QWebEngineProfile *makeLockedProfile(RequestGuard *guard, QObject *parent);

} // namespace Winnow
