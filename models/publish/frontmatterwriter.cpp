// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "frontmatterwriter.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Characters that YAML lets stand only escaped, or that lines may break at.
bool mustBeEscaped(QChar c)
{
    const char16_t code = c.unicode();
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x2028 || code == 0x2029 || code == 0xfeff
            || code >= 0xfffe;
}

} // namespace

QString yamlScalar(const QString &text)
{
    QString scalar = u"\""_s;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (isPair) {
            scalar += c;
            scalar += text.at(++i);
        } else if (c.isSurrogate()) {
            scalar += QChar(QChar::ReplacementCharacter);
        } else if (c == u'"' || c == u'\\') {
            scalar += u'\\';
            scalar += c;
        } else if (mustBeEscaped(c)) {
            scalar += u"\\u"_s + QString::number(c.unicode(), 16).rightJustified(4, u'0');
        } else {
            scalar += c;
        }
    }
    return scalar + u'"';
}

FrontMatterWriter &FrontMatterWriter::add(const QString &key, const QString &text)
{
    return text.isEmpty() ? *this : addPlain(key, yamlScalar(text));
}

FrontMatterWriter &FrontMatterWriter::add(const QString &key, const QStringList &texts)
{
    QStringList scalars;
    for (const QString &text : texts)
        scalars.append(yamlScalar(text));
    return texts.isEmpty() ? *this : addPlain(key, u'[' + scalars.join(u", "_s) + u']');
}

FrontMatterWriter &FrontMatterWriter::add(const QString &key, bool truth)
{
    return addPlain(key, truth ? u"true"_s : u"false"_s);
}

FrontMatterWriter &FrontMatterWriter::addPlain(const QString &key, const QString &value)
{
    m_lines.append(key + u": "_s + value);
    return *this;
}

QString FrontMatterWriter::text() const
{
    return u"---\n"_s + m_lines.join(u'\n') + u"\n---\n\n"_s;
}

} // namespace Winnow
