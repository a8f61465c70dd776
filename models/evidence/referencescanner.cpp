// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "referencescanner.h"

#include "referencewords.h"
#include "textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Longer runs of digits are dates, hashes and ids; the largest trackers are below ten million.
constexpr qsizetype longestNumber = 7;
constexpr qsizetype longestQualifier = 140;
constexpr qsizetype longestLookBack = 24;

bool isQualifierCharacter(char16_t c)
{
    return isWordCharacter(c) || c == u'-' || c == u'.' || c == u'/';
}

/// Chinese characters, kana and hangul, which are written without spaces.
bool isIdeograph(char16_t c)
{
    return (c >= 0x2E80 && c <= 0x2FFF) || (c >= 0x3040 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7AF)
            || (c >= 0xF900 && c <= 0xFAFF);
}

/// `docs/readme.md#12` is a place in a file.
bool isFileName(QStringView name)
{
    constexpr std::array endings{".md"_L1, ".rst"_L1, ".txt"_L1, ".html"_L1, ".htm"_L1, ".cpp"_L1, ".h"_L1,
            ".py"_L1, ".c"_L1, ".cc"_L1, ".json"_L1, ".yaml"_L1, ".yml"_L1, ".sh"_L1, ".rs"_L1, ".go"_L1,
            ".java"_L1};
    return std::ranges::any_of(
            endings, [name](QLatin1StringView ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
}

/// What the scan has to stop at; for all other characters one look at a table is enough.
constexpr std::array<bool, 128> stops = [] {
    std::array<bool, 128> table{};
    for (const char c : {'#', '!', 'h', 'H', 'g', 'G', 'a', 'A', 'w', 'W', 'p', 'P', 'm', 'M', 'i', 'I'})
        table[static_cast<size_t>(c)] = true;
    return table;
}();

} // namespace

ReferenceScanner::ReferenceScanner(QStringView text, const ReferenceContext &context)
    : m_text(text)
    , m_context(context)
    , m_numberSignKind(
              context.forge == "gitcode"_L1 || context.forge == "gitee"_L1 || context.forge == "gitlab"_L1
                      ? ReferenceKind::Issue
                      : ReferenceKind::Either)
    , m_bangIsKnown(context.forge != "github"_L1)
{}

QList<ReferenceScanner::Place> ReferenceScanner::scan()
{
    while (m_at < m_text.size()) {
        const char16_t c = m_text[m_at].unicode();
        if (c < stops.size() ? !stops[c] : c != u'＃' && c != u'！' && c != u'合' && c != u'拉') {
            ++m_at;
            continue;
        }
        const qsizetype before = m_at;
        switch (foldWidth(c)) {
        case u'#':
            scanNumberSign();
            break;
        case u'!':
            scanBang();
            break;
        case u'合':
        case u'拉':
            scanWord();
            break;
        default:
            if (startsAddress(m_text, m_at))
                scanAddress();
            else if (!isWordCharacter(characterAt(m_text, m_at - 1)))
                scanWord();
        }
        m_at = std::max(m_at, before + 1);
    }
    return m_places;
}

void ReferenceScanner::scanAddress()
{
    AddressSpan span = readAddress(m_text, m_at);
    if (span.named) {
        Reference reference{span.named->kind, ReferenceForm::Address, std::move(span.named->target),
                std::move(span.named->forge), false, m_at, span.end - m_at};
        if (reference.forge == "github"_L1 && reference.kind == ReferenceKind::Issue)
            reference.kind = ReferenceKind::Either; // GitHub shows a change under /issues/N as well
        m_places.append({std::move(reference), true});
        m_lastEnd = span.end;
    }
    m_at = span.end;
}

bool ReferenceScanner::endsNumber(qsizetype end) const
{
    const char16_t next = characterAt(m_text, end);
    if (isAsciiLetter(next) || next == u'_') {
        // "修复 #12https://…": the next address is glued on
        return hasWordAt(m_text, end, "http"_L1);
    }
    const bool digitFollows = isAsciiDigit(foldWidth(characterAt(m_text, end + 1)));
    return !(next == u'.' && digitFollows) && next != u'%';
}

/// The number at @p begin as forges count, in half-width digits; with @p gitee its `I6ABCD` as well.
ReferenceScanner::Number ReferenceScanner::numberAt(qsizetype begin, bool gitee) const
{
    std::array<QChar, longestNumber> digits;
    qsizetype length = 0;
    const auto digitAt = [&](qsizetype i) { return foldWidth(characterAt(m_text, begin + i)); };
    const bool letters = gitee && digitAt(0) == u'I';
    bool anyDigit = false;
    for (; isAsciiDigit(digitAt(length)) || (letters && digitAt(length) >= u'A' && digitAt(length) <= u'Z');
            ++length) {
        if (length == longestNumber)
            return {};
        digits[static_cast<size_t>(length)] = QChar(digitAt(length));
        anyDigit = anyDigit || isAsciiDigit(digitAt(length));
    }
    if (length == 0 || !anyDigit || digits[0] == u'0' || (letters && length < 5)
            || !endsNumber(begin + length))
        return {};
    return {QString(digits.data(), length), begin + length};
}

/// A number behind a kind word and without a sign, where more could be meant: dates, versions, shares,
/// amounts.
ReferenceScanner::Number ReferenceScanner::plainNumberAt(qsizetype begin) const
{
    const Number number = numberAt(begin);
    if (number.isNull())
        return {};
    const char16_t next = characterAt(m_text, number.end);
    const bool digitFollows = isAsciiDigit(characterAt(m_text, number.end + 1));
    if ((next == u'-' || next == u':') && digitFollows)
        return {};
    if (next == u'/' && digitFollows && number.text.size() < 3) // "PR 1/3"
        return {};
    return unitBeginsAt(m_text, number.end) ? Number{} : number;
}

/// `org/repo` right before the sign.
std::optional<ReferenceScanner::Qualifier> ReferenceScanner::qualifierBefore(qsizetype sign) const
{
    qsizetype begin = sign;
    while (begin > 0 && sign - begin <= longestQualifier && isQualifierCharacter(m_text[begin - 1].unicode()))
        --begin;
    while (begin < sign && !isWordCharacter(m_text[begin].unicode()))
        ++begin;
    const QStringView repo = m_text.sliced(begin, sign - begin);
    if (repo.size() > longestQualifier || !isRepoName(repo) || !isWordCharacter(repo.back().unicode())
            || isFileName(repo))
        return std::nullopt;
    return Qualifier{repo.toString(), begin};
}

/// Whether a bare `#` or `!` may stand at @p sign: not inside a word, a path, an entity, a heading or a
/// link's fragment.
bool ReferenceScanner::maySign(qsizetype sign) const
{
    const char16_t before = characterAt(m_text, sign - 1);
    if (isWordCharacter(before))
        return gluedWordEndsAt(m_text, sign);
    switch (foldWidth(before)) {
    case u'#':
    case u'!':
    case u'&':
    case u'\\':
    case u'$':
    case u'@':
        return false;
    case u'/':
    case u'.':
        return sign - 1 == m_lastEnd || !isWordCharacter(characterAt(m_text, sign - 2));
    case u'(':
        return foldWidth(characterAt(m_text, sign - 2)) != u']';
    default:
        return true;
    }
}

/// `color: #123456`, `fill="#333"`: digits alone, but behind a word for a colour.
bool ReferenceScanner::isColour(qsizetype sign, const Number &number) const
{
    if (number.text.size() != 3 && number.text.size() != 4 && number.text.size() != 6)
        return false;
    qsizetype end = sign;
    const auto skip = [&](QStringView signs) {
        const qsizetype from = end;
        while (end > 0 && from - end < 4 && signs.contains(m_text[end - 1]))
            --end;
        return end < from;
    };
    skip(u" \t\"'");
    if (!skip(u":：="))
        return false;
    skip(u" \t\"'");
    const QStringView before = m_text.first(end);
    constexpr std::array words{
            "color"_L1, "colour"_L1, "background"_L1, "fill"_L1, "stroke"_L1, "border"_L1, "shadow"_L1};
    return before.endsWith(u"颜色") || before.endsWith(u"色值")
            || std::ranges::any_of(words,
                    [before](QLatin1StringView word) { return before.endsWith(word, Qt::CaseInsensitive); });
}

/// "#1 Background" at the start of a line is a heading or a list's number; "#2758" alone is a reference.
bool ReferenceScanner::isListNumber(qsizetype sign, const Number &number) const
{
    if (number.text.size() > 1)
        return false;
    qsizetype begin = sign;
    while (begin > 0 && isBlank(m_text[begin - 1].unicode()))
        --begin;
    if (begin > 0 && !isLineEnd(m_text[begin - 1].unicode()))
        return false;
    qsizetype next = number.end;
    while (isBlank(characterAt(m_text, next))
            || QStringView(u".:：、)").contains(QChar(characterAt(m_text, next))))
        ++next;
    const char16_t first = characterAt(m_text, next);
    return first != u'\0' && !isLineEnd(first) && !QStringView(u",，;；/&+#＃").contains(QChar(first));
}

bool ReferenceScanner::countsSomethingElse(qsizetype sign) const
{
    return foreignCountEndsAt(m_text, sign);
}

/// "e.g., Fixes #123" in a template that nobody filled in.
bool ReferenceScanner::isPlaceholder(qsizetype sign, const Number &number) const
{
    constexpr std::array numbers{"123"_L1, "1234"_L1, "12345"_L1, "456"_L1, "789"_L1};
    if (!std::ranges::any_of(numbers, [&](QLatin1StringView each) { return number.text == each; }))
        return false;
    const qsizetype begin = std::max<qsizetype>(0, sign - longestLookBack);
    const QStringView before = m_text.sliced(begin, sign - begin);
    return before.contains(u"例如") || before.contains(u"比如")
            || before.contains("e.g."_L1, Qt::CaseInsensitive)
            || before.contains("example"_L1, Qt::CaseInsensitive);
}

void ReferenceScanner::add(ReferenceKind kind, ReferenceForm form, const QString &repo, const Number &number,
        qsizetype begin, bool named)
{
    m_places.append(
            {{kind, form, {repo, number.text}, form == ReferenceForm::Bare ? m_context.forge : QString(),
                     false, begin, number.end - begin},
                    named});
    m_at = number.end;
    m_lastEnd = number.end;
}

void ReferenceScanner::scanNumberSign()
{
    const qsizetype sign = m_at;
    const Number number =
            numberAt(sign + 1, m_context.forge != "github"_L1 && m_context.forge != "gitlab"_L1);
    if (number.isNull())
        return;
    if (const auto qualifier = qualifierBefore(sign)) {
        add(m_numberSignKind, ReferenceForm::Qualified, qualifier->repo, number, qualifier->begin, false);
        return;
    }
    if (!maySign(sign) || isColour(sign, number) || isListNumber(sign, number) || countsSomethingElse(sign)
            || isPlaceholder(sign, number))
        return;
    add(m_numberSignKind, ReferenceForm::Bare, m_context.repo, number, sign, false);
}

/// `!12` is a change on all forges but GitHub. A full-width `！` ends Chinese sentences much more often, so it
/// counts only where none can end; an exclamation mark behind a word of letters is one, too.
void ReferenceScanner::scanBang()
{
    const qsizetype sign = m_at;
    const Number number = numberAt(sign + 1);
    if (number.isNull())
        return;
    if (const auto qualifier = qualifierBefore(sign)) {
        add(ReferenceKind::Change, ReferenceForm::Qualified, qualifier->repo, number, qualifier->begin, true);
        return;
    }
    const char16_t before = characterAt(m_text, sign - 1);
    const bool fullWidth = m_text[sign] == u'！';
    if (!m_bangIsKnown || isWordCharacter(before) || !maySign(sign)
            || QStringView(u")]）】」”=<>").contains(QChar(before)))
        return;
    if (fullWidth && (isIdeograph(before) || unitBeginsAt(m_text, number.end)))
        return;
    add(ReferenceKind::Change, ReferenceForm::Bare, m_context.repo, number, sign, true);
}

/// "PR 12", "MR !12", "PR#12", "PR-12", "PR:[12](…)", "合并请求 12", "issue145", "GH-12".
void ReferenceScanner::scanWord()
{
    const qsizetype begin = m_at;
    if (QStringView(u"-/.@").contains(QChar(characterAt(m_text, begin - 1))) && begin > 0)
        return; // part of a path or a branch
    if (hasWordAt(m_text, begin, "gh-"_L1)) {
        if (const Number number = plainNumberAt(begin + 3); !number.isNull())
            add(ReferenceKind::Either, ReferenceForm::Bare, m_context.repo, number, begin, false);
        return;
    }
    const auto word = kindWordAt(m_text, begin);
    if (!word)
        return;
    qsizetype next = begin + word->length;
    const auto skip = [&](QStringView signs, int most) {
        for (; most > 0 && next < m_text.size() && signs.contains(m_text[next]); --most)
            ++next;
    };
    skip(u" \u3000", 2);
    skip(u":：-*", 2);
    skip(u" \u3000", 2);
    skip(u"[【", 1);
    const char16_t sign = foldWidth(characterAt(m_text, next));
    const bool signedNumber = sign == u'#' || sign == u'!';
    const Number number =
            signedNumber ? numberAt(next + 1, word->kind == ReferenceKind::Issue) : plainNumberAt(next);
    if (number.isNull() || isPlaceholder(begin, number))
        return;
    if (!signedNumber && word->kind == ReferenceKind::Issue && number.text.size() < 2)
        return; // "issue 1: …" counts within the text
    const ReferenceKind kind = sign == u'!' ? ReferenceKind::Change : word->kind;
    add(kind, ReferenceForm::Bare, m_context.repo, number, begin, true);
    scanList(kind, word->plural);
}

/// Numbers without a sign that go on behind "PR 184": "+195", "/195", "、195", and behind a plural ", 195 and
/// 201".
void ReferenceScanner::scanList(ReferenceKind kind, bool plural)
{
    for (;;) {
        qsizetype next = m_at;
        const char16_t separator = characterAt(m_text, next);
        if (QStringView(u"+/、&").contains(QChar(separator)) && separator != u'\0') {
            ++next;
        } else if (plural) {
            while (QStringView(u",，").contains(QChar(characterAt(m_text, next))) && next < m_text.size())
                ++next;
            while (isBlank(characterAt(m_text, next)))
                ++next;
            if (hasWordAt(m_text, next, "and "_L1))
                next += 4;
            else if (characterAt(m_text, next) == u'和' || characterAt(m_text, next) == u'与')
                ++next;
        }
        while (next > m_at && isBlank(characterAt(m_text, next)))
            ++next;
        if (next == m_at)
            return;
        const Number number = plainNumberAt(next);
        if (number.isNull())
            return;
        add(kind, ReferenceForm::Bare, m_context.repo, number, next, true);
    }
}

} // namespace Winnow
