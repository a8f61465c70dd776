// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "statedreferences.h"

#include "evidence/forgeaddress.h"
#include "evidence/textscan.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostDigits = 7;

/// Words before `#12` that name no repository.
constexpr std::array notNames{"pr"_L1, "prs"_L1, "mr"_L1, "issue"_L1, "issues"_L1, "fix"_L1, "fixes"_L1,
        "fixed"_L1, "close"_L1, "closes"_L1, "closed"_L1, "resolve"_L1, "resolves"_L1, "see"_L1, "and"_L1,
        "or"_L1, "by"_L1, "of"_L1, "in"_L1, "to"_L1, "via"_L1, "with"_L1, "as"_L1, "for"_L1, "on"_L1,
        "from"_L1, "the"_L1, "request"_L1, "rfc"_L1, "duplicate"_L1, "same"_L1, "also"_L1, "at"_L1, "is"_L1,
        "than"_L1, "after"_L1, "before"_L1, "order"_L1, "rank"_L1, "step"_L1};

bool isNameCharacter(char16_t c)
{
    return isWordCharacter(c) || c == u'-' || c == u'.' || c == u'/';
}

/// Reads a text from the left.
class Scanner final
{
public:
    explicit Scanner(const ReadableText &text)
        : m_all(text)
        , m_text(text.folded())
    {}

    QList<StatedReference> scan();

private:
    qsizetype numberEnd(qsizetype at) const;
    qsizetype skipBlanks(qsizetype at) const;
    qsizetype scanWord(qsizetype at);
    qsizetype scanSign(qsizetype at);
    qsizetype scanAddress(qsizetype at);
    qsizetype scanList(qsizetype at);
    qsizetype add(
            StatedReferenceKind kind, const QString &name, qsizetype begin, qsizetype number, qsizetype end);

    const ReadableText &m_all;
    QStringView m_text;
    QList<StatedReference> m_found;
};

qsizetype Scanner::skipBlanks(qsizetype at) const
{
    while (at < m_text.size() && isBlank(m_text[at].unicode()))
        ++at;
    return at;
}

/// Behind the number at @p at, or -1 where none stands there: dates, versions and sizes are none.
qsizetype Scanner::numberEnd(qsizetype at) const
{
    qsizetype end = at;
    const bool isGitee = characterAt(m_text, at) == u'I' && isAsciiLetter(characterAt(m_text, at + 1));
    while (end < m_text.size()
            && (isAsciiDigit(m_text[end].unicode()) || (isGitee && isWordCharacter(m_text[end].unicode()))))
        ++end;
    const qsizetype length = end - at;
    if (length == 0 || length > mostDigits || m_text[at] == u'0')
        return -1;
    if (isGitee
            && (length < 5
                    || !std::ranges::any_of(m_text.sliced(at, length), [](QChar c) { return c.isDigit(); })))
        return -1;
    const char16_t next = characterAt(m_text, end);
    const bool goesOn = isWordCharacter(next)
            || ((next == u'-' || next == u'.' || next == u':') && isAsciiDigit(characterAt(m_text, end + 1)));
    return goesOn || next == u'%' ? -1 : end;
}

qsizetype Scanner::add(
        StatedReferenceKind kind, const QString &name, qsizetype begin, qsizetype number, qsizetype end)
{
    StatedReference reference{
            kind, name, m_text.sliced(number, end - number).toString(), false, false, begin, end};
    if (!m_found.isEmpty()) {
        const QStringView between = m_text.sliced(m_found.last().end, begin - m_found.last().end).trimmed();
        reference.isListed = between.size() <= 3
                && (between.isEmpty() || QStringView(u"+/、,&→~和与及").contains(between.front())
                        || between == u"and");
    }
    m_found.append(reference);
    return end;
}

/// `PR 12`, `PR#12`, `MR!12`, `pull request #12`, `PRs 12 and 13`.
qsizetype Scanner::scanWord(qsizetype at)
{
    for (const QLatin1StringView word : {"prs"_L1, "pr"_L1, "mr"_L1, "pull request"_L1, "merge request"_L1}) {
        if (!hasWordAt(m_text, at, word))
            continue;
        qsizetype number = skipBlanks(at + word.size());
        if (characterAt(m_text, number) == u'#' || characterAt(m_text, number) == u'!')
            ++number;
        const qsizetype end = numberEnd(number);
        if (end > 0)
            return scanList(add(StatedReferenceKind::Change, {}, at, number, end));
    }
    return at;
}

qsizetype Scanner::scanSign(qsizetype at)
{
    const bool isChange = m_text[at] == u'!';
    const qsizetype end = numberEnd(at + 1);
    const char16_t before = characterAt(m_text, at - 1);
    if (end < 0 || (isChange && before == u'=') || before == u'&') // &#39; is a character
        return at;
    qsizetype nameEnd = at;
    while (nameEnd > 0 && !isChange && isBlank(m_text[nameEnd - 1].unicode()))
        --nameEnd;
    qsizetype nameBegin = nameEnd;
    while (nameBegin > 0 && isNameCharacter(m_text[nameBegin - 1].unicode()))
        --nameBegin;
    QStringView name = m_text.sliced(nameBegin, nameEnd - nameBegin);
    while (!name.isEmpty() && !isWordCharacter(name.front().unicode())) {
        name = name.sliced(1);
        ++nameBegin;
    }
    const bool isName = !name.isEmpty() && isAsciiLetter(name.front().unicode())
            && !std::ranges::any_of(notNames, [name](QLatin1StringView word) { return isWord(name, word); })
            && (m_found.isEmpty() || m_found.last().end <= nameBegin);
    if (!isName) {
        const auto kind = isChange ? StatedReferenceKind::Change : StatedReferenceKind::Number;
        return scanList(add(kind, {}, at, at + 1, end));
    }
    const auto kind = isChange ? StatedReferenceKind::Change : StatedReferenceKind::Case;
    add(kind, name.toString(), nameBegin, at + 1, end);
    m_found.last().isNameApart = nameEnd != at;
    return scanList(end);
}

/// The bare numbers of a list of changes: `PR184+195`, `PR 5888/5898`.
qsizetype Scanner::scanList(qsizetype at)
{
    if (m_found.last().kind != StatedReferenceKind::Change)
        return at;
    const qsizetype usual = m_found.last().number.size();
    for (;;) {
        const char16_t sign = characterAt(m_text, at);
        if (!QStringView(u"+/→、").contains(QChar(sign)) || sign == u'\0')
            return at;
        const qsizetype end = numberEnd(at + 1);
        const qsizetype length = end - at - 1;
        const char16_t next = end < 0 ? u'\0' : characterAt(m_text, end);
        const bool counts =
                QStringView(u"条案个行秒天分时文件项例次处").contains(QChar(next)) && next != u'\0';
        if (end < 0 || counts || length < 2 || std::abs(length - usual) > 1)
            return at;
        add(StatedReferenceKind::Change, {}, at + 1, at + 1, end);
        at = end;
    }
}

qsizetype Scanner::scanAddress(qsizetype at)
{
    const AddressSpan span = readAddress(m_text, at);
    if (span.named) {
        StatedReference reference;
        reference.kind = span.named->kind == ReferenceKind::Change ? StatedReferenceKind::Change
                                                                   : StatedReferenceKind::Case;
        reference.name = span.named->target.repo;
        reference.number = span.named->target.number;
        reference.begin = at;
        reference.end = span.end;
        m_found.append(reference);
    }
    return std::max(span.end, at + 1);
}

QList<StatedReference> Scanner::scan()
{
    for (qsizetype at = 0; at < m_text.size();) {
        const char16_t c = m_text[at].unicode();
        const TextZone zone = m_all.zone(at);
        qsizetype end = at;
        if (zone == TextZone::Address && lowerAscii(c) == u'h' && startsAddress(m_text, at))
            end = scanAddress(at);
        else if (zone == TextZone::Words && (c == u'#' || c == u'!'))
            end = scanSign(at);
        else if (zone == TextZone::Words && QStringView(u"pPmM").contains(QChar(c))
                && !isWordCharacter(characterAt(m_text, at - 1)))
            end = scanWord(at);
        at = std::max(end, at + 1);
    }
    return m_found;
}

} // namespace

QList<StatedReference> findStatedReferences(const ReadableText &text)
{
    constexpr QStringView starts = u"#!rR:";
    const bool mayHold = std::ranges::any_of(text.folded(), [starts](QChar c) { return starts.contains(c); });
    return mayHold ? Scanner(text).scan() : QList<StatedReference>();
}

} // namespace Winnow
