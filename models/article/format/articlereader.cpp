// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlereader.h"

#include "articleassembler.h"
#include "htmllines.h"
#include "markdowncell.h"
#include "markdownlines.h"
#include "textlines.h"

#include "markdown/physicallines.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool looksLikeHtml(QStringView text)
{
    static const QRegularExpression beginning(
            u"^\\s*<(?:!doctype|html|head|body|article|main|section|div|h[1-6]|p|table)\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
    return beginning.matchView(text).hasMatch()
            || (text.contains("<table"_L1, Qt::CaseInsensitive)
                    && text.contains("</table>"_L1, Qt::CaseInsensitive));
}

bool looksLikeMarkdown(QStringView text)
{
    static const QRegularExpression heading(u"^ {0,3}#{1,6}[ \\t]+\\S"_s);
    const QList<PhysicalLine> lines = physicalLines(text);
    for (const PhysicalLine &line : lines) {
        if (isDelimiterRow(line.text) || heading.matchView(line.text).hasMatch())
            return true;
    }
    return false;
}

SourceLines linesOf(QStringView text, ArticleFormat format)
{
    switch (format) {
    case ArticleFormat::Html:
        return htmlLines(text.toUtf8());
    case ArticleFormat::Markdown:
        return markdownLines(text);
    case ArticleFormat::Text:
        break;
    }
    return textLines(text);
}

} // namespace

ArticleFormat detectArticleFormat(QStringView text)
{
    if (looksLikeHtml(text))
        return ArticleFormat::Html;
    return looksLikeMarkdown(text) ? ArticleFormat::Markdown : ArticleFormat::Text;
}

ReadArticle readArticle(QByteArrayView bytes, std::optional<ArticleFormat> format)
{
    const QString text = decodedText(bytes);
    const ArticleFormat known = format ? *format : detectArticleFormat(text);
    const SourceLines source = linesOf(text, known);
    ReadArticle read = ArticleAssembler(source, languageOf(source)).assemble();
    read.format = known;
    return read;
}

} // namespace Winnow
