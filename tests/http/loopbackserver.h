// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QTcpServer>
#include <QUrl>

#include <functional>

class QTcpSocket;

namespace Winnow {

/// What a client asked.
struct LoopbackRequest
{
    QUrl url; ///< Path and query.
    QHash<QByteArray, QByteArray> headers; ///< Names in lower case.
};

/// How an answer goes out.
enum class Delivery : quint8 {
    Whole,
    CutOff, ///< The connection ends in the middle.
    Stuck ///< Half of it goes out, and then nothing more comes.
};

struct LoopbackAnswer
{
    int status = 200;
    QByteArray body{};
    QList<std::pair<QByteArray, QByteArray>> headers{};
    Delivery delivery = Delivery::Whole;
};

/// An HTTP server on this machine for tests: GET, one answer after the other on each connection.
class LoopbackServer final : public QObject
{
public:
    using Handler = std::function<LoopbackAnswer(const LoopbackRequest &)>;

    explicit LoopbackServer(Handler handler);

    /// "http://127.0.0.1:PORT".
    QUrl url() const;

    int requests() const { return m_requests; }
    int mostConnections() const { return m_mostConnections; }

    /// Takes no connections any more, and ends those there are.
    void goAway();
    void comeBack();

private:
    void handleConnection();
    void handleData(QTcpSocket *socket);
    static void send(QTcpSocket *socket, const LoopbackAnswer &answer);

    Handler m_handler;
    QHash<QTcpSocket *, QByteArray> m_received;
    QTcpServer m_server; ///< Goes first: its sockets take themselves out of the above.
    quint16 m_port = 0;
    int m_requests = 0;
    int m_mostConnections = 0;
};

} // namespace Winnow
