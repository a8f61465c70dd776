// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

/// Members of a JSON object that are left out where they are empty, zero or false.
namespace Winnow {

inline void setText(QJsonObject &object, QLatin1StringView name, const QString &text)
{
    if (!text.isEmpty())
        object.insert(name, text);
}

inline void setNumber(QJsonObject &object, QLatin1StringView name, int number)
{
    if (number != 0)
        object.insert(name, number);
}

inline void setFlag(QJsonObject &object, QLatin1StringView name, bool flag)
{
    if (flag)
        object.insert(name, true);
}

template <typename Value, typename ToJson>
void setList(QJsonObject &object, QLatin1StringView name, const QList<Value> &values, ToJson toJson)
{
    QJsonArray array;
    for (const Value &value : values)
        array.append(toJson(value));
    if (!array.isEmpty())
        object.insert(name, array);
}

} // namespace Winnow
