// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "fieldreader.h"

#include "shownvalue.h"

#include <cstring>

namespace Winnow::BundleFormat {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestNesting = 64;
constexpr size_t longestTime = 64;

/// The years that formatTimestamp() writes so that parseTimestamp() reads them: 0000 to 9999, in UTC.
constexpr Timestamp earliestTime{std::chrono::sys_days{std::chrono::year{0} / 1 / 1}};
constexpr Timestamp endOfTime{std::chrono::sys_days{std::chrono::year{10000} / 1 / 1}};

QString toString(std::string_view text)
{
    // Qt takes U+FEFF at the beginning for a byte order mark and drops it; in a text it is a character.
    constexpr std::string_view mark("\xef\xbb\xbf");
    qsizetype marks = 0;
    for (; text.starts_with(mark); text.remove_prefix(mark.size()))
        ++marks;
    const QString rest = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    return marks == 0 ? rest : QString(marks, QChar::ByteOrderMark) + rest;
}

std::optional<Timestamp> toTime(std::string_view text)
{
    if (text.size() > longestTime)
        return std::nullopt;
    std::array<char16_t, longestTime> wide;
    std::ranges::transform(text, wide.begin(), [](char c) { return static_cast<unsigned char>(c); });
    const auto at = parseTimestamp(QStringView(wide.data(), static_cast<qsizetype>(text.size())));
    return at && *at >= earliestTime && *at < endOfTime ? at : std::nullopt;
}

} // namespace

QString FieldReader::path() const
{
    QString path;
    for (const PathPart &part : m_path) {
        if (part.index >= 0) {
            path += u'[' + QString::number(part.index) + u']';
        } else {
            if (!path.isEmpty())
                path += u'.';
            path += shownText(part.key);
        }
    }
    return path;
}

bool FieldReader::fail(const QString &message)
{
    m_error = {path(), message};
    return false;
}

bool FieldReader::failAt(std::string_view key, const QString &message)
{
    const Step step(*this, key);
    return fail(message);
}

bool FieldReader::failType(const char *expected, Element got)
{
    return fail("expected "_L1 + QLatin1StringView(expected) + ", got "_L1 + shownValue(got));
}

void FieldReader::noteUnknown(std::string_view key)
{
    // The record's own type; not so in the objects inside it.
    if (m_path.size() == 1 && key == "type")
        return;
    const Step step(*this, key);
    m_unknownKeys.append(path());
}

bool FieldReader::checkStructure(Element root)
{
    return checkContainer(root, 1);
}

bool FieldReader::checkContainer(Element element, int depth)
{
    if (depth > deepestNesting)
        return fail(u"nested deeper than %1 levels"_s.arg(deepestNesting));
    simdjson::dom::object object;
    if (!element.get(object)) {
        if (!checkKeys(object))
            return false;
        for (const auto [key, item] : object) {
            if (!item.is_object() && !item.is_array())
                continue;
            const Step step(*this, key);
            if (!checkContainer(item, depth + 1))
                return false;
        }
        return true;
    }
    simdjson::dom::array array;
    if (element.get(array))
        return true;
    qint64 index = 0;
    for (const Element item : array) {
        const Step step(*this, index++);
        if ((item.is_object() || item.is_array()) && !checkContainer(item, depth + 1))
            return false;
    }
    return true;
}

bool FieldReader::checkKeys(simdjson::dom::object object)
{
    constexpr qsizetype few = 24; // up to here comparing each with each is faster than sorting
    QVarLengthArray<std::string_view, few> keys;
    bool small = true;
    for (const auto [key, item] : object) {
        small = small && keys.size() < few;
        if (small && std::ranges::contains(keys, key))
            return failAt(key, u"the same key twice"_s);
        keys.append(key);
    }
    if (small)
        return true;
    std::ranges::sort(keys);
    const auto twice = std::ranges::adjacent_find(keys);
    return twice == keys.end() || failAt(*twice, u"the same key twice"_s);
}

bool FieldReader::takeText(Element element, std::string_view &text)
{
    if (element.get(text))
        return failType("a string", element);
    // "\u0000" is JSON, but no text that databases, C libraries and people can work with.
    if (std::memchr(text.data(), 0, text.size()))
        return fail(u"a NUL character in the text"_s);
    return true;
}

bool FieldReader::read(Text, Element element, QString &value)
{
    std::string_view text;
    if (!takeText(element, text))
        return false;
    value = toString(text);
    return true;
}

bool FieldReader::read(Name, Element element, QString &value)
{
    if (!read(Text{}, element, value))
        return false;
    return !value.isEmpty() || fail(u"expected a text, got an empty string"_s);
}

bool FieldReader::read(RepoName, Element element, QString &value)
{
    std::string_view text;
    if (!takeText(element, text))
        return false;
    value = toString(text);
    return isRepoName(value) || fail("not a repository, org/name: "_L1 + shownValue(element));
}

bool FieldReader::read(Number, Element element, QString &value)
{
    if (element.is_string()) {
        if (!read(Text{}, element, value))
            return false;
        return isIssueNumber(value) || fail("not a number of an issue or change: "_L1 + shownValue(element));
    }
    uint64_t number = 0;
    if (!element.is_uint64() || element.get(number))
        return failType("a string or a whole number", element);
    value = QString::number(number);
    return true;
}

bool FieldReader::read(Time, Element element, std::optional<Timestamp> &value)
{
    std::string_view text;
    if (element.get(text))
        return failType("an ISO 8601 time", element);
    value = toTime(text);
    return value || fail("not an ISO 8601 time: "_L1 + shownValue(element));
}

bool FieldReader::takeCount(Element element, qint64 highest, qint64 &value)
{
    int64_t count = 0;
    if ((!element.is_int64() && !element.is_uint64()) || element.get(count) || count < 0)
        return failType("a whole number, 0 or more", element);
    if (count > highest)
        return fail(u"expected a whole number up to %1, got "_s.arg(highest) + shownValue(element));
    value = count;
    return true;
}

bool FieldReader::read(Version, Element element, int &value)
{
    qint64 version = 0;
    if (!takeCount(element, std::numeric_limits<qint64>::max(), version))
        return false;
    if (version != 1)
        return fail(u"unknown version %1 (this Winnow reads 1)"_s.arg(version));
    value = 1;
    return true;
}

bool FieldReader::read(Share, Element element, std::optional<double> &value)
{
    double share = 0;
    if (!element.is_number() || element.get(share))
        return failType("a number from 0 to 1", element);
    if (share < 0 || share > 1)
        return fail("not within 0 and 1: "_L1 + shownNumber(element));
    value = share;
    return true;
}

bool FieldReader::read(Flag, Element element, bool &value)
{
    return !element.get(value) || failType("true or false", element);
}

bool FieldReader::read(Localized, Element element, LocalizedText &value)
{
    if (element.is_string())
        return read(Text{}, element, value.zh);
    simdjson::dom::object object;
    if (element.get(object))
        return failType("a string or an object {zh, en}", element);
    return readFields<fieldsOf<LocalizedText>>(object, value);
}

bool FieldReader::read(TextList, Element element, QStringList &value)
{
    simdjson::dom::array array;
    if (element.get(array))
        return failType("an array of strings", element);
    qint64 index = 0;
    for (const Element item : array) {
        const Step step(*this, index++);
        if (!read(Text{}, item, value.emplaceBack()))
            return false;
    }
    return true;
}

bool FieldReader::read(TextList, Element element, std::optional<QStringList> &value)
{
    return read(TextList{}, element, value.emplace());
}

bool FieldReader::read(RefOrText, Element element, std::optional<IssueRef> &value)
{
    if (element.is_object())
        return read(Object{}, element, value);
    std::string_view text;
    if (element.get(text))
        return failType("an object {repo, number} or a string", element);
    value = parseIssueRef(toString(text));
    return value || fail("not an issue, org/repo#N: "_L1 + shownValue(element));
}

bool FieldReader::read(PatchFiles, Element element, PatchRecord &record)
{
    QList<FilePatch> files;
    if (!read(ObjectList{}, element, files))
        return false;
    // Given both ways, the text is what the forge itself put together.
    if (record.text.isNull())
        record.text = joinFilePatches(files);
    return true;
}

bool FieldReader::read(KgNode, Element element, KgRefRecord &record)
{
    simdjson::dom::object object;
    if (element.get(object))
        return failType("an object", element);
    return readFields<kgNodeFields>(object, record);
}

bool FieldReader::takeWord(const Choice &choice, Element element, QString &word)
{
    std::string_view text;
    if (!takeText(element, text))
        return false;
    if (std::ranges::contains(choice.words, text)) {
        word = toString(text);
        return true;
    }
    QStringList words;
    for (const std::string_view known : choice.words)
        words.append(toString(known));
    return fail("unknown "_L1 + toString(choice.what) + u' ' + shownValue(element) + " ("_L1
            + words.join(", "_L1) + u')');
}

bool FieldReader::read(const Choice &choice, Element element, QString &value)
{
    return takeWord(choice, element, value);
}

bool FieldReader::read(const Choice &choice, Element element, SubjectKind &value)
{
    QString word;
    if (!takeWord(choice, element, word))
        return false;
    value = word == "change"_L1 ? SubjectKind::Change : SubjectKind::Issue;
    return true;
}

bool FieldReader::read(const Choice &choice, Element element, Verdict &value)
{
    QString word;
    if (!takeWord(choice, element, word))
        return false;
    value = verdictFromName(word).value_or(value);
    return true;
}

bool FieldReader::read(const Choice &choice, Element element, Stage &value)
{
    QString word;
    if (!takeWord(choice, element, word))
        return false;
    value = stageFromName(word).value_or(value);
    return true;
}

bool FieldReader::read(const Choice &choice, Element element, TextOwner &value)
{
    QString word;
    if (!takeWord(choice, element, word))
        return false;
    value = textOwnerFromName(word).value_or(value);
    return true;
}

bool FieldReader::read(const Choice &choice, Element element, AuditVerdict &value)
{
    QString word;
    if (!takeWord(choice, element, word))
        return false;
    value = auditVerdictFromName(word).value_or(value);
    return true;
}

} // namespace Winnow::BundleFormat
