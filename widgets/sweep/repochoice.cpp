// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "repochoice.h"

#include <QRegularExpression>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isName(QStringView name)
{
    static const QRegularExpression shape(
            u"\\A[\\w.-]+\\z"_s, QRegularExpression::UseUnicodePropertiesOption);
    return shape.matchView(name).hasMatch();
}

/// "https://gitcode.com/lantern/loom" names lantern/loom.
QString withoutAddress(QString name)
{
    static const QRegularExpression beginning(u"\\Ahttps?://[^/]+/"_s);
    name.remove(beginning);
    while (name.endsWith(u'/'))
        name.chop(1);
    if (name.endsWith(".git"_L1))
        name.chop(4);
    return name;
}

bool readFrom(const std::optional<SweepMemory> &last, const QString &org)
{
    if (!last)
        return false;
    const SweepRequest &request = last->request;
    return request.orgs.contains(org) || std::ranges::any_of(request.repos, [&](const QString &repo) {
        return repo.startsWith(org + u'/');
    });
}

} // namespace

SweepSources readSources(const QString &text)
{
    static const QRegularExpression parting(u"[\\s,;，、；]+"_s);
    SweepSources sources;
    for (const QString &typed : text.split(parting, Qt::SkipEmptyParts)) {
        const QString name = withoutAddress(typed);
        const QStringList parts = name.split(u'/');
        const bool isGood = parts.size() <= 2 && std::ranges::all_of(parts, isName);
        QStringList &into = !isGood ? sources.faulty : parts.size() == 1 ? sources.orgs : sources.repos;
        const QString &kept = isGood ? name : typed;
        if (!into.contains(kept))
            into.append(kept);
    }
    return sources;
}

bool isChosenAtFirst(const ForgeRepo &repo, const QString &org, const std::optional<SweepMemory> &last)
{
    if (!readFrom(last, org) || last->request.orgs.contains(org))
        return !repo.isArchived;
    return last->request.repos.contains(repo.record.repo);
}

SweepSources chosenSources(const SweepSources &named, const QList<ListedRepo> &listed)
{
    SweepSources chosen;
    chosen.repos = named.repos;
    for (const QString &org : named.orgs) {
        QStringList repos;
        bool isListed = false;
        bool isWhole = true;
        for (const ListedRepo &repo : listed) {
            if (repo.org != org)
                continue;
            isListed = true;
            if (repo.isChosen)
                repos.append(repo.repo);
            // One that is archived and yet chosen must be named.
            isWhole = isWhole && repo.isChosen != repo.isArchived;
        }
        if (!isListed || isWhole)
            chosen.orgs.append(org);
        else
            chosen.repos.append(repos);
    }
    chosen.repos.removeDuplicates();
    return chosen;
}

} // namespace Winnow
