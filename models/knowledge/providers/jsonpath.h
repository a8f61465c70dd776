// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>

#include <expected>
#include <optional>
#include <variant>

namespace Winnow {

/// Where the text of a path is wrong, and how.
struct JsonPathError
{
    qsizetype offset = 0; ///< UTF-16 units from the beginning.
    QString message;

    friend bool operator==(const JsonPathError &, const JsonPathError &) = default;
};

/// Where a document is not what a path expects.
struct PlacedFault
{
    QString place; ///< A path without `[*]`: "data.items[3].node"; "$" is the document.
    QString message;

    friend bool operator==(const PlacedFault &, const PlacedFault &) = default;
};

struct PlacedJson
{
    QJsonValue value;
    QString place;
};

/// A path into a JSON document: keys and brackets, `data.items[*].node.id`. `[3]` is one element (from 0), `[*]`
/// every one, `["odd key"]` a key of any characters (`\"` and `\\` inside); a leading `$` or nothing at all is the
/// document itself.
class JsonPath final
{
public:
    /// The document itself.
    JsonPath() = default;

    static std::expected<JsonPath, JsonPathError> parse(QStringView text);

    struct Found
    {
        QList<PlacedJson> values; ///< In the document's order; null values are not among them.
        QString missingAt; ///< The first place where a key or an element is not there; null where all are.
    };

    /// What the path leads to from @p from, which stands at @p place. A null on the way is a value that is not given;
    /// a value of another type than the next step needs is a fault.
    std::expected<Found, PlacedFault> find(const QJsonValue &from, const QString &place = {}) const;

private:
    struct EveryElement
    {};
    using Step = std::variant<QString, qsizetype, EveryElement>;

    class Parser;
    class Finder;

    QList<Step> m_steps;
};

/// @p place with @p key behind it.
QString jsonPlace(const QString &place, const QString &key);

/// @p place with element @p index behind it.
QString jsonPlace(const QString &place, qsizetype index);

/// "an object", "a string", …
QString jsonTypeName(const QJsonValue &value);

} // namespace Winnow
