// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "prefilterrule.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

// The patterns lean towards letting an issue through: a candidate too many costs an editor one key, an issue
// dropped by mistake costs a reader the answer. `$` stands for the end of the title, which comes without blanks.

/// Nothing but blanks, punctuation and signs. \p{Cn} is left out: a character newer than the library is a character.
QString nothingToRead()
{
    return uR"(^[\p{Z}\p{P}\p{S}\p{M}\p{Cc}\p{Cf}]*$)"_s;
}

QString vulnerabilityId()
{
    // Any dash: blog editors and spreadsheets turn the hyphen into something longer.
    return uR"((?<![a-z0-9])CVE[\p{Pd}_ ]?\d{4}[\p{Pd}_]\d{4,})"_s;
}

QString vulnerabilityList()
{
    return uR"(漏洞(?:列表|清单|汇总|通告)|安全漏洞扫描|vulnerabilit(?:y|ies)\s+(?:list|scan|report))"_s;
}

/// A request to pass over, as opposed to a request about ignoring: it stands alone or ends the title, and the title
/// does not speak of a message that says so ("日志提示：请忽略").
QString askedToIgnore()
{
    const QString gap = uR"([\s,，.。;；:：、|/!！~～()（）\[\]［］【】{}_—–-])"_s;
    const QString request = uR"(请(?:大家|直接)?(?:忽略|无视|勿关注|勿处理|不要关注))"_s;
    const QString object = uR"((?:(?:此|本|该|这)(?:条|个|张)?(?:单|工单|issue|问题单|贴|帖)?)?)"_s;
    const QString aboutMessages = uR"((?!.*(?:提示|打印|日志|显示|输出|告警|警告|报错信息)))"_s;
    return u"^%1(?:(?:.*(?:%2|测试|单|issue|误提|误建))?%3%4(?:%2|\\d)*$|%2*%3%4[,，.。;；:：!！】\\]］)）])"_s
            .arg(aboutMessages, gap, request, object);
}

QString askedToIgnoreInEnglish()
{
    const QString request = uR"((?:please|pls|plz)\s+(?:just\s+)?ignore)"_s;
    const QString object = uR"((?:\s+(?:this|it|me)(?:\s+(?:issue|ticket|one|report|bug))?)?)"_s;
    const QString aboutMessages = uR"((?!.*\b(?:says?|saying|prints?|logs?|shows?|message|warning)\b))"_s;
    return uR"(^%1(?:.*[\s,.;:!()\[\]{}_—–-])?%2%3[\s,.;:!()\[\]{}\d_—–-]*$)"_s.arg(
                   aboutMessages, request, object)
            + uR"(|^[\s(\[]*%1(?:\s+this\s+(?:issue|ticket)\b|[)\]]))"_s.arg(request);
}

QString saidToBeRepeated()
{
    return uR"(重复(?:单|提单|提交)?[\s\p{P}\p{S}]*请(?:直接)?(?:忽略|无视|勿关注|勿处理|关闭))"
           uR"(|[【\[［(（]\s*重复(?:单|提单|提交)?\s*[】\]］)）]|^重复(?:单|提单|提交)?[\s\p{P}\d]*$)"_s;
}

QString saidToBeATest()
{
    return uR"((?:测试|误提|误建|误开|误操作)的?(?:单|工单|issue)[\s\p{P}]*(?:请|可)?(?:直接)?(?:关闭|关单|忽略)[\s\p{P}\d]*$)"
           uR"(|^[\s\p{P}]*(?:这是)?(?:一个)?测试(?:一下|单|工单|提单|\s*issue)?[\s\p{P}\d]*$)"
           uR"(|^[\s\p{P}]*(?:this\s+is\s+)?(?:an?\s+|just\s+a\s+)?(?:test|dummy)(?:ing)?(?:\s+(?:issue|ticket))?[\s\p{P}\d]*)"
           uR"((?:,?\s*(?:please|pls)\s+(?:close|ignore)\b.*)?$)"_s;
}

QString internalLabel()
{
    return uR"(^(?:internal(?:[\s_-]?(?:only|task|test|use))?|内部(?:单|任务|需求|测试|事务)?|(?:ci|release|build|infra)[\s_-]task)$)"_s;
}

QString internalTitle()
{
    return uR"(^[【\[［(（]\s*(?:内部(?:单|任务|需求|测试|事务)?|internal(?:[\s_-](?:only|task|test))?|ci)\s*[】\]］)）])"_s;
}

PrefilterRule rule(const QString &name, PrefilterField field, const QString &pattern, const QString &reason,
        const LocalizedText &label)
{
    return {name, field, prefilterPattern(pattern), reason, label};
}

} // namespace

const QList<PrefilterRule> &defaultPrefilterRules()
{
    using enum PrefilterField;
    static const QList<PrefilterRule> rules{
            rule(u"empty-title"_s, Title, nothingToRead(), u"empty"_s, {u"标题为空"_s, u"Title is empty"_s}),
            rule(u"cve-id"_s, Title, vulnerabilityId(), u"cve"_s,
                    {u"标题含 CVE 编号"_s, u"CVE number in the title"_s}),
            rule(u"vulnerability-list"_s, Title, vulnerabilityList(), u"cve"_s,
                    {u"漏洞清单"_s, u"List of vulnerabilities"_s}),
            rule(u"repeated"_s, Title, saidToBeRepeated(), u"spam"_s,
                    {u"自称重复"_s, u"Says it is repeated"_s}),
            rule(u"ignore-request"_s, Title, askedToIgnore(), u"spam"_s,
                    {u"自请忽略"_s, u"Asks to be ignored"_s}),
            rule(u"ignore-request-en"_s, Title, askedToIgnoreInEnglish(), u"spam"_s,
                    {u"自请忽略（英文）"_s, u"Asks to be ignored (English)"_s}),
            rule(u"test-issue"_s, Title, saidToBeATest(), u"spam"_s, {u"测试单"_s, u"Test issue"_s}),
            rule(u"outside-window"_s, Window, u"^(?:open|no-closing-time|before|after)$"_s,
                    u"outside-window"_s, {u"不在本期窗口内关闭"_s, u"Not closed inside the window"_s}),
            rule(u"filed-by-bot"_s, AuthorRole, u"^bot$"_s, u"not-user-side"_s,
                    {u"机器人所提"_s, u"Filed by a bot"_s}),
            rule(u"bot-name"_s, Author, uR"((?:-bot|\[bot\])$)"_s, u"not-user-side"_s,
                    {u"提单人名为机器人"_s, u"Author is named a bot"_s}),
            rule(u"internal-label"_s, Label, internalLabel(), u"not-user-side"_s,
                    {u"内部标签"_s, u"Labelled internal"_s}),
            rule(u"internal-title"_s, Title, internalTitle(), u"not-user-side"_s,
                    {u"标题标明内部"_s, u"Title says internal"_s}),
    };
    return rules;
}

} // namespace Winnow
