// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencechips.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype fingerprintShown = 12;

QString inLanguage(TextLanguage language, const QString &chinese, const QString &english)
{
    return language == TextLanguage::Chinese ? chinese : english;
}

QString listed(const QStringList &words, TextLanguage language)
{
    return words.join(inLanguage(language, u"、"_s, u", "_s));
}

QString named(const QString &name, const QString &text, TextLanguage language)
{
    return name + inLanguage(language, u"："_s, u": "_s) + text;
}

QString stateText(const QString &state, TextLanguage language)
{
    if (state == "merged"_L1)
        return inLanguage(language, u"已合入"_s, u"merged"_s);
    if (state == "open"_L1)
        return inLanguage(language, u"未合入"_s, u"open"_s);
    if (state == "closed"_L1)
        return inLanguage(language, u"已关闭，未合入"_s, u"closed, not merged"_s);
    return state.isEmpty() ? inLanguage(language, u"未载入"_s, u"not loaded"_s) : state;
}

EvidenceChipContent chipOf(EvidenceChipKind kind)
{
    EvidenceChipContent chip;
    chip.kind = kind;
    return chip;
}

QStringList basesText(const QList<LinkBasis> &bases, TextLanguage language)
{
    QStringList words;
    for (const LinkBasis basis : bases)
        words.append(basisText(basis, language));
    return words;
}

/// The distance from the last answer to the close as a sentence.
QString answerSentence(qint64 seconds, TextLanguage language)
{
    const QString span = spanText(seconds, language);
    return inLanguage(language, u"维护者答复 %1后关单"_s.arg(span),
            u"closed %1 after a maintainer's answer"_s.arg(span));
}

class ChipMaker final
{
public:
    ChipMaker(const Assessment &assessment, const DecidedEvidence &decided, const EvidenceWording &wording)
        : m_assessment(assessment)
        , m_decided(decided)
        , m_wording(wording)
        , m_home(assessment.issue.repo)
    {}

    QList<EvidenceChipContent> make();

private:
    QString words(const QString &chinese, const QString &english) const
    {
        return inLanguage(m_wording.language, chinese, english);
    }
    QString closeSentence() const;
    QStringList timeFacts() const;
    void setFact(EvidenceChipContent &chip, auto &&sentence) const;
    EvidenceChipContent tier() const;
    std::optional<EvidenceChipContent> delta() const;
    EvidenceChipContent resolution() const;
    std::optional<EvidenceChipContent> changed() const;
    EvidenceChipContent trap(const Trap &trap) const;
    EvidenceChipContent landing() const;
    std::optional<EvidenceChipContent> missing() const;

    const Assessment &m_assessment;
    const DecidedEvidence &m_decided;
    const EvidenceWording &m_wording;
    const QString m_home;
};

void ChipMaker::setFact(EvidenceChipContent &chip, auto &&sentence) const
{
    chip.chinese = sentence(TextLanguage::Chinese);
    chip.english = sentence(TextLanguage::English);
}

QString ChipMaker::closeSentence() const
{
    if (!m_assessment.closedAt)
        return {};
    const Fact fact{.kind = FactKind::IssueClosed,
            .at = m_assessment.closedAt,
            .ref = {},
            .actor = m_assessment.closedBy,
            .text = {},
            .eventId = {}};
    const QString sentence = factSentence(fact, m_home, m_wording.zone, m_wording.language);
    return m_assessment.closedByRobot ? sentence + words(u"（机器人）"_s, u" (robot)"_s) : sentence;
}

/// What tier and delta were read from.
QStringList ChipMaker::timeFacts() const
{
    QStringList facts{landingSentence(m_assessment, m_wording.zone, m_wording.language), closeSentence()};
    if (!m_assessment.landing && m_assessment.answerSeconds)
        facts.prepend(answerSentence(*m_assessment.answerSeconds, m_wording.language));
    facts.removeAll(QString());
    return facts;
}

EvidenceChipContent ChipMaker::tier() const
{
    EvidenceChipContent chip = chipOf(EvidenceChipKind::Tier);
    const std::optional<Tier> tier = m_assessment.tier;
    const auto text = [&tier](TextLanguage language) {
        return tier ? tierText(*tier, language) : inLanguage(language, u"未关单"_s, u"not closed"_s);
    };
    chip.text = text(m_wording.language);
    chip.spoken = named(words(u"时序分层"_s, u"Timing tier"_s), chip.text, m_wording.language);
    if (tier) {
        chip.rule = tierRule(*tier, m_wording.settings, m_wording.language);
        if (*tier == Tier::Stale || *tier == Tier::Reversed)
            chip.tone = ChipTone::Warning;
    }
    chip.facts = timeFacts();
    setFact(chip, [&](TextLanguage language) {
        const QString sentence = landingSentence(m_assessment, m_wording.zone, language);
        return sentence.isEmpty() ? text(language) : sentence;
    });
    return chip;
}

std::optional<EvidenceChipContent> ChipMaker::delta() const
{
    const bool isAnswer = !m_assessment.deltaSeconds;
    const std::optional<qint64> seconds = isAnswer ? m_assessment.answerSeconds : m_assessment.deltaSeconds;
    if (!seconds)
        return std::nullopt;
    EvidenceChipContent chip = chipOf(EvidenceChipKind::Delta);
    chip.text = deltaText(*seconds, m_wording.language);
    chip.spoken = named(isAnswer ? words(u"答复到关单"_s, u"From the answer to the close"_s)
                                 : words(u"合入到关单"_s, u"From the merge to the close"_s),
            chip.text, m_wording.language);
    chip.rule = isAnswer
            ? words(u"关单时间减去关单前最后一条维护者评论的时间，精确到秒。"_s,
                      u"Time of the close minus that of the last maintainer's comment before it, to the second."_s)
            : words(u"关单时间减去落地变更的合入时间，精确到秒。"_s,
                      u"Time of the close minus that of the landing change's merge, to the second."_s);
    chip.facts = timeFacts();
    setFact(chip, [&](TextLanguage language) {
        return isAnswer ? answerSentence(*seconds, language)
                        : landingSentence(m_assessment, m_wording.zone, language);
    });
    return chip;
}

/// The computed one stays beside what an editor has set.
EvidenceChipContent ChipMaker::resolution() const
{
    EvidenceChipContent chip = chipOf(EvidenceChipKind::Resolution);
    const TextLanguage language = m_wording.language;
    const QString computed = resolutionText(m_assessment.resolution, language);
    const auto &editor = m_assessment.editorResolution;
    chip.text = computed;
    if (editor) {
        chip.text = words(u"%1（编辑设定；推算：%2）"_s, u"%1 (set by hand; computed: %2)"_s)
                            .arg(resolutionText(editor->resolution, language), computed);
        chip.tone = ChipTone::Notice;
        const QString who = editor->by.isEmpty() ? words(u"编辑"_s, u"An editor"_s) : editor->by;
        QString set = words(u"%1 设为“%2”"_s, u"%1 set it to “%2”"_s)
                              .arg(who, resolutionText(editor->resolution, language));
        if (editor->at)
            set += words(u"，"_s, u", "_s) + minuteText(*editor->at, m_wording.zone);
        if (!editor->reason.isEmpty())
            set = named(set, editor->reason, language);
        chip.facts.append(set);
        chip.facts.append(named(words(u"推算"_s, u"Computed"_s), computed, language));
    } else if (m_assessment.resolution == Resolution::Unlanded) {
        chip.tone = ChipTone::Warning;
    } else if (m_assessment.resolution == Resolution::CodeFix
            || m_assessment.resolution == Resolution::DocsFix) {
        chip.tone = ChipTone::Good;
    }
    chip.spoken = named(words(u"结论"_s, u"Resolution"_s), chip.text, language);
    chip.rule = resolutionRule(m_assessment.resolution, language);
    for (const Link &link : m_assessment.links)
        chip.facts.append(linkSummary(link, m_home, language));
    setFact(chip,
            [&](TextLanguage each) { return resolutionText(m_assessment.effectiveResolution(), each); });
    return chip;
}

/// Then and now.
std::optional<EvidenceChipContent> ChipMaker::changed() const
{
    const std::optional<Trap> found = changedSinceDecided(m_decided.fingerprint, m_assessment);
    if (!found)
        return std::nullopt;
    EvidenceChipContent chip = trap(*found);
    chip.kind = EvidenceChipKind::Changed;
    const TextLanguage language = m_wording.language;
    const QString then = m_decided.assessment
            ? assessmentSummary(*m_decided.assessment, language)
            : words(u"指纹 %1"_s, u"fingerprint %1"_s).arg(m_decided.fingerprint.left(fingerprintShown));
    QString now = assessmentSummary(m_assessment, language);
    if (!m_decided.assessment)
        now += words(u"（指纹 %1）"_s, u" (fingerprint %1)"_s)
                       .arg(m_assessment.fingerprint.left(fingerprintShown));
    chip.facts = {named(words(u"取舍时"_s, u"When decided"_s), then, language),
            named(words(u"现在"_s, u"Now"_s), now, language)};
    setFact(chip, [&](TextLanguage each) { return trapText(TrapCode::ChangedSinceDecided, each); });
    return chip;
}

EvidenceChipContent ChipMaker::trap(const Trap &trap) const
{
    EvidenceChipContent chip = chipOf(EvidenceChipKind::Trap);
    chip.tone = ChipTone::Warning;
    const TextLanguage language = m_wording.language;
    chip.text = trapText(trap.code, language);
    chip.spoken = named(words(u"时序陷阱"_s, u"Trap"_s), chip.text, language);
    chip.rule = trapRule(trap.code, language);
    for (const Fact &fact : trap.facts)
        chip.facts.append(factSentence(fact, m_home, m_wording.zone, language));
    setFact(chip, [&](TextLanguage each) { return trapSentence(trap, m_home, m_wording.zone, each); });
    return chip;
}

EvidenceChipContent ChipMaker::landing() const
{
    EvidenceChipContent chip = chipOf(EvidenceChipKind::Landing);
    const TextLanguage language = m_wording.language;
    const auto none = [](TextLanguage each) {
        return inLanguage(each, u"无落地变更"_s, u"no landing change"_s);
    };
    chip.rule = words(u"已合入的关联变更中，依据最强者；依据相同时，合入时间最接近关单者。"_s,
            u"Of the linked merged changes the one on the strongest ground, then the one merged closest to the close."_s);
    if (const auto &landing = m_assessment.landing) {
        const QStringList bases = basesText(landing->bases, language);
        chip.text = changeText(landing->change, m_home);
        if (!bases.isEmpty())
            chip.text += u" \u00b7 "_s + bases.first();
        if (bases.size() > 1)
            chip.text += u" +%1"_s.arg(bases.size() - 1);
        chip.spoken = named(words(u"落地变更"_s, u"Landing change"_s), changeText(landing->change, m_home),
                              language)
                + words(u"，依据："_s, u", on the ground of "_s) + listed(bases, language);
        chip.facts.append(landingSentence(m_assessment, m_wording.zone, language));
    } else {
        chip.text = none(language);
        chip.spoken = chip.text;
    }
    for (const Link &link : m_assessment.links)
        chip.facts.append(linkSummary(link, m_home, language));
    setFact(chip, [&](TextLanguage each) {
        const QString sentence = landingSentence(m_assessment, m_wording.zone, each);
        return sentence.isEmpty() ? none(each) : sentence;
    });
    return chip;
}

std::optional<EvidenceChipContent> ChipMaker::missing() const
{
    if (m_assessment.missing.isEmpty())
        return std::nullopt;
    EvidenceChipContent chip = chipOf(EvidenceChipKind::Missing);
    const TextLanguage language = m_wording.language;
    const auto all = [&](TextLanguage each) {
        QStringList facts;
        for (const MissingFact &fact : m_assessment.missing)
            facts.append(missingText(fact, m_home, each));
        return facts;
    };
    chip.facts = all(language);
    chip.text = m_assessment.missing.size() == 1
            ? chip.facts.first()
            : words(u"缺 %1 项数据"_s, u"%1 facts missing"_s).arg(m_assessment.missing.size());
    chip.spoken = named(words(u"缺少的数据"_s, u"Missing"_s), listed(chip.facts, language), language);
    chip.rule = words(
            u"没有这些数据，规则只能据已有的判断。"_s, u"Without these the rules judge by what there is."_s);
    setFact(chip, [&](TextLanguage each) { return all(each).join(inLanguage(each, u"；"_s, u"; "_s)); });
    return chip;
}

QList<EvidenceChipContent> ChipMaker::make()
{
    QList<EvidenceChipContent> chips{tier()};
    if (auto chip = delta())
        chips.append(*chip);
    if (m_assessment.tier || m_assessment.editorResolution)
        chips.append(resolution());
    if (auto chip = changed())
        chips.append(*chip);
    for (const Trap &each : m_assessment.traps) {
        if (each.code != TrapCode::ChangedSinceDecided)
            chips.append(trap(each));
    }
    chips.append(landing());
    if (auto chip = missing())
        chips.append(*chip);
    return chips;
}

} // namespace

QList<EvidenceChipContent> evidenceChips(
        const Assessment &assessment, const DecidedEvidence &decided, const EvidenceWording &wording)
{
    return ChipMaker(assessment, decided, wording).make();
}

QString assessmentSummary(const Assessment &assessment, TextLanguage language)
{
    QStringList parts;
    parts.append(assessment.tier ? tierText(*assessment.tier, language)
                                 : inLanguage(language, u"未关单"_s, u"not closed"_s));
    if (assessment.deltaSeconds)
        parts.append(deltaText(*assessment.deltaSeconds, language));
    parts.append(resolutionText(assessment.effectiveResolution(), language));
    if (assessment.landing)
        parts.append(changeText(assessment.landing->change, assessment.issue.repo));
    for (const Trap &trap : assessment.traps)
        parts.append(trapText(trap.code, language));
    return parts.join(u" \u00b7 "_s);
}

QString linkSummary(const Link &link, const QString &home, TextLanguage language)
{
    const QString change = changeText(link.change, home) + u' ' + stateText(link.state, language);
    if (link.rejected)
        return change + inLanguage(language, u"（编辑已否决）"_s, u" (rejected by an editor)"_s);
    return named(change, listed(basesText(link.bases, language), language), language);
}

QStringList basisEventIds(const Assessment &assessment)
{
    QStringList ids;
    const auto add = [&ids](const QString &id) {
        if (!id.isEmpty() && !ids.contains(id))
            ids.append(id);
    };
    if (!assessment.landing)
        add(assessment.answerEventId);
    for (const Trap &trap : assessment.traps) {
        for (const Fact &fact : trap.facts) {
            if (fact.kind == FactKind::Comment)
                add(fact.eventId);
        }
    }
    return ids;
}

} // namespace Winnow
