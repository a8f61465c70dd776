// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/timestamp.h"
#include "forgeanswer.h"

#include <QByteArray>
#include <QStringList>

#include <simdjson.h>

#include <memory>
#include <optional>
#include <string_view>

namespace Winnow {

/// One object of an answer, read field by field. Fields that are absent, null or, for times, empty are "not given". What
/// is of a wrong type is a fault, of which the first is kept; reading goes on, so that callers need to look only once.
/// Refers to its parent, which must outlive it.
class ForgeObject final
{
public:
    ForgeObject(simdjson::dom::object object, qint64 index, std::optional<JsonFault> &fault)
        : m_object(object)
        , m_index(index)
        , m_fault(fault)
    {}

    bool has(std::string_view key) const { return field(key).has_value(); }

    /// A text, without NUL characters, which nobody can store. Null where not given.
    QString text(std::string_view key) const;
    /// The first of @p keys that holds a text which is not empty.
    QString firstText(std::initializer_list<std::string_view> keys) const;
    /// A number of an issue or change, or an id: text or whole number, as forges have both.
    QString number(std::string_view key) const;
    /// A whole number, or its digits as a text.
    std::optional<qint64> count(std::string_view key) const;
    /// An ISO 8601 time; "" counts as not given.
    std::optional<Timestamp> time(std::string_view key) const;
    /// A truth, or 0 or 1.
    std::optional<bool> flag(std::string_view key) const;
    QStringList texts(std::string_view key) const;

    /// The object @p key; nothing where not given. An empty array counts as not given, since some forges write that.
    std::optional<ForgeObject> object(std::string_view key) const;

    /// Calls @p visit with each object of the array @p key; other items are faults.
    template <typename Visit>
    void each(std::string_view key, Visit visit) const
    {
        const std::optional<simdjson::dom::array> items = array(key);
        if (!items)
            return;
        qint64 index = 0;
        for (const simdjson::dom::element item : *items) {
            simdjson::dom::object object;
            if (item.get(object))
                failItem(key, index, item);
            else
                visit(ForgeObject(object, key, index, *this));
            ++index;
        }
    }

    /// Says that a field is not given which must be.
    void require(std::string_view key, bool isGiven) const;
    void fail(std::string_view key, const QString &message) const;

private:
    ForgeObject(simdjson::dom::object object, std::string_view key, qint64 index, const ForgeObject &parent)
        : m_object(object)
        , m_parent(&parent)
        , m_key(key)
        , m_index(index)
        , m_fault(parent.m_fault)
    {}

    std::optional<simdjson::dom::element> field(std::string_view key) const;
    std::optional<simdjson::dom::array> array(std::string_view key) const;
    void failType(std::string_view key, QLatin1StringView expected, simdjson::dom::element got) const;
    void failItem(std::string_view key, qint64 index, simdjson::dom::element got) const;
    QString path() const;

    simdjson::dom::object m_object;
    const ForgeObject *m_parent = nullptr;
    std::string_view m_key;
    qint64 m_index = -1;
    std::optional<JsonFault> &m_fault;
};

/// A whole answer. Keeps what ForgeObjects refer to.
class ForgeDocument final
{
public:
    static Parsed<ForgeDocument> parse(const QByteArray &json);

    /// Reads the answer, which must be an array of objects (or an object whose @p member is), with @p read, which gives
    /// an optional item: nothing for one that is left out without a word.
    template <typename T, typename Read>
    Parsed<ForgeList<T>> list(Read read) const
    {
        simdjson::dom::array items;
        if (m_root.get(items))
            return std::unexpected(JsonFault{{}, expected(QLatin1StringView("an array"))});
        ForgeList<T> list;
        for (const simdjson::dom::element item : items) {
            std::optional<JsonFault> fault;
            simdjson::dom::object object;
            const qint64 index = list.received++;
            if (item.get(object)) {
                list.faults.append(notAnObject(index, item));
                continue;
            }
            std::optional<T> made = read(ForgeObject(object, index, fault));
            if (fault)
                list.faults.append(std::move(*fault));
            else if (made)
                list.items.append(std::move(*made));
        }
        return list;
    }

    /// Reads the answer, which must be one object.
    template <typename T, typename Read>
    Parsed<T> one(Read read) const
    {
        simdjson::dom::object object;
        if (m_root.get(object))
            return std::unexpected(JsonFault{{}, expected(QLatin1StringView("an object"))});
        std::optional<JsonFault> fault;
        T made = read(ForgeObject(object, -1, fault));
        if (fault)
            return std::unexpected(std::move(*fault));
        return made;
    }

private:
    explicit ForgeDocument(std::unique_ptr<simdjson::dom::parser> parser, simdjson::dom::element root)
        : m_parser(std::move(parser))
        , m_root(root)
    {}

    QString expected(QLatin1StringView what) const;
    static JsonFault notAnObject(qint64 index, simdjson::dom::element item);

    std::unique_ptr<simdjson::dom::parser> m_parser;
    simdjson::dom::element m_root;
};

/// Parses @p json and reads its list, or its one object, with @p read.
template <typename T, typename Read>
Parsed<ForgeList<T>> readForgeList(const QByteArray &json, Read read)
{
    return ForgeDocument::parse(json).and_then(
            [&read](const ForgeDocument &document) { return document.list<T>(read); });
}

template <typename T, typename Read>
Parsed<T> readForgeObject(const QByteArray &json, Read read)
{
    return ForgeDocument::parse(json).and_then(
            [&read](const ForgeDocument &document) { return document.one<T>(read); });
}

} // namespace Winnow
