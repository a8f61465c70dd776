// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdownpieces.h"

namespace Winnow {

namespace {

/// A piece may grow to so many times its size before it is cut at a blank line.
constexpr qsizetype patience = 2;

/// Follows lines through fenced code.
class FenceTracker final
{
public:
    /// Whether @p line is code or one of the fences around it.
    bool isWithin(QStringView line)
    {
        const QStringView text = line.trimmed();
        if (m_length > 0) {
            const qsizetype closing = fenceLength(text, m_sign);
            if (closing >= m_length && closing == text.size())
                m_length = 0;
            return true;
        }
        for (const QChar sign : {QChar(u'`'), QChar(u'~')}) {
            const qsizetype length = fenceLength(text, sign);
            const bool opens = length >= 3 && (sign == u'~' || !text.sliced(length).contains(u'`'));
            if (!opens)
                continue;
            m_sign = sign;
            m_length = length;
            return true;
        }
        return false;
    }

private:
    static qsizetype fenceLength(QStringView text, QChar sign)
    {
        qsizetype length = 0;
        while (length < text.size() && text.at(length) == sign)
            ++length;
        return length;
    }

    QChar m_sign;
    qsizetype m_length = 0; ///< Of the fence that is open; 0 for none.
};

bool isHeading(QStringView line)
{
    qsizetype signs = 0;
    while (signs < line.size() && line.at(signs) == u'#')
        ++signs;
    return signs > 0 && signs <= 6 && signs < line.size() && line.at(signs).isSpace();
}

} // namespace

QList<QStringView> markdownPieces(QStringView text, qsizetype size)
{
    QList<QStringView> pieces;
    FenceTracker fences;
    qsizetype start = 0;
    bool isBehindBlank = false;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype feed = text.indexOf(u'\n', at);
        const qsizetype next = feed < 0 ? text.size() : feed + 1;
        const QStringView line = text.sliced(at, next - at);
        const bool isCode = fences.isWithin(line);
        const bool canCut = !isCode && at - start >= size
                && (isHeading(line)
                        || (at - start >= patience * size && isBehindBlank && !line.front().isSpace()));
        if (canCut) {
            pieces.append(text.sliced(start, at - start));
            start = at;
        }
        isBehindBlank = !isCode && line.trimmed().isEmpty();
        at = next;
    }
    if (start < text.size())
        pieces.append(text.sliced(start));
    return pieces;
}

} // namespace Winnow
