// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "assessment.h"
#include "factview.h"

namespace Winnow {

/// Whether @p path is documentation: `*.md *.rst *.txt`, `README*`, anything below a `docs` folder
/// (evidence.md, Resolution). Build and dependency files that only happen to end in `.txt` are not.
bool isDocumentation(QStringView path);

/// The resolution as computed from @p assessment's landing change, links and answer.
Resolution computeResolution(const FactView &view, const Assessment &assessment);

} // namespace Winnow
