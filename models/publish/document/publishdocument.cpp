// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishdocument.h"

#include "crossreferences.h"
#include "documentanchors.h"
#include "format/caseline.h"
#include "format/sectionheading.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QList<RichText> readCells(const QStringList &markdown)
{
    QList<RichText> cells;
    for (const QString &cell : markdown)
        cells.append(readRichText(cell));
    return cells;
}

/// Gathers the blocks of an article's parts.
class DocumentMaker final
{
public:
    explicit DocumentMaker(const Article &article)
        : m_language(article.language)
        , m_anchors(article)
    {}

    void operator()(const TaglinePart &part) { addParagraph(ArticlePartKind::Tagline, part.text); }
    void operator()(const FooterPart &part) { addParagraph(ArticlePartKind::Footer, part.text); }

    void operator()(const TextPart &part)
    {
        if (part.level > 0)
            addHeading(ArticlePartKind::Text, std::max(part.level, 2), readRichText(part.text), {});
        else
            addParagraph(ArticlePartKind::Text, part.text);
    }

    void operator()(const OverviewPart &part)
    {
        addHeading(ArticlePartKind::Overview, 2, readRichText(part.heading), m_anchors.unique(u"overview"_s));
        DocumentBlock &table = addTable(ArticlePartKind::Overview, part.columns);
        for (const OverviewLine &line : part.lines) {
            QList<RichText> cells = readCells({line.repo, line.positioning, line.count});
            if (const QString anchor = m_anchors.sectionNamed(plainTextOf(cells.first())); !anchor.isEmpty())
                referTo(cells.first(), anchor);
            table.rows.append({{}, plainTextOf(cells.first()), cells});
        }
    }

    void operator()(const SectionPart &part)
    {
        const int section = m_sections++;
        const QString name = plainTextOf(readRichText(part.name));
        addHeading(ArticlePartKind::Section, 2, readRichText(sectionHeadingText(part, m_language)),
                m_anchors.section(section));
        addParagraph(ArticlePartKind::Section, part.summary);
        DocumentBlock &table = addTable(ArticlePartKind::Row, part.columns);
        for (int i = 0; i < part.rows.size(); ++i) {
            const ArticleRow &row = part.rows.at(i);
            RichText number;
            if (!row.number.isEmpty())
                number = {{u'#' + row.number, row.url.isEmpty() ? QString() : row.url}};
            DocumentRow made{m_anchors.row(section, i), name + u'#' + row.number,
                    {number, readRichText(row.problem)}, row.isUnsplit};
            if (!row.isUnsplit)
                made.cells.append(readRichText(row.answer));
            table.rows.append(made);
        }
    }

    void operator()(const ReadingPart &part)
    {
        addHeading(ArticlePartKind::Theme, 2, readRichText(part.heading), m_anchors.unique(u"reading"_s));
        for (const ArticleTheme &theme : part.themes)
            addTheme(theme);
    }

    void operator()(const GuidePart &part)
    {
        addHeading(ArticlePartKind::Guide, 2, readRichText(part.heading), m_anchors.unique(u"guide"_s));
        DocumentBlock &table = addTable(ArticlePartKind::Guide, part.columns);
        int number = 0;
        for (const GuideLine &line : part.lines) {
            DocumentRow row{{}, u"%1 %2"_s.arg(plainTextOf(readRichText(part.heading))).arg(++number),
                    readCells({line.symptom}), line.isUnsplit};
            if (!line.isUnsplit)
                row.cells.append(readRichText(line.action));
            row.cells.append(m_references.resolved(readRichText(line.cases), CaseReading::List));
            table.rows.append(row);
        }
    }

    void operator()(const DisclosurePart &part)
    {
        addHeading(ArticlePartKind::Disclosure, 2, readRichText(part.heading),
                m_anchors.unique(u"disclosure"_s));
        if (!part.isBulleted) {
            for (const DisclosureStatement &statement : part.statements)
                addParagraph(ArticlePartKind::Disclosure, statement.text);
            return;
        }
        DocumentBlock list = listOf(ArticlePartKind::Disclosure);
        for (const DisclosureStatement &statement : part.statements)
            list.rows.append({{}, labelOfPlace(), {readRichText(statement.text)}});
        if (!list.rows.isEmpty())
            m_blocks.append(list);
    }

    /// All blocks, with the references of @p article resolved.
    QList<DocumentBlock> take()
    {
        for (DocumentBlock &block : m_blocks) {
            block.text = m_references.resolved(block.text, CaseReading::Words);
            for (DocumentRow &row : block.rows) {
                for (RichText &cell : row.cells)
                    cell = m_references.resolved(cell, CaseReading::Words, row.anchor);
            }
        }
        return std::move(m_blocks);
    }

private:
    static void referTo(RichText &text, const QString &anchor)
    {
        for (TextRun &run : text)
            run.anchor = anchor;
    }

    QString labelOfPlace() const { return m_heading; }

    void addHeading(ArticlePartKind part, int level, const RichText &text, const QString &anchor)
    {
        if (text.isEmpty())
            return;
        m_heading = plainTextOf(text);
        m_blocks.append({DocumentBlockKind::Heading, part, level, anchor, m_heading, text, {}, {}});
    }

    void addParagraph(ArticlePartKind part, const QString &markdown)
    {
        if (const RichText text = readRichText(markdown); !text.isEmpty())
            m_blocks.append({DocumentBlockKind::Paragraph, part, 0, {}, labelOfPlace(), text, {}, {}});
    }

    DocumentBlock &addTable(ArticlePartKind part, const QStringList &columns)
    {
        m_blocks.append({DocumentBlockKind::Table, part, 0, {}, labelOfPlace(), {}, readCells(columns), {}});
        return m_blocks.last();
    }

    DocumentBlock listOf(ArticlePartKind part) const
    {
        return {DocumentBlockKind::List, part, 0, {}, labelOfPlace(), {}, {}, {}};
    }

    void addTheme(const ArticleTheme &theme)
    {
        const QString ordinal = theme.ordinal > 0 ? QString::number(theme.ordinal) + u". "_s : QString();
        RichText title = readRichText(theme.title);
        if (!title.isEmpty() && !ordinal.isEmpty()) {
            RichText numbered{{ordinal}};
            appendText(numbered, title);
            title = numbered;
        }
        addHeading(ArticlePartKind::Theme, 3, title, m_anchors.unique(u"theme-%1"_s.arg(++m_themes)));
        addParagraph(ArticlePartKind::Theme, theme.lead);
        DocumentBlock list = listOf(ArticlePartKind::CaseLine);
        for (const CaseLine &line : theme.cases) {
            const QString name = line.reference.alias + u'#' + line.reference.number;
            RichText text{
                    {name, line.url.isEmpty() ? QString() : line.url, m_references.anchorOf(line.reference)}};
            appendRun(text, {blankBehindCase(line)});
            appendText(text, readRichText(line.text));
            list.rows.append({{}, name, {text}});
        }
        if (!list.rows.isEmpty())
            m_blocks.append(list);
    }

    TextLanguage m_language;
    DocumentAnchors m_anchors;
    CrossReferences m_references{m_anchors};
    QList<DocumentBlock> m_blocks;
    QString m_heading;
    int m_sections = 0;
    int m_themes = 0;
};

} // namespace

PublishDocument makeDocument(const Article &article)
{
    DocumentMaker maker(article);
    for (const ArticlePart &part : article.parts)
        std::visit(maker, part);
    return {article.language, readRichText(article.title), maker.take()};
}

} // namespace Winnow
