// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "stemming.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr qsizetype shortest = 4; ///< Shorter words are left alone.

bool isVowel(QChar letter)
{
    return letter == u'a' || letter == u'e' || letter == u'i' || letter == u'o' || letter == u'u'
            || letter == u'y';
}

bool isPlainWord(QStringView word)
{
    return std::ranges::all_of(word, [](QChar letter) { return letter >= u'a' && letter <= u'z'; });
}

/// What is left must be able to be a word.
bool canStand(QStringView stem)
{
    return stem.size() >= 3 && std::ranges::any_of(stem, isVowel);
}

QStringView withoutPlural(QStringView word)
{
    if (!word.endsWith(u's') || word.endsWith(u"ss") || word.endsWith(u"us") || word.endsWith(u"is"))
        return word;
    const bool hasEs = word.endsWith(u"sses") || word.endsWith(u"shes") || word.endsWith(u"ches")
            || word.endsWith(u"xes");
    const QStringView stem = word.chopped(hasEs ? 2 : 1);
    return canStand(stem) ? stem : word;
}

QStringView withoutDoubledEnd(QStringView stem)
{
    const QChar last = stem.back();
    const bool isDoubled = stem.size() > 3 && last == stem[stem.size() - 2] && !isVowel(last);
    return isDoubled && last != u'l' && last != u's' && last != u'z' ? stem.chopped(1) : stem;
}

QStringView withoutVerbEnding(QStringView word)
{
    if (word.endsWith(u"eed"))
        return word;
    for (const QStringView ending : {QStringView(u"ing"), QStringView(u"ed")}) {
        if (word.endsWith(ending) && canStand(word.chopped(ending.size())))
            return withoutDoubledEnd(word.chopped(ending.size()));
    }
    return word;
}

} // namespace

qsizetype stemLength(QStringView word)
{
    if (word.size() < shortest || !isPlainWord(word))
        return word.size();
    QStringView stem = withoutVerbEnding(withoutPlural(word));
    // "compile" and "compil(ing)", "query" and "quer(ies)" must meet as well.
    if (stem.size() > shortest && stem.endsWith(u'e'))
        stem.chop(1);
    if (stem.size() > shortest && (stem.endsWith(u'y') || stem.endsWith(u'i')))
        stem.chop(1);
    return stem.size();
}

} // namespace Winnow
