// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "answercache.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <mutex>

namespace Winnow {

using namespace Qt::StringLiterals;

struct AnswerCache::Folder
{
    QString path;
    qint64 maxBytes = 0;
    std::mutex mutex; ///< Of the number below.
    qint64 bytes = -1; ///< All files together; -1 where not counted yet.
};

namespace {

constexpr QByteArrayView fileBeginning("winnow-answer 1 ");
const QString fileEnding = u".answer"_s;

QByteArray digestOf(QByteArrayView bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QJsonObject toJson(const ProviderHit &hit)
{
    QJsonObject object{{u"id"_s, hit.id}};
    const std::initializer_list<std::pair<QString, const QString &>> texts{
            {u"title"_s, hit.title}, {u"url"_s, hit.url}, {u"kind"_s, hit.kind}, {u"excerpt"_s, hit.excerpt}};
    for (const auto &[key, text] : texts) {
        if (!text.isNull())
            object.insert(key, text);
    }
    if (hit.score)
        object.insert(u"score"_s, *hit.score);
    if (hit.isMatch)
        object.insert(u"match"_s, true);
    return object;
}

ProviderHit hitOf(const QJsonObject &object)
{
    ProviderHit hit;
    hit.id = object.value(u"id"_s).toString();
    hit.title = object.value(u"title"_s).toString(QString());
    hit.url = object.value(u"url"_s).toString(QString());
    hit.kind = object.value(u"kind"_s).toString(QString());
    hit.excerpt = object.value(u"excerpt"_s).toString(QString());
    if (const QJsonValue score = object.value(u"score"_s); score.isDouble())
        hit.score = score.toDouble();
    hit.isMatch = object.value(u"match"_s).toBool();
    return hit;
}

QFileInfoList filesIn(const QString &folder, QDir::SortFlags order)
{
    return QDir(folder).entryInfoList({u"*"_s + fileEnding}, QDir::Files, order);
}

} // namespace

QByteArray writeCachedAnswer(const CachedAnswer &answer)
{
    QJsonArray hits;
    for (const ProviderHit &hit : answer.hits)
        hits.append(toJson(hit));
    const QJsonObject object{{u"answered_at"_s, formatTimestamp(answer.answeredAt)}, {u"hits"_s, hits}};
    const QByteArray json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return fileBeginning.toByteArray() + digestOf(json) + '\n' + json;
}

std::optional<CachedAnswer> readCachedAnswer(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf('\n');
    if (end < 0 || !bytes.startsWith(fileBeginning))
        return std::nullopt;
    const QByteArrayView json = QByteArrayView(bytes).sliced(end + 1);
    if (QByteArrayView(bytes).sliced(fileBeginning.size(), end - fileBeginning.size()) != digestOf(json))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(json.toByteArray()).object();
    const auto answeredAt = parseTimestamp(object.value(u"answered_at"_s).toString());
    if (!answeredAt)
        return std::nullopt;
    CachedAnswer answer;
    answer.answeredAt = *answeredAt;
    for (const QJsonValue &hit : object.value(u"hits"_s).toArray())
        answer.hits.append(hitOf(hit.toObject()));
    return answer;
}

AnswerCache::AnswerCache(QString folder, qint64 maxBytes)
    : m_folder(std::make_shared<Folder>())
{
    m_folder->path = std::move(folder);
    m_folder->maxBytes = maxBytes;
}

QByteArray AnswerCache::keyOf(const QByteArray &identity, const QString &query, int limit)
{
    return digestOf(digestOf(identity) + QByteArray::number(limit) + ' ' + query.toUtf8());
}

QString AnswerCache::pathOf(const QByteArray &key) const
{
    return m_folder->path + u'/' + QString::fromLatin1(key) + fileEnding;
}

std::optional<CachedAnswer> AnswerCache::read(const QByteArray &key) const
{
    QFile file(pathOf(key));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    auto answer = readCachedAnswer(file.readAll());
    if (!answer)
        file.remove();
    return answer;
}

bool AnswerCache::write(const QByteArray &key, const CachedAnswer &answer) const
{
    if (!QDir().mkpath(m_folder->path))
        return false;
    const qint64 before = QFileInfo(pathOf(key)).size();
    const QByteArray bytes = writeCachedAnswer(answer);
    QSaveFile file(pathOf(key));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return false;
    const std::scoped_lock lock(m_folder->mutex);
    if (m_folder->bytes >= 0)
        m_folder->bytes += bytes.size() - before;
    if (m_folder->bytes < 0 || m_folder->bytes > m_folder->maxBytes)
        makeRoom();
    return true;
}

/// Counts anew, since other programs write here too, and removes the oldest until a tenth is free.
void AnswerCache::makeRoom() const
{
    const QFileInfoList files = filesIn(m_folder->path, QDir::Time | QDir::Reversed);
    qint64 bytes = 0;
    for (const QFileInfo &file : files)
        bytes += file.size();
    if (bytes > m_folder->maxBytes) {
        for (const QFileInfo &file : files) {
            if (bytes <= m_folder->maxBytes / 10 * 9)
                break;
            if (QFile::remove(file.filePath()))
                bytes -= file.size();
        }
    }
    m_folder->bytes = bytes;
}

void AnswerCache::clear() const
{
    const std::scoped_lock lock(m_folder->mutex);
    for (const QFileInfo &file : filesIn(m_folder->path, QDir::NoSort))
        QFile::remove(file.filePath());
    m_folder->bytes = -1;
}

} // namespace Winnow
