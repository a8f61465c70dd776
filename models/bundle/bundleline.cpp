// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundleline.h"

#include "fieldreader.h"
#include "jsonfault.h"
#include "linesource.h"
#include "shownvalue.h"

#include <algorithm>
#include <array>
#include <vector>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

using BundleFormat::FieldReader;

static_assert(LineSource::readableBehind >= qsizetype{simdjson::SIMDJSON_PADDING});

/// After a line longer than this the parser's memory, many times the line, is given back.
constexpr qsizetype usualLine = 4 * 1024 * 1024;

/// What fields one by one cannot tell: whether together they make a record.
bool isComplete(FieldReader &, const auto &)
{
    return true;
}

bool isComplete(FieldReader &reader, const PatchRecord &patch)
{
    return !patch.text.isNull() || reader.failAt("text", u"missing (text or files)"_s);
}

bool isComplete(FieldReader &reader, const AuditEntry &entry)
{
    const bool isOfRow = entry.verdict == AuditVerdict::LeaveEmpty || entry.verdict == AuditVerdict::Note;
    if (!entry.undoes.isEmpty())
        return true;
    if (!isOfRow && entry.nodeId.isNull())
        return reader.failAt("node", u"missing"_s);
    return entry.verdict != AuditVerdict::Replace || !entry.replacement.isNull()
            || reader.failAt("replacement", u"missing"_s);
}

using ReadRecord = bool (*)(FieldReader &, simdjson::dom::object, Record &);

template <size_t Index>
bool readRecord(FieldReader &reader, simdjson::dom::object object, Record &record)
{
    using Type = std::variant_alternative_t<Index, Record>;
    Type &fields = record.emplace<Index>();
    return reader.readFields<BundleFormat::fieldsOf<Type>>(object, fields) && isComplete(reader, fields);
}

/// A type of record: its name and how it is read.
struct RecordType
{
    std::string_view name;
    ReadRecord read;
};

template <size_t... Index>
std::array<RecordType, sizeof...(Index)> makeRecordTypes(std::index_sequence<Index...>)
{
    const auto name = [](const Record &record) {
        const QLatin1StringView view = recordTypeName(record);
        return std::string_view(view.data(), static_cast<size_t>(view.size()));
    };
    return {RecordType{name(Record(std::in_place_index<Index>)), &readRecord<Index>}...};
}

const RecordType *findRecordType(std::string_view name)
{
    static const auto types = makeRecordTypes(std::make_index_sequence<std::variant_size_v<Record>>{});
    const auto found = std::ranges::find(types, name, &RecordType::name);
    return found == types.end() ? nullptr : &*found;
}

bool isBlankLine(QByteArrayView line)
{
    return std::ranges::all_of(line, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
}

/// Turns a line that is JSON into a record.
std::expected<ParsedLine, LineError> readLine(simdjson::dom::element root)
{
    simdjson::dom::object object;
    if (root.get(object))
        return std::unexpected(LineError{{}, "expected an object, got "_L1 + BundleFormat::shownValue(root)});
    simdjson::dom::element typeValue;
    std::string_view typeName;
    const bool typeMissing = object.at_key("type").get(typeValue) || typeValue.is_null();
    const bool typeIsText = !typeMissing && !typeValue.get(typeName);

    FieldReader reader(typeName);
    if (!reader.checkStructure(root))
        return std::unexpected(reader.takeError());
    if (typeMissing)
        return std::unexpected(LineError{u"type"_s, u"missing"_s});
    if (!typeIsText)
        return std::unexpected(
                LineError{u"type"_s, "expected a string, got "_L1 + BundleFormat::shownValue(typeValue)});

    ParsedLine line;
    const RecordType *type = findRecordType(typeName);
    if (!type) {
        line.unknownType = BundleFormat::shownText(typeName);
        return line;
    }
    if (!type->read(reader, object, line.record.emplace()))
        return std::unexpected(reader.takeError());
    line.unknownKeys = reader.takeUnknownKeys();
    return line;
}

LineError syntaxError(QByteArrayView line, simdjson::error_code error)
{
    if (auto fault = BundleFormat::findJsonFault(line))
        return *std::move(fault);
    return {{}, "not JSON: "_L1 + QString::fromUtf8(simdjson::error_message(error))};
}

} // namespace

class BundleLineParser::Private
{
public:
    simdjson::dom::parser parser;
    std::vector<char> padded; ///< A copy of the line, for callers without padding.
};

BundleLineParser::BundleLineParser()
    : d(std::make_unique<Private>())
{}
BundleLineParser::BundleLineParser(BundleLineParser &&) noexcept = default;
BundleLineParser &BundleLineParser::operator=(BundleLineParser &&) noexcept = default;
BundleLineParser::~BundleLineParser() = default;

std::expected<ParsedLine, LineError> BundleLineParser::parse(QByteArrayView line)
{
    d->padded.assign(line.cbegin(), line.cend());
    d->padded.resize(d->padded.size() + LineSource::readableBehind);
    return parseInPlace(QByteArrayView(d->padded.data(), line.size()));
}

std::expected<ParsedLine, LineError> BundleLineParser::parseInPlace(QByteArrayView line)
{
    if (isBlankLine(line))
        return ParsedLine{};
    simdjson::dom::element root;
    const auto error = d->parser.parse(line.data(), static_cast<size_t>(line.size()), false).get(root);
    auto result = error ? std::unexpected(syntaxError(line, error)) : readLine(root);
    if (line.size() > usualLine)
        d = std::make_unique<Private>();
    return result;
}

std::expected<ParsedLine, LineError> parseBundleLine(QByteArrayView line)
{
    return BundleLineParser().parse(line);
}

} // namespace Winnow
