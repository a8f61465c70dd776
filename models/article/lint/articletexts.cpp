// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articletexts.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

TextSlot slotOf(const LintPlace &place)
{
    // A case line is the same one in whatever theme it stands.
    const bool isOfCase = place.part == ArticlePartKind::CaseLine && !place.repo.isEmpty();
    return {place.part, place.field, place.repo, place.number, isOfCase ? -1 : place.index};
}

QString citedBy(const GuideLine &line)
{
    QStringList cases;
    for (const CaseReference &reference : line.references)
        cases.append(reference.alias + u'#' + reference.number);
    return cases.isEmpty() ? line.cases : cases.join(u',');
}

/// Of 50 rows.
constexpr qsizetype usualTexts = 512;

/// Goes through the parts of one article.
class TextLister final
{
public:
    TextLister(const Article &article, const CaseDirectory &directory)
        : m_article(article)
        , m_directory(directory)
    {}

    QList<ArticleText> list();

    void operator()(const TaglinePart &part)
    {
        add(ArticlePartKind::Tagline, ArticleField::Whole, part.text, part.line, m_taglines++);
    }
    void operator()(const FooterPart &part)
    {
        add(ArticlePartKind::Footer, ArticleField::Whole, part.text, part.line, m_footers++);
    }
    void operator()(const TextPart &part)
    {
        add(ArticlePartKind::Text, ArticleField::Whole, part.text, part.line, m_texts++);
    }
    void operator()(const OverviewPart &part);
    void operator()(const SectionPart &part);
    void operator()(const ReadingPart &part);
    void operator()(const GuidePart &part);
    void operator()(const DisclosurePart &part);

private:
    ArticleText &add(ArticlePartKind part, ArticleField field, const QString &text, int line, int index = -1);
    void addOfRow(ArticlePartKind part, ArticleField field, const QString &text, int line,
            const FoundRow &row, int index);

    const Article &m_article;
    const CaseDirectory &m_directory;
    QList<ArticleText> m_found;
    int m_taglines = 0;
    int m_footers = 0;
    int m_texts = 0;
    int m_sections = 0;
};

ArticleText &TextLister::add(
        ArticlePartKind part, ArticleField field, const QString &text, int line, int index)
{
    ArticleText found;
    found.place.part = part;
    found.place.field = field;
    found.place.language = m_article.language;
    found.place.index = index;
    found.place.line = line;
    found.text = text;
    m_found.append(found);
    return m_found.last();
}

void TextLister::addOfRow(ArticlePartKind part, ArticleField field, const QString &text, int line,
        const FoundRow &row, int index)
{
    ArticleText &found = add(part, field, text, line, index);
    if (row.isNull())
        return;
    found.row = row;
    found.place.repo = m_directory.repoOf(row);
    found.place.number = m_directory.row(row).number;
}

void TextLister::operator()(const OverviewPart &part)
{
    add(ArticlePartKind::Overview, ArticleField::Heading, part.heading, part.line);
    for (const OverviewLine &line : part.lines) {
        ArticleText &found =
                add(ArticlePartKind::Overview, ArticleField::Positioning, line.positioning, line.line);
        found.place.repo = line.repo;
        found.isCell = true;
    }
}

void TextLister::operator()(const SectionPart &part)
{
    const int section = m_sections++;
    const QString repo = part.rows.isEmpty() ? part.name : m_directory.repoOf({section, 0});
    add(ArticlePartKind::Section, ArticleField::Heading, part.subtitle, part.line).place.repo = repo;
    add(ArticlePartKind::Section, ArticleField::Whole, part.summary, part.line).place.repo = repo;
    for (int row = 0; row < part.rows.size(); ++row) {
        const ArticleRow &one = part.rows[row];
        const ArticleField field = one.isUnsplit ? ArticleField::Whole : ArticleField::Problem;
        addOfRow(ArticlePartKind::Row, field, one.problem, one.line, {section, row}, -1);
        m_found.last().isCell = true;
        if (one.isUnsplit)
            continue;
        addOfRow(ArticlePartKind::Row, ArticleField::Answer, one.answer, one.line, {section, row}, -1);
        m_found.last().isCell = true;
    }
}

void TextLister::operator()(const ReadingPart &part)
{
    add(ArticlePartKind::Theme, ArticleField::Heading, part.heading, part.line);
    for (int theme = 0; theme < part.themes.size(); ++theme) {
        const ArticleTheme &one = part.themes[theme];
        add(ArticlePartKind::Theme, ArticleField::Heading, one.title, one.line, theme);
        add(ArticlePartKind::Theme, ArticleField::Lead, one.lead, one.line, theme);
        for (const CaseLine &line : one.cases) {
            addOfRow(ArticlePartKind::CaseLine, ArticleField::ThemeLine, line.text, line.line,
                    m_directory.find(line.reference), theme);
            if (m_found.last().row.isNull())
                m_found.last().place.number = line.reference.number;
        }
    }
}

void TextLister::operator()(const GuidePart &part)
{
    add(ArticlePartKind::Guide, ArticleField::Heading, part.heading, part.line);
    for (int i = 0; i < part.lines.size(); ++i) {
        const GuideLine &line = part.lines[i];
        const FoundRow row =
                line.references.size() == 1 ? m_directory.find(line.references.first()) : FoundRow();
        const QString cases = citedBy(line);
        for (const auto &[field, text] :
                {std::pair(ArticleField::Symptom, line.symptom), std::pair(ArticleField::Action, line.action),
                        std::pair(ArticleField::Cases, line.cases)}) {
            ArticleText &found = add(ArticlePartKind::Guide, field, text, line.line, i);
            found.isCell = true;
            found.slot.cases = cases;
            if (field != ArticleField::Cases)
                found.row = row;
        }
    }
}

void TextLister::operator()(const DisclosurePart &part)
{
    add(ArticlePartKind::Disclosure, ArticleField::Heading, part.heading, part.line);
    for (int i = 0; i < part.statements.size(); ++i) {
        const DisclosureStatement &statement = part.statements[i];
        add(ArticlePartKind::Disclosure, ArticleField::Whole, statement.text, statement.line, i).isComputed =
                statement.origin == StatementOrigin::Computed;
    }
}

QList<ArticleText> TextLister::list()
{
    m_found.reserve(usualTexts);
    add(ArticlePartKind::Title, ArticleField::Whole, m_article.title, 1);
    for (const ArticlePart &part : m_article.parts)
        std::visit(*this, part);
    QHash<TextSlot, int> uses;
    for (ArticleText &text : m_found) {
        const QString cases = text.slot.cases;
        text.slot = slotOf(text.place);
        if (!cases.isNull()) {
            // Guide lines are known by what they cite; of several that cite the same, by their order.
            text.slot.cases = cases;
            text.slot.index = -1;
            text.slot.index = uses[text.slot]++;
        }
    }
    return m_found;
}

} // namespace

size_t qHash(const TextSlot &slot, size_t seed)
{
    return qHashMulti(seed, static_cast<int>(slot.part), static_cast<int>(slot.field), slot.repo, slot.cases,
            slot.index);
}

QList<ArticleText> articleTexts(const Article &article, const CaseDirectory &directory)
{
    return TextLister(article, directory).list();
}

} // namespace Winnow
