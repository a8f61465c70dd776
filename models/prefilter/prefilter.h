// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"
#include "prefilterrule.h"

#include <QStringList>

#include <optional>

namespace Winnow {

/// What rules see of an issue. A null string means "not given": no rule but one on the title fits it, for a rule
/// must not drop an issue over what is not known. An issue without a title has an empty one.
struct PrefilterSubject
{
    QString title;
    QString body;
    QString state; ///< open, closed
    QString author;
    QString authorRole;
    QStringList labels;
    std::optional<Timestamp> closedAt;
};

/// The batch's window; a side that is not given is open.
struct PrefilterWindow
{
    std::optional<Timestamp> since;
    std::optional<Timestamp> until; ///< Exclusive.
};

/// Where an issue's closing lies against a window. Comments and other late touches do not count.
enum class WindowPlace : quint8 { Inside, Open, NoClosingTime, Before, After };

/// What rules on PrefilterField::Window are matched against: "inside", "open", "no-closing-time", "before", "after".
QString windowPlaceName(WindowPlace place);

/// A state that is not given is taken from whether there is a closing time.
WindowPlace windowPlace(const PrefilterSubject &subject, const PrefilterWindow &window);

/// The rule that drops an issue.
struct PrefilterHit
{
    QString rule; ///< Its name.
    QString reason; ///< Its drop reason's code.
    QString note; ///< The rule and what of the issue it fits, for the journal: "cve-id: CVE-2026-1234".

    friend bool operator==(const PrefilterHit &, const PrefilterHit &) = default;
};

/// The first of @p rules that fits @p subject, or nothing: the issue is a candidate. The same input gives the same
/// hit, note included. Pure.
std::optional<PrefilterHit> evaluatePrefilter(
        const QList<PrefilterRule> &rules, const PrefilterSubject &subject, const PrefilterWindow &window);

} // namespace Winnow
