// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "hitpaths.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

double normalisedScore(double score, double top)
{
    return top > 0 ? std::clamp(score / top, 0.0, 1.0) : 0;
}

QString webAddress(const QString &url, const QUrl &base)
{
    QUrl address(url.trimmed());
    if (address.isRelative() && !base.isEmpty() && !url.trimmed().isEmpty())
        address = base.resolved(address);
    const bool isWeb = address.scheme() == "http"_L1 || address.scheme() == "https"_L1;
    return address.isValid() && isWeb && !address.host().isEmpty() ? address.toString(QUrl::FullyEncoded)
                                                                   : QString();
}

QString plainExcerpt(QString excerpt)
{
    static const QRegularExpression marks(u"</?(?:em|b|strong|mark|i|u|span|br|p)(?:\\s[^<>]{0,200})?/?>"_s,
            QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype longest = 1'000;
    constexpr std::array<std::pair<QLatin1StringView, char16_t>, 6> entities{
            {{"&lt;"_L1, u'<'}, {"&gt;"_L1, u'>'}, {"&quot;"_L1, u'"'}, {"&#39;"_L1, u'\''},
                    {"&nbsp;"_L1, u' '}, {"&amp;"_L1, u'&'}}};
    excerpt.remove(marks);
    for (const auto &[entity, character] : entities)
        excerpt.replace(entity, QString(QChar(character)));
    excerpt = std::move(excerpt).simplified();
    if (excerpt.size() > longest) {
        excerpt.truncate(longest - (excerpt[longest - 1].isHighSurrogate() ? 1 : 0));
        excerpt += u'…';
    }
    return excerpt;
}

namespace {

std::expected<QString, PlacedFault> asText(const PlacedJson &found)
{
    if (found.value.isString())
        return found.value.toString();
    if (found.value.isDouble()) {
        const double number = found.value.toDouble();
        const auto whole = static_cast<qint64>(number);
        return static_cast<double>(whole) == number ? QString::number(whole)
                                                    : QString::number(number, 'g', 17);
    }
    return std::unexpected(
            PlacedFault{found.place, u"expected a text, found %1"_s.arg(jsonTypeName(found.value))});
}

/// The texts that @p path leads to, joined; an array of texts counts as its elements. Null where there is none.
std::expected<QString, PlacedFault> readText(const JsonPath &path, const PlacedJson &entry)
{
    const auto found = path.find(entry.value, entry.place);
    if (!found)
        return std::unexpected(found.error());
    QList<PlacedJson> values;
    for (const PlacedJson &value : found->values) {
        if (!value.value.isArray()) {
            values.append(value);
            continue;
        }
        const QJsonArray elements = value.value.toArray();
        for (qsizetype index = 0; index < elements.size(); ++index)
            values.append({elements.at(index), jsonPlace(value.place, index)});
    }
    QStringList texts;
    for (const PlacedJson &value : values) {
        const auto text = asText(value);
        if (!text)
            return text;
        texts.append(*text);
    }
    return texts.isEmpty() ? QString() : texts.join(u" … "_s);
}

} // namespace

std::expected<HitReader, HitReader::PathError> HitReader::make(const HitPaths &paths, double scoreTop)
{
    HitReader reader;
    reader.m_paths = paths;
    reader.m_scoreTop = scoreTop;
    const std::array<std::tuple<QString, QString, JsonPath *>, 7> all{{{u"hits"_s, paths.hits,
                                                                               &reader.m_hits},
            {u"id"_s, paths.id, &reader.m_fields.id}, {u"title"_s, paths.title, &reader.m_fields.title},
            {u"url"_s, paths.url, &reader.m_fields.url}, {u"kind"_s, paths.kind, &reader.m_fields.kind},
            {u"score"_s, paths.score, &reader.m_fields.score},
            {u"excerpt"_s, paths.excerpt, &reader.m_fields.excerpt}}};
    for (const auto &[field, text, path] : all) {
        auto parsed = JsonPath::parse(text);
        if (!parsed)
            return std::unexpected(PathError{field, std::move(parsed.error())});
        *path = std::move(*parsed);
    }
    return reader;
}

std::expected<HitReader::Hits, PlacedFault> HitReader::read(
        const QJsonValue &answer, int limit, const QUrl &base, const QString &place) const
{
    const auto found = m_hits.find(answer, place);
    if (!found)
        return std::unexpected(found.error());
    if (!found->missingAt.isNull() && found->values.isEmpty())
        return std::unexpected(PlacedFault{found->missingAt, u"missing"_s});
    QList<PlacedJson> entries;
    for (const PlacedJson &value : found->values) {
        if (!value.value.isArray()) {
            entries.append(value);
            continue;
        }
        const QJsonArray elements = value.value.toArray();
        for (qsizetype index = 0; index < elements.size(); ++index)
            entries.append(
                    {elements.at(index), jsonPlace(value.place == "$"_L1 ? QString() : value.place, index)});
    }
    Hits hits;
    for (const PlacedJson &entry : entries) {
        if (hits.hits.size() >= limit)
            break;
        auto hit = readHit(entry, base);
        if (!hit)
            return std::unexpected(std::move(hit.error()));
        if (hit->id.isEmpty())
            ++hits.leftOut;
        else
            hits.hits.append(std::move(*hit));
    }
    if (hits.hits.isEmpty() && hits.leftOut > 0)
        return std::unexpected(PlacedFault{entries.first().place, u"no entry has an id or an address"_s});
    return hits;
}

std::expected<ProviderHit, PlacedFault> HitReader::readHit(const PlacedJson &entry, const QUrl &base) const
{
    ProviderHit hit;
    const std::array<std::tuple<const QString &, const JsonPath &, QString *>, 5> texts{
            {{m_paths.id, m_fields.id, &hit.id}, {m_paths.title, m_fields.title, &hit.title},
                    {m_paths.url, m_fields.url, &hit.url}, {m_paths.kind, m_fields.kind, &hit.kind},
                    {m_paths.excerpt, m_fields.excerpt, &hit.excerpt}}};
    for (const auto &[pathText, path, field] : texts) {
        if (pathText.isEmpty())
            continue;
        auto text = readText(path, entry);
        if (!text)
            return std::unexpected(std::move(text.error()));
        *field = std::move(*text);
    }
    hit.url = webAddress(hit.url, base);
    if (hit.id.isEmpty())
        hit.id = hit.url;
    if (!hit.excerpt.isNull())
        hit.excerpt = plainExcerpt(std::move(hit.excerpt));
    if (!hit.title.isNull())
        hit.title = plainExcerpt(std::move(hit.title));
    if (const auto scored = readScore(entry, hit); !scored)
        return std::unexpected(scored.error());
    return hit;
}

std::expected<void, PlacedFault> HitReader::readScore(const PlacedJson &entry, ProviderHit &hit) const
{
    if (m_paths.score.isEmpty())
        return {};
    const auto found = m_fields.score.find(entry.value, entry.place);
    if (!found)
        return std::unexpected(found.error());
    if (found->values.isEmpty())
        return {};
    const PlacedJson &score = found->values.first();
    bool isNumber = score.value.isDouble();
    const double number = isNumber ? score.value.toDouble() : score.value.toString().toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number)) {
        return std::unexpected(
                PlacedFault{score.place, u"expected a number, found %1"_s.arg(jsonTypeName(score.value))});
    }
    hit.score = normalisedScore(number, m_scoreTop);
    return {};
}

} // namespace Winnow
