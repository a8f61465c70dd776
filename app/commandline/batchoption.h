// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/decision.h"
#include "verb.h"

#include <memory>

namespace Winnow {

/// The option `--batch SERIES/ORDINAL` of a verb.
class BatchOption final
{
public:
    explicit BatchOption(CLI::App &verb);

    /// The batch named, else the current one (a null BatchRef where there is none). The error was said already.
    std::expected<BatchRef, ExitCode> choose(const Workspace &workspace) const;

private:
    std::shared_ptr<std::string> m_text = std::make_shared<std::string>();
};

/// Reads `SERIES/ORDINAL`; the series may hold slashes itself. Nothing where it is not that.
std::optional<BatchRef> parseBatchName(QStringView text);

} // namespace Winnow
