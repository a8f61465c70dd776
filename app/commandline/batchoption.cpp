// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "batchoption.h"

#include "text.h"
#include "workspace/batches.h"

namespace Winnow {

BatchOption::BatchOption(CLI::App &verb)
{
    verb.add_option("--batch", *m_text, Text::tr("The instalment; else the current one").toStdString())
            ->option_text("SERIES/ORDINAL");
}

std::expected<BatchRef, ExitCode> BatchOption::choose(const Workspace &workspace) const
{
    if (m_text->empty()) {
        const auto current = currentBatch(workspace);
        if (!current)
            return std::unexpected(fail(current.error()));
        return *current;
    }
    const auto batch = parseBatchName(fromArgument(*m_text));
    if (!batch) {
        return std::unexpected(fail(
                Text::tr("'%1' does not name a batch: expected SERIES/ORDINAL.").arg(fromArgument(*m_text))));
    }
    if (const auto known = batchRecord(workspace, *batch); !known)
        return std::unexpected(fail(known.error()));
    return *batch;
}

std::optional<BatchRef> parseBatchName(QStringView text)
{
    const qsizetype slash = text.lastIndexOf(u'/');
    if (slash <= 0)
        return std::nullopt;
    bool isNumber = false;
    const int ordinal = text.sliced(slash + 1).toInt(&isNumber);
    if (!isNumber)
        return std::nullopt;
    return BatchRef{text.first(slash).toString(), ordinal};
}

} // namespace Winnow
