// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>

namespace Winnow {

struct ClaimText;

/// That a text says a change is merged, or that a change mended something.
struct StatedMerge
{
    QList<int> references; ///< Indices into the text's references; empty: some change of the case.
    qsizetype begin = 0; ///< Of the word that says so.
    qsizetype end = 0;
};

/// The claims in @p text that a change is in: "PR 12 合入", "已合入 !12", "由 PR 12 修复", "merged as PR 12", "fixed by PR 12".
/// Not what is denied, planned or asked, nor 合并 and "merged" of anything but changes.
QList<StatedMerge> findStatedMerges(const ClaimText &text);

} // namespace Winnow
