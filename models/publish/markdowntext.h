// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document/publishdocument.h"
#include "exportwarning.h"
#include "markdownflavour.h"

#include <QHash>

namespace Winnow {

/// Where a text stands: what a line break, a bar or a sign at its beginning means differs.
enum class MarkdownPlace : quint8 { Paragraph, Item, Cell, Heading };

/// Writes the texts of one document in one flavour.
class MarkdownTextWriter final
{
public:
    /// All must outlive it. @p sectionOfRow: where references to a row lead in flavours that only headings have ids in.
    MarkdownTextWriter(const MarkdownFlavour &flavour, TextLanguage language,
            const QHash<QString, QString> &sectionOfRow, ExportWarnings &warnings)
        : m_flavour(flavour)
        , m_language(language)
        , m_sectionOfRow(sectionOfRow)
        , m_warnings(warnings)
    {}

    /// @p text for @p place; of several lines, the further ones begin with @p indent. @p label: for warnings.
    QString write(
            const RichText &text, MarkdownPlace place, const QString &label, const QString &indent = {});

private:
    QString writeLine(const RichText &line, MarkdownPlace place, const QString &label);
    QString marked(const RichText &line, MarkdownPlace place, const QString &label);
    QString code(const TextRun &run, MarkdownPlace place, const QString &label, QChar before, QChar after);
    QString linkTarget(const TextRun &run) const;
    bool isReadAs(const QString &written, const RichText &line, MarkdownPlace place) const;

    const MarkdownFlavour &m_flavour;
    TextLanguage m_language;
    const QHash<QString, QString> &m_sectionOfRow;
    ExportWarnings &m_warnings;
};

} // namespace Winnow
