// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "sectionheading.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr qsizetype longestName = 60;

bool isOpening(QChar c)
{
    return c == u'（' || c == u'(';
}

bool isClosing(QChar c)
{
    return c == u'）' || c == u')';
}

/// Where the bracket opens that the last character of @p text closes; -1 where it closes none, or a link's.
qsizetype openingBracket(QStringView text)
{
    if (text.isEmpty() || !isClosing(text.back()))
        return -1;
    int depth = 0;
    for (qsizetype i = text.size() - 1; i > 0; --i) {
        if (isClosing(text.at(i)))
            ++depth;
        else if (isOpening(text.at(i)) && --depth == 0)
            return text.at(i - 1) == u']' ? -1 : i;
    }
    return -1;
}

SubtitleBrackets bracketsOf(QChar opening, bool isSpaced)
{
    if (opening == u'（')
        return isSpaced ? SubtitleBrackets::SpacedWide : SubtitleBrackets::Wide;
    return isSpaced ? SubtitleBrackets::SpacedNarrow : SubtitleBrackets::Narrow;
}

SubtitleBrackets bracketsOf(TextLanguage language)
{
    return language == TextLanguage::Chinese ? SubtitleBrackets::Wide : SubtitleBrackets::SpacedNarrow;
}

bool isNameCharacter(QChar c)
{
    return c.unicode() < 0x80 && (c.isLetterOrNumber() || QStringView(u"-_./").contains(c));
}

} // namespace

SectionHeading readSectionHeading(const QString &heading, TextLanguage language)
{
    const QStringView text = QStringView(heading).trimmed();
    const qsizetype opening = openingBracket(text);
    if (opening <= 0)
        return {text.toString(), {}, {}};
    const QStringView name = text.first(opening);
    const QStringView subtitle = text.sliced(opening + 1).chopped(1).trimmed();
    if (name.trimmed().isEmpty() || subtitle.isEmpty())
        return {text.toString(), {}, {}};
    const SubtitleBrackets brackets = bracketsOf(text.at(opening), name.back().isSpace());
    return {name.trimmed().toString(), subtitle.toString(),
            brackets == bracketsOf(language) ? SubtitleBrackets::ByLanguage : brackets};
}

QString sectionHeadingText(const SectionPart &section, TextLanguage language)
{
    if (section.subtitle.isEmpty())
        return section.name;
    const SubtitleBrackets brackets =
            section.brackets == SubtitleBrackets::ByLanguage ? bracketsOf(language) : section.brackets;
    const bool isWide = brackets == SubtitleBrackets::Wide || brackets == SubtitleBrackets::SpacedWide;
    const bool isSpaced =
            brackets == SubtitleBrackets::SpacedWide || brackets == SubtitleBrackets::SpacedNarrow;
    QString text = section.name;
    if (isSpaced)
        text += u' ';
    text += isWide ? u'（' : u'(';
    text += section.subtitle;
    text += isWide ? u'）' : u')';
    return text;
}

int headingLikeness(QStringView line)
{
    const QStringView text = line.trimmed();
    const qsizetype opening = openingBracket(text);
    const QStringView name = (opening < 0 ? text : text.first(opening)).trimmed();
    if (name.isEmpty() || name.size() > longestName)
        return 0;
    if (opening > 0)
        return std::ranges::none_of(name, [](QChar c) { return c.isSpace(); }) ? 2 : 0;
    return std::ranges::all_of(name, isNameCharacter) ? 1 : 0;
}

} // namespace Winnow
