// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "physicallines.h"

#include <algorithm>

namespace Winnow {

QList<PhysicalLine> physicalLines(QStringView text)
{
    QList<PhysicalLine> lines;
    qsizetype start = 0;
    while (start < text.size()) {
        qsizetype end = start;
        while (end < text.size() && text.at(end) != u'\n' && text.at(end) != u'\r')
            ++end;
        qsizetype next = std::min(end + 1, text.size());
        if (next < text.size() && text.at(end) == u'\r' && text.at(next) == u'\n')
            ++next;
        lines.append({text.sliced(start, end - start), static_cast<int>(lines.size()) + 1,
                characterCount(text.sliced(start, next - start))});
        start = next;
    }
    return lines;
}

qsizetype characterCount(QStringView text)
{
    return std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); });
}

QString decodedText(QByteArrayView utf8)
{
    // That takes a byte order mark away.
    return QString::fromUtf8(utf8).replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
}

} // namespace Winnow
