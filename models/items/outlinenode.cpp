// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "outlinenode.h"

#include "article/disclosuretopic.h"

#include <QSet>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using Kind = OutlineNode::Kind;

QString firstGiven(const QString &a, const QString &b)
{
    return a.isEmpty() ? b : a;
}

QString either(const LocalizedText &text, TextLanguage language)
{
    return language == TextLanguage::Chinese ? firstGiven(text.zh, text.en) : firstGiven(text.en, text.zh);
}

bool lacks(const RowTexts &texts)
{
    return texts.problem.isEmpty() || texts.answer.isEmpty();
}

void addRow(OutlineNode &parent, const ArticleRecord &record, const ArticleCase &row, TextLanguage language)
{
    const RowTexts &texts = row.texts(language);
    const QString title = firstGiven(texts.problem, row.facts.issue.title);
    OutlineNode &node = parent.add(Kind::Row, formatIssueRef(row.issue),
            u"%1#%2 %3"_s.arg(caseAlias(record, row.issue.repo), row.issue.number, title));
    node.issue = row.issue;
    node.lacksChinese = lacks(row.zh);
    node.lacksEnglish = lacks(row.en);
}

void addUnthemed(OutlineNode &root, const ArticleRecord &record, TextLanguage language)
{
    QSet<IssueRef> themed;
    for (const ThemeRecord &theme : record.themes) {
        const QList<IssueRef> members = theme.members.value_or(QList<IssueRef>{});
        themed.unite(QSet<IssueRef>(members.cbegin(), members.cend()));
    }
    if (record.themes.isEmpty() || std::ranges::all_of(record.cases, [&themed](const ArticleCase &row) {
            return themed.contains(row.issue);
        }))
        return;
    OutlineNode &heading = root.add(Kind::Unthemed, {}, {});
    for (const ArticleCase &row : record.cases) {
        if (!themed.contains(row.issue))
            addRow(heading, record, row, language);
    }
}

/// Repositories of the cases, those with a section record first and in its order.
QStringList sectionRepos(const ArticleRecord &record)
{
    QStringList repos;
    for (const SectionRecord &section : record.sections)
        repos.append(section.repo);
    for (const ArticleCase &row : record.cases) {
        if (!repos.contains(row.issue.repo))
            repos.append(row.issue.repo);
    }
    return repos;
}

void addSections(OutlineNode &root, const ArticleRecord &record, TextLanguage language)
{
    OutlineNode &heading = root.add(Kind::Sections, {}, {});
    for (const QString &repo : sectionRepos(record)) {
        const auto isOfRepo = [&repo](const ArticleCase &row) { return row.issue.repo == repo; };
        if (std::ranges::none_of(record.cases, isOfRepo))
            continue;
        const auto section = std::ranges::find(record.sections, repo, &SectionRecord::repo);
        const QString subtitle =
                section == record.sections.end() ? QString() : either(section->subtitle, language);
        const QString name = shortRepoName(repo);
        OutlineNode &node = heading.add(
                Kind::Section, repo, subtitle.isEmpty() ? name : u"%1 · %2"_s.arg(name, subtitle));
        for (const ArticleCase &row : record.cases) {
            if (isOfRepo(row))
                addRow(node, record, row, language);
        }
    }
}

void addThemes(OutlineNode &root, const ArticleRecord &record, TextLanguage language)
{
    OutlineNode &heading = root.add(Kind::Themes, {}, {});
    int ordinal = 0;
    for (const ThemeRecord &theme : record.themes) {
        OutlineNode &node = heading.add(Kind::Theme, QString::number(theme.order),
                u"%1. %2"_s.arg(++ordinal).arg(either(theme.title, language)));
        for (const IssueRef &issue : theme.members.value_or(QList<IssueRef>{})) {
            if (const ArticleCase *row = caseOf(record, issue))
                addRow(node, record, *row, language);
        }
    }
}

void addGuide(OutlineNode &root, const ArticleRecord &record, TextLanguage language)
{
    OutlineNode &heading = root.add(Kind::Guide, {}, {});
    for (const GuideRecord &line : record.guide)
        heading.add(Kind::GuideLine, QString::number(line.order), either(line.symptom, language));
}

void addDisclosure(OutlineNode &root)
{
    OutlineNode &heading = root.add(Kind::Disclosure, {}, {});
    for (int topic = 0; topic < disclosureTopicCount; ++topic)
        heading.add(Kind::Statement, disclosureTopicName(static_cast<DisclosureTopic>(topic)), {});
}

} // namespace

OutlineNode &OutlineNode::add(Kind childKind, const QString &childKey, const QString &childText)
{
    auto child = std::make_unique<OutlineNode>();
    child->kind = childKind;
    child->key = childKey;
    child->text = childText;
    child->parent = this;
    child->row = static_cast<int>(children.size());
    children.push_back(std::move(child));
    return *children.back();
}

std::unique_ptr<OutlineNode> makeOutline(const ArticleRecord &record, TextLanguage language)
{
    auto root = std::make_unique<OutlineNode>();
    addUnthemed(*root, record, language);
    addSections(*root, record, language);
    addThemes(*root, record, language);
    addGuide(*root, record, language);
    if (!record.cases.isEmpty()) {
        addDisclosure(*root);
        root->add(Kind::Article, {}, {});
    }
    return root;
}

bool isSameShape(const OutlineNode &a, const OutlineNode &b)
{
    return a.kind == b.kind && a.key == b.key
            && std::ranges::equal(a.children, b.children,
                    [](const auto &one, const auto &other) { return isSameShape(*one, *other); });
}

} // namespace Winnow
