// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweeprequest.h"

#include "sweeplog.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString sorted(QStringList names)
{
    names.removeDuplicates();
    std::ranges::sort(names);
    return names.join(u',');
}

} // namespace

QString sweepKey(const SweepRequest &request)
{
    if (request.patchOf)
        return u"%1 patch=%2"_s.arg(forgeName(request.forge.kind), formatChangeRef(*request.patchOf));
    return u"%1 orgs=%2 repos=%3 since=%4 until=%5"_s.arg(forgeName(request.forge.kind), sorted(request.orgs),
            sorted(request.repos), formatTimestamp(request.closedSince),
            request.closedUntil ? formatTimestamp(*request.closedUntil) : QString());
}

} // namespace Winnow
