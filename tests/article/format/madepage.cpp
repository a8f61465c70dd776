// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "madepage.h"

#include "format/sectionheading.h"
#include "markdown/inlinetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QString html(const QString &markdown)
{
    return plainText(markdown).toHtmlEscaped();
}

class PageWriter final
{
public:
    PageWriter(TextLanguage language, const PageStyle &style)
        : m_language(language)
        , m_style(style)
    {}

    void operator()(const TaglinePart &part) { paragraph(linked(html(part.text))); }
    void operator()(const FooterPart &part) { paragraph(linked(html(part.text))); }
    void operator()(const TextPart &part) { paragraph(html(part.text)); }

    void operator()(const OverviewPart &part)
    {
        QList<QStringList> rows;
        for (const OverviewLine &line : part.lines)
            rows.append({line.repo, line.positioning, line.count});
        heading(part.heading);
        table(part.columns, rows);
    }

    void operator()(const SectionPart &part)
    {
        QList<QStringList> rows;
        for (const ArticleRow &row : part.rows)
            rows.append({u'#' + row.number, row.problem, row.answer});
        heading(sectionHeadingText(part, m_language));
        paragraph(html(part.summary));
        table(part.columns, rows);
    }

    void operator()(const ReadingPart &part)
    {
        heading(part.heading);
        if (m_style.hasThemesInLists)
            m_page += u"<ol>\n"_s;
        for (const ArticleTheme &theme : part.themes)
            addTheme(theme);
        if (m_style.hasThemesInLists)
            m_page += u"</ol>\n"_s;
    }

    void operator()(const GuidePart &part)
    {
        QList<QStringList> rows;
        for (const GuideLine &line : part.lines)
            rows.append({line.symptom, line.action, line.cases});
        heading(part.heading);
        table(part.columns, rows);
    }

    void operator()(const DisclosurePart &part)
    {
        heading(part.heading);
        QStringList items;
        for (const DisclosureStatement &statement : part.statements)
            items.append(statement.text);
        list(items);
    }

    QString page() const { return m_page; }

private:
    static QString linked(QString text)
    {
        const qsizetype start = text.indexOf("https://"_L1);
        if (start < 0)
            return text;
        const QString url = text.sliced(start);
        return text.first(start) + u"<a href=\"%1\" target=\"_blank\">%1</a>"_s.arg(url);
    }

    void paragraph(const QString &content) { m_page += u"<p>"_s + content + u"</p>\n"_s; }

    void heading(const QString &text)
    {
        if (m_style.hasHeadings)
            m_page += u"<h2><a id=\"x\"></a>"_s + html(text) + u"</h2>\n"_s;
        else
            paragraph(u"<strong>"_s + html(text) + u"</strong>"_s);
    }

    void table(const QStringList &columns, const QList<QStringList> &rows)
    {
        const QString tag = m_style.hasTableHeads ? u"th"_s : u"td"_s;
        m_page += u"<div class=\"table-box\"><table>"_s + (m_style.hasTableHeads ? u"<thead>"_s : QString());
        m_page += row(columns, tag) + (m_style.hasTableHeads ? u"</thead><tbody>"_s : QString());
        for (const QStringList &cells : rows)
            m_page += row(cells, u"td"_s);
        m_page += u"</table></div>\n"_s;
    }

    static QString row(const QStringList &cells, const QString &tag)
    {
        QString text = u"<tr>\n"_s;
        for (const QString &cell : cells)
            text += u"  <%1>%2</%1>\n"_s.arg(tag, html(cell));
        return text + u"</tr>\n"_s;
    }

    void list(const QStringList &items)
    {
        m_page += u"<ul>\n"_s;
        for (const QString &item : items)
            m_page += u"<li>"_s + html(item) + u"</li>\n"_s;
        m_page += u"</ul>\n"_s;
    }

    void addTheme(const ArticleTheme &theme)
    {
        QStringList items;
        for (const CaseLine &line : theme.cases)
            items.append(line.reference.alias + u'#' + line.reference.number + u' ' + line.text);
        if (m_style.hasThemesInLists) {
            m_page += u"<li><p>%1</p>\n<p>%2</p>\n"_s.arg(html(theme.title), html(theme.lead));
            list(items);
            m_page += u"</li>\n"_s;
        } else {
            paragraph(u"<strong>%1. %2</strong><br>\n%3"_s.arg(theme.ordinal)
                            .arg(html(theme.title), html(theme.lead)));
            list(items);
        }
    }

    TextLanguage m_language;
    PageStyle m_style;
    QString m_page;
};

} // namespace

QByteArray madePage(const Article &article, const PageStyle &style)
{
    PageWriter writer(article.language, style);
    for (const ArticlePart &part : article.parts)
        std::visit(writer, part);
    const QString title = html(article.title);
    const QString tag = style.body.section(u' ', 0, 0).mid(1).remove(u'>');
    QString page =
            u"<!DOCTYPE html>\n<html lang=\"zh\"><head><meta charset=\"utf-8\"><title>%1_某某的博客-CSDN博客</title>\n"_s
                    .arg(title);
    page += u"<style>p { color: red }</style><script>var t = '<table><tr><td>#1</td></tr></table>';</script></head>\n"_s;
    page += u"<body>\n<nav><ul><li>登录注册</li></ul></nav>\n<div class=\"main\"><div class=\"blog\">\n"_s;
    if (style.hasTitleOutside)
        page += u"<div class=\"head\"><h1 class=\"title-article\">%1</h1><span>阅读 9</span></div>\n"_s.arg(
                title);
    page += style.body + u'\n';
    if (!style.hasTitleOutside)
        page += u"<h1>%1</h1>\n"_s.arg(title);
    page += u"<svg style=\"display: none;\"><path d=\"M0 0\"></path></svg><!-- 注释 -->\n"_s + writer.page();
    page += u"<script>track();</script></%1>\n</div>\n"_s.arg(tag);
    page += u"<div class=\"recommend-box\"><h2>猜你喜欢</h2><ul><li>star-loader（别的文章）</li></ul></div>\n"_s;
    page += u"<div class=\"comment-list\"><p>沙发一枚</p><table><tr><td>1</td><td>2</td></tr></table></div>\n"_s;
    page += u"</div>\n<footer>举报反馈</footer>\n</body></html>\n"_s;
    return page.toUtf8();
}

} // namespace Winnow
