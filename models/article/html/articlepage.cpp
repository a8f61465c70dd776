// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlepage.h"

#include "articlerenderer.h"
#include "elementhtml.h"
#include "markdown/inlinetext.h"

#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QByteArray styles(const QString &name)
{
    QFile file(u":/winnow/article/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the style %s is not part of the program", qPrintable(name));
    return file.readAll();
}

QByteArray page(const QByteArray &tag, const QByteArray &head, PageLook look, const QByteArray &main)
{
    return "<!DOCTYPE html>\n<html lang=\"" + tag + "\" data-look=\"" + pageLookName(look).toLatin1()
            + "\">\n<head>\n<meta charset=\"utf-8\">\n"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            + head + "</head>\n<body>\n" + main + "</body>\n</html>\n";
}

PageColumns columnsOf(const Article *zh, const Article *en)
{
    if (zh && en)
        return PageColumns::Both;
    return en ? PageColumns::English : PageColumns::Chinese;
}

} // namespace

QString pageLookName(PageLook look)
{
    switch (look) {
    case PageLook::Light:
        return u"light"_s;
    case PageLook::Dark:
        return u"dark"_s;
    case PageLook::Csdn:
        return u"csdn"_s;
    case PageLook::WeChat:
        return u"wechat"_s;
    }
    return {};
}

QByteArray articlePage(const Article *zh, const Article *en, PageLook look)
{
    const PageColumns columns = columnsOf(zh, en);
    const QList<PageBlock> blocks = pageBlocks(zh ? renderBlocks(*zh) : QList<HtmlBlock>(),
            en ? renderBlocks(*en) : QList<HtmlBlock>(), columns);
    const QString title = zh ? zh->title : en ? en->title : QString();
    const QByteArray head = "<meta name=\"referrer\" content=\"no-referrer\">\n<title>"
            + plainText(title).toHtmlEscaped().toUtf8() + "</title>\n<style>\n" + styles(u"page.css"_s)
            + styles(u"looks.css"_s) + "</style>\n";
    const QByteArray main = "<main class=\"" + QByteArray(columns == PageColumns::Both ? "both" : "one")
            + "\">\n" + elementsHtml(blocks, columns) + "</main>\n";
    const TextLanguage language =
            columns == PageColumns::English ? TextLanguage::English : TextLanguage::Chinese;
    return page(languageTag(language), head, look, main);
}

QByteArray emptyPreviewPage(PageLook look)
{
    const QByteArray head =
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            "style-src 'unsafe-inline'; img-src http: https:; base-uri 'none'; form-action 'none'\">\n"
            "<meta name=\"referrer\" content=\"no-referrer\">\n<style>\n"
            + styles(u"page.css"_s) + styles(u"looks.css"_s) + styles(u"preview.css"_s) + "</style>\n";
    return page("zh-CN", head, look, "<main class=\"one\"></main>\n");
}

} // namespace Winnow
