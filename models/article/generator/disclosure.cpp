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

/// What says the statements of each topic, in their order.
constexpr std::array<QStringList (*)(const DisclosureWork &), disclosureTopicCount> topics{countingStatements,
        knowledgeStatements, mergeRuleStatements, tierStatements, trapStatements, dropStatements,
        leftoverStatements};

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

QStringList disclosureStatements(const ArticleRecord &record, DisclosureTopic topic, TextLanguage language)
{
    const CaseNames names(record);
    QStringList texts = topics.at(static_cast<size_t>(topic))(makeWork(record, names, language));
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
    for (size_t topic = 0; topic < topics.size(); ++topic) {
        const QString name = disclosureTopicName(static_cast<DisclosureTopic>(topic));
        appendNotes(part.statements, record, name, true, language);
        appendComputed(part.statements, topics.at(topic)(work));
        appendNotes(part.statements, record, name, false, language);
    }
    appendHomelessNotes(part.statements, record, language);
    return part;
}

} // namespace Winnow
