// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "disclosure.h"

#include "disclosurework.h"
#include "domain/seriestimezone.h"
#include "markdown/inlinetext.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct Topic
{
    QLatin1StringView name;
    QStringList (*statements)(const DisclosureWork &);
};

constexpr std::array<Topic, disclosureTopicCount> topics{{{"counting"_L1, countingStatements},
        {"knowledge"_L1, knowledgeStatements}, {"merge-rule"_L1, mergeRuleStatements},
        {"tiers"_L1, tierStatements}, {"traps"_L1, trapStatements}, {"drops"_L1, dropStatements},
        {"leftovers"_L1, leftoverStatements}}};

DisclosureWork makeWork(const ArticleRecord &record, const CaseNames &names, TextLanguage language)
{
    return {record, names, seriesTimeZone(record.series), StatementWords(language)};
}

/// Escaped as a whole: signs that are harmless in one name may make a pair with those of another.
void appendComputed(QList<DisclosureStatement> &statements, const QStringList &texts)
{
    for (const QString &text : texts)
        statements.append({escapedText(text), StatementOrigin::Computed});
}

void appendNotes(QList<DisclosureStatement> &statements, const ArticleRecord &record, QStringView topic,
        bool before, TextLanguage language)
{
    for (const DisclosureNote &note : record.notes) {
        const QString text = textIn(note.text, language).simplified();
        if (note.statement == topic && note.isBefore == before && !text.isEmpty())
            statements.append({text, StatementOrigin::Written});
    }
}

void appendHomelessNotes(
        QList<DisclosureStatement> &statements, const ArticleRecord &record, TextLanguage language)
{
    for (const DisclosureNote &note : record.notes) {
        const QString text = textIn(note.text, language).simplified();
        if (!disclosureTopicFromName(note.statement) && !text.isEmpty())
            statements.append({text, StatementOrigin::Written});
    }
}

} // namespace

QString disclosureTopicName(DisclosureTopic topic)
{
    return topics.at(static_cast<size_t>(topic)).name;
}

std::optional<DisclosureTopic> disclosureTopicFromName(QStringView name)
{
    const auto found =
            std::ranges::find_if(topics, [name](const Topic &topic) { return topic.name == name; });
    if (found == topics.cend())
        return std::nullopt;
    return static_cast<DisclosureTopic>(found - topics.cbegin());
}

QStringList disclosureStatements(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language)
{
    const CaseNames names(record);
    QStringList texts = topics.at(static_cast<size_t>(topic)).statements(makeWork(record, names, language));
    for (QString &text : texts)
        text = escapedText(text);
    return texts;
}

DisclosurePart makeDisclosure(const ArticleRecord &record, TextLanguage language)
{
    const CaseNames names(record);
    const DisclosureWork work = makeWork(record, names, language);
    DisclosurePart part;
    part.heading = work.words.text(u"考据与口径披露", u"Method and disclosure");
    for (const Topic &topic : topics) {
        const QString name = topic.name;
        appendNotes(part.statements, record, name, true, language);
        appendComputed(part.statements, topic.statements(work));
        appendNotes(part.statements, record, name, false, language);
    }
    appendHomelessNotes(part.statements, record, language);
    return part;
}

} // namespace Winnow
