// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forgeaddress.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace Winnow {

/// A word that says what the number behind it counts: "PR", "MRs", "pull request", "合并请求", "issue".
struct KindWord
{
    ReferenceKind kind = ReferenceKind::Change;
    bool plural = false;
    qsizetype length = 0;
};

/// The kind word at @p begin of @p text, where a word may begin.
std::optional<KindWord> kindWordAt(QStringView text, qsizetype begin);

/// Whether a word that may be glued to `#12` ends at @p end ("issue#12", "Fixes#12").
bool gluedWordEndsAt(QStringView text, qsizetype end);

/// Whether what stands before @p end says that a number there counts something else ("Top #1", "任务 #47") or
/// lies in another project ("upstream #42288").
bool foreignCountEndsAt(QStringView text, qsizetype end);

/// Whether a unit stands at @p begin, so that the number before it counts things ("PR 3 files", "3 个").
bool unitBeginsAt(QStringView text, qsizetype begin);

} // namespace Winnow
