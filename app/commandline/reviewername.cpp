// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "reviewername.h"

#include "verb.h"

#include <pwd.h>
#include <unistd.h>

namespace Winnow {

QString reviewerName(const std::string &option)
{
    if (!option.empty())
        return fromArgument(option);
    if (const QString name = qEnvironmentVariable("WINNOW_REVIEWER").trimmed(); !name.isEmpty())
        return name;
    if (const passwd *user = getpwuid(getuid()); user && user->pw_name)
        return QString::fromLocal8Bit(user->pw_name);
    return QString::number(getuid());
}

} // namespace Winnow
