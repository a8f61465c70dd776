// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "prefilterrule.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array fieldNames{
        "title"_L1, "label"_L1, "author"_L1, "author_role"_L1, "state"_L1, "window"_L1, "body"_L1};

} // namespace

QString prefilterFieldName(PrefilterField field)
{
    return fieldNames.at(static_cast<size_t>(field));
}

std::optional<PrefilterField> prefilterFieldFromName(QStringView name)
{
    const auto found =
            std::ranges::find_if(fieldNames, [name](QLatin1StringView known) { return name == known; });
    if (found == fieldNames.end())
        return std::nullopt;
    return static_cast<PrefilterField>(found - fieldNames.begin());
}

QRegularExpression prefilterPattern(const QString &pattern)
{
    return QRegularExpression(pattern,
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace Winnow
