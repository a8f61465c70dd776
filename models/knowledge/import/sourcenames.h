// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "documents/documentsource.h"
#include "workspace/knowledgesources.h"

#include <QStringList>

#include <expected>

namespace Winnow {

/// How the caller wants documents to be known.
struct SourceNaming
{
    QString source; ///< Name that the ids begin with; empty: that of the folder.
    QString baseUrl; ///< Where the folder stands on the web; empty: where it was said to stand before.
};

struct NamedSources
{
    QList<DocumentSource> sources; ///< One for each path.
    QList<KnowledgeSource> known; ///< What is known afterwards.
};

/// Why paths get no names.
struct NamingError
{
    enum class Code : quint8 {
        Missing, ///< Nothing is there.
        NameTaken ///< Another folder's documents have the name that these would get.
    };

    Code code = Code::Missing;
    QString path;
    KnowledgeSource taken{}; ///< NameTaken: the other one.
};

/// Says what the documents at @p paths (files, folders) are known by. Everything in a folder that was read before goes by that
/// folder's name, so that one file of it may be read anew. Any other folder goes by its own name, a file by the name of the folder it lies
/// in; a web page read by itself rather by its address. With a name given, all paths together do, each by its place in
/// the folder that holds them all.
std::expected<NamedSources, NamingError> nameSources(
        const QStringList &paths, const SourceNaming &naming, const QList<KnowledgeSource> &known);

} // namespace Winnow
