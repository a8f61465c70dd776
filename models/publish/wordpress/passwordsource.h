// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wordpressapi.h"

namespace Winnow {

/// The application password for @p site: of WINNOW_WORDPRESS_PASSWORD, else the keychain's. Null where neither has one.
/// Waits for the keychain in an event loop of its own.
QString wordPressPassword(const WordPressSite &site);

} // namespace Winnow
