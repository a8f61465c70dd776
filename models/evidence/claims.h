// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QStringView>

namespace Winnow {

/// A sentence of a comment that says a change is in: "已合入", "已修复", "merged", "fixed", not denied, not asked,
/// not a condition (evidence.md, claimed-merge).
struct MergeClaim
{
    QStringView sentence; ///< Lies in the text.
    bool ofMerge = false; ///< Speaks of merging and not only of something being mended.
};

/// The claims in @p text, in its order.
QList<MergeClaim> findMergeClaims(QStringView text);

} // namespace Winnow
