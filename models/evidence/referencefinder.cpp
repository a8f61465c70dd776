// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "referencefinder.h"

#include "closingwords.h"
#include "referencescanner.h"
#include "textmask.h"
#include "textscan.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Place = ReferenceScanner::Place;

constexpr qsizetype longestLabel = 400;

/// Where the label of the Markdown link begins whose target stands at @p target; -1 where there is none. Of a
/// label whose beginning is out of sight, the last word.
qsizetype labelBegin(QStringView text, qsizetype target)
{
    qsizetype at = target;
    if (characterAt(text, at - 1) == u'<')
        --at;
    const char16_t opening = foldWidth(characterAt(text, at - 1));
    if (opening != u'(' || foldWidth(characterAt(text, at - 2)) != u']')
        return -1;
    int depth = 0;
    for (qsizetype i = at - 2; i >= 0 && target - i < longestLabel; --i) {
        const char16_t c = text[i].unicode();
        if (c == u']')
            ++depth;
        else if (c == u'[' && --depth == 0)
            return i;
        else if (c == u'\n' && characterAt(text, i - 1) == u'\n')
            break;
    }
    qsizetype word = at - 2;
    while (word > 0 && at - word < 12 && !isBlank(text[word - 1].unicode())
            && !isLineEnd(text[word - 1].unicode()))
        --word;
    return word;
}

/// "[#12](…/issues/12)" is one reference: the address takes the label's place, and what the label says twice
/// goes.
void mergeLabels(QStringView text, QList<Place> &places)
{
    QList<Place> kept;
    kept.reserve(places.size());
    for (Place &place : places) {
        Reference &reference = place.reference;
        const qsizetype begin =
                reference.form == ReferenceForm::Address ? labelBegin(text, reference.offset) : -1;
        if (begin >= 0) {
            while (!kept.isEmpty() && kept.last().reference.offset >= begin
                    && kept.last().reference.target.number == reference.target.number)
                kept.removeLast();
            qsizetype end = reference.offset + reference.length;
            if (foldWidth(characterAt(text, end)) == u')')
                ++end;
            reference.length = end - begin;
            reference.offset = begin;
        }
        kept.append(std::move(place));
    }
    std::ranges::stable_sort(kept, {}, [](const Place &place) { return place.reference.offset; });
    places = std::move(kept);
}

void readSurroundings(QStringView text, QList<Place> &places)
{
    for (qsizetype i = 0; i < places.size(); ++i) {
        Reference &reference = places[i].reference;
        const qsizetype end = reference.offset + reference.length;
        const Reference *previous = i > 0 ? &places[i - 1].reference : nullptr;
        const bool inList =
                previous && isListGap(text, previous->offset + previous->length, reference.offset);
        if (inList && places[i - 1].named && !places[i].named && reference.form == ReferenceForm::Bare
                && previous->form == ReferenceForm::Bare) {
            reference.kind = previous->kind; // "PR #12、#13"
            places[i].named = true;
        }
        reference.closes = ((inList && previous->closes) || closingWordEndsAt(text, reference.offset))
                && reference.kind != ReferenceKind::Change && !blameBeginsAt(text, end);
    }
}

} // namespace

QList<Reference> findReferences(QStringView text, const ReferenceContext &context)
{
    QList<Place> places = ReferenceScanner(text, context).scan();
    if (places.isEmpty())
        return {};
    TextMask mask(text, places.last().reference.offset);
    places.removeIf([&mask](const Place &place) { return mask.covers(place.reference.offset); });
    mergeLabels(text, places);
    readSurroundings(text, places);
    QList<Reference> references;
    references.reserve(places.size());
    for (Place &place : places)
        references.append(std::move(place.reference));
    return references;
}

} // namespace Winnow
