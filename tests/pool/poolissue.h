// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "pool/pool.h"

namespace Winnow {

/// An issue of which nothing is known but its id.
inline PoolIssue poolIssue(qint64 id)
{
    PoolIssue issue;
    issue.id = id;
    return issue;
}

/// Issue @p id with what @p fill sets.
template <typename Fill>
PoolIssue poolIssue(qint64 id, Fill fill)
{
    PoolIssue issue = poolIssue(id);
    fill(issue);
    return issue;
}

} // namespace Winnow
