// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "webpage.h"

#include "html/elementhtml.h"
#include "htmldocument.h"
#include "htmltext.h"

#include <QCryptographicHash>
#include <QFile>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QByteArray resource(const QString &name)
{
    QFile file(u":/winnow/article/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is not part of the program", qPrintable(name));
    return file.readAll();
}

/// What stands between the braces behind @p selector.
QByteArray declarations(const QByteArray &css, const QByteArray &selector)
{
    const qsizetype start = css.indexOf(selector + " {");
    if (start < 0)
        qFatal("no style for %s", selector.constData());
    const qsizetype open = css.indexOf('{', start) + 1;
    return css.sliced(open, css.indexOf('}', open) - open);
}

QByteArray style()
{
    const QByteArray looks = resource(u"looks.css"_s);
    return ":root {" + declarations(looks, ":root")
            + "}\n@media screen and (prefers-color-scheme: dark) {\n:root {"
            + declarations(looks, ":root[data-look=\"dark\"]") + "}\n}\n" + resource(u"page.css"_s)
            + resource(u"publish.css"_s);
}

QByteArray policy(const QByteArray &script)
{
    const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    return "default-src 'none'; style-src 'unsafe-inline'; "
            + (script.isEmpty() ? QByteArray() : "script-src 'sha256-" + hash + "'; ")
            + "base-uri 'none'; form-action 'none'";
}

QByteArray editionId(TextLanguage language)
{
    return textLanguageCode(language).toLatin1();
}

QByteArray edition(const PublishDocument &document, bool isOneOfTwo, ExportWarnings &warnings)
{
    HtmlFlavour flavour = htmlFlavour(PublishTarget::Html);
    if (isOneOfTwo)
        flavour.anchorPrefix = textLanguageCode(document.language) + u'-';
    return "<article id=\"" + editionId(document.language) + "\" lang=\"" + languageTag(document.language)
            + "\">\n" + htmlBlocks(document, flavour, warnings).join('\n') + "\n</article>\n";
}

constexpr QByteArrayView languageSwitch =
        R"(<input type="radio" name="language" id="show-zh" class="choice" checked>
<input type="radio" name="language" id="show-en" class="choice">
<div class="languages"><label for="show-zh" lang="zh-CN">中文</label><label for="show-en" lang="en">English</label></div>
)";

} // namespace

QByteArray webPage(const PublishDocument *zh, const PublishDocument *en, const QString &description,
        ExportWarnings &warnings)
{
    const bool isBoth = zh && en;
    const PublishDocument *const first = zh ? zh : en;
    if (!first)
        return {};
    const QByteArray script = isBoth ? resource(u"publish.js"_s) : QByteArray();
    QByteArray html = "<!DOCTYPE html>\n<html lang=\"" + QByteArray(languageTag(first->language))
            + "\">\n<head>\n<meta charset=\"utf-8\">\n"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
              "<meta http-equiv=\"Content-Security-Policy\" content=\""
            + policy(script) + "\">\n<meta name=\"referrer\" content=\"no-referrer\">\n";
    if (!description.isEmpty())
        html += "<meta name=\"description\" content=\"" + htmlAttribute(description).toUtf8() + "\">\n";
    html += "<title>" + escapedHtml(plainTextOf(first->title), {}).toUtf8() + "</title>\n<style>\n" + style()
            + "</style>\n</head>\n<body>\n";
    if (isBoth)
        html += languageSwitch;
    html += "<main class=\"one\">\n";
    for (const PublishDocument *document : {zh, en}) {
        if (document)
            html += edition(*document, isBoth, warnings);
    }
    html += "</main>\n";
    if (isBoth)
        html += "<script>" + script + "</script>\n";
    return html + "</body>\n</html>\n";
}

} // namespace Winnow
