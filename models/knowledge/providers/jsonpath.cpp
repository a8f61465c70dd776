// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonpath.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isPlain(QChar character)
{
    return character != u'.' && character != u'[' && character != u']' && character != u'"'
            && !character.isSpace();
}

} // namespace

/// Reads a path's text from the left.
class JsonPath::Parser final
{
public:
    explicit Parser(QStringView text)
        : m_text(text)
    {}

    std::expected<JsonPath, JsonPathError> parse()
    {
        if (m_text.startsWith(u'$') && (m_text.size() == 1 || m_text[1] == u'.' || m_text[1] == u'['))
            ++m_at;
        bool isAfterStep = m_at > 0;
        while (m_at < m_text.size()) {
            if (m_text[m_at] == u'[') {
                if (!bracket())
                    return std::unexpected(m_error);
            } else {
                if (isAfterStep && !skip(u'.', u"expected '.' or '['"_s))
                    return std::unexpected(m_error);
                if (!key())
                    return std::unexpected(m_error);
            }
            isAfterStep = true;
        }
        return std::move(m_path);
    }

private:
    bool fail(const QString &message)
    {
        m_error = {m_at, message};
        return false;
    }

    bool skip(QChar expected, const QString &otherwise)
    {
        if (m_at >= m_text.size() || m_text[m_at] != expected)
            return fail(otherwise);
        ++m_at;
        return true;
    }

    bool key()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && isPlain(m_text[m_at]))
            ++m_at;
        if (m_at == begin)
            return fail(u"expected a key"_s);
        m_path.m_steps.append(m_text.sliced(begin, m_at - begin).toString());
        return true;
    }

    bool bracket()
    {
        ++m_at;
        if (m_at < m_text.size() && m_text[m_at] == u'*') {
            ++m_at;
            m_path.m_steps.append(EveryElement{});
        } else if (m_at < m_text.size() && m_text[m_at] == u'"') {
            if (!quotedKey())
                return false;
        } else if (!index()) {
            return false;
        }
        return skip(u']', u"expected ']'"_s);
    }

    bool quotedKey()
    {
        QString key;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != u'"'; ++m_at) {
            if (m_text[m_at] == u'\\' && m_at + 1 < m_text.size())
                ++m_at;
            key += m_text[m_at];
        }
        m_path.m_steps.append(key);
        return skip(u'"', u"expected '\"'"_s);
    }

    bool index()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] >= u'0' && m_text[m_at] <= u'9')
            ++m_at;
        bool isNumber = false;
        const qlonglong number = m_text.sliced(begin, m_at - begin).toLongLong(&isNumber);
        if (!isNumber) {
            m_at = begin;
            return fail(u"expected a number, '*' or a key in quotes"_s);
        }
        m_path.m_steps.append(qsizetype(number));
        return true;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    JsonPath m_path;
    JsonPathError m_error;
};

/// Walks one document along the steps.
class JsonPath::Finder final
{
public:
    explicit Finder(const QList<Step> &steps)
        : m_steps(steps)
    {}

    std::expected<Found, PlacedFault> find(const QJsonValue &from, const QString &place)
    {
        if (!walk(from, place, 0))
            return std::unexpected(std::move(m_fault));
        return std::move(m_found);
    }

private:
    bool walk(const QJsonValue &value, const QString &place, qsizetype at)
    {
        if (value.isNull())
            return true;
        if (at == m_steps.size()) {
            m_found.values.append({value, place.isEmpty() ? u"$"_s : place});
            return true;
        }
        const Step &step = m_steps[at];
        if (const auto *const key = std::get_if<QString>(&step)) {
            if (!value.isObject())
                return fail(place, u"expected an object, found %1"_s.arg(jsonTypeName(value)));
            return next(value.toObject().value(*key), jsonPlace(place, *key), at);
        }
        if (!value.isArray())
            return fail(place, u"expected an array, found %1"_s.arg(jsonTypeName(value)));
        const QJsonArray array = value.toArray();
        if (const auto *const index = std::get_if<qsizetype>(&step))
            return next(array.at(*index), jsonPlace(place, *index), at);
        for (qsizetype index = 0; index < array.size(); ++index) {
            if (!next(array.at(index), jsonPlace(place, index), at))
                return false;
        }
        return true;
    }

    bool next(const QJsonValue &value, const QString &place, qsizetype at)
    {
        if (!value.isUndefined())
            return walk(value, place, at + 1);
        if (m_found.missingAt.isNull())
            m_found.missingAt = place;
        return true;
    }

    bool fail(const QString &place, const QString &message)
    {
        m_fault = {place.isEmpty() ? u"$"_s : place, message};
        return false;
    }

    const QList<Step> &m_steps;
    Found m_found;
    PlacedFault m_fault;
};

std::expected<JsonPath, JsonPathError> JsonPath::parse(QStringView text)
{
    return Parser(text).parse();
}

std::expected<JsonPath::Found, PlacedFault> JsonPath::find(const QJsonValue &from, const QString &place) const
{
    return Finder(m_steps).find(from, place == "$"_L1 ? QString() : place);
}

QString jsonPlace(const QString &place, const QString &key)
{
    if (key.isEmpty() || !std::ranges::all_of(key, isPlain)) {
        QString quoted = key;
        quoted.replace(u"\\"_s, u"\\\\"_s).replace(u"\""_s, u"\\\""_s);
        return u"%1[\"%2\"]"_s.arg(place, quoted);
    }
    return place.isEmpty() ? key : place + u'.' + key;
}

QString jsonPlace(const QString &place, qsizetype index)
{
    return u"%1[%2]"_s.arg(place).arg(index);
}

QString jsonTypeName(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return u"null"_s;
    case QJsonValue::Bool:
        return u"true or false"_s;
    case QJsonValue::Double:
        return u"a number"_s;
    case QJsonValue::String:
        return u"a string"_s;
    case QJsonValue::Array:
        return u"an array"_s;
    case QJsonValue::Object:
        return u"an object"_s;
    case QJsonValue::Undefined:
        break;
    }
    return u"nothing"_s;
}

} // namespace Winnow
