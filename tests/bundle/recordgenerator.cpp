// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordgenerator.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Defaults of every alternative, to choose a type by its number.
template <size_t... Index>
std::array<Record, sizeof...(Index)> emptyRecords(std::index_sequence<Index...>)
{
    return {Record(std::in_place_index<Index>)...};
}

} // namespace

Record RecordGenerator::record(size_t type)
{
    static const auto empty = emptyRecords(std::make_index_sequence<std::variant_size_v<Record>>{});
    Record record = empty.at(type);
    std::visit([this](auto &fields) { fill(fields); }, record);
    return record;
}

QString RecordGenerator::word()
{
    QString word;
    for (size_t i = 0, length = 1 + number(6); i < length; ++i)
        word += QChar(u'a' + static_cast<char16_t>(number(26)));
    return word;
}

/// Anything that text may hold: quotes, backslashes, line ends, control characters, all planes of Unicode.
QString RecordGenerator::text()
{
    static constexpr std::array<char16_t, 20> awkward{u'"', u'\\', u'/', u'\n', u'\r', u'\t', u'\b', u'\f',
            u'\x01', u'\x1f', u'\x7f', u'\u0080', u'\u2028', u'\u2029', u'\ufeff', u'\ufffd', u'\uffff', u'{',
            u'}', u','};
    QString text(u""_s);
    for (size_t i = 0, length = number(20); i < length; ++i) {
        switch (number(5)) {
        case 0:
            text += QChar(awkward.at(number(awkward.size())));
            break;
        case 1:
            text += QChar(static_cast<char16_t>(0x4e00 + number(0x5000)));
            break;
        case 2:
            text += QString::fromUcs4(
                    std::array{static_cast<char32_t>(0x10000 + number(0x100000))}.data(), 1);
            break;
        default:
            text += QChar(static_cast<char16_t>(0x20 + number(0x5f)));
        }
    }
    return text;
}

QString RecordGenerator::maybeOneOf(std::initializer_list<const char16_t *> words)
{
    return given() ? QString(QStringView(*(words.begin() + number(words.size())))) : QString();
}

std::optional<Timestamp> RecordGenerator::time()
{
    // Any day of the years 0000 to 9999.
    const auto day =
            std::chrono::sys_days{std::chrono::year{0} / 1 / 1} + std::chrono::days{number(3'652'425)};
    return Timestamp{day}
    + std::chrono::milliseconds{number(given() ? 86'400 : 1) * 1000 + (given() ? 0 : number(1000))};
}

std::optional<qint64> RecordGenerator::maybeCount()
{
    return given() ? std::optional(static_cast<qint64>(m_random.generate64() >> (1 + number(60))))
                   : std::nullopt;
}

std::optional<double> RecordGenerator::maybeShare()
{
    static constexpr std::array special{0.0, 1.0, 0.1, 0.41, 1e-300, 0.30000000000000004};
    if (!given())
        return std::nullopt;
    return given() ? m_random.generateDouble() : special.at(number(special.size()));
}

IssueRef RecordGenerator::ref()
{
    const QString number = given() ? QString::number(m_random.bounded(1'000'000)) : u"I6ABCD"_s;
    return {word() + u'/' + word() + (given() ? u""_s : u"/仓库"_s), number};
}

QStringList RecordGenerator::texts()
{
    QStringList texts;
    for (size_t i = 0, length = number(4); i < length; ++i)
        texts.append(text());
    return texts;
}

std::optional<QList<IssueRef>> RecordGenerator::maybeRefs()
{
    if (!given())
        return std::nullopt;
    QList<IssueRef> refs;
    for (size_t i = 0, length = number(4); i < length; ++i)
        refs.append(ref());
    return refs;
}

void RecordGenerator::fill(BundleHeader &record)
{
    record = {1, maybeTime(), maybeText()};
}

void RecordGenerator::fill(RepoRecord &record)
{
    record = {u"gitee"_s, ref().repo, maybeText(), maybeText(), localized()};
}

void RecordGenerator::fill(SeriesRecord &record)
{
    record = {word(), localized(), maybeText(), maybeInt(), localized(), localized()};
}

void RecordGenerator::fill(BatchRecord &record)
{
    record = {batch(), localized(), maybeTime(), maybeTime(), maybeInt(),
            given() ? std::optional(texts()) : std::nullopt};
}

void RecordGenerator::fill(IssueRecord &record)
{
    record = {ref(), maybeText(), maybeText(), maybeOneOf({u"open", u"closed"}),
            given() ? std::optional(texts()) : std::nullopt, maybeText(),
            maybeOneOf({u"user", u"maintainer", u"bot"}), maybeTime(), maybeTime(), maybeTime(), maybeText(),
            maybeOneOf({u"user", u"maintainer", u"bot"}), maybeText()};
}

void RecordGenerator::fill(EventRecord &record)
{
    record = {ref(), given() ? SubjectKind::Issue : SubjectKind::Change, word(),
            maybeOneOf({u"comment", u"label", u"unlabel", u"close", u"reopen", u"merge", u"reference",
                    u"review", u"push", u"assign", u"milestone", u"rename"}),
            maybeTime(), maybeText(), maybeOneOf({u"user", u"maintainer", u"bot"}), maybeText(), maybeText(),
            given() ? std::optional(ref()) : std::nullopt};
}

void RecordGenerator::fill(ChangeRecord &record)
{
    record = {ref(), maybeText(), maybeText(), maybeOneOf({u"open", u"closed", u"merged"}), maybeTime(),
            maybeTime(), maybeTime(), maybeText(), maybeText(), maybeText(), maybeText(), maybeCount(),
            maybeCount(), maybeCount(), std::nullopt};
    if (!given())
        return;
    record.commits.emplace();
    for (size_t i = 0, length = number(3); i < length; ++i)
        record.commits->append({maybeText(), maybeText(), maybeText(), maybeTime()});
}

void RecordGenerator::fill(PatchRecord &record)
{
    record = {ref(), text()};
}

void RecordGenerator::fill(LinkRecord &record)
{
    record = {ref(), ref(), u"closing-keyword"_s, maybeText()};
    if (given()) {
        record.basis = u"manual"_s;
        record.verdict = given() ? u"added"_s : u"rejected"_s;
        record.by = maybeText();
        record.at = maybeTime();
    }
}

void RecordGenerator::fill(KgNodeRecord &record)
{
    record = {word(), maybeText(), maybeText(), maybeText(), maybeText(), maybeText()};
}

void RecordGenerator::fill(KgRefRecord &record)
{
    record = {ref(), word(), maybeText(), maybeText(), maybeText(), maybeText(), maybeShare(), maybeText(),
            maybeOneOf({u"proposed", u"accepted", u"rejected", u"replaced"}), maybeText(), maybeTime(),
            maybeText()};
}

void RecordGenerator::fill(ProposalRecord &record)
{
    record = {ref(), word(), maybeOneOf({u"keep", u"drop"}), maybeText(), maybeText(), maybeShare()};
}

void RecordGenerator::fill(AuditEntry &entry)
{
    entry = {.batch = batch(),
            .issue = ref(),
            .nodeId = word(),
            .verdict = static_cast<AuditVerdict>(number(5)),
            .reason = maybeText(),
            .note = maybeText(),
            .replacement = {},
            .content = maybeText(),
            .isBlind = given(),
            .by = maybeText(),
            .at = time(),
            .id = maybeText(),
            .undoes = maybeText(),
            .supersedes = texts(),
            .step = maybeText()};
    if (entry.verdict == AuditVerdict::Replace || given())
        entry.replacement = {
                word(), maybeText(), maybeText(), maybeText(), maybeText(), maybeShare(), maybeText()};
}

void RecordGenerator::fill(Decision &record)
{
    record = {ref(), given() ? batch() : BatchRef{}, static_cast<Verdict>(number(4)),
            static_cast<Stage>(number(3)), maybeText(), maybeText(), word(), time(), maybeTime(),
            given() ? std::optional(ref()) : std::nullopt, texts(), maybeCount(), maybeText(), maybeText(),
            maybeText(), texts(), maybeText()};
}

void RecordGenerator::fill(DraftRecord &record)
{
    record = {batch(), ref(), given() ? u"zh"_s : u"en"_s, maybeText(), maybeText(), maybeText(), maybeText(),
            maybeText(), word()};
}

void RecordGenerator::fill(SectionRecord &record)
{
    record = {batch(), ref().repo, maybeInt(), localized(), localized()};
}

void RecordGenerator::fill(ThemeRecord &record)
{
    record = {batch(), static_cast<int>(number(20)), localized(), localized(), maybeRefs()};
}

void RecordGenerator::fill(GuideRecord &record)
{
    record = {batch(), static_cast<int>(number(20)), localized(), localized(), maybeRefs()};
}

void RecordGenerator::fill(ResolutionRecord &record)
{
    record = {ref(), given() ? u"answered"_s : QString(), maybeText(), word(), time()};
}

void RecordGenerator::fill(TextEdit &edit)
{
    edit = {batch(), static_cast<TextOwner>(number(7)), maybeText(), word(), given() ? u"zh"_s : QString(),
            maybeText(), maybeText(), time(), maybeText(), maybeText(), maybeText()};
}

void RecordGenerator::fill(PublishedArticleRecord &record)
{
    record = {batch(), given() ? u"zh"_s : u"en"_s, word(), maybeText(), maybeTime()};
}

void RecordGenerator::fill(TermRecord &record)
{
    record = {word(), word(), word(), maybeText()};
}

void RecordGenerator::fill(PublicationRecord &record)
{
    record = {batch(), word(), given() ? u"zh"_s : u"both"_s,
            maybeOneOf({u"exported", u"draft", u"published"}), maybeText(), maybeText(), {}, maybeText(),
            maybeText(), maybeText(), maybeText(), maybeText(), maybeText(), time(), maybeText()};
    if (!given())
        return;
    record.files.emplace();
    for (size_t i = 0, length = number(3); i < length; ++i)
        record.files->append({word(), maybeText(), maybeCount()});
}

} // namespace Winnow
