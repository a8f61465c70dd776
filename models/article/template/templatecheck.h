// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "templateset.h"

#include <QHash>

namespace Winnow {

/// The texts of @p entry and of all templates that it includes or extends, by name, after a check that the engine does
/// not make or makes by falling over: every tag is closed, known and holds something; every value and filter is known;
/// nothing includes itself; names of templates are written out and stay in their folder.
std::expected<QHash<QString, QString>, TemplateError> checkedTemplates(
        const TemplateSet &templates, const QString &entry);

} // namespace Winnow
