// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articletemplates.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// As the library's door has it: whether it went well; fills the text or the error.
using RenderEntry = bool (*)(const Article &, const QString &, QString &, TemplateError &);

/// The door, or why it could not be opened.
std::expected<RenderEntry, QString> findEntry()
{
    const QDir folder(QCoreApplication::applicationDirPath());
    QString error;
    for (const QString &place : {u"."_s, u"../lib/winnow"_s}) {
        QLibrary library(QDir::cleanPath(folder.filePath(place)) + u"/winnow-articletemplate"_s);
        if (const auto entry = reinterpret_cast<RenderEntry>(library.resolve("winnowRenderArticle")))
            return entry;
        // "No such file" of the second place says less than why the file in the first could not be loaded.
        if (error.isEmpty() || library.isLoaded())
            error = library.errorString();
    }
    return std::unexpected(error);
}

} // namespace

std::expected<QString, TemplateError> renderMarkdown(const Article &article, const QString &templateFolder)
{
    static const std::expected<RenderEntry, QString> entry = findEntry();
    if (!entry) {
        return std::unexpected(TemplateError{{}, 0,
                QCoreApplication::translate("Winnow::TemplateError",
                        "The template library is not installed (%1). Install Winnow again to get it back.")
                        .arg(entry.error())});
    }
    QString markdown;
    TemplateError error;
    if (!(*entry)(article, templateFolder, markdown, error))
        return std::unexpected(std::move(error));
    return markdown;
}

} // namespace Winnow
