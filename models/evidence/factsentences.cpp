// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What sentences are made with.
struct Wording
{
    const QString &home;
    const QTimeZone &zone;
    TextLanguage language;

    bool chinese() const { return language == TextLanguage::Chinese; }

    QString time(const std::optional<Timestamp> &at) const
    {
        if (at)
            return minuteText(*at, zone);
        return chinese() ? u"时间不详"_s : u"at an unknown time"_s;
    }

    QString change(const IssueRef &ref) const { return changeText(ref, home); }

    /// " by X", "由 X"; nothing where the actor is not known.
    QString by(const QString &actor) const
    {
        if (actor.isEmpty())
            return {};
        return chinese() ? u"由 "_s + actor + u' ' : u" by "_s + actor;
    }
};

QString stateText(const QString &state, bool chinese)
{
    if (state == "open"_L1)
        return chinese ? u"未合入，仍打开"_s : u"is open, not merged"_s;
    if (state == "closed"_L1)
        return chinese ? u"已关闭，未合入"_s : u"was closed without being merged"_s;
    return chinese ? u"没有合入时间"_s : u"has no time of merge"_s;
}

QString issueSentence(const Fact &fact, const Wording &wording)
{
    const QString time = wording.time(fact.at);
    const bool zh = wording.chinese();
    switch (fact.kind) {
    case FactKind::IssueCreated:
        return zh ? u"%1 提单"_s.arg(time) : u"issue opened %1"_s.arg(time);
    case FactKind::IssueReopened:
        return zh ? u"%1 %2重新打开"_s.arg(time, wording.by(fact.actor))
                  : u"reopened %1%2"_s.arg(time, wording.by(fact.actor));
    case FactKind::CloseCount:
        return zh ? u"共关闭 %1 次"_s.arg(fact.number) : u"closed %1 times"_s.arg(fact.number);
    case FactKind::Label:
        if (!fact.at)
            return zh ? u"带标签 %1"_s.arg(fact.text) : u"labelled %1"_s.arg(fact.text);
        return zh ? u"%1 打上标签 %2"_s.arg(time, fact.text) : u"labelled %2 %1"_s.arg(time, fact.text);
    case FactKind::Comment:
        return zh ? u"%1 %2评论：“%3”"_s.arg(
                            time, fact.actor.isEmpty() ? QString() : fact.actor + u' ', fact.text)
                  : u"comment %1%2: “%3”"_s.arg(time, wording.by(fact.actor), fact.text);
    default:
        return zh ? u"%1 %2关单"_s.arg(time, wording.by(fact.actor))
                  : u"closed %1%2"_s.arg(time, wording.by(fact.actor));
    }
}

QString changeSentence(const Fact &fact, const Wording &wording)
{
    const QString change = wording.change(fact.ref);
    const QString time = wording.time(fact.at);
    const bool zh = wording.chinese();
    switch (fact.kind) {
    case FactKind::ChangeCreated:
        return zh ? u"%1 于 %2 创建"_s.arg(change, time) : u"%1 opened %2"_s.arg(change, time);
    case FactKind::ChangeNotMerged:
        return change + u' ' + stateText(fact.text, zh);
    case FactKind::ChangeReverted:
        return zh ? u"%1 于 %2 将其回退"_s.arg(change, time) : u"taken back by %1 %2"_s.arg(change, time);
    case FactKind::OnlyBasis:
        if (const auto basis = linkBasisFromName(fact.text)) {
            return zh ? u"%1 的唯一依据：%2"_s.arg(change, basisText(*basis, wording.language))
                      : u"%1 rests on one ground: %2"_s.arg(change, basisText(*basis, wording.language));
        }
        return change;
    default:
        if (fact.text.isEmpty())
            return zh ? u"%1 于 %2 合入"_s.arg(change, time) : u"%1 merged %2"_s.arg(change, time);
        return zh ? u"%1 于 %2 合入 %3"_s.arg(change, time, fact.text)
                  : u"%1 merged %2 into %3"_s.arg(change, time, fact.text);
    }
}

QString stormSentence(const Fact &fact, const Wording &wording)
{
    const bool zh = wording.chinese();
    if (fact.kind == FactKind::StormSize)
        return zh ? u"共 %1 单"_s.arg(fact.number) : u"%1 issues"_s.arg(fact.number);
    const QString who = fact.actor.isEmpty() ? fact.text : fact.actor;
    const QString span = spanText(fact.number, wording.language);
    return zh ? u"%1 自 %2 起 %3 内批量关单"_s.arg(who, wording.time(fact.at), span)
              : u"%1 closed in bulk from %2 within %3"_s.arg(who, wording.time(fact.at), span);
}

QString sentence(const Fact &fact, const Wording &wording)
{
    const bool zh = wording.chinese();
    switch (fact.kind) {
    case FactKind::ChangeCreated:
    case FactKind::ChangeMerged:
    case FactKind::ChangeNotMerged:
    case FactKind::ChangeReverted:
    case FactKind::OnlyBasis:
        return changeSentence(fact, wording);
    case FactKind::StormSpan:
    case FactKind::StormSize:
        return stormSentence(fact, wording);
    case FactKind::Delta:
        return zh ? u"时差 %1"_s.arg(deltaText(fact.number, wording.language))
                  : u"delta %1"_s.arg(deltaText(fact.number, wording.language));
    case FactKind::LandsIssue:
        return zh ? u"同时解决 %1"_s.arg(formatIssueRef(fact.ref))
                  : u"also lands %1"_s.arg(formatIssueRef(fact.ref));
    case FactKind::Repository:
        return zh ? u"落地变更在 %1"_s.arg(fact.text) : u"the landing change is in %1"_s.arg(fact.text);
    case FactKind::Fingerprint:
        return zh ? u"证据指纹 %1"_s.arg(fact.text.left(12)) : u"evidence %1"_s.arg(fact.text.left(12));
    default:
        return issueSentence(fact, wording);
    }
}

QString missingWord(const MissingFact &missing, bool zh)
{
    switch (missing.kind) {
    case MissingKind::CreatedAt:
        return zh ? u"缺少 created_at"_s : u"no created_at"_s;
    case MissingKind::ClosedAt:
        return zh ? u"缺少 closed_at"_s : u"no closed_at"_s;
    case MissingKind::MergedAt:
        return zh ? u"缺少 merged_at"_s : u"no merged_at"_s;
    case MissingKind::Events:
        return zh ? u"未载入事件"_s : u"no events loaded"_s;
    case MissingKind::Changes:
        return zh ? u"未载入变更"_s : u"no changes loaded"_s;
    case MissingKind::Change:
        return zh ? u"变更未载入"_s : u"change not loaded"_s;
    case MissingKind::Files:
        return zh ? u"未载入文件列表"_s : u"no files loaded"_s;
    case MissingKind::Base:
        return zh ? u"缺少目标分支"_s : u"no base"_s;
    case MissingKind::EventTime:
        return zh ? u"%1 个事件没有时间"_s.arg(missing.count)
                  : u"%1 events without a time"_s.arg(missing.count);
    case MissingKind::Basis:
        return zh ? u"关联依据不明"_s : u"link of unknown basis"_s;
    }
    return {};
}

/// The delta as the end of the landing sentence.
QString closedAfter(qint64 seconds, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    if (seconds == 0)
        return zh ? u"同秒关单"_s : u"closed in the same second"_s;
    const QString span = spanText(seconds, language);
    if (seconds < 0)
        return zh ? u"关单早 %1"_s.arg(span) : u"closed %1 earlier"_s.arg(span);
    return zh ? u"%1后关单"_s.arg(span) : u"closed %1 later"_s.arg(span);
}

} // namespace

QString changeText(const IssueRef &change, const QString &home)
{
    const QString number = u"PR "_s + change.number;
    return change.repo.compare(home, Qt::CaseInsensitive) == 0 ? number : change.repo + u' ' + number;
}

QString landingSentence(const Assessment &assessment, const QTimeZone &zone, TextLanguage language)
{
    if (!assessment.landing)
        return {};
    const QString change = changeText(assessment.landing->change, assessment.issue.repo);
    const QString time = minuteText(assessment.landing->mergedAt, zone);
    const bool zh = language == TextLanguage::Chinese;
    const QString merged = zh ? u"%1 于 %2 合入"_s.arg(change, time) : u"%1 merged %2"_s.arg(change, time);
    if (!assessment.deltaSeconds)
        return merged;
    return merged + (zh ? u"，"_s : u", "_s) + closedAfter(*assessment.deltaSeconds, language);
}

QString factSentence(const Fact &fact, const QString &home, const QTimeZone &zone, TextLanguage language)
{
    return sentence(fact, {home, zone, language});
}

QString trapSentence(const Trap &trap, const QString &home, const QTimeZone &zone, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    QStringList sentences;
    for (const Fact &fact : trap.facts)
        sentences.append(factSentence(fact, home, zone, language));
    const QString name = trapText(trap.code, language);
    if (sentences.isEmpty())
        return name;
    return name + (zh ? u"："_s : u": "_s) + sentences.join(zh ? u"；"_s : u"; "_s);
}

QString missingText(const MissingFact &missing, const QString &home, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    const QString word = missingWord(missing, zh);
    if (missing.ref.number.isEmpty())
        return word;
    return word + (zh ? u"："_s : u": "_s) + changeText(missing.ref, home);
}

} // namespace Winnow
