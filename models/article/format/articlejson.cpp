// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlejson.h"

#include "articlejsonfields.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

class PartWriter final
{
public:
    QJsonObject operator()(const TaglinePart &part) const
    {
        return texts("tagline"_L1, part.text, part.line);
    }
    QJsonObject operator()(const FooterPart &part) const { return texts("footer"_L1, part.text, part.line); }

    QJsonObject operator()(const TextPart &part) const
    {
        QJsonObject object = texts("text"_L1, part.text, part.line);
        setNumber(object, "level"_L1, part.level);
        return object;
    }

    QJsonObject operator()(const OverviewPart &part) const
    {
        QJsonObject object = table("overview"_L1, part.heading, part.columns, part.line);
        setList(object, "lines"_L1, part.lines, [](const OverviewLine &line) {
            QJsonObject one;
            setText(one, "repo"_L1, line.repo);
            setText(one, "positioning"_L1, line.positioning);
            setText(one, "count"_L1, line.count);
            setNumber(one, "line"_L1, line.line);
            return one;
        });
        return object;
    }

    QJsonObject operator()(const SectionPart &part) const
    {
        QJsonObject object = table("section"_L1, {}, part.columns, part.line);
        setText(object, "name"_L1, part.name);
        setText(object, "subtitle"_L1, part.subtitle);
        setText(object, "summary"_L1, part.summary);
        setNumber(object, "brackets"_L1, static_cast<int>(part.brackets));
        setList(object, "rows"_L1, part.rows, [](const ArticleRow &row) {
            QJsonObject one;
            setText(one, "number"_L1, row.number);
            setText(one, "problem"_L1, row.problem);
            setText(one, "answer"_L1, row.answer);
            setText(one, "url"_L1, row.url);
            setText(one, "citation"_L1, row.citation);
            setFlag(one, "unsplit"_L1, row.isUnsplit);
            setNumber(one, "line"_L1, row.line);
            return one;
        });
        setList(object, "notes"_L1, part.notes, [](const SectionNote &note) {
            QJsonObject one;
            setText(one, "title"_L1, note.title);
            setText(one, "url"_L1, note.url);
            setNumber(one, "line"_L1, note.line);
            return one;
        });
        return object;
    }

    QJsonObject operator()(const ReadingPart &part) const
    {
        QJsonObject object = table("reading"_L1, part.heading, {}, part.line);
        setList(object, "themes"_L1, part.themes, [](const ArticleTheme &theme) {
            QJsonObject one;
            setNumber(one, "ordinal"_L1, theme.ordinal);
            setText(one, "title"_L1, theme.title);
            setText(one, "lead"_L1, theme.lead);
            setNumber(one, "line"_L1, theme.line);
            setList(one, "cases"_L1, theme.cases, caseLine);
            return one;
        });
        return object;
    }

    QJsonObject operator()(const GuidePart &part) const
    {
        QJsonObject object = table("guide"_L1, part.heading, part.columns, part.line);
        setList(object, "lines"_L1, part.lines, [](const GuideLine &line) {
            QJsonObject one;
            setText(one, "symptom"_L1, line.symptom);
            setText(one, "action"_L1, line.action);
            setText(one, "cases"_L1, line.cases);
            setFlag(one, "unsplit"_L1, line.isUnsplit);
            setNumber(one, "line"_L1, line.line);
            setList(one, "references"_L1, line.references, [](const CaseReference &reference) {
                QJsonObject object;
                setText(object, "alias"_L1, reference.alias);
                setText(object, "number"_L1, reference.number);
                return object;
            });
            return one;
        });
        return object;
    }

    QJsonObject operator()(const DisclosurePart &part) const
    {
        QJsonObject object = table("disclosure"_L1, part.heading, {}, part.line);
        setFlag(object, "bulleted"_L1, part.isBulleted);
        setList(object, "statements"_L1, part.statements, [](const DisclosureStatement &statement) {
            QJsonObject one;
            setText(one, "text"_L1, statement.text);
            setFlag(one, "computed"_L1, statement.origin == StatementOrigin::Computed);
            setNumber(one, "line"_L1, statement.line);
            return one;
        });
        return object;
    }

private:
    static QJsonObject texts(QLatin1StringView kind, const QString &text, int line)
    {
        QJsonObject object{{"kind"_L1, kind}};
        setText(object, "text"_L1, text);
        setNumber(object, "line"_L1, line);
        return object;
    }

    static QJsonObject table(
            QLatin1StringView kind, const QString &heading, const QStringList &columns, int line)
    {
        QJsonObject object{{"kind"_L1, kind}};
        setText(object, "heading"_L1, heading);
        if (!columns.isEmpty())
            object.insert("columns"_L1, QJsonArray::fromStringList(columns));
        setNumber(object, "line"_L1, line);
        return object;
    }

    static QJsonObject caseLine(const CaseLine &line)
    {
        QJsonObject object;
        setText(object, "alias"_L1, line.reference.alias);
        setText(object, "number"_L1, line.reference.number);
        setText(object, "text"_L1, line.text);
        setText(object, "url"_L1, line.url);
        setNumber(object, "line"_L1, line.line);
        return object;
    }
};

} // namespace

QJsonObject articleToJson(const Article &article)
{
    QJsonObject object{{"language"_L1, textLanguageCode(article.language)}, {"title"_L1, article.title}};
    QJsonArray parts;
    for (const ArticlePart &part : article.parts)
        parts.append(std::visit(PartWriter(), part));
    object.insert("parts"_L1, parts);
    return object;
}

} // namespace Winnow
