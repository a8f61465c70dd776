// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "hostiletexts.h"

#include "format/codespans.h"
#include "markdown/inlinetext.h"

namespace Winnow::Testing {

using namespace Qt::StringLiterals;

const QStringList &hostileTexts()
{
    static const QStringList texts{u"--force"_s, u"加 --force 后"_s, u"（--no-check）再试"_s,
            u"-x --y ---z"_s, u"a | b || c"_s, u"| 开头的竖线"_s, u"a < b && c > d"_s,
            u"std::vector<int> 与 <T>"_s, u"<script>alert(1)</script>"_s, u"C:\\path\\new\\table"_s,
            u"\\u002F 与 \\n"_s, u"尾部反斜杠\\"_s, u"表情 😀👩‍💻🇨🇳"_s,
            u"全角：，。！？（）【】“”‘’……——"_s, u"\"直引号\" 与 'single' it's"_s,
            u"(c) (R) (tm) +- ... 3x4 12\""_s, u"README.md foo.ai www.example.org"_s,
            u"__init__ 与 snake_case_name"_s, u"2*3*4 与 * 星 *"_s, u"**假粗** 与 *假斜*"_s,
            u"~x~ 与 ~~y~~ 5~8"_s, u"`假代码` 与 ``两个``"_s, u"[链接](http://x) 与 [x] [^1] [TOC]"_s,
            u"![图](http://x/y.png)"_s, u"$HOME 与 $PATH 与 $$x$$"_s, u"==高亮== 与 x^2^ 与 :smile:"_s,
            u"2026. 年"_s, u"# 标题"_s, u"> 引用"_s, u"- 列表"_s, u"+ 列表"_s, u"1) 项"_s,
            u"--- "_s.trimmed(), u"=== "_s.trimmed(), u": 定义"_s, u"&amp; &lt; &#45; &nbsp;"_s,
            u"&copy 与 AT&T"_s, u"{{ secrets.X }} 与 {% if %}"_s, u"{{< figure >}} 与 {{% x %}}"_s,
            u"{% endraw %} 与 {# 注 #}"_s, u"{: .class} 与 {#id}"_s, u"[gallery] 与 [caption id=1]"_s,
            u":) ;-) 8-)"_s, u"<!-- 注释 --> 与 --> "_s.trimmed(), u"]]> 与 <![CDATA["_s,
            u"« » << >> <- ->"_s, QString(300, u'长') + QString(200, u'w'), u"‮RTL‬ 与 א"_s, u"行尾#"_s,
            u"msop #94 不是引用"_s, u"mailto:x 与 a@b"_s, u"javascript:alert(1)"_s, u"</td></tr></table>"_s,
            u"\" onload=\"x"_s, u"%PATH% 100%"_s, u"\\|\\| 与 \\*"_s, u"!!!! ???? ,,"_s, u"@[TOC](目录)"_s,
            u"[[_TOC_]]"_s, u"*[HTML]: x"_s, u"![结尾感叹!"_s};
    return texts;
}

const QStringList &hostileCodes()
{
    static const QStringList codes{u"--force"_s, u"a|b"_s, u"a||b -- c"_s, u"`"_s, u"``x``"_s,
            u"<T> && \"x\""_s, u"\\u002F"_s, u"\\|"_s, u"{{< x >}}"_s, u"{{ x }}"_s, u"{% endraw %}"_s,
            u"{% if %}"_s, u"[gallery]"_s, u"$x$"_s, u"  两端空格"_s.trimmed(), u"&amp;"_s, u"**x**"_s,
            u"</code>"_s, u"😀"_s, u"a\\"_s, QString(120, u'x')};
    return codes;
}

namespace {

/// Gives the texts one after the other, every third with code in it.
class TextSource final
{
public:
    QString next()
    {
        const QString text = hostileTexts().at(m_text++ % hostileTexts().size());
        if (m_text % 3 != 0)
            return escapedText(text);
        const QString code = codeSpan(hostileCodes().at(m_code++ % hostileCodes().size()));
        return escapedText(text) + u" "_s + code + u" 后"_s;
    }

private:
    qsizetype m_text = 0;
    qsizetype m_code = 0;
};

} // namespace

Article hostileArticle(TextLanguage language, int rows)
{
    TextSource source;
    const auto next = [&source] { return source.next(); };
    Article article{language, next(), {}};
    article.parts.append(TaglinePart{next()});
    article.parts.append(OverviewPart{
            next(), {next(), next(), next()}, {{next(), next(), next()}, {next(), next(), next()}}});
    for (int row = 0; row < rows; ++row) {
        if (row % 4 == 0)
            article.parts.append(
                    SectionPart{u"tool-%1"_s.arg(row / 4), next(), next(), {next(), next(), next()}, {}});
        std::get<SectionPart>(article.parts.last()).rows.append({QString::number(100 + row), next(), next()});
    }
    ReadingPart reading{next(), {}};
    for (int theme = 0; theme < 3; ++theme)
        reading.themes.append({theme + 1, next(), next(),
                {{{u"tool-0"_s, u"100"_s}, next()}, {{u"tool-1"_s, u"104"_s}, next()},
                        {{u"gone"_s, u"7"_s}, next()}}});
    article.parts.append(reading);
    GuidePart guide{next(), {next(), next(), next()}, {}};
    for (int line = 0; line < 6; ++line)
        guide.lines.append(
                {next(), next(), u"tool-0#100、#101"_s, {{u"tool-0"_s, u"100"_s}, {u"tool-0"_s, u"101"_s}}});
    article.parts.append(guide);
    DisclosurePart disclosure{next(), {}};
    for (qsizetype i = 0; i < hostileTexts().size(); ++i)
        disclosure.statements.append({next()});
    article.parts.append(disclosure);
    article.parts.append(FooterPart{next()});
    return article;
}

} // namespace Winnow::Testing
