// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "exporter.h"

#include "articlecard.h"
#include "format/articlewriter.h"
#include "linknotes.h"
#include "markdowndocument.h"
#include "richpost.h"
#include "sitesource.h"
#include "webpage.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Fills the export of one target.
class Exporter final
{
public:
    Exporter(const Edition &edition, PublishTarget target, const PublishOptions &options)
        : m_edition(edition)
        , m_options(options)
        , m_slug(publishSlug(options))
    {
        m_export.target = target;
    }

    Export run()
    {
        for (const TextLanguage language : textLanguages) {
            if (const Article *article = m_edition.in(language))
                add(*article);
        }
        if (m_export.target == PublishTarget::Html)
            addWebPage();
        m_export.warnings = m_warnings.take();
        return std::move(m_export);
    }

private:
    void add(const Article &article)
    {
        const PublishDocument document = targetDocument(article, m_export.target, m_options);
        m_export.cards.append(articleCard(document, m_export.target, m_options, m_warnings));
        switch (m_export.target) {
        case PublishTarget::Csdn:
            addMarkdown(document);
            break;
        case PublishTarget::Zhihu:
        case PublishTarget::Juejin:
            addMarkdown(document);
            addRichPost(article, document);
            break;
        case PublishTarget::WeChat:
        case PublishTarget::Mail:
            addRichPost(article, document);
            break;
        case PublishTarget::Hugo:
        case PublishTarget::Hexo:
        case PublishTarget::Jekyll:
            m_export.files.append(
                    siteSource(document, m_export.cards.last(), m_export.target, m_options, m_warnings));
            return;
        case PublishTarget::Html:
            (article.language == TextLanguage::Chinese ? m_zh : m_en) = document;
            return;
        case PublishTarget::Pdf:
        case PublishTarget::WordPress:
        case PublishTarget::Bundle:
            return;
        }
        addCard();
    }

    QString fileName(TextLanguage language, const QString &ending) const
    {
        return m_slug + u'.' + textLanguageCode(language) + ending;
    }

    void addCard()
    {
        const ArticleCard &card = m_export.cards.last();
        m_export.files.append({fileName(card.language, u".card.txt"_s), cardText(card).toUtf8()});
    }

    void addMarkdown(const PublishDocument &document)
    {
        const bool hasCards = m_options.tables == TableForm::Cards;
        const int links = linkCount(document);
        const int mostLinks = targetLimits(m_export.target).links;
        const bool atEnd = m_options.links == LinkForm::AtEnd;
        if (!atEnd && mostLinks > 0 && links > mostLinks)
            m_warnings.add(ExportWarningCode::ManyLinks, document.language, {}, QString::number(links));
        const QString markdown =
                writeMarkdownDocument(atEnd ? withLinksAtEnd(document, m_warnings) : document,
                        markdownFlavour(m_export.target), hasCards, m_warnings);
        const QString name = fileName(document.language, u".md"_s);
        m_export.files.append({name, markdown.toUtf8()});
        m_export.clipboard.append(
                {{u"复制 Markdown"_s, u"Copy Markdown"_s}, document.language, {}, markdown});
        m_export.rehearsal += rehearseMarkdown(m_export.target, name, markdown);
    }

    void addRichPost(const Article &article, const PublishDocument &document)
    {
        // The Markdown of the same text has told of what is in it.
        const bool hasMarkdown =
                m_export.target == PublishTarget::Zhihu || m_export.target == PublishTarget::Juejin;
        ExportWarnings untold;
        const QByteArrayList parts =
                richPosts(document, m_export.target, m_options, hasMarkdown ? untold : m_warnings);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const QString number = parts.size() > 1 ? u'.' + QString::number(i + 1) : QString();
            const QString name = fileName(document.language, number + u".html"_s);
            m_export.files.append({name, richFile(document, parts.at(i))});
            const QString partZh = parts.size() > 1 ? u"（%1/%2）"_s.arg(i + 1).arg(parts.size()) : QString();
            const QString partEn = parts.size() > 1 ? u" (%1/%2)"_s.arg(i + 1).arg(parts.size()) : QString();
            m_export.clipboard.append({{u"复制富文本"_s + partZh, u"Copy rich text"_s + partEn},
                    document.language, QString::fromUtf8(clipboardHtml(parts.at(i))), writeText(article)});
            m_export.rehearsal += rehearseHtml(m_export.target, name, parts.at(i));
        }
    }

    void addWebPage()
    {
        const PublishDocument *const zh = m_zh ? &*m_zh : nullptr;
        const PublishDocument *const en = m_en ? &*m_en : nullptr;
        if (!zh && !en)
            return;
        const QString name = zh && en
                ? m_slug + u".html"_s
                : fileName(zh ? TextLanguage::Chinese : TextLanguage::English, u".html"_s);
        m_export.files.append({name, webPage(zh, en, m_export.cards.constFirst().summary, m_warnings)});
    }

    const Edition &m_edition;
    const PublishOptions &m_options;
    QString m_slug;
    Export m_export;
    ExportWarnings m_warnings;
    std::optional<PublishDocument> m_zh;
    std::optional<PublishDocument> m_en;
};

} // namespace

Export makeExport(const Edition &edition, PublishTarget target, const PublishOptions &options)
{
    return Exporter(edition, target, options).run();
}

QString mediaTypeOf(const ExportFile &file)
{
    if (file.path.endsWith(".html"_L1))
        return u"text/html"_s;
    if (file.path.endsWith(".md"_L1))
        return u"text/markdown"_s;
    return file.path.endsWith(".pdf"_L1) ? u"application/pdf"_s : u"text/plain"_s;
}

PublishDocument targetDocument(const Article &article, PublishTarget target, const PublishOptions &options)
{
    PublishDocument document = makeDocument(article);
    const bool isChinese = article.language == TextLanguage::Chinese;
    const QString other = isChinese ? options.otherUrl.en : options.otherUrl.zh;
    // A page with both has a switch, a site its own menu.
    const bool hasOther = target == PublishTarget::Html || target == PublishTarget::Hugo;
    if (other.isEmpty() || hasOther)
        return document;
    RichText line{{isChinese ? u"English edition: "_s : u"中文版："_s}};
    appendRun(line, {other, other});
    document.blocks.prepend(
            {DocumentBlockKind::Paragraph, ArticlePartKind::Tagline, 0, {}, {}, line, {}, {}});
    return document;
}

} // namespace Winnow
