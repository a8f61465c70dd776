// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publicationstate.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

const PublicationRecord *latestPublication(
        const QList<PublicationRecord> &history, PublishTarget target, const QString &languages)
{
    const QString name = publishTargetName(target);
    const PublicationRecord *latest = nullptr;
    for (const PublicationRecord &entry : history) {
        if (entry.target != name || entry.lang != languages)
            continue;
        const bool isLater =
                !latest || entry.at > latest->at || (entry.at == latest->at && entry.id > latest->id);
        if (isLater)
            latest = &entry;
    }
    return latest;
}

PublicationState publicationState(
        const QList<PublicationRecord> &history, PublishTarget target, const Edition &edition)
{
    const PublicationRecord *const latest = latestPublication(history, target, edition.languages());
    if (!latest)
        return PublicationState::Never;
    if (latest->digest != editionDigest(edition))
        return PublicationState::ChangedSince;
    if (latest->state == "published"_L1)
        return PublicationState::Published;
    return latest->state == "draft"_L1 ? PublicationState::Draft : PublicationState::Exported;
}

std::expected<QList<DocumentDifference>, QString> changesSince(
        const PublicationRecord &publication, const Edition &edition)
{
    const auto kept = editionFromJson(publication.document);
    if (!kept)
        return std::unexpected(kept.error());
    const Edition before = kept->edition();
    QList<DocumentDifference> changes;
    for (const TextLanguage language : textLanguages) {
        const Article *const was = before.in(language);
        const Article *const is = edition.in(language);
        if (!was && !is)
            continue;
        const PublishDocument nothing{language, {}, {}};
        changes += documentDifferences(was ? makeDocument(*was) : nothing, is ? makeDocument(*is) : nothing);
    }
    return changes;
}

QString checksum(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

PublicationRecord publicationOf(const Export &sent, const Edition &edition)
{
    PublicationRecord record;
    record.target = publishTargetName(sent.target);
    record.lang = edition.languages();
    record.state = u"exported"_s;
    record.digest = editionDigest(edition);
    record.document = editionToJson(edition);
    record.files.emplace();
    for (const ExportFile &file : sent.files)
        record.files->append({file.path, checksum(file.bytes), file.bytes.size()});
    return record;
}

bool wasWrittenByUs(const QList<PublicationRecord> &history, PublishTarget target, const QString &path,
        const QString &sha256)
{
    const QString name = publishTargetName(target);
    return std::ranges::any_of(history, [&](const PublicationRecord &entry) {
        return entry.target == name && entry.files
                && std::ranges::any_of(*entry.files, [&](const PublishedFile &file) {
                       return file.path == path && file.sha256 == sha256;
                   });
    });
}

} // namespace Winnow
