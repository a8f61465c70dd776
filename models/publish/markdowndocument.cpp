// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdowndocument.h"

#include "markdowntext.h"
#include "rowcard.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QHash<QString, QString> sectionsOfRows(const PublishDocument &document)
{
    QHash<QString, QString> sections;
    QString section;
    for (const DocumentBlock &block : document.blocks) {
        if (block.kind == DocumentBlockKind::Heading && block.level == 2)
            section = block.anchor;
        for (const DocumentRow &row : block.rows) {
            if (!row.anchor.isEmpty() && !section.isEmpty())
                sections.insert(row.anchor, section);
        }
    }
    return sections;
}

class BlockWriter final
{
public:
    BlockWriter(const PublishDocument &document, const MarkdownFlavour &flavour, bool hasCards,
            ExportWarnings &warnings)
        : m_document(document)
        , m_flavour(flavour)
        , m_hasCards(hasCards)
        , m_warnings(warnings)
        , m_sectionOfRow(sectionsOfRows(document))
        , m_texts(m_flavour, document.language, m_sectionOfRow, warnings)
    {}

    QString write()
    {
        warnOfReferences();
        for (const DocumentBlock &block : m_document.blocks)
            add(block);
        return m_blocks.isEmpty() ? QString() : m_blocks.join(u"\n\n"_s) + u'\n';
    }

private:
    void warnOfReferences()
    {
        if (m_flavour.anchors == MarkdownAnchors::All)
            return;
        const bool isText = m_flavour.anchors == MarkdownAnchors::None;
        for (const DocumentBlock &block : m_document.blocks) {
            for (const DocumentRow &row : block.rows) {
                for (const RichText &cell : row.cells) {
                    for (const TextRun &run : cell) {
                        const bool isLost =
                                isText ? !run.anchor.isEmpty() : m_sectionOfRow.contains(run.anchor);
                        if (isLost)
                            m_warnings.add(isText ? ExportWarningCode::ReferenceAsText
                                                  : ExportWarningCode::ReferenceToSection,
                                    m_document.language, row.label);
                    }
                }
            }
        }
    }

    QString anchorElement(const QString &anchor) const
    {
        const bool isWritten =
                !anchor.isEmpty() && m_flavour.allowsHtml && m_flavour.anchors == MarkdownAnchors::All;
        return isWritten ? u"<a id=\"%1\"></a>"_s.arg(anchor) : QString();
    }

    void add(const DocumentBlock &block)
    {
        switch (block.kind) {
        case DocumentBlockKind::Heading:
            m_blocks.append(heading(block));
            break;
        case DocumentBlockKind::Paragraph:
            m_blocks.append(m_texts.write(block.text, MarkdownPlace::Paragraph, block.label));
            break;
        case DocumentBlockKind::Table:
            if (!block.rows.isEmpty() || !block.columns.isEmpty())
                m_blocks.append(m_hasCards && isCardTable(block) ? cards(block) : table(block));
            break;
        case DocumentBlockKind::List:
            m_blocks.append(list(block));
            break;
        }
    }

    QString heading(const DocumentBlock &block)
    {
        QString text = m_texts.write(block.text, MarkdownPlace::Heading, block.label);
        // Signs at its end would be taken for the heading's own.
        if (text.endsWith(u'#'))
            text.insert(text.size() - 1, u'\\');
        const QString line = QString(block.level, u'#') + u' ' + text;
        if (block.anchor.isEmpty())
            return line;
        switch (m_flavour.headingId) {
        case HeadingId::Attribute:
            return line + u" {#"_s + block.anchor + u'}';
        case HeadingId::Element:
            return u"<a id=\"%1\"></a>\n\n"_s.arg(block.anchor) + line;
        case HeadingId::None:
            break;
        }
        return line;
    }

    static QString tableLine(const QStringList &cells) { return u"| "_s + cells.join(u" | "_s) + u" |"_s; }

    QString table(const DocumentBlock &block)
    {
        qsizetype columns = block.columns.size();
        for (const DocumentRow &row : block.rows)
            columns = std::max(columns, row.cells.size());
        QStringList heads;
        for (const RichText &head : block.columns)
            heads.append(m_texts.write(head, MarkdownPlace::Cell, block.label));
        heads.resize(columns, u""_s);
        QStringList lines{tableLine(heads), tableLine(QStringList(columns, u"---"_s))};
        for (const DocumentRow &row : block.rows) {
            if (row.isUnsplit)
                m_warnings.add(ExportWarningCode::UnsplitRow, m_document.language, row.label);
            QStringList cells;
            for (const RichText &cell : row.cells)
                cells.append(m_texts.write(cell, MarkdownPlace::Cell, row.label));
            cells.resize(columns, u""_s);
            cells.first().prepend(anchorElement(row.anchor));
            lines.append(tableLine(cells));
        }
        return lines.join(u'\n');
    }

    QString cards(const DocumentBlock &block)
    {
        QStringList items;
        for (const DocumentRow &row : block.rows) {
            m_warnings.add(ExportWarningCode::RowAsCard, m_document.language, row.label);
            QStringList texts;
            for (const RichText &text : cardOf(row, block.part))
                texts.append(m_texts.write(text, MarkdownPlace::Item, row.label, u"  "_s));
            items.append(u"- "_s + anchorElement(row.anchor) + texts.join(u"  \n  "_s));
        }
        return items.join(u'\n');
    }

    QString list(const DocumentBlock &block)
    {
        QStringList items;
        for (const DocumentRow &row : block.rows)
            items.append(
                    u"- "_s + m_texts.write(row.cells.value(0), MarkdownPlace::Item, row.label, u"  "_s));
        return items.join(u'\n');
    }

    const PublishDocument &m_document;
    const MarkdownFlavour &m_flavour;
    bool m_hasCards;
    ExportWarnings &m_warnings;
    QHash<QString, QString> m_sectionOfRow;
    MarkdownTextWriter m_texts;
    QStringList m_blocks;
};

} // namespace

QString writeMarkdownDocument(const PublishDocument &document, const MarkdownFlavour &flavour, bool hasCards,
        ExportWarnings &warnings)
{
    return BlockWriter(document, flavour, hasCards, warnings).write();
}

} // namespace Winnow
