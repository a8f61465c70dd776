// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sitesource.h"

#include "frontmatterwriter.h"
#include "markdowndocument.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// "2026-09-25T10:00:00+08:00"; null for an invalid time.
QString isoTime(const QDateTime &time)
{
    return time.isValid() ? time.toOffsetFromUtc(time.offsetFromUtc()).toString(Qt::ISODate) : QString();
}

QString languageOf(const PublishDocument &document)
{
    return document.language == TextLanguage::Chinese ? u"zh-CN"_s : u"en"_s;
}

FrontMatterWriter hugoMatter(
        const PublishDocument &document, const ArticleCard &card, const PublishOptions &options)
{
    FrontMatterWriter matter;
    matter.add(u"title"_s, card.title);
    if (const QString date = isoTime(options.date); !date.isEmpty())
        matter.addPlain(u"date"_s, date);
    const QString slug = publishSlug(options);
    matter.add(u"slug"_s, slug).add(u"translationKey"_s, slug);
    matter.add(u"description"_s, card.summary).add(u"summary"_s, card.summary);
    matter.add(u"tags"_s, card.tags).add(u"categories"_s, card.categories);
    if (document.language == TextLanguage::Chinese)
        matter.add(u"isCJKLanguage"_s, true);
    if (!options.author.isEmpty())
        matter.add(u"author"_s, options.author);
    return matter.add(u"draft"_s, false);
}

FrontMatterWriter hexoMatter(
        const PublishDocument &document, const ArticleCard &card, const PublishOptions &options)
{
    FrontMatterWriter matter;
    matter.add(u"title"_s, card.title);
    if (options.date.isValid())
        matter.addPlain(u"date"_s, options.date.toString(u"yyyy-MM-dd HH:mm:ss"_s));
    const QString language = languageOf(document);
    matter.add(u"lang"_s, language).add(u"permalink"_s, language + u'/' + publishSlug(options) + u'/');
    matter.add(u"description"_s, card.summary);
    matter.add(u"tags"_s, card.tags).add(u"categories"_s, card.categories);
    if (!options.author.isEmpty())
        matter.add(u"author"_s, options.author);
    // Else braces in the text are run.
    return matter.add(u"disableNunjucks"_s, true);
}

FrontMatterWriter jekyllMatter(
        const PublishDocument &document, const ArticleCard &card, const PublishOptions &options)
{
    FrontMatterWriter matter;
    matter.add(u"layout"_s, u"post"_s).add(u"title"_s, card.title);
    if (options.date.isValid())
        matter.addPlain(u"date"_s,
                options.date.toOffsetFromUtc(options.date.offsetFromUtc())
                        .toString(u"yyyy-MM-dd HH:mm:ss t"_s)
                        .replace(u"UTC"_s, u""_s)
                        .trimmed());
    const QString language = languageOf(document);
    const QString slug = publishSlug(options);
    matter.add(u"lang"_s, language).add(u"page_id"_s, slug);
    matter.add(u"permalink"_s, u'/' + language + u'/' + slug + u'/');
    matter.add(u"description"_s, card.summary);
    matter.add(u"tags"_s, card.tags).add(u"categories"_s, card.categories);
    if (!options.author.isEmpty())
        matter.add(u"author"_s, options.author);
    return matter;
}

QString hugoPath(const PublishDocument &document, const PublishOptions &options)
{
    const QString language = languageOf(document).toLower();
    return u"content/%1/%2/index.%3.md"_s.arg(options.hugoSection, publishSlug(options), language);
}

QString jekyllPath(const PublishDocument &document, const PublishOptions &options)
{
    const QString day = options.date.isValid() ? options.date.toString(u"yyyy-MM-dd"_s) : u"1970-01-01"_s;
    return u"_posts/%1-%2-%3.md"_s.arg(day, publishSlug(options), languageOf(document).toLower());
}

} // namespace

ExportFile siteSource(const PublishDocument &document, const ArticleCard &card, PublishTarget target,
        const PublishOptions &options, ExportWarnings &warnings)
{
    const QString body = writeMarkdownDocument(
            document, markdownFlavour(target), options.tables == TableForm::Cards, warnings);
    switch (target) {
    case PublishTarget::Hugo:
        return {hugoPath(document, options), (hugoMatter(document, card, options).text() + body).toUtf8()};
    case PublishTarget::Hexo:
        return {u"source/_posts/%1/%2.md"_s.arg(languageOf(document), publishSlug(options)),
                (hexoMatter(document, card, options).text() + body).toUtf8()};
    default:
        return {jekyllPath(document, options),
                (jekyllMatter(document, card, options).text() + u"{% raw %}\n"_s + body + u"{% endraw %}\n"_s)
                        .toUtf8()};
    }
}

} // namespace Winnow
