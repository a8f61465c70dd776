// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonObject>
#include <QMap>
#include <QTcpServer>
#include <QUrl>
#include <QUrlQuery>

namespace Winnow::Testing {

/// A site on the loopback that answers as WordPress 6 was seen to: error codes, silent drops and all. Lives on the test's
/// thread; a client that waits in an event loop is answered there.
class FakeWordPress final : public QTcpServer
{
public:
    /// What becomes of the next request whose method and path begin as told.
    enum class Trouble : quint8 {
        None,
        ServerError, ///< 500 without JSON.
        Hang, ///< No answer, ever.
        Cut, ///< Half an answer; nothing was done.
        DoneThenCut, ///< Carried out, then half an answer.
        Html, ///< 200 with a web page.
    };

    FakeWordPress();

    QUrl url() const;

    QString user = QStringLiteral("ada");
    QString password = QStringLiteral("abcd EFGH ijkl MNOP qrst UVWX");
    bool hasPlainAddresses = false; ///< `/wp-json/` is not there.
    bool takesPasswords = true; ///< Else the index lists no way to log in.
    bool mayMakeCategories = true; ///< An author may not.
    bool mayPublish = true; ///< A contributor may not.
    bool filtersHtml =
            false; ///< Takes comments out of what it keeps, as no role is known to; stands for any filter.
    QString troublePath;
    Trouble trouble = Trouble::None;

    QMap<int, QJsonObject> posts;
    QMap<int, QString> tags;
    QMap<int, QString> categories;
    QList<int> hiddenTags; ///< That a search does not show.
    QStringList requests; ///< "POST posts/1"

private:
    struct Answer
    {
        int status = 200;
        QByteArray body;
        QByteArray type = "application/json";
    };
    struct Request
    {
        QByteArray method;
        QString route; ///< "posts/1"
        QUrlQuery query;
        QByteArray authorization;
        QJsonObject body;
        bool isOfInterface = false;
    };

    void serve(QTcpSocket *socket);
    void respond(QTcpSocket *socket, const Request &request);
    Request read(const QByteArray &head, const QByteArray &body) const;
    Answer answer(const Request &request);
    Answer index() const;
    Answer findPosts(const Request &request) const;
    Answer getPost(int id) const;
    Answer putPost(const Request &request, int id);
    Answer terms(QMap<int, QString> &all, const Request &request);
    static Answer error(int status, const QString &code, const QJsonObject &data = {});
    QString freeSlug(const QString &wanted, int id) const;
    static QJsonObject shown(const QJsonObject &post);

    int m_nextId = 100;
};

} // namespace Winnow::Testing
