// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "partwords.h"

#include <QString>

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestHeading = 80;
constexpr int leastDisclosureWords = 2;

struct PartName
{
    QStringView words;
    KnownPart part;
};

constexpr std::array partNames{
        PartName{u"总览", KnownPart::Overview},
        PartName{u"概览", KnownPart::Overview},
        PartName{u"Overview", KnownPart::Overview},
        PartName{u"组合解读", KnownPart::Reading},
        PartName{u"Reading these", KnownPart::Reading},
        PartName{u"Reading the ", KnownPart::Reading},
        PartName{u"排错指引", KnownPart::Guide},
        PartName{u"排障指引", KnownPart::Guide},
        PartName{u"Troubleshooting", KnownPart::Guide},
        PartName{u"考据与口径", KnownPart::Disclosure},
        PartName{u"口径披露", KnownPart::Disclosure},
        PartName{u"Method and disclosure", KnownPart::Disclosure},
        PartName{u"Methods and disclosure", KnownPart::Disclosure},
};

/// A heading goes on only with brackets, a colon or the like; a sentence goes on with words.
bool mayGoOn(QStringView rest)
{
    if (rest.isEmpty())
        return true;
    const QChar next = rest.front();
    return !(next.unicode() < 0x80 && next.isLetterOrNumber());
}

bool isSentence(QStringView text)
{
    return text.contains(u'。') || text.contains(u'，') || text.endsWith(u'.') || text.endsWith(u';')
            || text.endsWith(u'；');
}

} // namespace

std::optional<KnownPart> knownPart(QStringView text)
{
    const QStringView trimmed = text.trimmed();
    if (trimmed.size() > longestHeading || isSentence(trimmed))
        return std::nullopt;
    const auto name = std::ranges::find_if(partNames, [&](const PartName &one) {
        return trimmed.startsWith(one.words, Qt::CaseInsensitive)
                && (one.part == KnownPart::Reading || one.part == KnownPart::Guide
                        || mayGoOn(trimmed.sliced(one.words.size())));
    });
    return name == partNames.end() ? std::nullopt : std::optional(name->part);
}

bool isFooterText(QStringView paragraph)
{
    constexpr std::array<QStringView, 12> beginnings{u"系列下一篇", u"系列上一篇", u"下一篇", u"上一篇",
            u"下期", u"下一期", u"接入", u"Next in ", u"Next instalment", u"Next:", u"The next instalment",
            u"Connect "};
    return std::ranges::any_of(beginnings, [text = paragraph.trimmed()](QStringView beginning) {
        return text.startsWith(beginning, Qt::CaseInsensitive);
    });
}

bool isDisclosureText(QStringView paragraph)
{
    constexpr std::array<QStringView, 16> words{u"核实", u"核对", u"考据", u"依据", u"口径", u"收录", u"判定",
            u"图谱", u"弃收", u"evidence", u"verified", u"disclos", u"counted", u"knowledge graph",
            u"merged_at", u"left out"};
    return std::ranges::count_if(words, [&](QStringView word) {
        return paragraph.contains(word, Qt::CaseInsensitive);
    }) >= leastDisclosureWords;
}

bool holdsLink(QStringView paragraph)
{
    return paragraph.contains("https://"_L1) || paragraph.contains("http://"_L1);
}

} // namespace Winnow
