// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "runtogether.h"

#include "article/casealiases.h"
#include "article/casereferences.h"
#include "markdown/inlinetext.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Winnow {

namespace {

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// What the rest of the article says.
struct Known
{
    QHash<QString, QSet<QString>> numbersByName; ///< A section's name → the numbers of its rows.
    QHash<QString, qsizetype> rowsByName;
    QSet<QString> numbers; ///< Cited.
    QStringList aliases; ///< Of the themes' lines: whole ones.
    QStringList runs; ///< What stands before a number in the guide: aliases, some with text run into them.
};

Known knownFromCases(const ArticleDraft &draft, const QList<RunTogetherRow> &rows)
{
    Known known;
    for (const CaseReference &reference : citedCases(draft.article())) {
        known.numbers.insert(reference.number);
        if (!reference.alias.isEmpty())
            known.aliases.append(reference.alias);
    }
    for (const RunTogetherRow &row : rows) {
        if (row.kind != TableKind::Guide)
            continue;
        for (const FoundCase &found : findCases(row.text)) {
            known.numbers.insert(found.reference.number);
            known.runs.append(found.reference.alias);
        }
    }
    return known;
}

void learnSections(Known &known, const ArticleDraft &draft)
{
    for (const SectionPart *section : partsOf<SectionPart>(draft.article())) {
        const QString name = plainText(section->name);
        if (name.isEmpty())
            continue;
        known.rowsByName[name] += section->rows.size();
        for (const ArticleRow &row : section->rows)
            known.numbersByName[name].insert(row.number);
    }
}

/// How many of the digits at the front of @p text are the row's number: all of them, unless the cases cited know only a
/// shorter one, because the problem's text begins with a digit.
qsizetype numberLength(QStringView text, const Known &known)
{
    qsizetype digits = 0;
    while (digits < text.size() && isDigit(text.at(digits)))
        ++digits;
    for (qsizetype length = digits; length > 0; --length) {
        if (known.numbers.contains(text.first(length).toString()))
            return length;
    }
    return digits;
}

void splitIssue(ArticleDraft &draft, ArticleRow &row, const QString &text, const Known &known)
{
    const QStringView rest = QStringView(text).sliced(1);
    const qsizetype length = numberLength(rest, known);
    row.number = rest.first(length).toString();
    row.problem = draft.inlined(rest.sliced(length).trimmed().toString());
    row.isUnsplit = true;
}

/// The longest section name that @p text begins with.
QString nameAtStart(const QString &text, const Known &known)
{
    QString longest;
    for (auto it = known.rowsByName.cbegin(); it != known.rowsByName.cend(); ++it) {
        if (it.key().size() > longest.size() && text.startsWith(it.key()))
            longest = it.key();
    }
    return longest;
}

void splitOverview(ArticleDraft &draft, OverviewLine &line, const QString &text, const Known &known)
{
    const QString name = nameAtStart(text, known);
    const QString rows = QString::number(known.rowsByName.value(name));
    qsizetype start = text.size();
    while (start > name.size() && isDigit(text.at(start - 1)))
        --start;
    if (!name.isEmpty() && text.size() - start > rows.size() && text.endsWith(rows))
        start = text.size() - rows.size();
    line.repo = draft.inlined(name);
    line.count = text.sliced(start);
    line.positioning = draft.inlined(text.sliced(name.size(), start - name.size()).trimmed());
}

bool abbreviatesSection(const QString &alias, const QString &number, const Known &known)
{
    return std::ranges::any_of(known.numbersByName.asKeyValueRange(), [&](const auto &section) {
        return section.second.contains(number) && aliasSimilarity(alias, section.first) > 0;
    });
}

/// How many characters of @p found's alias are text that ran into it: none where the alias is one as it stands, else as
/// many as leave the longest alias that is used elsewhere too.
qsizetype textInAlias(const CaseReference &found, const Known &known)
{
    const QString &run = found.alias;
    if (known.aliases.contains(run, Qt::CaseInsensitive) || abbreviatesSection(run, found.number, known))
        return 0;
    qsizetype longest = 0;
    for (const QStringList &aliases : {known.aliases, known.runs}) {
        for (const QString &alias : aliases) {
            if (alias.size() < run.size() && run.endsWith(alias, Qt::CaseInsensitive))
                longest = std::max(longest, alias.size());
        }
    }
    return longest == 0 ? 0 : run.size() - longest;
}

/// Where the cases begin with which @p text ends; its size where it does not end with one.
qsizetype startOfCases(const QString &text, const Known &known)
{
    const QList<FoundCase> cases = findCases(text);
    qsizetype start = text.size();
    for (qsizetype i = cases.size() - 1; i >= 0; --i) {
        if (!isCaseList(QStringView(text).sliced(cases[i].start)))
            break;
        start = cases[i].start;
        if (const qsizetype more = textInAlias(cases[i].reference, known); more > 0)
            return start + more;
    }
    return start;
}

void splitGuide(ArticleDraft &draft, GuideLine &line, const QString &text, const Known &known)
{
    const qsizetype start = startOfCases(text, known);
    line.symptom = draft.inlined(text.first(start).trimmed());
    line.cases = draft.inlined(text.sliced(start));
    line.references = readCaseReferences(QStringView(text).sliced(start));
    line.isUnsplit = true;
}

} // namespace

void splitRunTogetherRows(ArticleDraft &draft, const QList<RunTogetherRow> &rows)
{
    if (rows.isEmpty())
        return;
    Known known = knownFromCases(draft, rows);
    for (const RunTogetherRow &row : rows) {
        if (row.kind == TableKind::Issues)
            splitIssue(draft, std::get<SectionPart>(draft.part(row.part)).rows[row.row], row.text, known);
    }
    learnSections(known, draft);
    for (const RunTogetherRow &row : rows) {
        ArticlePart &part = draft.part(row.part);
        if (row.kind == TableKind::Overview)
            splitOverview(draft, std::get<OverviewPart>(part).lines[row.row], row.text, known);
        else if (row.kind == TableKind::Guide)
            splitGuide(draft, std::get<GuidePart>(part).lines[row.row], row.text, known);
    }
}

} // namespace Winnow
