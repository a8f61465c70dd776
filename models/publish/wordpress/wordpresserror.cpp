// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpresserror.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

LocalizedText words(WordPressErrorCode code)
{
    switch (code) {
    case WordPressErrorCode::BadAddress:
        return {u"站点地址无效，应以 https:// 开头"_s,
                u"The site's address is not valid; it begins with https://"_s};
    case WordPressErrorCode::NoPassword:
        return {u"没有应用程序密码：在站点的“个人资料”里生成一个，存入钥匙串或设 WINNOW_WORDPRESS_PASSWORD"_s,
                u"There is no application password: make one in your profile on the site, and keep it in the "
                u"keychain "
                "or in WINNOW_WORDPRESS_PASSWORD"_s};
    case WordPressErrorCode::Unreachable:
        return {u"连不上站点"_s, u"The site cannot be reached"_s};
    case WordPressErrorCode::TimedOut:
        return {u"站点没有及时答完，文章可能已经保存；再发布一次会先查找，不会重复"_s,
                u"The site did not answer in time, and the post may have been saved; publishing again looks "
                u"for it "
                "first"_s};
    case WordPressErrorCode::Encryption:
        return {u"与站点的加密连接失败"_s, u"The encrypted connection to the site failed"_s};
    case WordPressErrorCode::NotWordPress:
        return {u"这里没有 WordPress 的 REST 接口：检查地址，或接口是否被插件关闭"_s,
                u"There is no REST interface of WordPress here: check the address, and whether a plug-in has "
                u"turned it "
                "off"_s};
    case WordPressErrorCode::NeedsHttps:
        return {u"站点不接受应用程序密码：需要 HTTPS"_s,
                u"The site takes no application passwords: it needs HTTPS"_s};
    case WordPressErrorCode::WrongPassword:
        return {u"用户名或应用程序密码不对（登录密码在此无效）"_s,
                u"The user name or the application password is wrong (the login password does not work here)"_s};
    case WordPressErrorCode::Forbidden:
        return {u"该用户没有权限"_s, u"The user may not do this"_s};
    case WordPressErrorCode::Conflict:
        return {u"文章在站点上被改过，没有覆盖；核对后可强制覆盖"_s,
                u"The post was changed on the site and was not overwritten; compare, then overwrite if you want"_s};
    case WordPressErrorCode::Refused:
        return {u"站点拒绝了请求"_s, u"The site refused the request"_s};
    case WordPressErrorCode::ServerError:
        return {u"站点出错，没有完成"_s, u"The site failed"_s};
    case WordPressErrorCode::BadAnswer:
        return {u"站点的回答无法理解"_s, u"The site's answer makes no sense"_s};
    case WordPressErrorCode::Cancelled:
        return {u"已取消；最后一步可能已经完成，再发布一次会先查找"_s,
                u"Cancelled; the last step may have been done, and publishing again looks for it first"_s};
    }
    return {};
}

} // namespace

LocalizedText describeWordPressError(const WordPressError &error)
{
    LocalizedText text = words(error.code);
    QStringList around;
    if (!error.step.isEmpty())
        around.append(error.step);
    if (error.status > 0)
        around.append(QString::number(error.status));
    if (!error.detail.isEmpty())
        around.append(error.detail);
    if (!around.isEmpty()) {
        text.zh += u"（"_s + around.join(u"，"_s) + u"）"_s;
        text.en += u" ("_s + around.join(u", "_s) + u')';
    }
    text.zh += u"。"_s;
    text.en += u'.';
    return text;
}

} // namespace Winnow
