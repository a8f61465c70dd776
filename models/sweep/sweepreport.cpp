// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sweepreport.h"

namespace Winnow {

LocalizedText describeSweepFailure(const SweepFailure &failure)
{
    if (const auto *forge = std::get_if<ForgeError>(&failure))
        return describeForgeError(*forge);
    // That text is in the program's language already.
    const QString text = describe(std::get<WorkspaceError>(failure));
    return {text, text};
}

} // namespace Winnow
