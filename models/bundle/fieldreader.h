// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundleline.h"
#include "recordfields.h"

#include <QVarLengthArray>

#include <simdjson.h>

#include <algorithm>
#include <limits>
#include <type_traits>

namespace Winnow::BundleFormat {

/// Puts JSON values into records as recordfields.h says, and knows where in the line it is. Every read
/// function gives false once something is wrong; takeError() then says what.
class FieldReader final
{
public:
    /// @p typeName, with which all paths begin, must outlive the reader.
    explicit FieldReader(std::string_view typeName) { m_path.append({typeName, -1}); }

    /// Checks what holds for all objects of a line, at any depth: no key twice, nesting no deeper than 64.
    bool checkStructure(simdjson::dom::element root);

    /// Reads @p object into @p target by the table Fields. Null is the same as not given.
    template <const auto &Fields, typename Target>
    bool readFields(simdjson::dom::object object, Target &target);

    LineError takeError() { return std::move(m_error); }
    QStringList takeUnknownKeys() { return std::move(m_unknownKeys); }

    /// Says that what stands at the present place, or at @p key in it, is wrong.
    bool fail(const QString &message);
    bool failAt(std::string_view key, const QString &message);

private:
    struct PathPart
    {
        std::string_view key; ///< Empty for an array index.
        qint64 index;
    };

    /// Makes the present place one step deeper while it lives.
    class Step
    {
    public:
        Step(FieldReader &reader, std::string_view key)
            : m_path(reader.m_path)
        {
            m_path.append({key, -1});
        }
        Step(FieldReader &reader, qint64 index)
            : m_path(reader.m_path)
        {
            m_path.append({{}, index});
        }
        ~Step() { m_path.removeLast(); }
        Q_DISABLE_COPY_MOVE(Step)

    private:
        QVarLengthArray<PathPart, 8> &m_path;
    };

    using Element = simdjson::dom::element;

    QString path() const;
    bool failType(const char *expected, Element got);
    void noteUnknown(std::string_view key);
    bool checkContainer(Element element, int depth);
    bool checkKeys(simdjson::dom::object object);

    bool takeText(Element element, std::string_view &text);
    bool takeWord(const Choice &choice, Element element, QString &word);
    bool takeCount(Element element, qint64 highest, qint64 &value);

    bool read(Text, Element element, QString &value);
    bool read(Name, Element element, QString &value);
    bool read(RepoName, Element element, QString &value);
    bool read(Number, Element element, QString &value);
    bool read(Time, Element element, std::optional<Timestamp> &value);
    bool read(Version, Element element, int &value);
    bool read(Share, Element element, std::optional<double> &value);
    bool read(Flag, Element element, bool &value);
    bool read(Localized, Element element, LocalizedText &value);
    bool read(TextList, Element element, QStringList &value);
    bool read(TextList, Element element, std::optional<QStringList> &value);
    bool read(RefOrText, Element element, std::optional<IssueRef> &value);
    bool read(PatchFiles, Element element, PatchRecord &record);
    bool read(KgNode, Element element, KgRefRecord &record);
    bool read(const Choice &choice, Element element, QString &value);
    bool read(const Choice &choice, Element element, SubjectKind &value);
    bool read(const Choice &choice, Element element, Verdict &value);
    bool read(const Choice &choice, Element element, Stage &value);
    bool read(const Choice &choice, Element element, TextOwner &value);
    bool read(const Choice &choice, Element element, AuditVerdict &value);

    template <typename Integer>
    bool read(Count, Element element, std::optional<Integer> &value)
    {
        Integer count = 0;
        return read(Count{}, element, count) && (value = count, true);
    }
    template <typename Integer>
        requires std::is_integral_v<Integer>
    bool read(Count, Element element, Integer &value)
    {
        qint64 count = 0;
        if (!takeCount(element, std::numeric_limits<Integer>::max(), count))
            return false;
        value = static_cast<Integer>(count);
        return true;
    }
    template <typename Value>
    bool read(Object, Element element, Value &value)
    {
        simdjson::dom::object object;
        if (element.get(object))
            return failType("an object", element);
        return readFields<fieldsOf<Value>>(object, value);
    }
    template <typename Value>
    bool read(Object, Element element, std::optional<Value> &value)
    {
        return read(Object{}, element, value.emplace());
    }
    template <typename Value>
    bool read(ObjectList, Element element, QList<Value> &values);
    template <typename Value>
    bool read(ObjectList, Element element, std::optional<QList<Value>> &values)
    {
        return read(ObjectList{}, element, values.emplace());
    }

    template <const auto &Fields, typename Target, size_t Index>
    static bool readField(FieldReader &reader, Element element, Target &target)
    {
        constexpr auto &field = std::get<Index>(Fields);
        return reader.read(field.format, element, field.in(target));
    }

    QVarLengthArray<PathPart, 8> m_path;
    QStringList m_unknownKeys;
    LineError m_error;
};

/// A table of fields in the shape that a loop can search.
template <const auto &Fields, typename Target>
struct FieldTable
{
    static constexpr size_t size = std::tuple_size_v<std::remove_cvref_t<decltype(Fields)>>;
    static_assert(size <= 32, "the set of fields seen is kept in 32 bits");

    static constexpr auto names =
            std::apply([](const auto &...field) { return std::array{field.name...}; }, Fields);
    static constexpr auto required =
            std::apply([](const auto &...field) { return std::array{field.required...}; }, Fields);

    /// Where @p key stands, looking from @p from on and then round: writers mostly keep the table's order.
    static size_t find(std::string_view key, size_t from)
    {
        for (size_t i = from; i < size; ++i) {
            if (names[i] == key)
                return i;
        }
        for (size_t i = 0; i < from; ++i) {
            if (names[i] == key)
                return i;
        }
        return size;
    }
};

template <const auto &Fields, typename Target>
bool FieldReader::readFields(simdjson::dom::object object, Target &target)
{
    using Table = FieldTable<Fields, Target>;
    using Read = bool (*)(FieldReader &, Element, Target &);
    static constexpr auto reads = []<size_t... Index>(std::index_sequence<Index...>) {
        return std::array<Read, Table::size>{&FieldReader::readField<Fields, Target, Index>...};
    }(std::make_index_sequence<Table::size>{});

    quint32 seen = 0;
    size_t next = 0;
    for (const auto [key, element] : object) {
        const size_t index = Table::find(key, next);
        if (index == Table::size) {
            noteUnknown(key);
            continue;
        }
        next = index + 1;
        if (element.is_null())
            continue;
        const Step step(*this, key);
        if (!reads[index](*this, element, target))
            return false;
        seen |= 1u << index;
    }
    for (size_t i = 0; i < Table::size; ++i) {
        if (Table::required[i] && !(seen & (1u << i)))
            return failAt(Table::names[i], QStringLiteral("missing"));
    }
    return true;
}

template <typename Value>
bool FieldReader::read(ObjectList, Element element, QList<Value> &values)
{
    simdjson::dom::array array;
    if (element.get(array))
        return failType("an array", element);
    qint64 index = 0;
    for (const Element item : array) {
        const Step step(*this, index++);
        if (!read(Object{}, item, values.emplaceBack()))
            return false;
    }
    return true;
}

} // namespace Winnow::BundleFormat
