// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textparts.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Where to cut @p text so that at most @p most units stand before it. A cut leaves at least half of that, so that parts do
/// not become splinters.
qsizetype cutPlace(QStringView text, qsizetype most)
{
    const qsizetype least = most / 2;
    const auto lastWhere = [&](auto endsHere) -> qsizetype {
        for (qsizetype at = most; at > least; --at) {
            if (endsHere(text.at(at - 1)))
                return at;
        }
        return 0;
    };
    if (const qsizetype line = lastWhere([](QChar c) { return c == u'\n'; }))
        return line;
    if (const qsizetype sentence = lastWhere([](QChar c) { return QStringView(u"。！？；").contains(c); }))
        return sentence;
    if (const qsizetype blank = lastWhere([](QChar c) { return c.isSpace(); }))
        return blank;
    return text.at(most - 1).isHighSurrogate() ? std::max<qsizetype>(most - 1, 1) : most;
}

void appendPart(QStringList &parts, QStringView part)
{
    while (!part.isEmpty() && part.back().isSpace())
        part.chop(1);
    if (!part.trimmed().isEmpty())
        parts.append(part.toString());
}

} // namespace

QStringList textParts(const QStringList &blocks, qsizetype most)
{
    QStringList parts;
    QString part;
    for (const QString &block : blocks) {
        const qsizetype joint = part.isEmpty() ? 0 : 2;
        if (part.size() + joint + block.size() > most) {
            appendPart(parts, part);
            part.clear();
        }
        QStringView rest = block;
        while (rest.size() > most) {
            const qsizetype cut = cutPlace(rest, most);
            appendPart(parts, rest.first(cut));
            rest = rest.sliced(cut);
        }
        if (!part.isEmpty() && !rest.isEmpty())
            part += "\n\n"_L1;
        part += rest;
    }
    appendPart(parts, part);
    return parts;
}

} // namespace Winnow
