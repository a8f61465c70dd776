// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "jsoncolumn.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace Winnow::JsonColumn {

using namespace Qt::StringLiterals;

namespace {

template <typename T, typename Convert>
QString fromList(const std::optional<QList<T>> &list, Convert convert)
{
    if (!list)
        return {};
    QJsonArray array;
    for (const T &item : *list)
        array.append(convert(item));
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

template <typename T, typename Convert>
std::optional<QList<T>> toList(const QString &json, Convert convert)
{
    if (json.isNull())
        return std::nullopt;
    QList<T> list;
    const QJsonArray array = QJsonDocument::fromJson(json.toUtf8()).array();
    for (const QJsonValue &value : array)
        list.append(convert(value));
    return list;
}

/// Null where the key is missing, so that "not given" survives.
QString givenString(const QJsonObject &object, QLatin1StringView key)
{
    const QJsonValue value = object.value(key);
    return value.isString() ? value.toString() : QString();
}

void insertGiven(QJsonObject &object, QLatin1StringView key, const QString &value)
{
    if (!value.isNull())
        object.insert(key, value);
}

} // namespace

QString fromStrings(const std::optional<QStringList> &strings)
{
    return fromList<QString>(strings, [](const QString &s) { return QJsonValue(s); });
}

std::optional<QStringList> toStrings(const QString &json)
{
    return toList<QString>(json, [](const QJsonValue &v) { return v.toString(); });
}

QString fromRefs(const std::optional<QList<IssueRef>> &refs)
{
    return fromList<IssueRef>(refs, [](const IssueRef &ref) { return QJsonValue(formatIssueRef(ref)); });
}

std::optional<QList<IssueRef>> toRefs(const QString &json)
{
    return toList<IssueRef>(
            json, [](const QJsonValue &v) { return parseIssueRef(v.toString()).value_or(IssueRef{}); });
}

QString fromCommits(const std::optional<QList<Commit>> &commits)
{
    return fromList<Commit>(commits, [](const Commit &commit) {
        QJsonObject object;
        insertGiven(object, "sha"_L1, commit.sha);
        insertGiven(object, "title"_L1, commit.title);
        insertGiven(object, "message"_L1, commit.message);
        if (commit.committedAt)
            object.insert("committed_at"_L1, toMilliseconds(*commit.committedAt));
        return QJsonValue(object);
    });
}

std::optional<QList<Commit>> toCommits(const QString &json)
{
    return toList<Commit>(json, [](const QJsonValue &value) {
        const QJsonObject object = value.toObject();
        Commit commit{givenString(object, "sha"_L1), givenString(object, "title"_L1),
                givenString(object, "message"_L1), std::nullopt};
        if (object.contains("committed_at"_L1))
            commit.committedAt = fromMilliseconds(object.value("committed_at"_L1).toInteger());
        return commit;
    });
}

QString fromFiles(const std::optional<QList<PublishedFile>> &files)
{
    return fromList<PublishedFile>(files, [](const PublishedFile &file) {
        QJsonObject object;
        insertGiven(object, "path"_L1, file.path);
        insertGiven(object, "sha256"_L1, file.sha256);
        if (file.bytes)
            object.insert("bytes"_L1, *file.bytes);
        return QJsonValue(object);
    });
}

std::optional<QList<PublishedFile>> toFiles(const QString &json)
{
    return toList<PublishedFile>(json, [](const QJsonValue &value) {
        const QJsonObject object = value.toObject();
        PublishedFile file{givenString(object, "path"_L1), givenString(object, "sha256"_L1), std::nullopt};
        if (object.contains("bytes"_L1))
            file.bytes = object.value("bytes"_L1).toInteger();
        return file;
    });
}

} // namespace Winnow::JsonColumn
