// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace Winnow {

/// Why an article could not be rendered by its templates.
struct TemplateError
{
    QString file; ///< The template as a path, or its name where it is one of the house set; null where it is about none.
    int line = 0; ///< From 1; 0 where it is not known.
    QString message; ///< A sentence.

    friend bool operator==(const TemplateError &, const TemplateError &) = default;
};

} // namespace Winnow
