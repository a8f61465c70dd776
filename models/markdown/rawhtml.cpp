// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rawhtml.h"

#include "safemarkdown.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Where the tag that begins at @p start ends, one past its `>`; the end of the text where it never does. A
/// `>` within quotes does not end it.
qsizetype endOfTag(const QString &html, qsizetype start)
{
    QChar quote;
    for (qsizetype i = start + 1; i < html.size(); ++i) {
        const QChar c = html.at(i);
        if (!quote.isNull()) {
            if (c == quote)
                quote = QChar();
        } else if (c == u'"' || c == u'\'') {
            quote = c;
        } else if (c == u'>') {
            return i + 1;
        }
    }
    return html.size();
}

QString tagName(QStringView tag)
{
    qsizetype end = 1;
    while (end < tag.size() && tag.at(end).isLetterOrNumber())
        ++end;
    return tag.sliced(1, end - 1).toString().toLower();
}

QString imageAddress(const QString &tag)
{
    static const QRegularExpression source(u"\\ssrc\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)'|([^\\s>]+))"_s,
            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = source.match(tag);
    for (int group = 1; group <= 3; ++group) {
        if (!match.captured(group).isEmpty())
            return match.captured(group);
    }
    return {};
}

void decodeEntities(QString &text)
{
    text.replace("&nbsp;"_L1, " "_L1);
    text.replace("&lt;"_L1, "<"_L1);
    text.replace("&gt;"_L1, ">"_L1);
    text.replace("&quot;"_L1, "\""_L1);
    // Last, so that an escaped ampersand cannot make another entity.
    text.replace("&amp;"_L1, "&"_L1);
}

/// Position behind the element @p name whose contents are no text (script, style).
qsizetype endOfElement(const QString &html, qsizetype from, const QString &name)
{
    const qsizetype end = html.indexOf(u"</"_s + name, from, Qt::CaseInsensitive);
    return end < 0 ? html.size() : endOfTag(html, end);
}

} // namespace

RawHtmlContent readRawHtml(const QString &html)
{
    RawHtmlContent content;
    qsizetype at = 0;
    while (at < html.size()) {
        const qsizetype open = html.indexOf(u'<', at);
        content.text += QStringView(html).sliced(at, (open < 0 ? html.size() : open) - at);
        if (open < 0)
            break;
        if (QStringView(html).sliced(open).startsWith("<!--"_L1)) {
            const qsizetype end = html.indexOf("-->"_L1, open + 4);
            at = end < 0 ? html.size() : end + 3;
            continue;
        }
        at = endOfTag(html, open);
        const QString tag = html.sliced(open, at - open);
        const QString name = tagName(tag);
        if (name == "script"_L1 || name == "style"_L1) {
            at = endOfElement(html, at, name);
        } else if (name == "img"_L1) {
            if (const QString address = imageAddress(tag); isSafeLink(address))
                content.images.append(address);
        } else if (name == "br"_L1) {
            content.text += u'\n';
        } else if (name == "td"_L1 || name == "th"_L1) {
            content.text += u' ';
        }
    }
    decodeEntities(content.text);
    return content;
}

bool isLineBreakTag(const QString &tag)
{
    return tag.startsWith(u'<') && tagName(tag) == "br"_L1;
}

} // namespace Winnow
