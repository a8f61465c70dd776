// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "exportwarning.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Places listed of one warning.
constexpr qsizetype mostPlaces = 5;

struct Wording
{
    QLatin1StringView name;
    QStringView zh; ///< %1: the detail.
    QStringView en;
};

/// In the order of the enumeration.
constexpr std::array wordings{
        Wording{"reference-as-text"_L1, u"行间引用只能以文字出现，读者可用查找跳转",
                u"References between rows are plain text; readers can search for them"},
        Wording{"reference-to-section"_L1, u"行间引用改为跳到该行所在的小节",
                u"References between rows lead to the row's section"},
        Wording{"break-as-blank"_L1, u"表格内的换行改为空格", u"A line break in a cell is a blank"},
        Wording{"image-as-link"_L1, u"图片改为指向它的链接", u"A picture is a link to it"},
        Wording{"image-as-text"_L1, u"图片改为文字，请在编辑器里手动插入",
                u"A picture is its words; put it in by hand in the editor"},
        Wording{"link-as-note"_L1, u"链接改为编号，网址列在文末",
                u"Links are numbers; the addresses are at the end"},
        Wording{"code-as-text"_L1, u"代码会被目标站点当作指令执行，改为普通文字",
                u"Code that the site would run is plain text"},
        Wording{"marks-left-out"_L1, u"加粗等标记在这里不会生效，已去掉",
                u"Bold and the like would not be read here and are left out"},
        Wording{"literal-marks"_L1, u"文中有未生效的 ** 号：标点在加粗内侧紧挨文字，请移到外侧",
                u"Signs of bold stand in the text: move the punctuation outside the bold words"},
        Wording{"unsplit-row"_L1, u"问题与解答没有分开", u"Problem and answer are not separated"},
        Wording{"row-as-card"_L1, u"表格每行改为一张卡片", u"Each row of a table is a card"},
        Wording{"title-length"_L1, u"标题长度不合平台要求（%1）",
                u"The title's length is not what the platform takes (%1)"},
        Wording{"summary-cut"_L1, u"摘要截到上限 %1 字", u"The summary is cut to its limit of %1 characters"},
        Wording{"summary-short"_L1, u"摘要不足 %1 字", u"The summary has fewer than %1 characters"},
        Wording{"tags-cut"_L1, u"标签超出上限，未用：%1", u"More tags than allowed; left out: %1"},
        Wording{"tags-missing"_L1, u"平台要求至少 %1 个标签", u"The platform asks for at least %1 tag(s)"},
        Wording{"categories-cut"_L1, u"分类超出上限，未用：%1",
                u"More categories than allowed; left out: %1"},
        Wording{"categories-missing"_L1, u"平台要求选择分类", u"The platform asks for a category"},
        Wording{"body-length"_L1, u"正文过长（%1），可能被拒绝或截断",
                u"The text is too long (%1) and may be refused or cut"},
        Wording{"split-into-parts"_L1, u"超出单篇上限，拆为 %1 篇", u"Too long for one post: split into %1"},
        Wording{"many-links"_L1, u"外链较多（%1），可能进入人工审核；可改为文末列出",
                u"Many links (%1) may hold the post back for review; they can go to the end"},
        Wording{"missing-glyph"_L1, u"没有字体含有字符 %1，显示为方框",
                u"No font has the character %1; a box stands for it"},
        Wording{"language-missing"_L1, u"没有该语言的文章", u"There is no article in this language"},
};

} // namespace

QString exportWarningName(ExportWarningCode code)
{
    return wordings.at(static_cast<size_t>(code)).name;
}

QString exportWarningText(const ExportWarning &warning, TextLanguage reader)
{
    static_assert(wordings.size() == static_cast<size_t>(ExportWarningCode::LanguageMissing) + 1);
    const Wording &wording = wordings.at(static_cast<size_t>(warning.code));
    const bool isChinese = reader == TextLanguage::Chinese;
    QString text = (isChinese ? wording.zh : wording.en).toString();
    text.replace("%1"_L1, warning.detail);
    if (!warning.places.isEmpty()) {
        QString places = warning.places.join(isChinese ? u"、"_s : u", "_s);
        if (warning.count > warning.places.size())
            places += isChinese ? u" 等 %1 处"_s.arg(warning.count) : u" … (%1 in all)"_s.arg(warning.count);
        text += isChinese ? u"："_s + places : u": "_s + places;
    }
    return text;
}

void ExportWarnings::add(
        ExportWarningCode code, TextLanguage language, const QString &place, const QString &detail)
{
    const auto known = std::ranges::find_if(m_warnings, [&](const ExportWarning &warning) {
        return warning.code == code && warning.language == language && warning.detail == detail;
    });
    ExportWarning &warning = known != m_warnings.end()
            ? *known
            : m_warnings.emplaceBack(code, language, 0, QStringList(), detail);
    ++warning.count;
    if (!place.isEmpty() && warning.places.size() < mostPlaces && !warning.places.contains(place))
        warning.places.append(place);
}

} // namespace Winnow
