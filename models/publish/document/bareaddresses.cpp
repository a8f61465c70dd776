// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bareaddresses.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isAddressCharacter(QChar c)
{
    constexpr QStringView notInAddresses = u"\"<>\\^`{}|";
    return c.unicode() > 0x20 && c.unicode() < 0x7f && !notInAddresses.contains(c);
}

qsizetype schemeLengthAt(QStringView text)
{
    for (const QStringView scheme : {QStringView(u"https://"), QStringView(u"http://")}) {
        if (text.startsWith(scheme, Qt::CaseInsensitive))
            return scheme.size();
    }
    return 0;
}

/// How much of @p text, which begins with an address, belongs to it; 0 where that is no more than its scheme.
qsizetype addressLength(QStringView text, qsizetype schemeLength)
{
    constexpr QStringView closing = u".,:;!?'*_~)]";
    qsizetype end = schemeLength;
    while (end < text.size() && isAddressCharacter(text.at(end)))
        ++end;
    while (end > schemeLength && closing.contains(text.at(end - 1))) {
        const QStringView address = text.first(end);
        const bool isBalanced = (address.endsWith(u')') && address.count(u'(') >= address.count(u')'))
                || (address.endsWith(u']') && address.count(u'[') >= address.count(u']'));
        if (isBalanced)
            break;
        --end;
    }
    return end > schemeLength ? end : 0;
}

void appendLinked(RichText &linked, const TextRun &run)
{
    const QStringView text(run.text);
    qsizetype from = 0;
    const auto append = [&](qsizetype start, qsizetype end, bool isAddress) {
        TextRun piece = run;
        piece.text = run.text.sliced(start, end - start);
        if (isAddress)
            piece.url = piece.text;
        appendRun(linked, piece);
    };
    for (qsizetype i = 0; i < text.size();) {
        const bool isInsideWord =
                i > 0 && text.at(i - 1).unicode() < 0x80 && text.at(i - 1).isLetterOrNumber();
        const qsizetype scheme = isInsideWord ? 0 : schemeLengthAt(text.sliced(i));
        const qsizetype length = scheme > 0 ? addressLength(text.sliced(i), scheme) : 0;
        if (length == 0) {
            ++i;
            continue;
        }
        append(from, i, false);
        append(i, i + length, true);
        i += length;
        from = i;
    }
    append(from, text.size(), false);
}

} // namespace

RichText withBareAddressesLinked(const RichText &text)
{
    RichText linked;
    for (const TextRun &run : text) {
        if (run.isCode || !run.url.isEmpty() || !run.text.contains("://"_L1))
            appendRun(linked, run);
        else
            appendLinked(linked, run);
    }
    return linked;
}

} // namespace Winnow
