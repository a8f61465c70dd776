// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "changedigest.h"

#include "diff/readdiff.h"
#include "evidence/reverts.h"
#include "evidence/titles.h"
#include "evidencekeys.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

std::optional<QStringList> touchedFiles(const QByteArray &patch)
{
    if (patch.isNull())
        return std::nullopt;
    QStringList files;
    const SharedDiff diff = readDiff(patch);
    for (const DiffFile &file : diff->files())
        files.append(QString::fromUtf8(file.status == DiffFileStatus::Deleted ? file.oldPath : file.newPath));
    return files;
}

void digestRevert(ChangeDigest &digest, const ChangeRecord &change, const QString &forge)
{
    const auto target = revertTargetOf(change, forge);
    if (!target)
        return;
    if (!target->number.isNull())
        digest.revertedChange = {change.ref.repo, target->number};
    else if (!target->named.number.isNull())
        digest.revertedChange = target->named;
    digest.revertKey = digest.revertedChange.number.isNull()
            ? EvidenceKeys::ofTitle(change.ref.repo, target->foldedTitle)
            : EvidenceKeys::ofChange(digest.revertedChange);
}

} // namespace

ChangeDigest digestOf(const ChangeRecord &change, const QString &forge, const QByteArray &patch)
{
    ChangeDigest digest;
    digest.titleKey = EvidenceKeys::ofTitle(change.ref.repo, foldTitle(change.title));
    digestRevert(digest, change, forge);
    digest.files = touchedFiles(patch);
    digest.mentions = findIssueMentions(change, forge);
    return digest;
}

QString mentionsToColumn(const QList<IssueMention> &mentions)
{
    QString column(u""_s);
    for (const IssueMention &mention : mentions) {
        if (!column.isEmpty())
            column += u'\n';
        column += linkBasisName(mention.basis) + u'\t' + mention.forge + u'\t' + mention.issue.repo + u'\t'
                + mention.issue.number;
    }
    return column;
}

QList<IssueMention> mentionsFromColumn(QStringView column)
{
    QList<IssueMention> mentions;
    for (const QStringView line : column.tokenize(u'\n', Qt::SkipEmptyParts)) {
        const QList<QStringView> parts = line.split(u'\t');
        const auto basis = linkBasisFromName(parts.constFirst());
        if (parts.size() != 4 || !basis)
            continue;
        const QString forge = parts[1].isEmpty() ? QString() : parts[1].toString();
        mentions.append({{parts[2].toString(), parts[3].toString()}, forge, *basis});
    }
    return mentions;
}

} // namespace Winnow
