// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "readabletext.h"

#include <QFlags>

namespace Winnow {

/// What happens to an issue or a change, as far as articles speak of it.
enum class EventKind : quint8 {
    Opened = 1,
    Closed = 2,
    Merged = 4,
    Answered = 8, ///< A comment by anybody.
    Labelled = 16, ///< A label set or taken; stale.
};
Q_DECLARE_FLAGS(EventKinds, EventKind)
Q_DECLARE_OPERATORS_FOR_FLAGS(EventKinds)

/// A word of a text that names an event.
struct EventWord
{
    EventKind kind = EventKind::Closed;
    bool isVague = false; ///< Often means something else: 修复, 确认, fixed.
    bool isDenied = false; ///< Not, not yet, planned, asked for: 未合入, to be merged.
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// The words for events in @p text, Chinese and English, in order of place. Code and addresses hold none.
QList<EventWord> findEventWords(const ReadableText &text);

} // namespace Winnow
