// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlejson.h"

#include <QJsonArray>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Reads the members of an object; the first one that is not what it must be makes the fault.
class FieldReader final
{
public:
    FieldReader(const QJsonObject &object, const QString &place, QString &fault)
        : m_object(object)
        , m_place(place)
        , m_fault(fault)
    {}

    QString text(QLatin1StringView name) const
    {
        return member(name, QJsonValue::String, "a string"_L1).toString();
    }

    int number(QLatin1StringView name) const
    {
        return member(name, QJsonValue::Double, "a number"_L1).toInt();
    }

    bool flag(QLatin1StringView name) const
    {
        return member(name, QJsonValue::Bool, "true or false"_L1).toBool();
    }

    QStringList texts(QLatin1StringView name) const
    {
        QStringList list;
        for (const QJsonValue &value : member(name, QJsonValue::Array, "an array"_L1).toArray()) {
            if (!value.isString())
                setFault(name, "an array of strings"_L1);
            list.append(value.toString());
        }
        return list;
    }

    template <typename Read>
    auto list(QLatin1StringView name, Read read) const
    {
        QList<decltype(read(*this))> values;
        const QJsonArray array = member(name, QJsonValue::Array, "an array"_L1).toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            const QString place = path(name) + u"[%1]"_s.arg(i);
            if (!array.at(i).isObject())
                setFaultAt(place, "an object"_L1);
            values.append(read(FieldReader(array.at(i).toObject(), place, m_fault)));
        }
        return values;
    }

    void setFault(QLatin1StringView name, QLatin1StringView expected) const
    {
        setFaultAt(path(name), expected);
    }

private:
    QJsonValue member(QLatin1StringView name, QJsonValue::Type type, QLatin1StringView expected) const
    {
        const QJsonValue value = m_object.value(name);
        if (!value.isUndefined() && value.type() != type)
            setFault(name, expected);
        return value;
    }

    QString path(QLatin1StringView name) const
    {
        return m_place.isEmpty() ? QString(name) : m_place + u'.' + name;
    }

    void setFaultAt(const QString &place, QLatin1StringView expected) const
    {
        if (m_fault.isNull())
            m_fault = u"%1: not %2"_s.arg(place, expected);
    }

    QJsonObject m_object;
    QString m_place;
    QString &m_fault;
};

OverviewLine readOverviewLine(const FieldReader &line)
{
    return {line.text("repo"_L1), line.text("positioning"_L1), line.text("count"_L1), line.number("line"_L1)};
}

ArticleRow readRow(const FieldReader &row)
{
    return {.number = row.text("number"_L1),
            .problem = row.text("problem"_L1),
            .answer = row.text("answer"_L1),
            .isUnsplit = row.flag("unsplit"_L1),
            .line = row.number("line"_L1),
            .url = row.text("url"_L1),
            .citation = row.text("citation"_L1)};
}

SectionNote readNote(const FieldReader &note)
{
    return {note.text("title"_L1), note.text("url"_L1), note.number("line"_L1)};
}

CaseReference readReference(const FieldReader &reference)
{
    return {reference.text("alias"_L1), reference.text("number"_L1)};
}

CaseLine readCase(const FieldReader &line)
{
    return {.reference = readReference(line),
            .text = line.text("text"_L1),
            .line = line.number("line"_L1),
            .url = line.text("url"_L1)};
}

ArticleTheme readTheme(const FieldReader &theme)
{
    return {theme.number("ordinal"_L1), theme.text("title"_L1), theme.text("lead"_L1),
            theme.list("cases"_L1, readCase), theme.number("line"_L1)};
}

GuideLine readGuideLine(const FieldReader &line)
{
    return {.symptom = line.text("symptom"_L1),
            .action = line.text("action"_L1),
            .cases = line.text("cases"_L1),
            .references = line.list("references"_L1, readReference),
            .line = line.number("line"_L1),
            .isUnsplit = line.flag("unsplit"_L1)};
}

DisclosureStatement readStatement(const FieldReader &statement)
{
    return {statement.text("text"_L1),
            statement.flag("computed"_L1) ? StatementOrigin::Computed : StatementOrigin::Written,
            statement.number("line"_L1)};
}

SectionPart readSection(const FieldReader &part)
{
    const int brackets = part.number("brackets"_L1);
    const bool isKnown = brackets >= 0 && brackets <= static_cast<int>(SubtitleBrackets::SpacedNarrow);
    if (!isKnown)
        part.setFault("brackets"_L1, "a known kind of brackets"_L1);
    return {.name = part.text("name"_L1),
            .subtitle = part.text("subtitle"_L1),
            .summary = part.text("summary"_L1),
            .columns = part.texts("columns"_L1),
            .rows = part.list("rows"_L1, readRow),
            .line = part.number("line"_L1),
            .brackets = isKnown ? static_cast<SubtitleBrackets>(brackets) : SubtitleBrackets::ByLanguage,
            .notes = part.list("notes"_L1, readNote)};
}

ArticlePart readPart(const FieldReader &part)
{
    const QString kind = part.text("kind"_L1);
    const int line = part.number("line"_L1);
    if (kind == "tagline"_L1)
        return TaglinePart{part.text("text"_L1), line};
    if (kind == "footer"_L1)
        return FooterPart{part.text("text"_L1), line};
    if (kind == "text"_L1)
        return TextPart{part.text("text"_L1), line, part.number("level"_L1)};
    if (kind == "section"_L1)
        return readSection(part);
    const QString heading = part.text("heading"_L1);
    if (kind == "overview"_L1)
        return OverviewPart{heading, part.texts("columns"_L1), part.list("lines"_L1, readOverviewLine), line};
    if (kind == "reading"_L1)
        return ReadingPart{heading, part.list("themes"_L1, readTheme), line};
    if (kind == "guide"_L1)
        return GuidePart{heading, part.texts("columns"_L1), part.list("lines"_L1, readGuideLine), line};
    if (kind == "disclosure"_L1) {
        return DisclosurePart{
                heading, part.list("statements"_L1, readStatement), part.flag("bulleted"_L1), line};
    }
    part.setFault("kind"_L1, "a known kind of part"_L1);
    return TextPart{};
}

} // namespace

std::expected<Article, QString> articleFromJson(const QJsonObject &object)
{
    QString fault;
    const FieldReader reader(object, {}, fault);
    const QString language = reader.text("language"_L1);
    const bool isEnglish = language == textLanguageCode(TextLanguage::English);
    if (!isEnglish && language != textLanguageCode(TextLanguage::Chinese))
        reader.setFault("language"_L1, "\"zh\" or \"en\""_L1);
    Article article{isEnglish ? TextLanguage::English : TextLanguage::Chinese, reader.text("title"_L1),
            reader.list("parts"_L1, readPart)};
    if (!fault.isNull())
        return std::unexpected(fault);
    return article;
}

} // namespace Winnow
