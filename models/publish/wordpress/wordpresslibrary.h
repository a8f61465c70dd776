// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "wordpressedition.h"

namespace Winnow {

/// sendEdition() over the network, in the library `winnow-wordpress`, which is loaded at the first call. A request without
/// a password takes that of WINNOW_WORDPRESS_PASSWORD, else the keychain's. Blocks until all is done; not for the window's
/// thread. The outer error says why the library could not be loaded.
std::expected<WordPressReply, QString> sendToWordPress(const WordPressRequest &request);

/// The name under which a keychain keeps the password of @p site: "wordpress/HOST/USER".
QString wordPressPasswordKey(const WordPressSite &site);

} // namespace Winnow
