// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QStringList>

#include <optional>

/// Reading the signs of a template without running it.
namespace Winnow {

/// What stands between `{%` and `%}`, or `{{` and `}}`.
struct TemplateTag
{
    bool isVariable = false; ///< `{{ … }}`.
    QString content; ///< Trimmed.
    int line = 0; ///< From 1.

    /// The first word of `{% … %}`.
    QString name() const;

    /// The words after the first, quoted ones whole and with their quotes.
    QStringList arguments() const;

    friend bool operator==(const TemplateTag &, const TemplateTag &) = default;
};

struct TemplateTags
{
    QList<TemplateTag> tags; ///< By place; comments are left out.
    std::optional<int> unclosedLine; ///< Of the first `{%` or `{{` without its end on the same line.
};

TemplateTags readTemplateTags(const QString &text);

/// A value that a tag takes: `row.answer|default:"…"`.
struct TemplateExpression
{
    QStringList path; ///< row, answer; empty for a number or a quoted text.
    QStringList filters; ///< default

    friend bool operator==(const TemplateExpression &, const TemplateExpression &) = default;
};

TemplateExpression readTemplateExpression(const QString &text);

} // namespace Winnow
