// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QUrl>

#include <functional>

namespace Winnow {

/// A request as it came in.
struct LoopbackRequest
{
    QByteArray method;
    QByteArray target; ///< Path and query, as sent.
    QHash<QByteArray, QByteArray> headers; ///< Names in lower case.
    QByteArray body;
};

/// A web server on this machine that answers as a test wants, good or bad: the handler writes to the socket itself.
class LoopbackServer final : public QTcpServer
{
public:
    using Handler = std::function<void(const LoopbackRequest &request, QTcpSocket &socket)>;

    explicit LoopbackServer(Handler handler)
        : m_handler(std::move(handler))
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("%s", qPrintable(errorString()));
        connect(this, &QTcpServer::newConnection, this, [this] { take(*nextPendingConnection()); });
    }

    QUrl url(const QString &path = QStringLiteral("/")) const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(path));
    }

    void setHandler(Handler handler) { m_handler = std::move(handler); }
    const QList<LoopbackRequest> &requests() const { return m_requests; }
    void forgetRequests() { m_requests.clear(); }

    /// A whole answer with the right length.
    static void answer(QTcpSocket &socket, int status, const QByteArray &body,
            const QByteArray &type = "application/json", const QByteArray &moreHeaders = {})
    {
        begin(socket, status, type,
                "Content-Length: " + QByteArray::number(body.size()) + "\r\n" + moreHeaders);
        socket.write(body);
        socket.disconnectFromHost();
    }

    /// Only what stands before a body. @p moreHeaders: whole lines.
    static void begin(
            QTcpSocket &socket, int status, const QByteArray &type, const QByteArray &moreHeaders = {})
    {
        socket.write("HTTP/1.1 " + QByteArray::number(status) + " Some Reason\r\nContent-Type: " + type
                + "\r\nConnection: close\r\n" + moreHeaders + "\r\n");
    }

    /// Writes @p piece again and again, @p interval ms apart, for as long as the other side listens.
    static void drip(QTcpSocket &socket, const QByteArray &piece, int interval)
    {
        auto *const timer = new QTimer(&socket);
        connect(timer, &QTimer::timeout, &socket, [&socket, piece] {
            if (socket.bytesToWrite() < 1024 * 1024)
                socket.write(piece);
        });
        timer->start(interval);
    }

private:
    void take(QTcpSocket &socket)
    {
        connect(&socket, &QTcpSocket::readyRead, this, [this, &socket] {
            QByteArray &buffer = m_buffers[&socket];
            buffer += socket.readAll();
            LoopbackRequest request;
            if (takeRequest(buffer, request)) {
                m_requests.append(request);
                m_handler(request, socket);
            }
        });
        connect(&socket, &QTcpSocket::disconnected, this, [this, &socket] {
            m_buffers.remove(&socket);
            socket.deleteLater();
        });
    }

    static bool takeRequest(QByteArray &buffer, LoopbackRequest &request)
    {
        const qsizetype end = buffer.indexOf("\r\n\r\n");
        if (end < 0)
            return false;
        const QList<QByteArray> lines = buffer.first(end).split('\n');
        const QList<QByteArray> first = lines.first().trimmed().split(' ');
        request.method = first.value(0);
        request.target = first.value(1);
        for (const QByteArray &line : lines.sliced(1)) {
            const qsizetype colon = line.indexOf(':');
            request.headers.insert(line.first(colon).toLower(), line.sliced(colon + 1).trimmed());
        }
        const qsizetype length = request.headers.value("content-length").toLongLong();
        if (buffer.size() < end + 4 + length)
            return false;
        request.body = buffer.sliced(end + 4, length);
        buffer = buffer.sliced(end + 4 + length);
        return true;
    }

    Handler m_handler;
    QList<LoopbackRequest> m_requests;
    QHash<QTcpSocket *, QByteArray> m_buffers;
};

} // namespace Winnow
