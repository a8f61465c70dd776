// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "poolfilter.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, 9> sortKeyNames{"closed"_L1, "repo"_L1, "number"_L1, "verdict"_L1,
        "reason"_L1, "changes"_L1, "kg"_L1, "value"_L1, "title"_L1};

/// Cuts @p text at white space outside double quotes.
QStringList splitTerms(QStringView text)
{
    QStringList terms;
    QString term;
    bool quoted = false;
    for (const QChar c : text) {
        if (c == u'"') {
            quoted = !quoted;
            term += c;
        } else if (c.isSpace() && !quoted) {
            if (!term.isEmpty())
                terms.append(std::exchange(term, {}));
        } else {
            term += c;
        }
    }
    if (!term.isEmpty())
        terms.append(term);
    return terms;
}

/// Takes the quotes away; two of them inside quotes stand for one.
QString withoutQuotes(QStringView value)
{
    QString plain;
    bool quoted = false;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] != u'"')
            plain += value[i];
        else if (quoted && i + 1 < value.size() && value[i + 1] == u'"')
            plain += value[++i];
        else
            quoted = !quoted;
    }
    return plain;
}

QString quotedIfNeeded(const QString &value)
{
    const bool needsQuotes = std::ranges::any_of(value, [](QChar c) { return c.isSpace() || c == u'"'; });
    return needsQuotes ? u'"' + QString(value).replace(u'"', "\"\""_L1) + u'"' : value;
}

bool isColon(QChar c)
{
    return c == u':' || c == u'：'; // the second is what a Chinese input method types
}

} // namespace

QString sortKeyName(SortKey key)
{
    return sortKeyNames.at(static_cast<size_t>(key));
}

std::optional<SortKey> sortKeyFromName(QStringView name)
{
    for (size_t i = 0; i < sortKeyNames.size(); ++i) {
        if (name == sortKeyNames[i])
            return static_cast<SortKey>(i);
    }
    return std::nullopt;
}

PoolQuery parsePoolQuery(QStringView text)
{
    PoolQuery query;
    QStringList words;
    for (const QString &term : splitTerms(text)) {
        const qsizetype colon = std::ranges::distance(term.cbegin(), std::ranges::find_if(term, isColon));
        const auto facet = facetFromName(QStringView(term).first(std::max<qsizetype>(colon, 0)));
        const QString value = facet ? withoutQuotes(QStringView(term).sliced(colon + 1)) : QString();
        if (!facet || value.isEmpty())
            words.append(term);
        else if (!query.valuesOf(*facet).contains(value))
            query.valuesOf(*facet).append(value);
    }
    query.words = words.join(u' ');
    return query;
}

QString formatPoolQuery(const PoolQuery &query)
{
    QStringList terms;
    for (const Facet facet : allFacets) {
        for (const QString &value : query.valuesOf(facet))
            terms.append(facetName(facet) + u':' + quotedIfNeeded(value));
    }
    if (!query.words.isEmpty())
        terms.append(query.words);
    return terms.join(u' ');
}

} // namespace Winnow
