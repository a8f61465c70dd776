// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "parttexts.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The entry of @p list that @p matches says yes to; an empty one where there is none.
template <typename Entry, typename Matches>
Entry entryOf(const QList<Entry> &list, const Matches &matches)
{
    const auto found = std::ranges::find_if(list, matches);
    return found == list.end() ? Entry{} : *found;
}

QList<PartText> sectionTexts(const ArticleRecord &record, const QString &repo)
{
    const auto isOfRepo = [&repo](const auto &entry) { return entry.repo == repo; };
    const auto section = entryOf(record.sections, isOfRepo);
    const auto repository = entryOf(record.repos, isOfRepo);
    return {{TextOwner::Section, repo, u"subtitle"_s, false, section.subtitle},
            {TextOwner::Section, repo, u"summary"_s, false, section.summary},
            {TextOwner::Repository, repo, u"positioning"_s, false, repository.positioning},
            {TextOwner::Repository, repo, u"alias"_s, true, {repository.alias, {}}}};
}

QList<PartText> noteTexts(const ArticleRecord &record, const QString &statement)
{
    QList<PartText> texts;
    for (const bool isBefore : {true, false}) {
        const auto note = entryOf(record.notes, [&](const DisclosureNote &one) {
            return one.statement == statement && one.isBefore == isBefore;
        });
        texts.append({TextOwner::Note, statement + (isBefore ? u"/before"_s : u"/after"_s), u"text"_s, false,
                note.text});
    }
    return texts;
}

} // namespace

QList<PartText> partTexts(const ArticleRecord &record, TextOwner owner, const QString &subject)
{
    const auto isNumbered = [&subject](const auto &entry) { return QString::number(entry.order) == subject; };
    switch (owner) {
    case TextOwner::Theme: {
        const auto theme = entryOf(record.themes, isNumbered);
        return {{owner, subject, u"title"_s, false, theme.title},
                {owner, subject, u"lead"_s, false, theme.lead}};
    }
    case TextOwner::Guide: {
        const auto line = entryOf(record.guide, isNumbered);
        return {{owner, subject, u"symptom"_s, false, line.symptom},
                {owner, subject, u"action"_s, false, line.action}};
    }
    case TextOwner::Section:
    case TextOwner::Repository:
        return sectionTexts(record, subject);
    case TextOwner::Note:
        return noteTexts(record, subject);
    case TextOwner::Article:
        return {{owner, {}, u"title"_s, false, record.batch.title},
                {owner, {}, u"tagline"_s, false, record.series.tagline},
                {owner, {}, u"footer"_s, false, record.series.footer}};
    case TextOwner::Draft:
        break;
    }
    return {};
}

} // namespace Winnow
