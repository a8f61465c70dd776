// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonfields.h"

#include <QJsonArray>

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

JsonFields::JsonFields(const QJsonObject &object, QString place)
    : m_object(object)
    , m_place(std::move(place))
{}

QString JsonFields::text(const QString &key)
{
    if (!has(key)) {
        fail(key, u"missing"_s);
        return {};
    }
    const QString value = text(key, {});
    if (value.trimmed().isEmpty())
        fail(key, u"empty"_s);
    return value;
}

QString JsonFields::text(const QString &key, const QString &otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull())
        return otherwise;
    if (!value.isString())
        fail(key, u"expected a string, found %1"_s.arg(jsonTypeName(value)));
    return value.toString();
}

bool JsonFields::flag(const QString &key, bool otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isBool())
        fail(key, u"expected true or false, found %1"_s.arg(jsonTypeName(value)));
    return value.toBool();
}

double JsonFields::number(const QString &key, double otherwise, double least, double most)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    if (!value.isDouble())
        fail(key, u"expected a number, found %1"_s.arg(jsonTypeName(value)));
    else if (value.toDouble() < least || value.toDouble() > most)
        fail(key, u"expected a number from %1 to %2"_s.arg(least).arg(most));
    return value.toDouble(otherwise);
}

int JsonFields::integer(const QString &key, int otherwise, int least, int most)
{
    const double value = number(key, otherwise, least, most);
    if (std::floor(value) != value)
        fail(key, u"expected a whole number"_s);
    return m_fault ? otherwise : static_cast<int>(value);
}

QJsonObject JsonFields::object(const QString &key)
{
    const QJsonValue value = take(key);
    if (!value.isUndefined() && !value.isObject())
        fail(key, u"expected an object, found %1"_s.arg(jsonTypeName(value)));
    return value.toObject();
}

QStringList JsonFields::texts(const QString &key)
{
    const QJsonValue value = take(key);
    if (!value.isUndefined() && !value.isArray())
        fail(key, u"expected an array, found %1"_s.arg(jsonTypeName(value)));
    QStringList texts;
    for (const QJsonValue &element : value.toArray()) {
        if (!element.isString())
            fail(u"%1[%2]"_s.arg(key).arg(texts.size()), u"expected a string"_s);
        texts.append(element.toString());
    }
    return texts;
}

bool JsonFields::has(const QString &key) const
{
    return m_object.contains(key);
}

void JsonFields::fail(const QString &key, const QString &message)
{
    if (!m_fault)
        m_fault = PlacedFault{placeOf(key), message};
}

QString JsonFields::placeOf(const QString &key) const
{
    return m_place.isEmpty() ? key : m_place + u'.' + key;
}

std::optional<PlacedFault> JsonFields::finish()
{
    for (const QString &key : m_object.keys()) {
        if (!m_taken.contains(key))
            fail(key, u"unknown key"_s);
    }
    return m_fault;
}

QJsonValue JsonFields::take(const QString &key)
{
    m_taken.append(key);
    return m_object.value(key);
}

} // namespace Winnow
