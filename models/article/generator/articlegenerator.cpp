// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlegenerator.h"

#include "article/oneline.h"
#include "rowcitations.h"
#include "casenames.h"
#include "disclosure.h"
#include "domain/chinesenumeral.h"
#include "statementwords.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QStringList paragraphs(const QString &text)
{
    QStringList found;
    for (const QString &line : text.split(u'\n')) {
        if (const QString paragraph = oneLine(line); !paragraph.isEmpty())
            found.append(paragraph);
    }
    return found;
}

/// Puts the parts of one article together, in their order.
class Generator final
{
public:
    Generator(const ArticleRecord &record, TextLanguage language)
        : m_record(record)
        , m_language(language)
        , m_words(language)
        , m_names(record)
        , m_sections(articleSections(record))
    {
        for (const ArticleCase &row : record.cases) {
            m_rows[row.issue.repo].append(&row);
            m_rowByIssue.insert(row.issue, &row);
        }
    }

    Article generate() const;

private:
    void appendOverview(Article &article) const;
    void appendSections(Article &article) const;
    void addCitations(SectionPart &part, const QList<const ArticleCase *> &rows) const;
    void appendReading(Article &article) const;
    void appendGuide(Article &article) const;

    ArticleTheme themeOf(const ThemeRecord &record, int ordinal) const;
    QList<GuideLine> guideLines() const;
    GuideLine guideLine(const QString &symptom, const QString &action, const QList<IssueRef> &cases) const;

    QString inLanguage(const LocalizedText &text) const { return oneLine(textIn(text, m_language)); }

    const ArticleRecord &m_record;
    const TextLanguage m_language;
    const StatementWords m_words;
    const CaseNames m_names;
    const QList<SectionRecord> m_sections;
    QHash<QString, QList<const ArticleCase *>> m_rows;
    QHash<IssueRef, const ArticleCase *> m_rowByIssue;
};

void Generator::appendOverview(Article &article) const
{
    if (m_sections.isEmpty())
        return;
    OverviewPart overview;
    overview.heading = m_words.text(u"总览", u"Overview");
    overview.columns = m_words.chinese() ? QStringList{u"仓库"_s, u"定位"_s, u"收录条数"_s}
                                         : QStringList{u"Repository"_s, u"Positioning"_s, u"Rows"_s};
    overview.lines.reserve(m_sections.size());
    for (const SectionRecord &section : m_sections) {
        overview.lines.append({m_names.repoName(section.repo), inLanguage(m_names.positioning(section.repo)),
                QString::number(m_rows.value(section.repo).size())});
    }
    article.parts.append(std::move(overview));
}

void Generator::appendSections(Article &article) const
{
    const QStringList columns = m_words.chinese() ? QStringList{u"编号"_s, u"Issue 问题内容"_s, u"解答总结"_s}
                                                  : QStringList{u"Number"_s, u"Problem"_s, u"Answer"_s};
    for (const SectionRecord &section : m_sections) {
        SectionPart part{.name = m_names.repoName(section.repo),
                .subtitle = inLanguage(section.subtitle),
                .summary = inLanguage(section.summary),
                .columns = columns,
                .rows = {}};
        const QList<const ArticleCase *> rows = m_rows.value(section.repo);
        part.rows.reserve(rows.size());
        for (const ArticleCase *row : rows) {
            const RowTexts &texts = row->texts(m_language);
            part.rows.append({row->issue.number, oneLine(texts.problem), oneLine(texts.answer)});
        }
        addCitations(part, rows);
        article.parts.append(std::move(part));
    }
}

/// Shows the nodes that @p rows cite, in the way that the instalment has chosen.
void Generator::addCitations(SectionPart &part, const QList<const ArticleCase *> &rows) const
{
    switch (m_record.auditSettings.style) {
    case KnowledgeStyle::None:
        break;
    case KnowledgeStyle::Footnotes:
        addCitationNotes(part, rows);
        break;
    case KnowledgeStyle::Column:
        addCitationColumn(part, rows, m_language);
        break;
    }
}

ArticleTheme Generator::themeOf(const ThemeRecord &record, int ordinal) const
{
    ArticleTheme theme{.ordinal = ordinal,
            .title = inLanguage(record.title),
            .lead = inLanguage(record.lead),
            .cases = {}};
    for (const IssueRef &issue : record.members.value_or(QList<IssueRef>())) {
        if (const ArticleCase *row = m_rowByIssue.value(issue))
            theme.cases.append({m_names.reference(issue), oneLine(row->texts(m_language).themeLine)});
    }
    return theme;
}

void Generator::appendReading(Article &article) const
{
    if (m_record.themes.isEmpty())
        return;
    ReadingPart reading;
    const qsizetype rows = m_record.cases.size();
    reading.heading = m_words.text(u"组合解读：这 %1 条里的共性规律",
                                     rows == 1 ? u"Reading the %1 row" : u"Reading these %1 together")
                              .arg(rows);
    for (const ThemeRecord &theme : m_record.themes)
        reading.themes.append(themeOf(theme, static_cast<int>(reading.themes.size()) + 1));
    article.parts.append(std::move(reading));
}

GuideLine Generator::guideLine(
        const QString &symptom, const QString &action, const QList<IssueRef> &cases) const
{
    GuideLine line{.symptom = oneLine(symptom), .action = oneLine(action), .cases = {}, .references = {}};
    QStringList names;
    for (const IssueRef &issue : cases) {
        if (!m_names.isRow(issue))
            continue;
        names.append(m_names.caseText(issue));
        line.references.append(m_names.reference(issue));
    }
    line.cases = m_words.list(names);
    return line;
}

QList<GuideLine> Generator::guideLines() const
{
    QList<GuideLine> lines;
    for (const GuideRecord &guide : m_record.guide) {
        lines.append(guideLine(textIn(guide.symptom, m_language), textIn(guide.action, m_language),
                guide.cases.value_or(QList<IssueRef>())));
    }
    if (!m_record.guide.isEmpty())
        return lines;
    for (const ArticleCase &row : m_record.cases) {
        const RowTexts &texts = row.texts(m_language);
        if (!texts.symptom.isEmpty())
            lines.append(guideLine(texts.symptom, texts.action, {row.issue}));
    }
    return lines;
}

void Generator::appendGuide(Article &article) const
{
    GuidePart guide;
    guide.lines = guideLines();
    if (guide.lines.isEmpty())
        return;
    guide.heading = m_words.text(u"排错指引（从这批 issue 提炼）", u"Troubleshooting guide");
    guide.columns = m_words.chinese() ? QStringList{u"症状"_s, u"第一优先动作"_s, u"本篇相关案例"_s}
                                      : QStringList{u"Symptom"_s, u"First action"_s, u"Cases"_s};
    article.parts.append(std::move(guide));
}

Article Generator::generate() const
{
    Article article{.language = m_language, .title = instalmentTitle(m_record, m_language), .parts = {}};
    if (const QString tagline = inLanguage(m_record.series.tagline); !tagline.isEmpty())
        article.parts.append(TaglinePart{tagline});
    appendOverview(article);
    appendSections(article);
    appendReading(article);
    appendGuide(article);
    article.parts.append(makeDisclosure(m_record, m_language));
    for (const QString &paragraph : paragraphs(textIn(m_record.series.footer, m_language)))
        article.parts.append(FooterPart{paragraph});
    return article;
}

} // namespace

QString instalmentTitle(const ArticleRecord &record, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    QString title = oneLine(textIn(record.series.title, language));
    if (title.isEmpty())
        title = record.series.id;
    const int ordinal = record.batch.batch.ordinal;
    if (ordinal > 0)
        title += zh ? u'（' + chineseNumeral(ordinal) + u'）' : u" (%1)"_s.arg(ordinal);
    const QString qualifier = oneLine(textIn(record.batch.title, language));
    if (!qualifier.isEmpty())
        title += (zh ? u"·"_s : u" · "_s) + qualifier;
    return title;
}

QList<SectionRecord> articleSections(const ArticleRecord &record)
{
    QHash<QString, bool> isPlaced; // repositories with rows
    for (const ArticleCase &row : record.cases)
        isPlaced.insert(row.issue.repo, false);
    QList<SectionRecord> sections;
    const auto place = [&](const SectionRecord &section) {
        const auto found = isPlaced.find(section.repo);
        if (found == isPlaced.end() || *found)
            return;
        *found = true;
        sections.append(section);
    };
    for (const SectionRecord &section : record.sections)
        place(section);
    for (const ArticleCase &row : record.cases) {
        SectionRecord section;
        section.batch = record.batch.batch;
        section.repo = row.issue.repo;
        place(section);
    }
    return sections;
}

Article generateArticle(const ArticleRecord &record, TextLanguage language)
{
    return Generator(record, language).generate();
}

} // namespace Winnow
