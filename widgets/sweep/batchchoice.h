// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "session/batchplan.h"

namespace Winnow {

/// What somebody chose to sweep, and for which instalment.
struct BatchChoice
{
    std::optional<NewBatchRequest> batch; ///< To be made first; not given: for the current one.
    std::optional<SeriesRecord> newSeries; ///< To be made before that.
    SweepRequest sweep; ///< With its token; its batch is filled in once it is made.
};

} // namespace Winnow

Q_DECLARE_METATYPE(Winnow::BatchChoice)
