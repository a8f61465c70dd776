// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "serversentevents.h"

namespace Winnow {

QList<QByteArray> ServerSentEvents::feed(const QByteArray &piece)
{
    QList<QByteArray> complete;
    for (const char character : piece) {
        const bool isSecondHalf = m_isAfterReturn && character == '\n';
        m_isAfterReturn = character == '\r';
        if (isSecondHalf)
            continue;
        if (character != '\r' && character != '\n') {
            m_rest += character;
            continue;
        }
        const QByteArray line = std::exchange(m_rest, QByteArray());
        takeLine(line, complete);
    }
    return complete;
}

void ServerSentEvents::takeLine(QByteArrayView line, QList<QByteArray> &complete)
{
    constexpr QByteArrayView byteOrderMark("\xEF\xBB\xBF");
    if (std::exchange(m_isFirst, false) && line.startsWith(byteOrderMark))
        line = line.sliced(byteOrderMark.size());
    if (line.isEmpty()) {
        if (m_hasData && !m_data.isEmpty())
            complete.append(m_data);
        m_data.clear();
        m_hasData = false;
        return;
    }
    const qsizetype colon = line.indexOf(':');
    const QByteArrayView field = colon < 0 ? line : line.first(colon);
    if (field != "data")
        return;
    QByteArrayView value = colon < 0 ? QByteArrayView() : line.sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    if (m_hasData)
        m_data += '\n';
    m_data += value;
    m_hasData = true;
}

} // namespace Winnow
