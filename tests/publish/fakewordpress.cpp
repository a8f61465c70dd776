// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fakewordpress.h"

#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTcpSocket>

namespace Winnow::Testing {

using namespace Qt::StringLiterals;

FakeWordPress::FakeWordPress()
{
    connect(this, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *const socket = nextPendingConnection())
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { serve(socket); });
    });
    if (!listen(QHostAddress::LocalHost))
        qFatal("no port on the loopback");
}

QUrl FakeWordPress::url() const
{
    return QUrl(u"http://127.0.0.1:%1"_s.arg(serverPort()));
}

void FakeWordPress::serve(QTcpSocket *socket)
{
    const QByteArray received = socket->property("received").toByteArray() + socket->readAll();
    socket->setProperty("received", received);
    const qsizetype end = received.indexOf("\r\n\r\n");
    if (end < 0)
        return;
    const QByteArray head = received.first(end);
    static const QRegularExpression length(
            u"\\r\\ncontent-length: *(\\d+)"_s, QRegularExpression::CaseInsensitiveOption);
    const qsizetype size = length.match(QString::fromLatin1(head)).captured(1).toLongLong();
    if (received.size() - end - 4 < size)
        return;
    socket->setProperty("received", QByteArray());
    respond(socket, read(head, received.sliced(end + 4, size)));
}

FakeWordPress::Request FakeWordPress::read(const QByteArray &head, const QByteArray &body) const
{
    Request request;
    const QList<QByteArray> first = head.split('\r').constFirst().split(' ');
    request.method = first.at(0);
    const QUrl url(QString::fromLatin1(first.at(1)));
    request.query = QUrlQuery(url);
    QString route = request.query.queryItemValue(u"rest_route"_s, QUrl::FullyDecoded);
    request.isOfInterface = !route.isEmpty();
    if (!request.isOfInterface && !hasPlainAddresses && url.path().startsWith("/wp-json/"_L1)) {
        route = url.path().sliced(8);
        request.isOfInterface = true;
    }
    request.route = route.startsWith("/wp/v2/"_L1) ? route.sliced(7) : QString();
    static const QRegularExpression authorization(
            u"\\r\\nauthorization: *([^\\r]*)"_s, QRegularExpression::CaseInsensitiveOption);
    request.authorization = authorization.match(QString::fromLatin1(head)).captured(1).toLatin1();
    request.body = QJsonDocument::fromJson(body).object();
    return request;
}

void FakeWordPress::respond(QTcpSocket *socket, const Request &request)
{
    const QString name = QString::fromLatin1(request.method) + u' ' + request.route;
    requests.append(name);
    const bool isHit = trouble != Trouble::None && name.startsWith(troublePath);
    const Trouble now = isHit ? trouble : Trouble::None;
    if (isHit)
        trouble = Trouble::None;
    if (now == Trouble::Hang)
        return;
    Answer given;
    if (now == Trouble::ServerError)
        given = {500, "<h1>critical error</h1>", "text/html"};
    else if (now == Trouble::Html)
        given = {200, "<!DOCTYPE html><title>Login</title>", "text/html"};
    else if (now != Trouble::Cut)
        given = answer(request);
    if (given.body.isEmpty())
        given.body = "{\"id\":1,";
    const bool isCut = now == Trouble::Cut || now == Trouble::DoneThenCut;
    const QByteArray sent = isCut ? given.body.first(given.body.size() / 2) : given.body;
    socket->write("HTTP/1.1 " + QByteArray::number(given.status) + " X\r\nContent-Type: " + given.type
            + "\r\nConnection: close\r\nContent-Length: " + QByteArray::number(given.body.size()) + "\r\n\r\n"
            + sent);
    socket->disconnectFromHost();
}

FakeWordPress::Answer FakeWordPress::error(int status, const QString &code, const QJsonObject &data)
{
    QJsonObject all = data;
    all.insert("status"_L1, status);
    const QJsonObject body{{"code"_L1, code}, {"message"_L1, u"Sorry."_s}, {"data"_L1, all}};
    return {status, QJsonDocument(body).toJson()};
}

FakeWordPress::Answer FakeWordPress::index() const
{
    const QJsonObject ways{{"application-passwords"_L1, QJsonObject{{"endpoints"_L1, QJsonObject()}}}};
    const QJsonObject index{{"namespaces"_L1, QJsonArray{u"wp/v2"_s}},
            {"authentication"_L1, takesPasswords ? QJsonValue(ways) : QJsonValue(QJsonArray())}};
    return {200, QJsonDocument(index).toJson()};
}

FakeWordPress::Answer FakeWordPress::answer(const Request &request)
{
    if (!request.isOfInterface)
        return {404, "<h1>Not Found</h1>", "text/html"};
    if (request.route.isEmpty())
        return index();
    const bool isPost = request.method == "POST";
    const QByteArray expected = "Basic " + (user + u':' + password).toUtf8().toBase64();
    if (request.authorization != expected || !takesPasswords)
        return error(401, isPost ? u"rest_cannot_create"_s : u"rest_not_logged_in"_s);
    if (request.route == "tags"_L1)
        return terms(tags, request);
    if (request.route == "categories"_L1)
        return isPost && !mayMakeCategories ? error(403, u"rest_cannot_create"_s)
                                            : terms(categories, request);
    if (request.route == "posts"_L1)
        return isPost ? putPost(request, 0) : findPosts(request);
    const int id = request.route.section(u'/', 1).toInt();
    return isPost ? putPost(request, id) : getPost(id);
}

QJsonObject FakeWordPress::shown(const QJsonObject &post)
{
    QJsonObject shown = post;
    for (const QString &field : {u"title"_s, u"content"_s, u"excerpt"_s})
        shown.insert(field, QJsonObject{{"raw"_L1, post.value(field)}});
    return shown;
}

FakeWordPress::Answer FakeWordPress::findPosts(const Request &request) const
{
    const QString slug = request.query.queryItemValue(u"slug"_s, QUrl::FullyDecoded);
    const QString search = request.query.queryItemValue(u"search"_s, QUrl::FullyDecoded);
    const QStringList states =
            request.query.queryItemValue(u"status"_s, QUrl::FullyDecoded).split(u',', Qt::SkipEmptyParts);
    QJsonArray found;
    for (const QJsonObject &post : posts) {
        const QString state = post.value("status"_L1).toString();
        const bool isListed = states.isEmpty() ? state == "publish"_L1 : states.contains(state);
        const bool isSlug = slug.isEmpty() || post.value("slug"_L1).toString() == slug;
        const bool isFound = search.isEmpty() || post.value("content"_L1).toString().contains(search);
        if (isListed && isSlug && isFound)
            found.append(shown(post));
    }
    return {200, QJsonDocument(found).toJson()};
}

FakeWordPress::Answer FakeWordPress::getPost(int id) const
{
    if (!posts.contains(id))
        return error(404, u"rest_post_invalid_id"_s);
    return {200, QJsonDocument(shown(posts.value(id))).toJson()};
}

QString FakeWordPress::freeSlug(const QString &wanted, int id) const
{
    const auto isTaken = [&](const QString &slug) {
        for (const auto &[other, post] : posts.asKeyValueRange()) {
            if (other != id && post.value("slug"_L1).toString() == slug)
                return true;
        }
        return false;
    };
    QString slug = wanted;
    for (int again = 2; isTaken(slug); ++again)
        slug = wanted + u'-' + QString::number(again);
    return slug;
}

FakeWordPress::Answer FakeWordPress::putPost(const Request &request, int id)
{
    if (id > 0 && !posts.contains(id))
        return error(404, u"rest_post_invalid_id"_s);
    if (request.body.value("status"_L1).toString() == "publish"_L1 && !mayPublish)
        return error(403, u"rest_cannot_publish"_s);
    const int kept = id > 0 ? id : m_nextId++;
    QJsonObject post = posts.value(kept, {{"id"_L1, kept}, {"status"_L1, u"draft"_s}});
    for (const QString &field : {u"title"_s, u"content"_s, u"excerpt"_s, u"status"_s}) {
        if (request.body.contains(field))
            post.insert(field, request.body.value(field));
    }
    if (filtersHtml) {
        static const QRegularExpression block(u"<!-- /?wp:[^>]*-->"_s);
        post.insert("content"_L1, post.value("content"_L1).toString().remove(block));
    }
    if (request.body.contains("slug"_L1))
        post.insert("slug"_L1, freeSlug(request.body.value("slug"_L1).toString(), kept));
    for (const auto &[kind, all] : {std::pair(u"tags"_s, &tags), std::pair(u"categories"_s, &categories)}) {
        if (!request.body.contains(kind))
            continue;
        QJsonArray known;
        for (const QJsonValue &term : request.body.value(kind).toArray()) {
            if (all->contains(term.toInt()))
                known.append(term);
        }
        post.insert(kind, known);
    }
    post.insert("link"_L1, url().toString() + u"/?p="_s + QString::number(kept));
    posts.insert(kept, post);
    return {id > 0 ? 200 : 201, QJsonDocument(shown(post)).toJson()};
}

FakeWordPress::Answer FakeWordPress::terms(QMap<int, QString> &all, const Request &request)
{
    if (request.method == "POST") {
        const QString name = request.body.value("name"_L1).toString();
        for (const auto &[id, known] : all.asKeyValueRange()) {
            if (known.compare(name, Qt::CaseInsensitive) == 0)
                return error(400, u"term_exists"_s, {{"term_id"_L1, id}});
        }
        const int id = m_nextId++;
        all.insert(id, name);
        return {201, QJsonDocument(QJsonObject{{"id"_L1, id}, {"name"_L1, name.toHtmlEscaped()}}).toJson()};
    }
    const QString search = request.query.queryItemValue(u"search"_s, QUrl::FullyDecoded);
    QJsonArray found;
    for (const auto &[id, name] : all.asKeyValueRange()) {
        if (name.contains(search, Qt::CaseInsensitive) && !hiddenTags.contains(id))
            found.append(QJsonObject{{"id"_L1, id}, {"name"_L1, name.toHtmlEscaped()}});
    }
    return {200, QJsonDocument(found).toJson()};
}

} // namespace Winnow::Testing
