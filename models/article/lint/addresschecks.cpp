// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "addresschecks.h"

#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Ways in which a scheme is mistyped.
constexpr std::array brokenSchemes{"http:/"_L1, "https:/"_L1, "http//"_L1, "https//"_L1, "htp://"_L1,
        "htps://"_L1, "htttp://"_L1, "htttps://"_L1, "ttps://"_L1, "ttp://"_L1, "http;//"_L1, "https;//"_L1,
        "http:\\\\"_L1, "https:\\\\"_L1};

constexpr std::array unsafeSchemes{"javascript:"_L1, "vbscript:"_L1, "data:"_L1, "file:"_L1};

bool isHostCharacter(char16_t c)
{
    return isAsciiLetter(c) || isAsciiDigit(c) || c == u'-' || c == u'.';
}

bool isSoundHost(QStringView host)
{
    if (host == u"localhost")
        return true;
    const qsizetype dot = host.lastIndexOf(u'.');
    return dot > 0 && dot + 1 < host.size() && !host.startsWith(u'.') && !host.startsWith(u'-')
            && !host.contains(u"..")
            && std::ranges::all_of(host, [](QChar c) { return isHostCharacter(c.unicode()); });
}

bool hasBrokenPercent(QStringView address)
{
    const auto isHex = [address](qsizetype at) {
        const char16_t c = lowerAscii(characterAt(address, at));
        return isAsciiDigit(c) || (c >= u'a' && c <= u'f');
    };
    for (qsizetype at = address.indexOf(u'%'); at >= 0; at = address.indexOf(u'%', at + 1)) {
        if (!isHex(at + 1) || !isHex(at + 2))
            return true;
    }
    return false;
}

/// What is wrong with @p address, which begins with its scheme; null where nothing is.
LocalizedText faultOf(QStringView address)
{
    const qsizetype begin = address.indexOf(u"://") + 3;
    QStringView rest = address.sliced(begin);
    qsizetype end = 0;
    while (end < rest.size() && !QStringView(u"/?#").contains(rest[end]))
        ++end;
    QStringView host = rest.first(end);
    if (const qsizetype at = host.lastIndexOf(u'@'); at >= 0)
        host = host.sliced(at + 1);
    if (const qsizetype colon = host.indexOf(u':'); colon >= 0 && colon + 1 < host.size()
            && std::ranges::all_of(host.sliced(colon + 1), [](QChar c) { return isAsciiDigit(c.unicode()); }))
        host = host.first(colon);
    if (!isSoundHost(host))
        return {u"网址的主机名不成立。"_s, u"The address has no sound host."_s};
    if (rest.sliced(end).contains(u"://") && !rest.contains(u'?') && rest.indexOf(u"http") <= end + 1)
        return {u"网址里又有一个网址。"_s, u"The address holds another one."_s};
    if (hasBrokenPercent(rest))
        return {u"网址里的百分号转义不完整。"_s,
                u"A percent sign of the address is not followed by two hex digits."_s};
    return {};
}

/// Looks for addresses in one text.
class AddressCheck final
{
public:
    explicit AddressCheck(const ReadableText &text)
        : m_all(text)
        , m_text(text.read())
    {}

    QList<TextProblem> check();

private:
    void add(qsizetype begin, qsizetype end, const LocalizedText &message,
            LintSeverity severity = LintSeverity::Error);
    qsizetype checkZone(qsizetype at);
    void checkTarget(qsizetype begin, qsizetype end);
    qsizetype checkBroken(qsizetype at);

    const ReadableText &m_all;
    QStringView m_text;
    QList<TextProblem> m_problems;
};

void AddressCheck::add(qsizetype begin, qsizetype end, const LocalizedText &message, LintSeverity severity)
{
    TextProblem problem;
    problem.code = LintCode::LinkBad;
    problem.severity = severity;
    problem.start = m_all.sourceOffset(begin);
    problem.end = m_all.sourceOffset(end - 1) + 1;
    problem.message = message;
    m_problems.append(problem);
}

/// A link's target: "](target)".
void AddressCheck::checkTarget(qsizetype begin, qsizetype end)
{
    QStringView target = m_text.sliced(begin + 2, end - begin - 3).trimmed();
    if (target.startsWith(u'<') && target.endsWith(u'>'))
        target = target.sliced(1, target.size() - 2);
    const qsizetype title = target.indexOf(u" \"");
    if (title > 0)
        target = target.first(title);
    const bool isUnsafe = std::ranges::any_of(
            unsafeSchemes, [target](QLatin1StringView scheme) { return hasWordAt(target, 0, scheme); });
    LocalizedText fault;
    if (target.isEmpty())
        fault = {u"链接没有地址。"_s, u"The link has no target."_s};
    else if (isUnsafe)
        fault = {u"链接的协议不安全。"_s, u"The scheme of the link is not safe."_s};
    else if (std::ranges::any_of(target, [](QChar c) { return c.isSpace(); }))
        fault = {u"链接地址里有空格。"_s, u"The target of the link holds a space."_s};
    else if (target.contains(u"://"))
        fault = faultOf(target);
    if (!fault.isNull())
        add(begin, end, fault);
}

qsizetype AddressCheck::checkZone(qsizetype at)
{
    if (m_text[at] == u'[')
        return at + 1;
    qsizetype end = at;
    if (m_text[at] == u']') {
        int depth = 0;
        for (end = at + 1; end < m_text.size(); ++end) {
            if (m_text[end] == u'(')
                ++depth;
            else if (m_text[end] == u')' && --depth == 0)
                break;
        }
        end = std::min(end + 1, m_text.size());
        checkTarget(at, end);
        return end;
    }
    const qsizetype begin = m_text[at] == u'<' ? at + 1 : at;
    while (end < m_text.size() && m_all.zone(end) == TextZone::Address && m_text[end] != u']')
        ++end;
    const QStringView address = m_text.sliced(begin, end - begin - (m_text[at] == u'<' ? 1 : 0));
    const LocalizedText fault = faultOf(address);
    if (!fault.isNull())
        add(begin, begin + std::max<qsizetype>(address.size(), 1), fault);
    else if (m_text[at] != u'<' && isHan(characterAt(m_text, end)))
        add(begin, end,
                {u"网址后紧跟汉字，会被一并当作链接。"_s,
                        u"Chinese text directly behind the address would become part of the link."_s},
                LintSeverity::Warning);
    return std::max(end, at + 1);
}

/// A scheme that is mistyped, or that no address follows, in the words.
qsizetype AddressCheck::checkBroken(qsizetype at)
{
    for (const QLatin1StringView scheme : brokenSchemes) {
        if (!hasWordAt(m_text, at, scheme))
            continue;
        const qsizetype end = at + scheme.size();
        if (!isHostCharacter(characterAt(m_text, end))
                || !m_text.sliced(end).first(std::min<qsizetype>(60, m_text.size() - end)).contains(u'.'))
            continue;
        add(at, addressEnd(m_text, at),
                {u"网址的协议写错了。"_s, u"The scheme of the address is mistyped."_s});
        return addressEnd(m_text, at);
    }
    return at + 1;
}

QList<TextProblem> AddressCheck::check()
{
    for (qsizetype at = 0; at < m_text.size();) {
        const char16_t c = lowerAscii(m_text[at].unicode());
        if (m_all.zone(at) == TextZone::Address)
            at = checkZone(at);
        else if (m_all.zone(at) == TextZone::Words && (c == u'h' || c == u't')
                && !isWordCharacter(characterAt(m_text, at - 1)))
            at = checkBroken(at);
        else
            ++at;
    }
    return m_problems;
}

} // namespace

QList<TextProblem> checkAddresses(const ReadableText &text)
{
    return AddressCheck(text).check();
}

} // namespace Winnow
