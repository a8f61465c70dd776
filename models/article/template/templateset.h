// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/textlanguage.h"
#include "generator/templateerror.h"

#include <expected>

namespace Winnow {

/// The templates of one language: those of a series' folder, else the house's of the same name.
class TemplateSet final
{
public:
    /// Takes the folder that holds `zh` and `en`; null for the house set alone.
    TemplateSet(const QString &folder, TextLanguage language);

    /// Whether @p name may name a template: a file name without a path.
    static bool isTemplateName(const QString &name);

    /// The text of the template @p name. An error where the folder or the template is not there, or the file cannot be
    /// read, is too large or is not UTF-8.
    std::expected<QString, TemplateError> read(const QString &name) const;

    /// The file that @p name stands for, for messages: a path in the series' folder, else `house/zh/section.md`.
    QString path(const QString &name) const;

private:
    QString filePath(const QString &name) const;

    QString m_folder;
    QString m_language;
};

} // namespace Winnow
