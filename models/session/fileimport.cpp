// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fileimport.h"

#include "article/glossaryfile.h"
#include "workspace/batches.h"
#include "workspace/glossarystore.h"
#include "workspace/publishedarticles.h"

#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Kind = FileImportError::Kind;

std::expected<QByteArray, FileImportError> bytesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(FileImportError{Kind::Unreadable, path, file.errorString(), {}});
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(FileImportError{Kind::Unreadable, path, file.errorString(), {}});
    return bytes;
}

std::unexpected<FileImportError> failed(const QString &file, const WorkspaceError &error)
{
    return std::unexpected(FileImportError{Kind::Workspace, file, {}, error});
}

} // namespace

std::expected<ArticleImport, FileImportError> importArticleFile(
        Workspace &workspace, const QString &file, int ordinal, const QString &by)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    const ReadArticle read = readArticle(*bytes);
    if (partsOf<SectionPart>(read.article).isEmpty())
        return std::unexpected(FileImportError{Kind::NoArticle, file, {}, {}});
    const auto batch = instalmentOf(workspace, read.article.title, {{}, ordinal});
    if (!batch)
        return failed(file, batch.error());
    if (batch->series.isEmpty() || batch->ordinal <= 0)
        return std::unexpected(FileImportError{Kind::NoInstalment, file, read.article.title, {}});
    if (auto stored = storePublishedArticle(workspace, *batch, read.article, by); !stored)
        return failed(file, stored.error());
    return ArticleImport{file, *batch, summarize(read)};
}

std::expected<GlossaryImport, FileImportError> importGlossaryFile(Workspace &workspace, const QString &file)
{
    const auto bytes = bytesOf(file);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto batch = currentBatch(workspace);
    if (!batch)
        return failed(file, batch.error());
    if (batch->isNull())
        return std::unexpected(FileImportError{Kind::NoSeries, file, {}, {}});
    const GlossaryFile glossary = readGlossary(*bytes);
    if (auto added = addTerms(workspace, batch->series, glossary.terms); !added)
        return failed(file, added.error());
    GlossaryImport import{file, batch->series, glossary.terms.size(), {}};
    for (const GlossaryFault &fault : glossary.faults)
        import.refusedLines.append(fault.line);
    return import;
}

} // namespace Winnow
