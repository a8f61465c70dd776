// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "drifttokens.h"

#include "statedcounts.h"
#include "statedreferences.h"
#include "statedtimes.h"

#include "domain/chinesenumeral.h"
#include "evidence/textscan.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Parts of addresses that name a language.
constexpr std::array languageParts{
        "/zh-cn/"_L1, "/zh_cn/"_L1, "/zh/"_L1, "/cn/"_L1, "/en-us/"_L1, "/en_us/"_L1, "/en/"_L1};

struct Magnitude
{
    QStringView word;
    double factor;
};

constexpr std::array magnitudes{Magnitude{u"万", 1e4}, Magnitude{u"亿", 1e8}, Magnitude{u"千", 1e3}};

bool isFlagDash(char16_t c)
{
    return c == u'-' || c == 0x2013 || c == 0x2014;
}

QString withoutLanguage(QString address)
{
    for (const QLatin1StringView part : languageParts)
        address.replace(part, "/"_L1, Qt::CaseInsensitive);
    while (address.endsWith(u'/'))
        address.chop(1);
    return address;
}

/// A whole number without leading zeros; what has a point as it stands.
QString comparable(QStringView number)
{
    QString digits = number.toString().remove(u',');
    if (digits.contains(u'.'))
        return digits;
    while (digits.size() > 1 && digits.startsWith(u'0'))
        digits = digits.sliced(1);
    return digits;
}

/// Reads the tokens of one text from the left.
class TokenReader final
{
public:
    explicit TokenReader(const ReadableText &text)
        : m_all(text)
        , m_text(text.folded())
        , m_references(findStatedReferences(text))
    {}

    DriftTokens read();

private:
    void add(DriftKind kind, const QString &value, qsizetype begin, qsizetype end);
    qsizetype readZone(qsizetype at);
    qsizetype readFlag(qsizetype at);
    qsizetype readDigits(qsizetype at);
    qsizetype readLetters(qsizetype at);
    void readOrdinal(qsizetype at);
    bool startsFlag(qsizetype at) const;

    const ReadableText &m_all;
    QStringView m_text;
    QList<StatedReference> m_references;
    DriftTokens m_read;
};

void TokenReader::add(DriftKind kind, const QString &value, qsizetype begin, qsizetype end)
{
    m_read.tokens.append({kind, value, m_all.sourceOffset(begin), m_all.sourceOffset(end - 1) + 1});
}

/// Code and addresses, each as a whole.
qsizetype TokenReader::readZone(qsizetype at)
{
    const TextZone zone = m_all.zone(at);
    qsizetype end = at;
    while (end < m_text.size() && m_all.zone(end) == zone)
        ++end;
    QString content = m_all.read().sliced(at, end - at).toString();
    if (zone == TextZone::Code) {
        add(DriftKind::Code, content.remove(u'`').trimmed(), at, end);
        return end;
    }
    const qsizetype scheme = content.indexOf("://"_L1);
    if (scheme > 0) {
        const qsizetype begin = content.lastIndexOf(QLatin1Char('h'), scheme);
        const QString address = content.sliced(std::max<qsizetype>(begin, 0));
        add(DriftKind::Address, withoutLanguage(address.first(addressEnd(address, 0))), at, end);
    }
    return end;
}

bool TokenReader::startsFlag(qsizetype at) const
{
    const char16_t c = m_text[at].unicode();
    if (!isFlagDash(c) || isWordCharacter(characterAt(m_text, at - 1))
            || isFlagDash(characterAt(m_text, at - 1)))
        return false;
    const qsizetype name = c == u'-' && characterAt(m_text, at + 1) == u'-' ? at + 2 : at + 1;
    const bool isLong = c == 0x2013 || (c == u'-' && name == at + 2);
    return isLong && isAsciiLetter(characterAt(m_text, name));
}

qsizetype TokenReader::readFlag(qsizetype at)
{
    qsizetype end = at + (m_text[at] == u'-' ? 2 : 1);
    const qsizetype name = end;
    while (end < m_text.size() && (isWordCharacter(m_text[end].unicode()) || m_text[end] == u'-'))
        ++end;
    add(DriftKind::Flag, u"--"_s + m_text.sliced(name, end - name).toString(), at, end);
    return end;
}

qsizetype TokenReader::readDigits(qsizetype at)
{
    qsizetype end = at;
    const auto isDigit = [this](qsizetype i) { return isAsciiDigit(characterAt(m_text, i)); };
    while (isDigit(end) || (m_text.size() > end + 1 && m_text[end] == u'.' && isDigit(end + 1))
            || (m_text.size() > end + 3 && m_text[end] == u',' && isDigit(end + 1) && isDigit(end + 2)
                    && isDigit(end + 3) && !isDigit(end + 4) && end - at <= 3))
        ++end;
    QString value = comparable(m_text.sliced(at, end - at));
    qsizetype unit = end;
    while (isBlank(characterAt(m_text, unit)))
        ++unit;
    for (const Magnitude &magnitude : magnitudes) {
        if (m_text.sliced(unit).startsWith(magnitude.word))
            value = QString::number(value.toDouble() * magnitude.factor, 'f', 0);
    }
    add(DriftKind::Number, value, at, end);
    return end;
}

/// A word: with digits in it a name or a version, else perhaps a number or month in words.
qsizetype TokenReader::readLetters(qsizetype at)
{
    qsizetype end = at;
    bool hasDigit = false;
    while (end < m_text.size() && isWordCharacter(m_text[end].unicode())) {
        hasDigit = hasDigit || isAsciiDigit(m_text[end].unicode());
        ++end;
    }
    if (!hasDigit) {
        if (const auto number = writtenNumberAt(m_text, at))
            m_read.spelled.insert(QString::number(number->value));
        if (const auto date = timeAt(m_text, at); date && date->month)
            m_read.spelled.insert(QString::number(*date->month));
        if (const auto month = monthNamed(m_text.sliced(at, end - at)))
            m_read.spelled.insert(QString::number(*month));
        return end;
    }
    const bool isVersion =
            lowerAscii(m_text[at].unicode()) == u'v' && isAsciiDigit(characterAt(m_text, at + 1));
    if (isVersion)
        return readDigits(at + 1);
    add(DriftKind::Name, m_text.sliced(at, end - at).toString().toLower(), at, end);
    return end;
}

/// The numeral of 第三周, which English writes in digits.
void TokenReader::readOrdinal(qsizetype at)
{
    qsizetype end = at;
    while (end < m_text.size() && readChineseNumeral(m_text.sliced(at, end + 1 - at)))
        ++end;
    if (const auto number = readChineseNumeral(m_text.sliced(at, end - at)))
        m_read.spelled.insert(QString::number(*number));
}

DriftTokens TokenReader::read()
{
    qsizetype reference = 0;
    for (qsizetype at = 0; at < m_text.size();) {
        if (reference < m_references.size() && at >= m_references[reference].begin) {
            const StatedReference &found = m_references[reference++];
            if (m_all.zone(found.begin) == TextZone::Words) {
                add(DriftKind::Reference, found.number, found.begin, found.end);
                at = found.end;
            }
            continue;
        }
        const char16_t c = m_text[at].unicode();
        if (m_all.zone(at) != TextZone::Words) {
            at = readZone(at);
        } else if (startsFlag(at)) {
            at = readFlag(at);
        } else if (isAsciiDigit(c)) {
            at = readDigits(at);
        } else if (isAsciiLetter(c)) {
            at = readLetters(at);
        } else {
            if (const auto number = isHan(c) ? writtenNumberAt(m_text, at) : std::nullopt)
                m_read.spelled.insert(QString::number(number->value));
            else if (c == u'第')
                readOrdinal(at + 1);
            ++at;
        }
    }
    return m_read;
}

} // namespace

DriftTokens readDriftTokens(const ReadableText &text)
{
    return TokenReader(text).read();
}

} // namespace Winnow
