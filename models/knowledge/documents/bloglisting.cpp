// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bloglisting.h"

#include "markdown/physicallines.h"

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A blog's name, its motto, a line of numbers: more before the first post is the beginning of another text.
constexpr qsizetype mostLinesBefore = 8;

/// Posts without and with a text of one paragraph; more lines for a post are no listing.
constexpr qsizetype mostLinesPerPost = 6;

constexpr qsizetype longestTitle = 200;

struct Mark
{
    QStringView word;
    QLatin1StringView kind;
};

constexpr std::array<Mark, 3> marks{
        {{u"原创", "original-post"_L1}, {u"转载", "reprinted-post"_L1}, {u"翻译", "translated-post"_L1}}};

struct MarkedLine
{
    QLatin1StringView kind;
    QStringView title; ///< Empty where the mark stands by itself.
};

/// A line that begins with a mark: alone, in brackets, or with a blank behind it. "原创性" is another word.
std::optional<MarkedLine> markedLine(QStringView line)
{
    const bool isBracketed = line.startsWith(u'[') || line.startsWith(u'【');
    const QStringView words = isBracketed ? line.sliced(1) : line;
    for (const Mark &mark : marks) {
        if (!words.startsWith(mark.word))
            continue;
        QStringView rest = words.sliced(mark.word.size());
        if (isBracketed) {
            if (!rest.startsWith(u']') && !rest.startsWith(u'】'))
                return std::nullopt;
            rest = rest.sliced(1);
        } else if (!rest.isEmpty() && !rest.front().isSpace()) {
            return std::nullopt;
        }
        const QStringView title = rest.trimmed();
        return title.size() > longestTitle ? std::nullopt : std::optional(MarkedLine{mark.kind, title});
    }
    return std::nullopt;
}

} // namespace

std::optional<Document> readBlogListing(QStringView text)
{
    Document listing;
    listing.sections.append(DocumentSection());
    QStringList before;
    qsizetype lines = 0;
    for (const PhysicalLine &physical : physicalLines(text)) {
        const QStringView line = physical.text.trimmed();
        if (line.isEmpty())
            continue;
        ++lines;
        DocumentSection &present = listing.sections.last();
        if (const auto marked = markedLine(line)) {
            listing.sections.append({.level = 2,
                    .heading = marked->title.toString(),
                    .anchor = {},
                    .blocks = {},
                    .kind = marked->kind,
                    .standsAlone = true});
        } else if (present.standsAlone && present.heading.isEmpty()) {
            present.heading = line.toString();
        } else if (present.standsAlone) {
            present.blocks.append(line.toString());
        } else if (before.size() < mostLinesBefore) {
            before.append(line.toString());
        } else {
            return std::nullopt;
        }
    }
    listing.sections.removeIf(
            [](const DocumentSection &section) { return section.standsAlone && section.heading.isEmpty(); });
    const qsizetype posts = listing.sections.size() - 1;
    if (posts < 2 || lines > before.size() + posts * mostLinesPerPost)
        return std::nullopt;
    listing.title = before.value(0);
    return listing;
}

} // namespace Winnow
