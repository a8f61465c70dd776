// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "jsonpath.h"
#include "providerhit.h"

#include <QUrl>

namespace Winnow {

/// Where an answer's entries and their fields are, as path texts (JsonPath). `hits` leads from the answer to the
/// entries, the others from an entry to a field; an empty one says that there is no such field.
struct HitPaths
{
    QString hits;
    QString id;
    QString title;
    QString url;
    QString kind;
    QString score;
    QString excerpt;

    friend bool operator==(const HitPaths &, const HitPaths &) = default;
};

/// The same as paths, for reading many answers.
class HitReader final
{
public:
    /// Where a path's text is wrong: the field of HitPaths, and how.
    struct PathError
    {
        QString field;
        JsonPathError error;
    };

    /// @p scoreTop is the score that means "certain" on the service's scale; see normalisedScore().
    static std::expected<HitReader, PathError> make(const HitPaths &paths, double scoreTop);

    struct Hits
    {
        QList<ProviderHit> hits;
        int leftOut = 0; ///< Entries with neither id nor address.
    };

    /// The entries of @p answer, which stands at @p place; at most @p limit. Where `hits` leads to an array, its
    /// elements are the entries. An address that is relative counts from @p base. An entry without an id is known by
    /// its address.
    std::expected<Hits, PlacedFault> read(
            const QJsonValue &answer, int limit, const QUrl &base = {}, const QString &place = {}) const;

private:
    struct Fields
    {
        JsonPath id;
        JsonPath title;
        JsonPath url;
        JsonPath kind;
        JsonPath score;
        JsonPath excerpt;
    };

    std::expected<ProviderHit, PlacedFault> readHit(const PlacedJson &entry, const QUrl &base) const;
    std::expected<void, PlacedFault> readScore(const PlacedJson &entry, ProviderHit &hit) const;

    HitPaths m_paths;
    JsonPath m_hits;
    Fields m_fields;
    double m_scoreTop = 1;
};

/// @p score on a scale from 0 to @p top, as 0 to 1; beyond either end is the end. Services define their own scales
/// and do not say which: the settings do. A service whose scores have no top cannot be compared with others.
double normalisedScore(double score, double top);

/// @p url where it is a web address, resolved against @p base where it is relative, percent-encoded; else null.
QString webAddress(const QString &url, const QUrl &base = {});

/// @p excerpt without the marks that search services put round what they found (`<em>` and the like), entities
/// decoded, white space run together, and no longer than 1,000 UTF-16 units.
QString plainExcerpt(QString excerpt);

} // namespace Winnow
