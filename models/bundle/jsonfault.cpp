// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonfault.h"

#include "shownvalue.h"

#include <QList>

#include <array>
#include <cstring>

namespace Winnow::BundleFormat {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype deepestNesting = 64;

/// Length of the UTF-8 sequence at @p text, 0 where it is broken (RFC 3629: shortest form, no surrogates).
qsizetype sequenceLength(QByteArrayView text)
{
    const auto byte = [&](qsizetype i) { return i < text.size() ? static_cast<uchar>(text[i]) : uchar{0}; };
    const auto continues = [&](qsizetype i) { return (byte(i) & 0xc0) == 0x80; };
    const uchar first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return continues(1) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        const bool shortest = first != 0xe0 || byte(1) >= 0xa0;
        const bool surrogate = first == 0xed && byte(1) >= 0xa0;
        return continues(1) && continues(2) && shortest && !surrogate ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const bool shortest = first != 0xf0 || byte(1) >= 0x90;
        const bool inUnicode = first != 0xf4 || byte(1) < 0x90;
        return continues(1) && continues(2) && continues(3) && shortest && inUnicode ? 4 : 0;
    }
    return 0;
}

/// Goes over a line once, by the grammar of RFC 8259, and stops at the first fault.
class JsonScanner final
{
public:
    explicit JsonScanner(QByteArrayView line)
        : m_line(line)
    {}

    std::optional<LineError> scan()
    {
        if (m_line.startsWith("\xef\xbb\xbf")) // files put together with `cat` have them in the middle
            m_at = 3;
        skipSpace();
        if (!value())
            return m_fault;
        skipSpace();
        if (m_at < m_line.size()) {
            m_path.clear();
            fail("something stands behind the end of the object: "_L1 + shownRest());
        }
        return m_fault;
    }

private:
    bool atEnd() const { return m_at >= m_line.size(); }
    char peek() const { return atEnd() ? '\0' : m_line[m_at]; }
    void skipSpace()
    {
        while (!atEnd() && std::strchr(" \t\r\n", m_line[m_at]) && m_line[m_at] != '\0')
            ++m_at;
    }

    bool fail(const QString &message);
    bool unexpected(const char *expected);
    QString path() const;
    QString shownRest() const;

    bool value();
    bool object();
    bool member();
    bool array();
    bool string(QByteArray *text);
    bool character();
    bool escape();
    bool unicodeEscape();
    std::optional<uint> hexDigits(qsizetype from) const;
    bool number();
    bool digits();
    bool word(QByteArrayView word);

    QByteArrayView m_line;
    qsizetype m_at = 0;
    QList<QString> m_path; ///< Keys, and indexes as `[2]`.
    QString m_type; ///< The line's `type`, where it has been read already.
    std::optional<LineError> m_fault;
};

QString JsonScanner::path() const
{
    QString path = m_path.isEmpty() ? QString() : m_type;
    for (const QString &part : m_path) {
        if (!path.isEmpty() && !part.startsWith(u'['))
            path += u'.';
        path += part;
    }
    return path;
}

bool JsonScanner::fail(const QString &message)
{
    m_fault = LineError{path(), message + u" (at byte %1)"_s.arg(m_at + 1)};
    return false;
}

/// What stands at the present place, short and printable though it may be broken.
QString JsonScanner::shownRest() const
{
    const QByteArray utf8 =
            QString::fromUtf8(m_line.sliced(m_at).first(std::min<qsizetype>(m_line.size() - m_at, 20)))
                    .toUtf8();
    return u'\'' + shownText(std::string_view(utf8.data(), static_cast<size_t>(utf8.size()))) + u'\'';
}

bool JsonScanner::unexpected(const char *expected)
{
    if (atEnd())
        return fail("cut off: expected "_L1 + QLatin1StringView(expected));
    if (peek() == '\0')
        return fail(u"a NUL byte"_s);
    if (sequenceLength(m_line.sliced(m_at)) == 0)
        return fail(u"not valid UTF-8"_s);
    return fail("expected "_L1 + QLatin1StringView(expected) + ", got "_L1 + shownRest());
}

bool JsonScanner::value()
{
    switch (peek()) {
    case '{':
        return object();
    case '[':
        return array();
    case '"':
        return string(nullptr);
    case 't':
        return word("true");
    case 'f':
        return word("false");
    case 'n':
        return word("null");
    default:
        return number();
    }
}

bool JsonScanner::object()
{
    if (m_path.size() >= deepestNesting)
        return fail(u"nested deeper than %1 levels"_s.arg(deepestNesting));
    ++m_at;
    skipSpace();
    if (peek() == '}')
        return ++m_at, true;
    for (;;) {
        if (!member())
            return false;
        skipSpace();
        if (peek() == '}')
            return ++m_at, true;
        if (peek() != ',')
            return unexpected("',' or '}'");
        ++m_at;
        skipSpace();
    }
}

bool JsonScanner::member()
{
    if (peek() != '"')
        return unexpected("a key in quotes");
    QByteArray key;
    if (!string(&key))
        return false;
    skipSpace();
    if (peek() != ':')
        return unexpected("':'");
    ++m_at;
    skipSpace();
    m_path.append(shownText(std::string_view(key.data(), static_cast<size_t>(key.size()))));
    if (m_path.size() == 1 && key == "type" && peek() == '"') {
        QByteArray type;
        if (!string(&type))
            return false;
        m_type = shownText(std::string_view(type.data(), static_cast<size_t>(type.size())));
    } else if (!value()) {
        return false;
    }
    m_path.removeLast();
    return true;
}

bool JsonScanner::array()
{
    if (m_path.size() >= deepestNesting)
        return fail(u"nested deeper than %1 levels"_s.arg(deepestNesting));
    ++m_at;
    skipSpace();
    if (peek() == ']')
        return ++m_at, true;
    for (qint64 index = 0;; ++index) {
        m_path.append(u'[' + QString::number(index) + u']');
        if (!value())
            return false;
        m_path.removeLast();
        skipSpace();
        if (peek() == ']')
            return ++m_at, true;
        if (peek() != ',')
            return unexpected("',' or ']'");
        ++m_at;
        skipSpace();
    }
}

/// Reads a string; its raw contents go to @p text where that is wanted.
bool JsonScanner::string(QByteArray *text)
{
    const qsizetype begin = ++m_at;
    while (peek() != '"') {
        if (atEnd())
            return fail(u"cut off in the middle of a string"_s);
        if (!character())
            return false;
    }
    if (text)
        *text = m_line.sliced(begin, m_at - begin).toByteArray();
    ++m_at;
    return true;
}

bool JsonScanner::character()
{
    const auto c = static_cast<uchar>(peek());
    if (c == '\\')
        return escape();
    if (c == 0)
        return fail(u"a NUL byte"_s);
    if (c < 0x20)
        return fail(u"a control character that is not escaped: 0x%1"_s.arg(uint{c}, 2, 16, QChar(u'0')));
    const qsizetype length = sequenceLength(m_line.sliced(m_at));
    if (length == 0)
        return fail(u"not valid UTF-8"_s);
    m_at += length;
    return true;
}

bool JsonScanner::escape()
{
    if (m_at + 1 >= m_line.size()) {
        m_at = m_line.size();
        return fail(u"cut off in the middle of a string"_s);
    }
    const char c = m_line[m_at + 1];
    if (c == 'u')
        return unicodeEscape();
    if (c == '\0' || !std::strchr("\"\\/bfnrt", c))
        return fail("an escape that JSON does not have: "_L1 + shownRest());
    m_at += 2;
    return true;
}

bool JsonScanner::unicodeEscape()
{
    const auto first = hexDigits(m_at + 2);
    if (!first)
        return fail("expected four hexadecimal digits behind \\u: "_L1 + shownRest());
    qsizetype length = 6;
    if (*first >= 0xd800 && *first <= 0xdfff) {
        const bool followed = m_at + 7 < m_line.size() && m_line[m_at + 6] == '\\' && m_line[m_at + 7] == 'u';
        const auto second = followed ? hexDigits(m_at + 8) : std::nullopt;
        if (*first >= 0xdc00 || !second || *second < 0xdc00 || *second > 0xdfff)
            return fail("a lone surrogate: "_L1 + QString::fromLatin1(m_line.sliced(m_at, 6)));
        length = 12;
    }
    m_at += length;
    return true;
}

std::optional<uint> JsonScanner::hexDigits(qsizetype from) const
{
    if (from + 4 > m_line.size())
        return std::nullopt;
    uint value = 0;
    for (const char c : m_line.sliced(from, 4)) {
        if (!std::isxdigit(static_cast<uchar>(c)))
            return std::nullopt;
        value = value * 16 + static_cast<uint>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return value;
}

bool JsonScanner::number()
{
    const qsizetype begin = m_at;
    if (peek() == '-')
        ++m_at;
    const bool leadingZero = peek() == '0';
    const qsizetype whole = m_at;
    if (!digits()) {
        m_at = begin;
        return unexpected("a value");
    }
    if (leadingZero && m_at - whole > 1) {
        m_at = begin;
        return fail("a number that begins with 0: "_L1 + shownRest());
    }
    if (peek() == '.' && (++m_at, !digits()))
        return unexpected("a digit");
    if (peek() == 'e' || peek() == 'E') {
        ++m_at;
        if (peek() == '+' || peek() == '-')
            ++m_at;
        if (!digits())
            return unexpected("a digit");
    }
    if (std::isalnum(static_cast<uchar>(peek())))
        return unexpected("the end of the number");
    return true;
}

/// Moves over digits; false where there is none.
bool JsonScanner::digits()
{
    const qsizetype begin = m_at;
    while (peek() >= '0' && peek() <= '9')
        ++m_at;
    return m_at > begin;
}

bool JsonScanner::word(QByteArrayView word)
{
    if (!m_line.sliced(m_at).startsWith(word))
        return unexpected("a value");
    m_at += word.size();
    return true;
}

} // namespace

std::optional<LineError> findJsonFault(QByteArrayView line)
{
    return JsonScanner(line).scan();
}

} // namespace Winnow::BundleFormat
