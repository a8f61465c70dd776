// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bundlewriter.h"

#include "recordfields.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace Winnow {

namespace {

using namespace BundleFormat;

/// Builds one line of JSON.
class LineWriter final
{
public:
    explicit LineWriter(QLatin1StringView typeName)
    {
        m_line = "{\"type\":\"" + QByteArray(typeName.data(), typeName.size()) + '"';
    }

    template <typename Fields, typename Source>
    void writeFields(const Fields &fields, const Source &source)
    {
        std::apply([&](const auto &...field) { (writeField(field, source), ...); }, fields);
    }

    QByteArray finish() { return std::move(m_line) + '}'; }

private:
    template <typename Format, auto... Members, typename Source>
    void writeField(const Field<Format, Members...> &field, const Source &source)
    {
        const auto &value = field.in(source);
        if (!isGiven(field.format, value))
            return;
        if (!m_line.endsWith('{'))
            m_line += ',';
        m_line += '"';
        m_line.append(field.name.data(), static_cast<qsizetype>(field.name.size()));
        m_line += "\":";
        if constexpr (requires { value.has_value(); })
            write(field.format, *value);
        else
            write(field.format, value);
    }

    template <typename Format, typename Value>
    static bool isGiven(const Format &, const Value &value)
    {
        if constexpr (requires { value.isNull(); })
            return !value.isNull();
        else if constexpr (requires { value.has_value(); })
            return value.has_value();
        else
            return true;
    }
    static bool isGiven(TextList, const QStringList &value) { return !value.isEmpty(); }
    static bool isGiven(PatchFiles, const PatchRecord &) { return false; }
    static bool isGiven(Flag, bool value) { return value; }
    static bool isGiven(Share, const std::optional<double> &value) { return value && std::isfinite(*value); }

    template <typename Format>
    void write(const Format &, const QString &value)
    {
        writeText(value);
    }
    void write(Time, Timestamp value) { writeText(formatTimestamp(value)); }
    void write(Count, qint64 value) { m_line += QByteArray::number(value); }
    void write(Version, int value) { m_line += QByteArray::number(value); }
    void write(Share, double value)
    {
        m_line += QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
    }
    void write(Flag, bool) { m_line += "true"; }
    void write(Localized, const LocalizedText &value) { writeObject(fieldsOf<LocalizedText>, value); }
    void write(KgNode, const KgRefRecord &value) { writeObject(kgNodeFields, value); }
    void write(RefOrText, const IssueRef &value) { writeObject(fieldsOf<IssueRef>, value); }
    void write(PatchFiles, const PatchRecord &) {}
    void write(const Choice &, SubjectKind value)
    {
        writeText(value == SubjectKind::Change ? u"change" : u"issue");
    }
    void write(const Choice &, Verdict value) { writeText(verdictName(value)); }
    void write(const Choice &, Stage value) { writeText(stageName(value)); }
    void write(const Choice &, TextOwner value) { writeText(textOwnerName(value)); }
    void write(const Choice &, AuditVerdict value) { writeText(auditVerdictName(value)); }

    template <typename Value>
    void write(Object, const Value &value)
    {
        writeObject(fieldsOf<Value>, value);
    }
    template <typename Value>
    void write(ObjectList, const QList<Value> &values)
    {
        writeArray(values, [this](const Value &value) { writeObject(fieldsOf<Value>, value); });
    }
    void write(TextList, const QStringList &values)
    {
        writeArray(values, [this](const QString &value) { writeText(value); });
    }

    template <typename Fields, typename Source>
    void writeObject(const Fields &fields, const Source &source)
    {
        m_line += '{';
        writeFields(fields, source);
        m_line += '}';
    }

    template <typename Value, typename Write>
    void writeArray(const QList<Value> &values, Write writeItem)
    {
        m_line += '[';
        for (qsizetype i = 0; i < values.size(); ++i) {
            if (i > 0)
                m_line += ',';
            writeItem(values.at(i));
        }
        m_line += ']';
    }

    void writeText(QStringView text);
    void writeEscaped(char c);

    QByteArray m_line;
};

/// @p text as UTF-8, with U+FFFD for what UTF-8 cannot hold.
QByteArray toUtf8(QStringView text)
{
    // Qt writes '?' for them, which would pass for the author's own.
    if (text.isValidUtf16())
        return text.toUtf8();
    QString whole = text.toString();
    for (qsizetype i = 0; i < whole.size(); ++i) {
        if (whole.at(i).isHighSurrogate() && i + 1 < whole.size() && whole.at(i + 1).isLowSurrogate())
            ++i;
        else if (whole.at(i).isSurrogate())
            whole[i] = QChar::ReplacementCharacter;
    }
    return whole.toUtf8();
}

void LineWriter::writeText(QStringView text)
{
    const QByteArray utf8 = toUtf8(text);
    m_line += '"';
    auto plain = utf8.cbegin();
    for (auto c = plain; c != utf8.cend(); ++c) {
        if (static_cast<uchar>(*c) >= 0x20 && *c != '"' && *c != '\\')
            continue;
        m_line.append(plain, c - plain);
        writeEscaped(*c);
        plain = c + 1;
    }
    m_line.append(plain, utf8.cend() - plain);
    m_line += '"';
}

void LineWriter::writeEscaped(char c)
{
    switch (c) {
    case '\n':
        m_line += "\\n";
        break;
    case '\r':
        m_line += "\\r";
        break;
    case '\t':
        m_line += "\\t";
        break;
    case '"':
    case '\\':
        m_line += '\\';
        m_line += c;
        break;
    case '\0':
        m_line += "\xef\xbf\xbd";
        break;
    default:
        m_line += "\\u00" + QByteArray::number(static_cast<uchar>(c), 16).rightJustified(2, '0');
    }
}

} // namespace

QByteArray writeBundleLine(const Record &record)
{
    LineWriter writer(recordTypeName(record));
    std::visit([&writer]<typename Type>(const Type &fields) { writer.writeFields(fieldsOf<Type>, fields); },
            record);
    return writer.finish();
}

} // namespace Winnow
