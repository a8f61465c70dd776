// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "documents/documentnodes.h"
#include "documents/documentparser.h"

#include <QTest>

namespace Winnow::Testing {

/// The nodes of a file with @p bytes, which is known as "doc" and stands at https://example.org/doc.
inline QList<KgNodeRecord> nodesOf(QByteArrayView bytes, DocumentKind kind)
{
    const auto parsed = parseDocument(bytes, kind);
    if (!parsed)
        qFatal("byte %lld fits no encoding", static_cast<long long>(parsed.error().byte));
    const QString address = parsed->document.address;
    return documentNodes(parsed->document,
            {QStringLiteral("doc"), address.isEmpty() ? QStringLiteral("https://example.org/doc") : address,
                    QStringLiteral("file")});
}

inline QStringList idsOf(const QList<KgNodeRecord> &nodes)
{
    QStringList ids;
    for (const KgNodeRecord &node : nodes)
        ids.append(node.id);
    return ids;
}

/// The node of that id; a null one where there is none.
inline KgNodeRecord nodeOf(const QList<KgNodeRecord> &nodes, const QString &id)
{
    for (const KgNodeRecord &node : nodes) {
        if (node.id == id)
            return node;
    }
    return {};
}

} // namespace Winnow::Testing
