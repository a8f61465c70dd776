// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "suggestionrow.h"

namespace Winnow {

namespace {

QStringList given(std::initializer_list<QString> texts)
{
    QStringList all;
    for (const QString &text : texts) {
        if (!text.trimmed().isEmpty())
            all.append(text);
    }
    return all;
}

} // namespace

QStringList SuggestionRow::zhTexts() const
{
    return given({problem.zh, symptom.zh, answer.zh, action.zh});
}

QStringList SuggestionRow::enTexts() const
{
    return given({problem.en, symptom.en, answer.en, action.en});
}

} // namespace Winnow
