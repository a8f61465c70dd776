// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "listmarks.h"

namespace Winnow {

namespace {

constexpr qsizetype longestOrdinal = 3;

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

std::optional<ListLine> readItem(QStringView line)
{
    constexpr QStringView glueableBullets = u"•●▪◦";
    constexpr QStringView bullets = u"-*+";
    const QChar mark = line.front();
    const QStringView text = line.sliced(1);
    const bool isItem = glueableBullets.contains(mark)
            || (bullets.contains(mark) && !text.isEmpty() && text.front().isSpace());
    if (!isItem || text.trimmed().isEmpty())
        return std::nullopt;
    return ListLine{QString(mark), -1, text.trimmed()};
}

std::optional<ListLine> readNumbered(QStringView line)
{
    constexpr QStringView stops = u".．、)）";
    qsizetype end = 0;
    while (end < line.size() && isAsciiDigit(line.at(end)))
        ++end;
    if (end == 0 || end > longestOrdinal || end + 1 >= line.size() || !stops.contains(line.at(end)))
        return std::nullopt;
    const QChar next = line.at(end + 1);
    if (next.unicode() < 0x80 && !next.isSpace() && next != u'*' && next != u'[')
        return std::nullopt;
    const QStringView text = line.sliced(end + 1).trimmed();
    if (text.isEmpty())
        return std::nullopt;
    return ListLine{{}, line.first(end).toInt(), text};
}

} // namespace

QString withoutBold(const QString &markdown)
{
    constexpr QStringView sign = u"**";
    const bool isBold =
            markdown.size() > 2 * sign.size() && markdown.startsWith(sign) && markdown.endsWith(sign);
    if (!isBold)
        return markdown;
    const QString inner = markdown.sliced(sign.size(), markdown.size() - 2 * sign.size());
    return inner.contains(sign) ? markdown : inner;
}

std::optional<ListLine> readListLine(QStringView line)
{
    const QStringView trimmed = line.trimmed();
    if (trimmed.isEmpty())
        return std::nullopt;
    const std::optional<ListLine> item = readItem(trimmed);
    return item ? item : readNumbered(trimmed);
}

} // namespace Winnow
