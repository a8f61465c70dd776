// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge.h"
#include "forgejson.h"

/// Reads the operation logs of GitCode and Gitee into events.
namespace Winnow::OperateLog {

/// The kind of an entry that changes the state of an organisation's own workflow. No kind of a bundle's: see
/// settleClosing().
inline constexpr auto stateKind = "state";

/// An entry of GitCode's log of @p issue, told by its `action_type`; nothing for entries that say nothing about it
/// (boards, pins, fields). The repository of a named change is not given there: it is left empty.
std::optional<EventRecord> gitCodeEntry(const ForgeObject &object, const IssueRef &issue);

/// The same of Gitee, whose `action_type` is unreliable: told by the words of `content`.
std::optional<EventRecord> giteeEntry(const ForgeObject &object, const IssueRef &issue);

} // namespace Winnow::OperateLog
