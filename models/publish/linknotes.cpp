// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linknotes.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The addresses of one document and their numbers.
class LinkNotes final
{
public:
    explicit LinkNotes(ExportWarnings &warnings, TextLanguage language)
        : m_warnings(warnings)
        , m_language(language)
    {}

    RichText numbered(const RichText &text, const QString &label)
    {
        RichText numbered;
        for (qsizetype i = 0; i < text.size(); ++i) {
            TextRun run = text.at(i);
            const QString url = run.isImage ? QString() : run.url;
            if (url.isEmpty()) {
                appendRun(numbered, run);
                continue;
            }
            run.url = QString();
            appendRun(numbered, run);
            const bool goesOn = i + 1 < text.size() && text.at(i + 1).url == url;
            if (goesOn)
                continue;
            appendRun(numbered, {u"[%1]"_s.arg(numberOf(url, run.text))});
            m_warnings.add(ExportWarningCode::LinkAsNote, m_language, label);
        }
        return numbered;
    }

    DocumentBlock list() const
    {
        DocumentBlock list{DocumentBlockKind::List, ArticlePartKind::Text, 0, {}, {}, {}, {}, {}};
        for (qsizetype i = 0; i < m_urls.size(); ++i) {
            const QString words = m_words.at(i) == m_urls.at(i) ? QString() : m_words.at(i) + u": "_s;
            RichText text{{u"[%1] %2"_s.arg(i + 1).arg(words)}};
            TextRun address{m_urls.at(i)};
            // As code no editor makes a link of it or joins its hyphens.
            address.isCode = true;
            appendRun(text, address);
            list.rows.append({{}, u"[%1]"_s.arg(i + 1), {text}});
        }
        return list;
    }

    bool isEmpty() const { return m_urls.isEmpty(); }

private:
    qsizetype numberOf(const QString &url, const QString &words)
    {
        qsizetype index = m_urls.indexOf(url);
        if (index < 0) {
            index = m_urls.size();
            m_urls.append(url);
            m_words.append(words);
        }
        return index + 1;
    }

    ExportWarnings &m_warnings;
    TextLanguage m_language;
    QStringList m_urls;
    QStringList m_words;
};

} // namespace

PublishDocument withLinksAtEnd(PublishDocument document, ExportWarnings &warnings)
{
    LinkNotes notes(warnings, document.language);
    for (DocumentBlock &block : document.blocks) {
        block.text = notes.numbered(block.text, block.label);
        for (DocumentRow &row : block.rows) {
            for (RichText &cell : row.cells)
                cell = notes.numbered(cell, row.label);
        }
    }
    if (notes.isEmpty())
        return document;
    const QString heading = document.language == TextLanguage::Chinese ? u"参考链接"_s : u"Links"_s;
    document.blocks.append({DocumentBlockKind::Heading, ArticlePartKind::Text, 2, {}, heading,
            plainRichText(heading), {}, {}});
    document.blocks.append(notes.list());
    return document;
}

int linkCount(const PublishDocument &document)
{
    int count = 0;
    const auto countIn = [&count](const RichText &text) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool goesOn = i > 0 && text.at(i - 1).url == text.at(i).url;
            count += !text.at(i).url.isEmpty() && !goesOn ? 1 : 0;
        }
    };
    for (const DocumentBlock &block : document.blocks) {
        countIn(block.text);
        for (const DocumentRow &row : block.rows) {
            for (const RichText &cell : row.cells)
                countIn(cell);
        }
    }
    return count;
}

} // namespace Winnow
