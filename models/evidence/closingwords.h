// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringView>

namespace Winnow {

/// Whether a closing word stands before @p begin of @p text (evidence.md, closing-keyword): any form of fix,
/// close and resolve, 修复 / 解决 / 关闭 / 修正, with a colon, brackets, a template's `#` and words such as "issue"
/// or "问题单" between. Not where it is denied or only in part ("未修复", "does not fix", "partially fixes").
bool closingWordEndsAt(QStringView text, qsizetype begin);

/// Whether what stands at @p end takes the claim back: "修复 #12 引入的问题" mends what #12 broke.
bool blameBeginsAt(QStringView text, qsizetype end);

/// Whether nothing but the separators of a list stands from @p begin to @p end: "#12, #13 和 issue #15".
bool isListGap(QStringView text, qsizetype begin, qsizetype end);

} // namespace Winnow
