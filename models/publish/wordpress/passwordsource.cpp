// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "passwordsource.h"

#include "keychain/keychaintokenstore.h"
#include "wordpresslibrary.h"

#include <QCoroTask>

namespace Winnow {

using namespace Qt::StringLiterals;

QString wordPressPassword(const WordPressSite &site)
{
    const QString given = qEnvironmentVariable("WINNOW_WORDPRESS_PASSWORD");
    if (!given.isEmpty())
        return given;
    KeychainTokenStore keychain(u"Winnow"_s);
    return QCoro::waitFor(keychain.read(wordPressPasswordKey(site))).value_or(QString());
}

} // namespace Winnow
