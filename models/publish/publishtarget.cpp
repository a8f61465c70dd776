// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "publishtarget.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array names{"csdn"_L1, "wechat"_L1, "zhihu"_L1, "juejin"_L1, "mail"_L1, "html"_L1, "pdf"_L1,
        "hugo"_L1, "hexo"_L1, "jekyll"_L1, "wordpress"_L1, "bundle"_L1};

} // namespace

QString publishTargetName(PublishTarget target)
{
    return names.at(static_cast<size_t>(target));
}

std::optional<PublishTarget> publishTargetFromName(QStringView name)
{
    const auto found = std::ranges::find_if(names, [name](QLatin1StringView known) { return name == known; });
    if (found == names.end())
        return std::nullopt;
    return static_cast<PublishTarget>(found - names.begin());
}

LocalizedText publishTargetTitle(PublishTarget target)
{
    switch (target) {
    case PublishTarget::Csdn:
        return {u"CSDN"_s, u"CSDN"_s};
    case PublishTarget::WeChat:
        return {u"微信公众号"_s, u"WeChat"_s};
    case PublishTarget::Zhihu:
        return {u"知乎"_s, u"Zhihu"_s};
    case PublishTarget::Juejin:
        return {u"掘金"_s, u"Juejin"_s};
    case PublishTarget::Mail:
        return {u"邮件"_s, u"Mail"_s};
    case PublishTarget::Html:
        return {u"网页（单文件）"_s, u"Web page (one file)"_s};
    case PublishTarget::Pdf:
        return {u"PDF"_s, u"PDF"_s};
    case PublishTarget::Hugo:
        return {u"Hugo 站点"_s, u"Hugo site"_s};
    case PublishTarget::Hexo:
        return {u"Hexo 站点"_s, u"Hexo site"_s};
    case PublishTarget::Jekyll:
        return {u"Jekyll 站点"_s, u"Jekyll site"_s};
    case PublishTarget::WordPress:
        return {u"WordPress"_s, u"WordPress"_s};
    case PublishTarget::Bundle:
        return {u"数据包"_s, u"Bundle"_s};
    }
    return {};
}

bool isPasted(PublishTarget target)
{
    switch (target) {
    case PublishTarget::Csdn:
    case PublishTarget::WeChat:
    case PublishTarget::Zhihu:
    case PublishTarget::Juejin:
    case PublishTarget::Mail:
        return true;
    default:
        return false;
    }
}

TargetLimits targetLimits(PublishTarget target)
{
    TargetLimits limits;
    switch (target) {
    case PublishTarget::Csdn:
        // The editor's own fields; five links are what users report to pass without review.
        limits = {.title = 100,
                .titleLeast = 5,
                .summary = 256,
                .tags = 5,
                .tagsLeast = 1,
                .categories = 3,
                .links = 5};
        break;
    case PublishTarget::WeChat:
        // Draft interface of official accounts: title, digest, content with all of its markup.
        limits = {.title = 32, .summary = 128, .body = 20'000};
        break;
    case PublishTarget::Juejin:
        limits = {.summary = 100, .summaryLeast = 50, .tagsLeast = 1, .categories = 1};
        break;
    case PublishTarget::Mail:
        // What a large provider shows before it clips.
        limits = {.body = 102 * 1024};
        break;
    default:
        break;
    }
    return limits;
}

} // namespace Winnow
