// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsonwriter.h"

#include <QLocale>

#include <cmath>

namespace Winnow {

using namespace Qt::StringLiterals;

JsonWriter &JsonWriter::open(char bracket)
{
    separate();
    m_text += bracket;
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::close(char bracket)
{
    m_text += bracket;
    m_needsComma = true;
    return *this;
}

void JsonWriter::separate()
{
    if (m_needsComma)
        m_text += ',';
    m_needsComma = true;
}

JsonWriter &JsonWriter::key(QStringView name)
{
    separate();
    appendString(name);
    m_text += ':';
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::value(const QString &text)
{
    if (text.isNull())
        return null();
    separate();
    appendString(text);
    return *this;
}

JsonWriter &JsonWriter::value(qint64 number)
{
    separate();
    m_text += QByteArray::number(number);
    return *this;
}

JsonWriter &JsonWriter::value(double number)
{
    if (!std::isfinite(number))
        return null();
    separate();
    m_text += QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
    return *this;
}

JsonWriter &JsonWriter::value(bool truth)
{
    separate();
    m_text += truth ? "true"_ba : "false"_ba;
    return *this;
}

JsonWriter &JsonWriter::null()
{
    separate();
    m_text += "null"_ba;
    return *this;
}

JsonWriter &JsonWriter::value(const QMap<QString, qint64> &counts)
{
    beginObject();
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        member(count.key(), count.value());
    return endObject();
}

JsonWriter &JsonWriter::value(const QStringList &texts)
{
    beginArray();
    for (const QString &text : texts)
        value(text);
    return endArray();
}

void JsonWriter::appendString(QStringView text)
{
    m_text += '"';
    const QByteArray utf8 = text.toUtf8();
    for (const char c : utf8) {
        switch (c) {
        case '"':
            m_text += "\\\""_ba;
            break;
        case '\\':
            m_text += "\\\\"_ba;
            break;
        case '\n':
            m_text += "\\n"_ba;
            break;
        case '\t':
            m_text += "\\t"_ba;
            break;
        case '\r':
            m_text += "\\r"_ba;
            break;
        default:
            if (static_cast<unsigned char>(c) < 0x20)
                m_text += "\\u00"_ba + QByteArray(1, c).toHex();
            else
                m_text += c;
        }
    }
    m_text += '"';
}

} // namespace Winnow
