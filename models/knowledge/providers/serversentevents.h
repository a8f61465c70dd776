// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>

namespace Winnow {

/// Takes a stream of server-sent events apart as it comes (HTML Standard, 9.2.6). Only what the events say is kept:
/// their types, ids and retry times mean nothing here.
class ServerSentEvents final
{
public:
    /// The data of the events that @p piece completes.
    QList<QByteArray> feed(const QByteArray &piece);

private:
    void takeLine(QByteArrayView line, QList<QByteArray> &complete);

    QByteArray m_rest; ///< Behind the last line end.
    QByteArray m_data;
    bool m_hasData = false;
    bool m_isAfterReturn = false; ///< A line feed at the beginning of the next piece ends no further line.
    bool m_isFirst = true;
};

} // namespace Winnow
