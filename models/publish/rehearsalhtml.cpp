// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rehearsal.h"

#include <QRegularExpression>
#include <QSet>

#include <gumbo.h>

#include <memory>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct OutputDeleter
{
    void operator()(GumboOutput *output) const { gumbo_destroy_output(&kGumboDefaultOptions, output); }
};

QString piece(const GumboElement &element)
{
    const GumboStringPiece &tag = element.original_tag;
    return QString::fromUtf8(tag.data, static_cast<qsizetype>(std::min<size_t>(tag.length, 120)));
}

QString attribute(const GumboElement &element, const char *name)
{
    const GumboAttribute *const found = gumbo_get_attribute(&element.attributes, name);
    return found ? QString::fromUtf8(found->value) : QString();
}

/// Walks a page's elements as a platform's editor does.
class HtmlRehearsal final
{
public:
    HtmlRehearsal(PublishTarget target, QString file, const QByteArray &html)
        : m_target(target)
        , m_file(std::move(file))
        , m_html(html)
    {}

    QList<RehearsalDifference> run()
    {
        const std::unique_ptr<GumboOutput, OutputDeleter> output(gumbo_parse_with_options(
                &kGumboDefaultOptions, m_html.constData(), static_cast<size_t>(m_html.size())));
        visitAll(output->root);
        checkLength();
        return std::move(m_differences);
    }

private:
    /// Depth first without recursion, for pasted pages may be nested deeper than a stack is.
    void visitAll(GumboNode *root)
    {
        QList<GumboNode *> waiting{root};
        while (!waiting.isEmpty()) {
            GumboNode *const node = waiting.takeLast();
            if (node->type == GUMBO_NODE_TEXT)
                visitText(node->v.text);
            if (node->type != GUMBO_NODE_ELEMENT)
                continue;
            visitElement(node->v.element);
            const GumboVector &children = node->v.element.children;
            for (unsigned i = children.length; i > 0; --i)
                waiting.append(static_cast<GumboNode *>(children.data[i - 1]));
        }
    }

    /// Once a kind of thing.
    void add(RehearsalKind kind, const LocalizedText &what, unsigned line, const QString &before,
            const QString &after = {})
    {
        if (m_told.contains(what.en))
            return;
        m_told.insert(what.en);
        m_differences.append({kind, what, m_file, static_cast<int>(line), before, after});
    }

    void visitElement(const GumboElement &element)
    {
        const unsigned line = element.start_pos.line;
        const QString name = QString::fromLatin1(gumbo_normalized_tagname(element.tag));
        const QString written = piece(element);
        static const QSet<QString> never{
                u"script"_s, u"style"_s, u"iframe"_s, u"form"_s, u"input"_s, u"link"_s};
        if (never.contains(name))
            add(RehearsalKind::Stripped, {u"去掉 <%1>"_s.arg(name), u"<%1> is dropped"_s.arg(name)}, line,
                    written);
        if (written.isEmpty()) // made up by the parser
            return;
        if (m_target == PublishTarget::WeChat)
            visitForWeChat(element, name, line, written);
        if (m_target == PublishTarget::Zhihu && name == "colgroup"_L1)
            add(RehearsalKind::Refused, {u"colgroup 会让整张表变空"_s, u"A column group empties the table"_s},
                    line, written);
        if ((m_target == PublishTarget::Zhihu || m_target == PublishTarget::Juejin)
                && !attribute(element, "style").isEmpty())
            add(RehearsalKind::Stripped, {u"去掉所有内联样式"_s, u"Inline styles are dropped"_s}, line,
                    written);
        if (m_target == PublishTarget::Mail)
            visitForMail(element, line, written);
    }

    void visitForWeChat(
            const GumboElement &element, const QString &name, unsigned line, const QString &written)
    {
        static const QRegularExpression dropped(
                u"(?:^|;)\\s*(?:position|top|left|right|bottom|z-index|float|animation|transition)\\s*:"_s);
        if (!attribute(element, "class").isEmpty() || !attribute(element, "id").isEmpty())
            add(RehearsalKind::Stripped, {u"去掉 class 与 id"_s, u"Classes and ids are dropped"_s}, line,
                    written);
        if (const QString style = attribute(element, "style"); dropped.match(style).hasMatch())
            add(RehearsalKind::Stripped,
                    {u"含不支持声明的整条 style 被去掉"_s,
                            u"A style with one declaration that is not taken is dropped whole"_s},
                    line, style);
        if (name == "a"_L1 && !attribute(element, "href").startsWith("https://mp.weixin.qq.com/"_L1))
            add(RehearsalKind::Refused,
                    {u"非公众号链接（含锚点）会导致无法保存"_s,
                            u"Links elsewhere, anchors too, can keep the post from being saved"_s},
                    line, written);
        if (name == "ul"_L1 || name == "ol"_L1)
            add(RehearsalKind::Changed,
                    {u"列表会被重排，行内标记可能换行"_s,
                            u"Lists are rebuilt; what follows bold words may break to a new line"_s},
                    line, written);
        if (name == "img"_L1 && attribute(element, "src").contains("svg"_L1))
            add(RehearsalKind::Refused, {u"不收 SVG 图片"_s, u"No SVG is taken"_s}, line, written);
        if (name == "details"_L1)
            add(RehearsalKind::Stripped, {u"折叠内容丢失"_s, u"What is folded is lost"_s}, line, written);
    }

    void visitForMail(const GumboElement &element, unsigned line, const QString &written)
    {
        static const QRegularExpression ignored(
                u"(?:display\\s*:\\s*(?:flex|grid)|position|float|max-width|rgba?\\()"_s);
        if (ignored.match(attribute(element, "style")).hasMatch())
            add(RehearsalKind::Changed,
                    {u"Windows 版 Outlook 不认这条样式"_s, u"Outlook for Windows ignores this style"_s}, line,
                    written);
    }

    void visitText(const GumboText &text)
    {
        if (m_target != PublishTarget::WeChat)
            return;
        const QString words = QString::fromUtf8(text.text);
        if (words.trimmed().contains(u'\n'))
            add(RehearsalKind::Changed,
                    {u"正文中的换行变成硬换行"_s, u"A line end within a text breaks the line"_s},
                    text.start_pos.line, words.trimmed().left(60));
    }

    void checkLength()
    {
        const qsizetype most = targetLimits(m_target).body;
        const qsizetype length =
                m_target == PublishTarget::Mail ? m_html.size() : QString::fromUtf8(m_html).size();
        if (most > 0 && length > most)
            add(m_target == PublishTarget::Mail ? RehearsalKind::Changed : RehearsalKind::Refused,
                    {u"长度 %1，上限 %2"_s.arg(length).arg(most),
                            u"Length %1, at most %2"_s.arg(length).arg(most)},
                    0, {});
    }

    PublishTarget m_target;
    QString m_file;
    const QByteArray &m_html;
    QList<RehearsalDifference> m_differences;
    QSet<QString> m_told;
};

} // namespace

QList<RehearsalDifference> rehearseHtml(PublishTarget target, const QString &file, const QByteArray &html)
{
    return HtmlRehearsal(target, file, html).run();
}

} // namespace Winnow
