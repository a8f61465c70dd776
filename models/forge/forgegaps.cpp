// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgegaps.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

LocalizedText noRoles(const QString &forge)
{
    return {forge + u" 不提供作者身份（用户、维护者、机器人），需由系列的名单判定。"_s,
            forge + u" does not say who is a user, a maintainer or a robot; lists of the series must."_s};
}

LocalizedText closerFromLog(const QString &forge)
{
    return {forge + u" 的 Issue 不含关单人，取自操作记录；记录中没有时留空。"_s,
            forge + u" does not name who closed an issue; that is taken from its log and left open where the log has none."_s};
}

} // namespace

const QList<LocalizedText> &forgeGaps(ForgeKind kind)
{
    static const QList<LocalizedText> gitCode{noRoles(u"GitCode"_s), closerFromLog(u"GitCode"_s),
            {u"GitCode 不提供变更的完整差异，由文件列表拼接；过大或二进制文件没有文本。"_s,
                    u"GitCode gives no whole diff of a change; it is joined from the files, of which large and binary ones have no text."_s}};
    static const QList<LocalizedText> gitee{noRoles(u"Gitee"_s), closerFromLog(u"Gitee"_s),
            {u"Gitee 操作记录的类型不可靠，事件种类由其文字判定。"_s,
                    u"The types in Gitee's log are unreliable; kinds of events are told by its words."_s}};
    static const QList<LocalizedText> gitHub{{u"GitHub 的 REST 接口不列出 Issue 关联的变更，取自时间线中的引用。"_s,
            u"GitHub's REST interface does not list the changes linked to an issue; they are taken from references in its timeline."_s}};
    switch (kind) {
    case ForgeKind::Gitee:
        return gitee;
    case ForgeKind::GitHub:
        return gitHub;
    case ForgeKind::GitCode:
        break;
    }
    return gitCode;
}

} // namespace Winnow
