// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <optional>

namespace Winnow {

/// Writes compact JSON with the keys in the order in which they are given, which cli.md fixes and QJsonObject does
/// not keep. UTF-8, escaped only where JSON demands it. What is opened must be closed.
class JsonWriter final
{
public:
    JsonWriter &beginObject() { return open('{'); }
    JsonWriter &endObject() { return close('}'); }
    JsonWriter &beginArray() { return open('['); }
    JsonWriter &endArray() { return close(']'); }

    /// The key of the value that comes next.
    JsonWriter &key(QStringView name);

    /// A null string is null.
    JsonWriter &value(const QString &text);
    JsonWriter &value(qint64 number);
    JsonWriter &value(int number) { return value(qint64{number}); }
    /// The shortest that reads as the same; null for what is no number.
    JsonWriter &value(double number);
    JsonWriter &value(bool truth);
    JsonWriter &null();

    template <typename T>
    JsonWriter &member(QStringView name, const T &held)
    {
        return key(name).value(held);
    }

    /// An object of numbers.
    JsonWriter &value(const QMap<QString, qint64> &counts);
    /// An array of strings.
    JsonWriter &value(const QStringList &texts);

    /// What has been written.
    const QByteArray &text() const { return m_text; }

private:
    JsonWriter &open(char bracket);
    JsonWriter &close(char bracket);
    void separate();
    void appendString(QStringView text);

    QByteArray m_text;
    bool m_needsComma = false;
};

} // namespace Winnow
