// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "personalchecks.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mobileLength = 11;
constexpr qsizetype identityLength = 18;

constexpr std::array<QStringView, 9> telephoneWords{
        u"电话", u"手机", u"联系", u"微信", u"致电", u"tel", u"phone", u"call", u"+86"};

bool isMailCharacter(char16_t c)
{
    return isWordCharacter(c) || c == u'.' || c == u'-' || c == u'+';
}

TextProblem personal(const ReadableText &text, qsizetype begin, qsizetype end, const LocalizedText &message,
        LintSeverity severity)
{
    TextProblem problem;
    problem.code = LintCode::Personal;
    problem.severity = severity;
    problem.start = text.sourceOffset(begin);
    problem.end = text.sourceOffset(end - 1) + 1;
    problem.message = message;
    return problem;
}

/// The e-mail address around the sign at @p at: its begin and end, or an empty range.
std::pair<qsizetype, qsizetype> mailAround(QStringView text, qsizetype at)
{
    qsizetype begin = at;
    while (begin > 0 && isMailCharacter(text[begin - 1].unicode()))
        --begin;
    qsizetype end = at + 1;
    while (end < text.size() && (isMailCharacter(text[end].unicode()) && text[end] != u'_'))
        ++end;
    while (end > at + 1 && (text[end - 1] == u'.' || text[end - 1] == u'-'))
        --end;
    const QStringView host = text.sliced(at + 1, end - at - 1);
    const QStringView name = text.sliced(begin, at - begin);
    const qsizetype dot = host.lastIndexOf(u'.');
    const bool isMail =
            !name.isEmpty() && dot > 0 && host.size() - dot > 2 && isAsciiLetter(host[dot + 1].unicode());
    const bool isOfNobody = name == u"git" || host.startsWith(u"example.") || host.contains(u".example")
            || isWord(name, "noreply"_L1) || isWord(name, "no-reply"_L1);
    return isMail && !isOfNobody ? std::pair(begin, end) : std::pair(at, at);
}

/// Weights and check characters of GB 11643-1999.
bool isIdentityNumber(QStringView number)
{
    constexpr std::array weights{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    constexpr QStringView checks = u"10X98765432";
    const int year = number.sliced(6, 4).toInt();
    const int month = number.sliced(10, 2).toInt();
    const int day = number.sliced(12, 2).toInt();
    if (number[0] == u'0' || year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1 || day > 31)
        return false;
    int sum = 0;
    for (size_t i = 0; i < weights.size(); ++i)
        sum += weights[i] * (number[static_cast<qsizetype>(i)].unicode() - u'0');
    return checks[sum % 11] == number.back().toUpper();
}

bool speaksOfTelephone(QStringView text, qsizetype at)
{
    constexpr qsizetype lookedAt = 12;
    const QStringView before = text.sliced(std::max<qsizetype>(0, at - lookedAt), std::min(at, lookedAt));
    return std::ranges::any_of(telephoneWords,
            [before](QStringView word) { return before.contains(word, Qt::CaseInsensitive); });
}

/// Looks at one run of digits, of which single blanks or hyphens may part groups.
std::optional<TextProblem> checkDigits(const ReadableText &text, qsizetype begin, qsizetype end)
{
    const QStringView folded = text.folded();
    const QString digits = folded.sliced(begin, end - begin).toString().remove(u'-').remove(u' ');
    const bool isGrouped = digits.size() != end - begin;
    const bool endsWithX = lowerAscii(characterAt(folded, end)) == u'x';
    if (!isGrouped
            && (digits.size() == identityLength || (digits.size() == identityLength - 1 && endsWithX))) {
        const qsizetype last = begin + identityLength;
        if (isIdentityNumber(folded.sliced(begin, identityLength))
                && !isWordCharacter(characterAt(folded, last)))
            return personal(text, begin, last,
                    {u"疑似身份证号码。"_s, u"This looks like an identity number."_s}, LintSeverity::Error);
    }
    if (isWordCharacter(characterAt(folded, end)))
        return std::nullopt;
    const bool named = speaksOfTelephone(folded, begin);
    const bool isMobile = digits.size() == mobileLength && digits[0] == u'1' && digits[1] >= u'3';
    // Sizes in bytes look like it: 17179869184.
    const bool isSize = digits.toLongLong() % 1024 == 0;
    const bool isGroupedMobile = isGrouped && folded.sliced(begin, end - begin).size() == mobileLength + 2;
    if (isMobile && !isSize && (!isGrouped || isGroupedMobile)) {
        return personal(text, begin, end, {u"疑似手机号码。"_s, u"This looks like a mobile number."_s},
                named || isGrouped ? LintSeverity::Error : LintSeverity::Warning);
    }
    const bool isLandline =
            digits[0] == u'0' && digits.size() >= 10 && digits.size() <= 12 && isGrouped && named;
    if (isLandline)
        return personal(text, begin, end, {u"疑似电话号码。"_s, u"This looks like a telephone number."_s},
                LintSeverity::Error);
    return std::nullopt;
}

qsizetype digitsEnd(QStringView text, qsizetype at)
{
    qsizetype end = at;
    for (;;) {
        if (isAsciiDigit(characterAt(text, end)))
            ++end;
        else if ((characterAt(text, end) == u'-' || characterAt(text, end) == u' ')
                && isAsciiDigit(characterAt(text, end + 1)))
            ++end;
        else
            return end;
    }
}

} // namespace

QList<TextProblem> checkPersonal(const ReadableText &text)
{
    const QStringView folded = text.folded();
    QList<TextProblem> problems;
    for (qsizetype at = 0; at < folded.size(); ++at) {
        const char16_t c = folded[at].unicode();
        if (text.zone(at) == TextZone::Address)
            continue;
        if (c == u'@') {
            const auto [begin, end] = mailAround(folded, at);
            if (end > begin)
                problems.append(personal(text, begin, end,
                        {u"文中有电子邮件地址。"_s, u"The text holds an e-mail address."_s},
                        LintSeverity::Error));
        } else if (isAsciiDigit(c)) {
            const qsizetype end = digitsEnd(folded, at);
            const char16_t previous = characterAt(folded, at - 1);
            if (end - at >= mobileLength - 1 && !isWordCharacter(previous) && previous != u'.') {
                if (auto problem = checkDigits(text, at, end))
                    problems.append(*problem);
            }
            at = end - 1;
        }
    }
    return problems;
}

} // namespace Winnow
