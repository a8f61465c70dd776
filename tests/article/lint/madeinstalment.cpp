// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madeinstalment.h"

#include "madetexts.h"

#include "domain/chinesenumeral.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int rowsOfSection = 5;
constexpr int rowsOfTheme = 10;
constexpr int casesWithoutKnowledge = 10; ///< One of so many.

QString repoOf(int section)
{
    return u"made/Tool-%1"_s.arg(QChar(u'A' + section));
}

QString aliasOf(int section)
{
    return u"t%1"_s.arg(QChar(u'a' + section));
}

CaseReference referenceOf(int index)
{
    CaseReference reference;
    reference.alias = aliasOf(index / rowsOfSection);
    reference.number = numberOf(index);
    return reference;
}

QString referenceText(int index)
{
    const CaseReference reference = referenceOf(index);
    return reference.alias + u'#' + reference.number;
}

IssueRef issueOf(int index)
{
    return {repoOf(index / rowsOfSection), numberOf(index)};
}

ArticleCase makeCase(int index)
{
    ArticleCase one;
    one.issue = issueOf(index);
    one.facts = madeFacts(one.issue, index);
    one.assessment = assess(one.facts);
    one.zh = madeTexts(index, TextLanguage::Chinese);
    one.en = madeTexts(index, TextLanguage::English);
    if (index % casesWithoutKnowledge != 9) {
        KgRefRecord reference;
        reference.issue = one.issue;
        reference.nodeId = u"node-%1"_s.arg(index);
        reference.nodeTitle = u"Node title %1"_s.arg(index);
        reference.state = u"accepted"_s;
        one.kgRefs.append(reference);
    }
    return one;
}

void makeDrops(ArticleRecord &record)
{
    const auto drop = [&record](int number, Stage stage, const QString &reason, const QString &note) {
        ArticleDrop one;
        one.issue = {repoOf(0), QString::number(number)};
        one.stage = stage;
        one.reason = reason;
        one.note = note;
        record.drops.append(one);
    };
    drop(9001, Stage::Analysis, u"no-answer"_s, {});
    drop(9002, Stage::Analysis, u"other"_s, u"internal test plan"_s);
    drop(9003, Stage::Editor, u"same-topic"_s, u"yields to made/Tool-A#"_s + numberOf(0));
    drop(9004, Stage::Editor, u"low-value"_s, {});
    record.drops.last().duplicateOf = issueOf(1);
    for (int i = 0; i < 3; ++i)
        record.leftovers.append({repoOf(1), QString::number(9100 + i)});
}

void makeFunnel(ArticleRecord &record)
{
    record.funnel.add(Verdict::Keep, Stage::Editor, {}, record.cases.size());
    record.funnel.add(Verdict::Undecided, Stage::Prefilter, {}, record.leftovers.size());
    record.funnel.add(Verdict::Drop, Stage::Prefilter, u"ci-only"_s, 40);
    for (const ArticleDrop &drop : record.drops)
        record.funnel.add(Verdict::Drop, drop.stage, drop.reason, 1);
}

ArticleRecord makeRecord(int sections)
{
    ArticleRecord record;
    record.series.id = u"made"_s;
    record.series.timeZone = u"Asia/Shanghai"_s;
    record.batch.batch = {u"made"_s, 3};
    record.quota = sections * rowsOfSection;
    for (int section = 0; section < sections; ++section) {
        RepoRecord repo;
        repo.repo = repoOf(section);
        repo.alias = aliasOf(section);
        record.repos.append(repo);
    }
    for (int index = 0; index < record.quota; ++index)
        record.cases.append(makeCase(index));
    makeDrops(record);
    makeFunnel(record);
    record.glossary = {{u"落地变更"_s, u"landing change"_s, {}}, {u"算子"_s, u"operator"_s, {}}};
    record.published.append({{u"made"_s, 2}, u"Tool-A"_s, u"77"_s});
    return record;
}

/// Builds the article of one language.
class ArticleMaker final
{
public:
    ArticleMaker(const ArticleRecord &record, TextLanguage language)
        : m_record(record)
        , m_isChinese(language == TextLanguage::Chinese)
    {
        m_article.language = language;
    }

    Article make();

private:
    QString text(const QString &zh, const QString &en) const { return m_isChinese ? zh : en; }
    void addOverview();
    void addSections();
    void addReading();
    void addGuide();
    void addDisclosure();
    QString listOf(int kind) const;

    const ArticleRecord &m_record;
    bool m_isChinese;
    Article m_article;
};

void ArticleMaker::addOverview()
{
    OverviewPart part;
    part.heading = text(u"总览"_s, u"Overview"_s);
    for (int section = 0; section < m_record.repos.size(); ++section) {
        OverviewLine line;
        line.repo = shortRepoName(repoOf(section));
        line.positioning =
                text(u"第 %1 类工具，采集与校验 5 案"_s, u"Tools of kind %1, 5 cases"_s).arg(section + 1);
        line.count = QString::number(rowsOfSection);
        part.lines.append(line);
    }
    m_article.parts.append(part);
}

void ArticleMaker::addSections()
{
    for (int section = 0; section < m_record.repos.size(); ++section) {
        SectionPart part;
        part.name = shortRepoName(repoOf(section));
        part.subtitle = text(u"工具"_s, u"tool"_s);
        part.summary = text(u"采集、校验与报错定位"_s, u"Collection, checks and errors"_s);
        for (int i = 0; i < rowsOfSection; ++i) {
            const ArticleCase &one = m_record.cases[section * rowsOfSection + i];
            ArticleRow row;
            row.number = one.issue.number;
            row.problem = one.texts(m_article.language).problem;
            row.answer = one.texts(m_article.language).answer;
            part.rows.append(row);
        }
        m_article.parts.append(part);
    }
}

void ArticleMaker::addReading()
{
    ReadingPart part;
    part.heading = text(u"组合解读：这 %1 条里的规律"_s, u"Reading these %1 together"_s).arg(m_record.quota);
    for (int theme = 0; theme * rowsOfTheme < m_record.quota; ++theme) {
        ArticleTheme one;
        one.ordinal = theme + 1;
        one.title = m_isChinese ? u"第 %1 组%2案：先看记录"_s.arg(theme + 1).arg(chineseNumeral(rowsOfTheme))
                                : u"Group %1, ten cases: the record first"_s.arg(theme + 1);
        one.lead = text(u"每案先看落地变更，再下结论。"_s, u"Each case begins with its landing change."_s);
        for (int i = 0; i < rowsOfTheme; ++i) {
            CaseLine line;
            line.reference = referenceOf(theme * rowsOfTheme + i);
            line.text = m_record.cases[theme * rowsOfTheme + i].texts(m_article.language).themeLine;
            one.cases.append(line);
        }
        part.themes.append(one);
    }
    m_article.parts.append(part);
}

void ArticleMaker::addGuide()
{
    GuidePart part;
    part.heading = text(u"排错指引"_s, u"Troubleshooting guide"_s);
    for (int index = 0; index < m_record.cases.size(); ++index) {
        GuideLine line;
        line.symptom = m_record.cases[index].texts(m_article.language).symptom;
        line.action = m_record.cases[index].texts(m_article.language).action;
        line.cases = referenceText(index);
        line.references.append(referenceOf(index));
        part.lines.append(line);
    }
    m_article.parts.append(part);
}

/// The cases of a kind, as "ta#100、tc#200".
QString ArticleMaker::listOf(int kind) const
{
    QStringList cases;
    for (int index = kind; index < m_record.cases.size(); index += madeCaseCount)
        cases.append(referenceText(index));
    return cases.join(text(u"、"_s, u", "_s));
}

void ArticleMaker::addDisclosure()
{
    DisclosurePart part;
    part.heading = text(u"考据与口径披露"_s, u"Method and disclosure"_s);
    const int kinds = m_record.quota / madeCaseCount;
    const auto add = [&part](const QString &statement) {
        DisclosureStatement one;
        one.text = statement;
        part.statements.append(one);
    };
    add(text(u"图谱口径：%1 行中 %2 行挂 kg_refs，%3 行无有效命中留空（%4）。"_s,
            u"Knowledge graph: of %1 rows %2 rows carry kg_refs, and %3 rows have no hit (%4)."_s)
                    .arg(m_record.quota)
                    .arg(m_record.quota - kinds)
                    .arg(kinds)
                    .arg(listOf(9)));
    add(text(u"关联依据：同秒 %1 条（%2）；答复后关单 %1 条（%3）。"_s,
            u"Grounds: same second %1 cases (%2); answered and closed %1 cases (%3)."_s)
                    .arg(kinds)
                    .arg(listOf(0), listOf(7)));
    add(text(u"极值：%1 关单晚 %2 天。"_s, u"Extremes: %1 closed %2 days later."_s)
                    .arg(referenceText(static_cast<int>(MadeCase::Stale)))
                    .arg(34));
    add(text(u"工具范围：六类工具共 4 个（alpha/beta/gamma/delta）。"_s,
            u"Tools: 6 kinds, 4 items (alpha/beta/gamma/delta)."_s));
    m_article.parts.append(part);
}

Article ArticleMaker::make()
{
    m_article.title =
            text(u"开源仓解答精选（三）·2026-09"_s, u"Answers of open repositories (3) · 2026-09"_s);
    TaglinePart tagline;
    tagline.text = text(u"入口：<https://forge.example.org/made/tools>"_s,
            u"Entry: <https://forge.example.org/made/tools>"_s);
    m_article.parts.append(tagline);
    addOverview();
    addSections();
    addReading();
    addGuide();
    addDisclosure();
    FooterPart footer;
    footer.text = text(u"下一期：第 4 期。"_s, u"Next: instalment 4."_s);
    m_article.parts.append(footer);
    return m_article;
}

} // namespace

MadeInstalment makeInstalment(int sections)
{
    MadeInstalment made;
    made.record = makeRecord(sections);
    made.zh = ArticleMaker(made.record, TextLanguage::Chinese).make();
    made.en = ArticleMaker(made.record, TextLanguage::English).make();
    return made;
}

} // namespace Winnow
