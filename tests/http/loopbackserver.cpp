// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "loopbackserver.h"

#include <QTcpSocket>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

LoopbackRequest parse(const QByteArray &head)
{
    const QByteArrayList lines = head.split('\n');
    LoopbackRequest request;
    request.url = QUrl::fromEncoded(lines.constFirst().split(' ').value(1));
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0)
            request.headers.insert(line.first(colon).trimmed().toLower(), line.sliced(colon + 1).trimmed());
    }
    return request;
}

} // namespace

LoopbackServer::LoopbackServer(Handler handler)
    : m_handler(std::move(handler))
{
    connect(&m_server, &QTcpServer::newConnection, this, &LoopbackServer::handleConnection);
    comeBack();
}

QUrl LoopbackServer::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port));
}

void LoopbackServer::goAway()
{
    m_server.close();
    const QList<QTcpSocket *> sockets = m_received.keys();
    for (QTcpSocket *socket : sockets)
        socket->abort();
}

void LoopbackServer::comeBack()
{
    if (!m_server.listen(QHostAddress::LocalHost, m_port))
        qFatal("no port to listen on: %s", qPrintable(m_server.errorString()));
    m_port = m_server.serverPort();
}

void LoopbackServer::handleConnection()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        m_received.insert(socket, {});
        m_mostConnections = std::max(m_mostConnections, static_cast<int>(m_received.size()));
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { handleData(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_received.remove(socket);
            socket->deleteLater();
        });
    }
}

void LoopbackServer::handleData(QTcpSocket *socket)
{
    QByteArray &received = m_received[socket];
    received += socket->readAll();
    if (received.startsWith('\x16')) { // the beginning of TLS, which is not spoken here
        socket->write("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
        socket->disconnectFromHost();
        return;
    }
    while (true) {
        const qsizetype end = received.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        const LoopbackRequest request = parse(received.first(end));
        received.remove(0, end + 4);
        ++m_requests;
        send(socket, m_handler(request));
        if (!m_received.contains(socket))
            return;
    }
}

void LoopbackServer::send(QTcpSocket *socket, const LoopbackAnswer &answer)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(answer.status)
            + " X\r\nContent-Length: " + QByteArray::number(answer.body.size()) + "\r\n";
    const bool saysType = std::ranges::any_of(
            answer.headers, [](const auto &header) { return header.first.toLower() == "content-type"; });
    if (!saysType)
        head += "Content-Type: application/json\r\n";
    for (const auto &[name, value] : answer.headers)
        head += name + ": " + value + "\r\n";
    const QByteArray &body = answer.body;
    const bool isWhole = answer.delivery == Delivery::Whole;
    socket->write(head + "\r\n" + (isWhole ? body : body.first(body.size() / 2)));
    if (answer.delivery == Delivery::CutOff) {
        socket->flush();
        socket->disconnectFromHost();
    }
}

} // namespace Winnow
