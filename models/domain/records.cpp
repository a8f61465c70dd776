// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "records.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

QLatin1StringView recordTypeName(const Record &record)
{
    static constexpr std::array names{
            "bundle"_L1,
            "repo"_L1,
            "series"_L1,
            "batch"_L1,
            "issue"_L1,
            "event"_L1,
            "change"_L1,
            "patch"_L1,
            "link"_L1,
            "kg_node"_L1,
            "kg_ref"_L1,
            "proposal"_L1,
            "decision"_L1,
            "draft"_L1,
            "section"_L1,
            "theme"_L1,
            "guide"_L1,
            "resolution"_L1,
            "text_edit"_L1,
            "kg_audit"_L1,
            "published_article"_L1,
            "term"_L1,
            "publication"_L1,
    };
    static_assert(names.size() == std::variant_size_v<Record>);
    return names.at(record.index());
}

} // namespace Winnow
