// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidates.h"

#include <QHash>
#include <QSet>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

void fillIn(QString &text, const QString &other)
{
    if (text.isEmpty())
        text = other;
}

/// Puts hits together that are one node.
class Merger final
{
public:
    void add(const FoundHits &found, const ProviderHit &hit)
    {
        const QString address = canonicalAddress(hit.url);
        qsizetype at = address.isEmpty() ? -1 : m_byAddress.value(address, -1);
        const qsizetype same = m_byId.value(hit.id, -1);
        if (at < 0 && same >= 0 && (address.isEmpty() || canonicalAddress(m_all[same].hit.url).isEmpty()))
            at = same;
        if (at < 0) {
            at = m_all.size();
            m_all.append({hit, found.query, found.provider, {found.provider}, false, false, found.isStale});
        } else {
            join(m_all[at], found, hit);
        }
        m_byId.insert(hit.id, m_byId.value(hit.id, at));
        if (!address.isEmpty())
            m_byAddress.insert(address, at);
    }

    QList<Candidate> take() { return std::move(m_all); }

private:
    static void join(Candidate &candidate, const FoundHits &found, const ProviderHit &hit)
    {
        if (!candidate.providers.contains(found.provider))
            candidate.providers.append(found.provider);
        ProviderHit other = hit;
        if (hit.score > candidate.hit.score) { // an empty one is the least
            other = std::exchange(candidate.hit, hit);
            candidate.query = found.query;
            candidate.provider = found.provider;
            candidate.isStale = found.isStale;
        }
        fillIn(candidate.hit.title, other.title);
        fillIn(candidate.hit.url, other.url);
        fillIn(candidate.hit.kind, other.kind);
        fillIn(candidate.hit.excerpt, other.excerpt);
        candidate.hit.isMatch = candidate.hit.isMatch || other.isMatch;
    }

    QList<Candidate> m_all;
    QHash<QString, qsizetype> m_byId;
    QHash<QString, qsizetype> m_byAddress;
};

void makeIdsUnique(QList<Candidate> &candidates)
{
    QSet<QString> known;
    for (Candidate &candidate : candidates) {
        if (known.contains(candidate.hit.id))
            candidate.hit.id.prepend(candidate.provider + u':');
        known.insert(candidate.hit.id);
    }
}

} // namespace

QString canonicalAddress(const QString &url)
{
    QUrl address(url);
    if (!address.isValid() || address.host().isEmpty())
        return {};
    if (address.port() == (address.scheme() == "https"_L1 ? 443 : 80))
        address.setPort(-1);
    QUrlQuery query;
    for (const auto &[name, value] : QUrlQuery(address).queryItems(QUrl::FullyEncoded)) {
        if (!name.startsWith("utm_"_L1) && name != "spm"_L1)
            query.addQueryItem(name, value);
    }
    address.setQuery(query.isEmpty() ? QString() : query.toString(QUrl::FullyEncoded));
    address.setScheme({});
    if (address.fragment().isEmpty())
        address.setFragment({});
    QString path = address.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    address.setPath(path);
    return address.toString(QUrl::FullyEncoded);
}

bool isLowScore(double score, const SuggestionSettings &settings)
{
    return score < settings.threshold + settings.lowMargin;
}

QList<bool> tiedScores(const QList<double> &scores, const SuggestionSettings &settings)
{
    constexpr double rounding = 1e-9; // 0.92 - 0.90 is a little more than 0.02
    QList<bool> tied(scores.size(), false);
    for (qsizetype i = 0; i < scores.size(); ++i) {
        for (qsizetype j = 0; j < scores.size() && !tied[i]; ++j)
            tied[i] = i != j && std::abs(scores[i] - scores[j]) <= settings.tieMargin + rounding;
    }
    return tied;
}

QList<Candidate> mergeCandidates(const QList<FoundHits> &found, const SuggestionSettings &settings)
{
    Merger merger;
    for (const FoundHits &one : found) {
        for (const ProviderHit &hit : one.hits)
            merger.add(one, hit);
    }
    QList<Candidate> candidates = merger.take();
    std::ranges::stable_sort(candidates, [](const Candidate &left, const Candidate &right) {
        return left.hit.score != right.hit.score ? left.hit.score > right.hit.score
                                                 : left.hit.id < right.hit.id;
    });
    QList<double> scores;
    for (const Candidate &candidate : candidates) {
        if (candidate.hit.score)
            scores.append(*candidate.hit.score);
    }
    const QList<bool> tied = tiedScores(scores, settings);
    for (qsizetype i = 0; i < tied.size(); ++i) {
        candidates[i].isTied = tied[i];
        candidates[i].isLow = isLowScore(scores[i], settings);
    }
    makeIdsUnique(candidates);
    return candidates;
}

} // namespace Winnow
