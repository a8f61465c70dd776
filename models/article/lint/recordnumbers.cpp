// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "recordnumbers.h"

#include "evidence/textscan.h"

#include <QString>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostDigits = 7;
constexpr qsizetype longestWord = 10;

constexpr std::array words{"pr"_L1, "prs"_L1, "mr"_L1, "mrs"_L1, "issue"_L1, "issues"_L1, "pull"_L1,
        "pulls"_L1, "request"_L1, "requests"_L1, "bug"_L1, "fix"_L1};

constexpr QStringView signs = u"#!/";
constexpr QStringView listSigns = u"+,&→、";

/// Whether what stands before @p begin says that a number of an issue or change begins there.
bool isNamed(QStringView text, qsizetype begin, qsizetype lastEnd)
{
    qsizetype end = begin;
    while (end > 0 && isBlank(text[end - 1].unicode()))
        --end;
    if (end == 0)
        return false;
    const QChar sign(foldWidth(text[end - 1].unicode()));
    if (signs.contains(sign))
        return true;
    if (listSigns.contains(sign))
        return lastEnd >= 0 && begin - lastEnd <= 3;
    const QStringView word = lettersBefore(text, end, longestWord);
    return std::ranges::any_of(words, [word](QLatin1StringView one) { return isWord(word, one); });
}

} // namespace

void addRecordNumbers(QStringView text, QSet<QString> &numbers)
{
    qsizetype lastEnd = -1;
    for (qsizetype at = 0; at < text.size();) {
        if (!isAsciiDigit(text[at].unicode())) {
            ++at;
            continue;
        }
        const qsizetype begin = at;
        while (at < text.size() && isAsciiDigit(text[at].unicode()))
            ++at;
        if (at - begin > mostDigits || !isNamed(text, begin, lastEnd))
            continue;
        numbers.insert(text.sliced(begin, at - begin).toString());
        lastEnd = at;
    }
}

} // namespace Winnow
