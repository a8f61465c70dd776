// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace Winnow {

class TimelineView;

/// Makes timelines speak: each is a list of its events, with the facts of traps as their descriptions. May be
/// called any number of times.
void installTimelineAccessibility();

/// Tells screen readers that @p view shows other events.
void noteTimelineChanged(TimelineView *view);

/// Tells screen readers that the keyboard is on another event of @p view.
void noteTimelineFocus(TimelineView *view);

} // namespace Winnow
