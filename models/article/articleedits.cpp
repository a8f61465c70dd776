// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articleedits.h"

#include "rowtexts.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The text of @p pair that @p lang names.
QString &inLanguage(LocalizedText &pair, const QString &lang)
{
    return lang == u"en" ? pair.en : pair.zh;
}

void addName(QString &names, const QString &name)
{
    if (name.isEmpty() || names.split(u", "_s).contains(name))
        return;
    names += names.isEmpty() ? name : u", "_s + name;
}

void applyToDraft(ArticleRecord &record, const TextEdit &edit)
{
    const auto issue = parseIssueRef(edit.subject);
    ArticleCase *row = issue ? caseOf(record, *issue) : nullptr;
    if (!row)
        return;
    const bool isEnglish = edit.lang == u"en";
    setRowText(*row, edit.field, isEnglish ? TextLanguage::English : TextLanguage::Chinese, edit.value);
    addName(isEnglish ? row->en.by : row->zh.by, edit.by);
}

/// The entry of @p list whose @p key is @p value; made where there is none.
template <typename Entry, typename Key, typename Value>
Entry &entryOf(QList<Entry> &list, Key Entry::*key, const Value &value, const BatchRef &batch)
{
    const auto found = std::ranges::find(list, value, key);
    if (found != list.end())
        return *found;
    Entry made;
    made.batch = batch;
    made.*key = value;
    list.append(made);
    return list.last();
}

void sortRows(ArticleRecord &record, const QString &repo, const QList<IssueRef> &order)
{
    QList<qsizetype> places;
    for (qsizetype i = 0; i < record.cases.size(); ++i) {
        if (record.cases.at(i).issue.repo == repo)
            places.append(i);
    }
    QList<ArticleCase> rows;
    for (const qsizetype place : std::as_const(places))
        rows.append(record.cases.at(place));
    const auto rank = [&order](const ArticleCase &row) {
        const qsizetype index = order.indexOf(row.issue);
        return index < 0 ? order.size() : index;
    };
    std::ranges::stable_sort(rows, {}, rank);
    for (qsizetype i = 0; i < places.size(); ++i)
        record.cases[places.at(i)] = rows.at(i);
}

void applyToSection(ArticleRecord &record, const TextEdit &edit)
{
    if (edit.field == u"rows") {
        sortRows(record, edit.subject, casesFromValue(edit.value));
        return;
    }
    SectionRecord &section = entryOf(record.sections, &SectionRecord::repo, edit.subject, record.batch.batch);
    if (edit.field == u"subtitle")
        inLanguage(section.subtitle, edit.lang) = edit.value;
    else if (edit.field == u"summary")
        inLanguage(section.summary, edit.lang) = edit.value;
}

void applyToTheme(ArticleRecord &record, const TextEdit &edit)
{
    const int number = edit.subject.toInt();
    if (edit.field == u"removed") {
        record.themes.removeIf([number](const ThemeRecord &theme) { return theme.order == number; });
        return;
    }
    ThemeRecord &theme = entryOf(record.themes, &ThemeRecord::order, number, record.batch.batch);
    if (edit.field == u"title")
        inLanguage(theme.title, edit.lang) = edit.value;
    else if (edit.field == u"lead")
        inLanguage(theme.lead, edit.lang) = edit.value;
    else if (edit.field == u"members")
        theme.members = casesFromValue(edit.value);
}

void applyToGuide(ArticleRecord &record, const TextEdit &edit)
{
    const int number = edit.subject.toInt();
    if (edit.field == u"removed") {
        record.guide.removeIf([number](const GuideRecord &line) { return line.order == number; });
        return;
    }
    GuideRecord &line = entryOf(record.guide, &GuideRecord::order, number, record.batch.batch);
    if (edit.field == u"symptom")
        inLanguage(line.symptom, edit.lang) = edit.value;
    else if (edit.field == u"action")
        inLanguage(line.action, edit.lang) = edit.value;
    else if (edit.field == u"cases")
        line.cases = casesFromValue(edit.value);
}

void applyToNote(ArticleRecord &record, const TextEdit &edit)
{
    const QString statement = edit.subject.section(u'/', 0, 0);
    const bool isBefore = edit.subject.endsWith(u"/before");
    const auto isSame = [&](const DisclosureNote &note) {
        return note.statement == statement && note.isBefore == isBefore;
    };
    auto note = std::ranges::find_if(record.notes, isSame);
    if (note == record.notes.end()) {
        record.notes.append({statement, isBefore, {}});
        note = std::prev(record.notes.end());
    }
    inLanguage(note->text, edit.lang) = edit.value;
}

void applyToRepository(ArticleRecord &record, const TextEdit &edit)
{
    auto repo = std::ranges::find(record.repos, edit.subject, &RepoRecord::repo);
    if (repo == record.repos.end()) {
        record.repos.append(RepoRecord{{}, edit.subject, {}, {}, {}});
        repo = std::prev(record.repos.end());
    }
    if (edit.field == u"alias")
        repo->alias = edit.value;
    else if (edit.field == u"positioning")
        inLanguage(repo->positioning, edit.lang) = edit.value;
}

/// Entries that @p order names come first, in its order; the others keep theirs.
template <typename Entry, typename Name>
void sortBy(QList<Entry> &list, const QStringList &order, Name name)
{
    std::ranges::stable_sort(list, {}, [&](const Entry &entry) {
        const qsizetype index = order.indexOf(name(entry));
        return index < 0 ? order.size() : index;
    });
}

void applyToArticle(ArticleRecord &record, const TextEdit &edit)
{
    const auto number = [](const auto &entry) { return QString::number(entry.order); };
    if (edit.field == u"sections")
        sortBy(record.sections, listFromValue(edit.value), [](const SectionRecord &one) { return one.repo; });
    else if (edit.field == u"themes")
        sortBy(record.themes, listFromValue(edit.value), number);
    else if (edit.field == u"guide")
        sortBy(record.guide, listFromValue(edit.value), number);
    else if (edit.field == u"title")
        inLanguage(record.batch.title, edit.lang) = edit.value;
    else if (edit.field == u"tagline")
        inLanguage(record.series.tagline, edit.lang) = edit.value;
    else if (edit.field == u"footer")
        inLanguage(record.series.footer, edit.lang) = edit.value;
}

bool isOrder(const TextEdit &edit)
{
    return edit.owner == TextOwner::Article
            && (edit.field == u"sections" || edit.field == u"themes" || edit.field == u"guide");
}

/// The last edit on each place, field and language, in the order of time.
QList<TextEdit> latestOnly(const QList<TextEdit> &edits)
{
    QSet<QString> seen;
    QList<TextEdit> latest;
    for (auto edit = edits.crbegin(); edit != edits.crend(); ++edit) {
        const QString place =
                textOwnerName(edit->owner) + u'\n' + edit->subject + u'\n' + edit->field + u'\n' + edit->lang;
        if (seen.contains(place))
            continue;
        seen.insert(place);
        latest.prepend(*edit);
    }
    return latest;
}

void applyEdit(ArticleRecord &record, const TextEdit &edit)
{
    switch (edit.owner) {
    case TextOwner::Draft:
        return applyToDraft(record, edit);
    case TextOwner::Section:
        return applyToSection(record, edit);
    case TextOwner::Theme:
        return applyToTheme(record, edit);
    case TextOwner::Guide:
        return applyToGuide(record, edit);
    case TextOwner::Note:
        return applyToNote(record, edit);
    case TextOwner::Repository:
        return applyToRepository(record, edit);
    case TextOwner::Article:
        return applyToArticle(record, edit);
    }
}

} // namespace

void applyEdits(ArticleRecord &record, const QList<TextEdit> &edits)
{
    const QList<TextEdit> latest = latestOnly(edits);
    // Orders last: they speak of sections and themes that other edits make.
    for (const bool wantsOrders : {false, true}) {
        for (const TextEdit &edit : latest) {
            if (isOrder(edit) == wantsOrders && !edit.value.isNull())
                applyEdit(record, edit);
        }
    }
}

QString listValue(const QStringList &entries)
{
    return QString::fromUtf8(
            QJsonDocument(QJsonArray::fromStringList(entries)).toJson(QJsonDocument::Compact));
}

QStringList listFromValue(const QString &json)
{
    QStringList entries;
    const QJsonArray array = QJsonDocument::fromJson(json.toUtf8()).array();
    for (const QJsonValue &entry : array)
        entries.append(entry.toString());
    return entries;
}

QString casesValue(const QList<IssueRef> &cases)
{
    QStringList entries;
    for (const IssueRef &issue : cases)
        entries.append(formatIssueRef(issue));
    return listValue(entries);
}

QList<IssueRef> casesFromValue(const QString &json)
{
    QList<IssueRef> cases;
    for (const QString &entry : listFromValue(json)) {
        if (const auto issue = parseIssueRef(entry))
            cases.append(*issue);
    }
    return cases;
}

} // namespace Winnow
