// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "titles.h"

#include "textscan.h"

#include "domain/issueref.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

char16_t closingBracket(char16_t opening)
{
    switch (opening) {
    case u'[':
        return u']';
    case u'【':
        return u'】';
    case u'［':
        return u'］';
    case u'〔':
        return u'〕';
    default:
        return u'\0';
    }
}

/// Behind the bracketed prefixes and the blanks at the front of @p title.
QStringView withoutPrefixes(QStringView title)
{
    for (;;) {
        title = title.trimmed();
        const char16_t closing = closingBracket(characterAt(title, 0));
        const qsizetype end = closing == u'\0' ? -1 : title.indexOf(QChar(closing));
        if (end < 0 || end + 1 >= title.size())
            return title; // a title that is all bracket keeps it
        title = title.sliced(end + 1);
    }
}

/// Without the change's own number, which GitHub's squash commits end with: "… (#12)".
QStringView withoutOwnNumber(QStringView title)
{
    title = title.trimmed();
    if (!title.endsWith(u')'))
        return title;
    qsizetype at = title.size() - 1;
    while (at > 0 && isAsciiDigit(title[at - 1].unicode()))
        --at;
    return at >= 2 && at < title.size() - 1 && title[at - 1] == u'#' && title[at - 2] == u'('
            ? title.first(at - 2)
            : title;
}

/// The text of a "Revert …" behind its word, with the quotes around it taken off.
QStringView withoutQuotes(QStringView text)
{
    text = text.trimmed();
    while (!text.isEmpty() && QStringView(u":：").contains(text.front()))
        text = text.sliced(1).trimmed();
    constexpr QStringView opening = u"\"“'‘「";
    constexpr QStringView closing = u"\"”'’」";
    if (text.size() >= 2 && opening.contains(text.front()) && closing.contains(text.back()))
        return text.sliced(1, text.size() - 2);
    if (text.size() >= 2 && opening.contains(text.front())) // "Revert "…" (#12)"
        return text.sliced(
                1, std::max<qsizetype>(0, text.lastIndexOf(closing[opening.indexOf(text.front())]) - 1));
    return text;
}

bool isRevertWord(QStringView word)
{
    return isWord(word, "revert"_L1) || isWord(word, "reverts"_L1) || word == u"回退" || word == u"回滚";
}

/// Cuts the revert word off the front of @p title, bracketed or not; false where there is none.
bool takeRevertWord(QStringView &title)
{
    const char16_t closing = closingBracket(characterAt(title, 0));
    if (closing != u'\0') {
        const qsizetype end = title.indexOf(QChar(closing));
        if (end < 0 || !isRevertWord(title.sliced(1, end - 1).trimmed()))
            return false;
        title = title.sliced(end + 1);
        return true;
    }
    for (const QStringView word : {QStringView(u"回退"), QStringView(u"回滚")}) {
        if (title.startsWith(word)) {
            title = title.sliced(word.size());
            return true;
        }
    }
    qsizetype end = 0;
    while (isAsciiLetter(characterAt(title, end)))
        ++end;
    if (!isRevertWord(title.first(end)))
        return false;
    title = title.sliced(end);
    return true;
}

} // namespace

QString foldTitle(QStringView title)
{
    const QStringView rest = withoutOwnNumber(withoutPrefixes(title));
    QString folded;
    folded.reserve(rest.size());
    for (const QChar c : rest) {
        const QChar half(foldWidth(c.unicode()));
        if (!half.isSpace() && half.unicode() >= u' ')
            folded.append(half.toCaseFolded());
    }
    return folded;
}

std::optional<RevertTitle> revertTitle(QStringView title)
{
    QStringView rest = title.trimmed();
    while (!takeRevertWord(rest)) {
        const char16_t closing = closingBracket(characterAt(rest, 0)); // "[v2.9] Revert …"
        const qsizetype end = closing == u'\0' ? -1 : rest.indexOf(QChar(closing));
        if (end < 0)
            return std::nullopt;
        rest = rest.sliced(end + 1).trimmed();
    }
    return RevertTitle{foldTitle(withoutQuotes(rest))};
}

QString issueNumberOfBranch(QStringView head)
{
    for (qsizetype at = head.indexOf("issue"_L1, 0, Qt::CaseInsensitive); at >= 0;
            at = head.indexOf("issue"_L1, at + 5, Qt::CaseInsensitive)) {
        if (isAsciiLetter(characterAt(head, at - 1)) && !(at >= 6 && hasWordAt(head, at - 6, "master"_L1)))
            continue;
        qsizetype begin = at + 5;
        if (lowerAscii(characterAt(head, begin)) == u's')
            ++begin;
        if (QStringView(u"-_/#").contains(QChar(characterAt(head, begin))) && begin < head.size())
            ++begin;
        qsizetype end = begin;
        while (isAsciiDigit(characterAt(head, end)))
            ++end;
        if (end > begin && end - begin <= 7 && head[begin] != u'0' && !isAsciiLetter(characterAt(head, end)))
            return head.sliced(begin, end - begin).toString();
    }
    return {};
}

QString revertedNumberOfBranch(QStringView head)
{
    constexpr auto prefix = "revert-mr-"_L1;
    const qsizetype at = head.lastIndexOf(u'/') + 1;
    if (!hasWordAt(head, at, prefix))
        return {};
    qsizetype end = at + prefix.size();
    while (isAsciiDigit(characterAt(head, end)))
        ++end;
    const QStringView number = head.sliced(at + prefix.size(), end - at - prefix.size());
    return isIssueNumber(number) ? number.toString() : QString();
}

} // namespace Winnow
