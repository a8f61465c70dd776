// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "previewlibrary.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QtMessageHandler messagesAsUsual = nullptr;

/// WebEngine asks for a shared OpenGL context while it is loaded, which is too late and not needed: the preview draws
/// without OpenGL.
void withoutContextAdvice(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.contains("AA_ShareOpenGLContexts"_L1))
        messagesAsUsual(type, context, message);
}

std::expected<PreviewEntry, QString> resolveEntry(const QStringList &folders)
{
    QString error;
    for (const QString &folder : folders) {
        QLibrary library(QDir::cleanPath(folder) + u"/winnow-preview"_s);
        // WebEngine's helpers look for Qt's symbols.
        library.setLoadHints(QLibrary::ExportExternalSymbolsHint);
        messagesAsUsual = qInstallMessageHandler(withoutContextAdvice);
        const auto entry = reinterpret_cast<PreviewEntry>(library.resolve("winnowMakePreview"));
        qInstallMessageHandler(messagesAsUsual);
        if (entry)
            return entry;
        // "No such file" of a later place says less than why the file in an earlier could not be loaded.
        if (error.isEmpty() || library.isLoaded())
            error = library.errorString();
    }
    return std::unexpected(error);
}

} // namespace

PreviewMaker previewFromLibrary(const QStringList &folders)
{
    return [folders](QWidget *parent,
                   PreviewListener listener) -> std::expected<std::unique_ptr<PreviewSurface>, QString> {
        const auto entry = resolveEntry(folders);
        if (!entry)
            return std::unexpected(entry.error());
        return std::unique_ptr<PreviewSurface>((*entry)(parent, std::move(listener)));
    };
}

QStringList previewFolders()
{
    const QDir program(QCoreApplication::applicationDirPath());
    return {program.path(), QDir::cleanPath(program.filePath(u"../lib/winnow"_s))};
}

} // namespace Winnow
