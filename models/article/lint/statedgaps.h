// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "eventwords.h"

#include <QList>
#include <QStringList>

namespace Winnow {

struct ClaimText;

/// How a gap is worded.
enum class GapForm : quint8 {
    Length, ///< 23 秒, 2 h 32 min, 晚 44 天
    AtLeast, ///< 2 月+
    AtMost, ///< 5 分钟内
    SameSecond, ///< 同秒, 0 秒
    Seconds, ///< 秒级
    Minutes, ///< 分钟级
    Hours, ///< 小时级
    Days, ///< 天级
};

/// A gap between two events of a case that a text states, and what its words say of its ends.
struct StatedGap
{
    GapForm form = GapForm::Length;
    double seconds = 0;
    double unit =
            1; ///< Seconds of the smallest unit written, its decimals counted: 60 for 32 分, 8,640 for 2.6 天.
    bool isAbout = false; ///< 约, about.
    /// The words say which end comes later: the gap is from one of `earlier` to one of `later`.
    bool isDirected = false;
    EventKinds later;
    EventKinds earlier;
    EventKinds ends; ///< Where undirected: what the words around name; nothing where they name nothing.
    QStringList issues; ///< Numbers of issues that the clause names: the gap may be another's.
    bool isSure = true; ///< The words leave no doubt that it is a gap between events of the case.
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// The gaps in @p text that its words tie to the close, the merge, the opening or an answer. Lengths of anything else
/// (首跑 137 秒, 5 分钟内 of a setting) are left out.
QList<StatedGap> findStatedGaps(const ClaimText &text);

} // namespace Winnow
