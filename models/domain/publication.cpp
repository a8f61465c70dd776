// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publication.h"

#include <QCryptographicHash>

namespace Winnow {

namespace {

void add(QCryptographicHash &hash, const QString &part)
{
    const QByteArray utf8 = part.toUtf8();
    hash.addData(QByteArray::number(part.isNull() ? -1 : utf8.size()) + ':');
    hash.addData(utf8);
}

} // namespace

QString publicationId(const PublicationRecord &publication)
{
    if (!publication.id.isEmpty())
        return publication.id;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &part : {publication.batch.series, QString::number(publication.batch.ordinal),
                 publication.target, publication.lang, publication.state, publication.digest,
                 publication.document, publication.site, publication.url, publication.postId,
                 publication.remoteDigest, publication.reason, publication.by,
                 publication.at ? QString::number(toMilliseconds(*publication.at)) : QString()})
        add(hash, part);
    for (const PublishedFile &file : publication.files.value_or(QList<PublishedFile>())) {
        add(hash, file.path);
        add(hash, file.sha256);
    }
    return QString::fromLatin1(hash.result().first(16).toHex());
}

} // namespace Winnow
