// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "facetvalues.h"

#include "facetlabels.h"

#include <QCollator>

#include <algorithm>
#include <functional>

namespace Winnow {

namespace {

using Test = std::function<bool(const QString &value, const QString &label)>;

/// What a person may mean, the likeliest first.
QList<Test> meaningsOf(Facet facet, const QString &text)
{
    const auto same = [text](const QString &other) { return other.compare(text, Qt::CaseInsensitive) == 0; };
    const auto begins = [text](const QString &other) { return other.startsWith(text, Qt::CaseInsensitive); };
    const auto contains = [text](const QString &other) { return other.contains(text, Qt::CaseInsensitive); };
    return {
            [text](const QString &value, const QString &) { return value == text; },
            [same](const QString &value, const QString &) { return same(value); },
            [same](const QString &, const QString &label) { return same(label); },
            [same, facet](const QString &value, const QString &) {
                return facet == Facet::Repo && same(value.section(u'/', -1));
            },
            [begins](const QString &value, const QString &label) { return begins(value) || begins(label); },
            [contains](const QString &value, const QString &label) {
                return contains(value) || contains(label);
            },
    };
}

} // namespace

bool hasFixedValues(Facet facet)
{
    return facet != Facet::Repo && facet != Facet::Reason && facet != Facet::Label;
}

QStringList namesOf(const QList<FacetValue> &values)
{
    QStringList names;
    std::ranges::transform(values, std::back_inserter(names), &FacetValue::name);
    return names;
}

QList<FacetValue> sortedByCount(QList<FacetValue> values, const QLocale &locale)
{
    QCollator collator(locale);
    collator.setNumericMode(true);
    std::ranges::sort(values, [&collator](const FacetValue &a, const FacetValue &b) {
        return a.count != b.count ? a.count > b.count : collator.compare(a.name, b.name) < 0;
    });
    return values;
}

QList<FacetValue> inOrderOf(const QStringList &names, QList<FacetValue> values)
{
    QHash<QString, qsizetype> places;
    for (const QString &name : names)
        places.insert(name, places.size());
    std::ranges::stable_sort(values, {}, [&](const FacetValue &value) {
        return places.value(value.name, std::numeric_limits<qsizetype>::max());
    });
    return values;
}

QString valueMeant(Facet facet, const QStringList &values, const QString &text, const QLocale &locale)
{
    for (const Test &isMeant : meaningsOf(facet, text)) {
        QStringList found;
        for (const QString &value : values) {
            if (isMeant(value, facetValueLabel(facet, value, locale)))
                found.append(value);
        }
        if (found.size() == 1)
            return found.first();
    }
    return {};
}

} // namespace Winnow
