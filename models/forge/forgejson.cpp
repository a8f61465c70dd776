// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgejson.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;
using simdjson::dom::element;

namespace {

constexpr qsizetype longestShown = 60;

QString toText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// What stands in the place of what was expected.
QString shown(element got)
{
    if (got.is_array())
        return u"an array"_s;
    if (got.is_object())
        return u"an object"_s;
    if (got.is_null())
        return u"null"_s;
    std::string_view text;
    if (!got.get(text)) {
        const QString whole = toText(text);
        return u'"' + (whole.size() > longestShown ? whole.first(longestShown) + u'…' : whole) + u'"';
    }
    return toText(simdjson::minify(got));
}

std::optional<qint64> digits(std::string_view text)
{
    bool isNumber = false;
    const qint64 number = toText(text).toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<element> ForgeObject::field(std::string_view key) const
{
    element found;
    if (m_object.at_key(key).get(found) || found.is_null())
        return std::nullopt;
    return found;
}

std::optional<simdjson::dom::array> ForgeObject::array(std::string_view key) const
{
    const auto found = field(key);
    if (!found)
        return std::nullopt;
    simdjson::dom::array items;
    if (!found->get(items))
        return items;
    failType(key, "an array"_L1, *found);
    return std::nullopt;
}

QString ForgeObject::text(std::string_view key) const
{
    const auto found = field(key);
    std::string_view text;
    if (!found)
        return {};
    if (found->get(text)) {
        failType(key, "a text"_L1, *found);
        return {};
    }
    QString whole = toText(text);
    if (whole.contains(QChar(u'\0')))
        whole.remove(QChar(u'\0'));
    return whole.isNull() ? u""_s : whole;
}

QString ForgeObject::firstText(std::initializer_list<std::string_view> keys) const
{
    for (const std::string_view key : keys) {
        if (const QString found = text(key); !found.isEmpty())
            return found;
    }
    return {};
}

QString ForgeObject::number(std::string_view key) const
{
    const auto found = field(key);
    if (!found)
        return {};
    uint64_t number = 0;
    if (found->is_uint64() && !found->get(number))
        return QString::number(number);
    if (!found->is_string()) {
        failType(key, "a number"_L1, *found);
        return {};
    }
    return text(key);
}

std::optional<qint64> ForgeObject::count(std::string_view key) const
{
    const auto found = field(key);
    if (!found)
        return std::nullopt;
    int64_t number = 0;
    std::string_view text;
    if ((found->is_int64() || found->is_uint64()) && !found->get(number))
        return number;
    if (!found->get(text)) {
        if (text.empty())
            return std::nullopt;
        if (const auto read = digits(text))
            return read;
    }
    failType(key, "a whole number"_L1, *found);
    return std::nullopt;
}

std::optional<Timestamp> ForgeObject::time(std::string_view key) const
{
    const auto found = field(key);
    if (!found)
        return std::nullopt;
    std::string_view text;
    if (found->get(text)) {
        failType(key, "an ISO 8601 time"_L1, *found);
        return std::nullopt;
    }
    if (text.empty())
        return std::nullopt;
    const auto at = parseTimestamp(toText(text));
    if (!at)
        failType(key, "an ISO 8601 time"_L1, *found);
    return at;
}

std::optional<bool> ForgeObject::flag(std::string_view key) const
{
    const auto found = field(key);
    if (!found)
        return std::nullopt;
    bool truth = false;
    int64_t number = 0;
    if (!found->get(truth))
        return truth;
    if (!found->get(number) && (number == 0 || number == 1))
        return number == 1;
    failType(key, "true or false"_L1, *found);
    return std::nullopt;
}

QStringList ForgeObject::texts(std::string_view key) const
{
    QStringList all;
    const auto items = array(key);
    if (!items)
        return all;
    qint64 index = 0;
    for (const element item : *items) {
        std::string_view text;
        if (item.get(text))
            failItem(key, index, item);
        else
            all.append(toText(text));
        ++index;
    }
    return all;
}

std::optional<ForgeObject> ForgeObject::object(std::string_view key) const
{
    const auto found = field(key);
    if (!found)
        return std::nullopt;
    simdjson::dom::object object;
    if (!found->get(object))
        return ForgeObject(object, key, -1, *this);
    simdjson::dom::array items;
    if (found->get(items) || items.size() > 0)
        failType(key, "an object"_L1, *found);
    return std::nullopt;
}

void ForgeObject::require(std::string_view key, bool isGiven) const
{
    if (!isGiven)
        fail(key, u"not given"_s);
}

void ForgeObject::fail(std::string_view key, const QString &message) const
{
    if (m_fault)
        return;
    const QString place = path();
    m_fault = JsonFault{place.isEmpty() ? toText(key) : place + u'.' + toText(key), message};
}

void ForgeObject::failType(std::string_view key, QLatin1StringView expected, element got) const
{
    fail(key, u"expected %1, got %2"_s.arg(expected, shown(got)));
}

void ForgeObject::failItem(std::string_view key, qint64 index, element got) const
{
    fail(std::string(key) + '[' + std::to_string(index) + ']',
            u"expected an object or text, got %1"_s.arg(shown(got)));
}

QString ForgeObject::path() const
{
    QString place = m_parent ? m_parent->path() : QString();
    if (!m_key.empty())
        place += (place.isEmpty() ? u""_s : u"."_s) + toText(m_key);
    if (m_index >= 0)
        place += u"[%1]"_s.arg(m_index);
    return place;
}

Parsed<ForgeDocument> ForgeDocument::parse(const QByteArray &json)
{
    auto parser = std::make_unique<simdjson::dom::parser>();
    element root;
    const auto error = parser->parse(json.constData(), static_cast<size_t>(json.size())).get(root);
    if (error)
        return std::unexpected(JsonFault{{}, QString::fromLatin1(simdjson::error_message(error))});
    return ForgeDocument(std::move(parser), root);
}

QString ForgeDocument::expected(QLatin1StringView what) const
{
    return u"expected %1, got %2"_s.arg(what, shown(m_root));
}

JsonFault ForgeDocument::notAnObject(qint64 index, element item)
{
    return {u"[%1]"_s.arg(index), u"expected an object, got %1"_s.arg(shown(item))};
}

} // namespace Winnow
