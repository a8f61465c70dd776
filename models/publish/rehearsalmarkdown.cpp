// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rehearsal.h"

#include "smartpunctuation.h"

#include <QRegularExpression>
#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Reads a Markdown file line by line as a platform's editor does.
class MarkdownRehearsal final
{
public:
    MarkdownRehearsal(PublishTarget target, QString file, const QString &markdown)
        : m_target(target)
        , m_file(std::move(file))
        , m_markdown(markdown)
    {}

    QList<RehearsalDifference> run()
    {
        checkFrontMatter();
        if (m_target == PublishTarget::Csdn) {
            for (const SmartChange &change : smartChanges(m_markdown))
                add(RehearsalKind::Changed, {u"排版器改写标点"_s, u"The typographer changes punctuation"_s},
                        change.line, change.before, change.after);
        }
        int number = 0;
        for (const QString &line : m_markdown.split(u'\n'))
            checkLine(line, ++number);
        noteLinks();
        return std::move(m_differences);
    }

private:
    void add(RehearsalKind kind, const LocalizedText &what, int line, const QString &before,
            const QString &after = {})
    {
        m_differences.append({kind, what, m_file, line, before, after});
    }

    void checkFrontMatter()
    {
        // Juejin reads it for the theme; others show it.
        if (m_markdown.startsWith("---\n"_L1) && m_target != PublishTarget::Juejin)
            add(RehearsalKind::Changed,
                    {u"文首元数据会显示为横线和标题"_s, u"Front matter shows as a rule and a heading"_s}, 1,
                    m_markdown.section(u'\n', 0, 1));
    }

    void checkLine(const QString &line, int number)
    {
        checkTags(line, number);
        static const QRegularExpression image(u"(?<!\\\\)!\\[[^\\]]*\\]\\(<?([^)>]*)"_s);
        static const QRegularExpression link(u"(?<![!\\\\])\\[[^\\]]*\\]\\(<?https?://|<https?://"_s);
        for (const QRegularExpressionMatch &match : image.globalMatch(line)) {
            const QString url = match.captured(1);
            if (!url.startsWith("http"_L1))
                add(RehearsalKind::Refused,
                        {u"相对路径的图片不会显示"_s, u"A picture with a relative path is not shown"_s},
                        number, url);
            else if (url.endsWith(".svg"_L1, Qt::CaseInsensitive))
                add(RehearsalKind::Refused, {u"平台不收 SVG 图片"_s, u"The platform takes no SVG"_s}, number,
                        url);
            else
                add(RehearsalKind::Noted,
                        {u"平台会转存外部图片，可能失败"_s,
                                u"The platform copies the picture, which may fail"_s},
                        number, url);
        }
        QRegularExpressionMatchIterator links = link.globalMatch(line);
        while (links.hasNext()) {
            links.next();
            ++m_links;
        }
    }

    void checkTags(const QString &line, int number)
    {
        static const QRegularExpression tag(u"(?<!\\\\)<([a-zA-Z][a-zA-Z0-9]*)\\b([^>]*)>"_s);
        static const QSet<QString> kept{u"br"_s, u"code"_s, u"kbd"_s, u"sup"_s, u"sub"_s, u"mark"_s,
                u"font"_s, u"center"_s, u"b"_s, u"i"_s, u"strong"_s, u"em"_s, u"del"_s, u"p"_s, u"div"_s,
                u"span"_s, u"table"_s, u"tr"_s, u"td"_s, u"th"_s, u"a"_s, u"img"_s};
        static const QRegularExpression lostAttribute(u"\\b(?:style|id|class|on\\w+)\\s*="_s);
        for (const QRegularExpressionMatch &match : tag.globalMatch(line)) {
            const QString name = match.captured(1).toLower();
            if (match.captured(0).startsWith("<http"_L1) || match.captured(0).startsWith("<mailto"_L1))
                continue;
            if (!kept.contains(name))
                add(RehearsalKind::Stripped,
                        {u"编辑器去掉 <%1>"_s.arg(name), u"The editor drops <%1>"_s.arg(name)}, number,
                        match.captured(0));
            else if (lostAttribute.match(match.captured(2)).hasMatch())
                add(RehearsalKind::Stripped, {u"编辑器去掉属性"_s, u"The editor drops attributes"_s}, number,
                        match.captured(0), u'<' + name + u'>');
        }
    }

    void noteLinks()
    {
        if (m_links == 0)
            return;
        const QString page = m_target == PublishTarget::Csdn ? u"link.csdn.net"_s
                : m_target == PublishTarget::Juejin          ? u"link.juejin.cn"_s
                                                             : u"link.zhihu.com"_s;
        add(RehearsalKind::Noted,
                {u"%1 个外链经 %2 的提示页打开"_s.arg(m_links).arg(page),
                        u"%1 links open through a warning page of %2"_s.arg(m_links).arg(page)},
                0, {});
        if (const int most = targetLimits(m_target).links; most > 0 && m_links > most)
            add(RehearsalKind::Noted,
                    {u"超过 %1 个外链的文章可能先进审核"_s.arg(most),
                            u"Posts with more than %1 links may be reviewed first"_s.arg(most)},
                    0, {});
    }

    PublishTarget m_target;
    QString m_file;
    const QString &m_markdown;
    QList<RehearsalDifference> m_differences;
    int m_links = 0;
};

} // namespace

QList<RehearsalDifference> rehearseMarkdown(
        PublishTarget target, const QString &file, const QString &markdown)
{
    return MarkdownRehearsal(target, file, markdown).run();
}

} // namespace Winnow
