// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/localizedtext.h"
#include "forgekind.h"

#include <QList>

namespace Winnow {

/// What a forge does not offer, for people, a sentence each. It is said once in a sweep; in the records the field is left
/// "not given", from which the assessment tells that it is missing.
const QList<LocalizedText> &forgeGaps(ForgeKind kind);

} // namespace Winnow
