// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/issueref.h"
#include "domain/localizedtext.h"

#include <QStringList>

namespace Winnow {

/// The texts of a kept row that a reference is looked for.
struct SuggestionRow
{
    IssueRef issue{};
    LocalizedText problem{};
    LocalizedText answer{};
    LocalizedText symptom{};
    LocalizedText action{};

    /// Those that are there, problem first, in one language.
    QStringList zhTexts() const;
    QStringList enTexts() const;

    friend bool operator==(const SuggestionRow &, const SuggestionRow &) = default;
};

} // namespace Winnow
