// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "shownvalue.h"

#include <QLocale>

namespace Winnow::BundleFormat {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestShown = 60;

} // namespace

QString shownText(std::string_view text)
{
    // A character takes 4 bytes at most, so the rest of a long text need not be converted.
    const bool cutBytes = text.size() > 4 * (longestShown + 1);
    const QString whole = QString::fromUtf8(
            text.data(), static_cast<qsizetype>(cutBytes ? 4 * (longestShown + 1) : text.size()));
    QString shown;
    qsizetype characters = 0;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        if (characters++ == longestShown)
            return shown + u'…';
        const QChar c = whole.at(i);
        shown += c.category() == QChar::Other_Control || c == QChar::LineSeparator
                        || c == QChar::ParagraphSeparator
                ? QChar(u'\u00b7')
                : c;
        if (c.isHighSurrogate() && i + 1 < whole.size())
            shown += whole.at(++i);
    }
    return shown;
}

QString shownNumber(simdjson::dom::element element)
{
    int64_t whole = 0;
    if (element.is_int64() && !element.get(whole))
        return QString::number(whole);
    uint64_t large = 0;
    if (element.is_uint64() && !element.get(large))
        return QString::number(large);
    double real = 0;
    return element.get(real) ? QString() : QString::number(real, 'g', QLocale::FloatingPointShortest);
}

QString shownValue(simdjson::dom::element element)
{
    using enum simdjson::dom::element_type;
    switch (element.type()) {
    case STRING:
        return u'\'' + shownText(element.get_string().value_unsafe()) + u'\'';
    case INT64:
    case UINT64:
    case DOUBLE:
        return u"a number: "_s + shownNumber(element);
    case BOOL:
        return element.get_bool().value_unsafe() ? u"true"_s : u"false"_s;
    case OBJECT:
        return u"an object"_s;
    case ARRAY:
        return u"an array"_s;
    case NULL_VALUE:
        break;
    }
    return u"null"_s;
}

} // namespace Winnow::BundleFormat
