// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlesamples.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

SectionPart oddSection()
{
    SectionPart section{.name = u"core"_s,
            .subtitle = u"C# and F#"_s,
            .summary = u"- no list"_s,
            .columns = {},
            .rows = {}};
    ArticleRow bars{.number = u"1"_s, .problem = u"`a|b` or a|b or a\\|b"_s, .answer = u"first\nsecond"_s};
    ArticleRow linked{.number = u"I6ABCD"_s, .problem = u"<b>&amp;{{ title }}</b>"_s, .answer = {}};
    linked.url = u"https://tern.example/i/6"_s;
    ArticleRow unsplit{.number = u"3"_s, .problem = u"problem and answer in one"_s, .answer = {}};
    unsplit.isUnsplit = true;
    section.rows = {bars, linked, unsplit};
    section.brackets = SubtitleBrackets::Narrow;
    return section;
}

ReadingPart oddReading()
{
    ReadingPart reading;
    CaseLine linked{.reference = {u"tc"_s, u"1"_s}, .text = u"a line"_s};
    linked.url = u"https://tern.example/i/1"_s;
    const CaseLine glued{.reference = {u"tc"_s, u"2"_s}, .text = u"：glued\nand a second line"_s};
    const CaseLine bare{.reference = {{}, u"3"_s}, .text = {}};
    reading.themes = {
            {.ordinal = 1, .title = u"First #"_s, .lead = u"# no heading"_s, .cases = {linked, glued, bare}},
            {.ordinal = 0, .title = {}, .lead = u"1. a list that is meant"_s, .cases = {}}};
    return reading;
}

GuidePart oddGuide()
{
    GuidePart guide{.heading = u"Guide"_s, .columns = {u"A|B"_s, u"C"_s}, .lines = {}};
    GuideLine whole{.symptom = u"s"_s, .action = u"a"_s, .cases = u"tc#1、#2"_s, .references = {}};
    GuideLine unsplit{.symptom = u"both"_s, .action = {}, .cases = u"tc#3"_s, .references = {}};
    unsplit.isUnsplit = true;
    guide.lines = {whole, unsplit};
    return guide;
}

} // namespace

Article oddArticle(TextLanguage language)
{
    Article article;
    article.language = language;
    article.title = u"A title in C#"_s;
    TextPart heading{.text = u"Something else #"_s};
    heading.level = 3;
    DisclosurePart plain{.heading = {}, .statements = {{u"> no quotation"_s}, {u"1. one\n2. two"_s}}};
    plain.isBulleted = false;
    const DisclosurePart bullets{.heading = u"More"_s,
            .statements = {{u"a bullet\nof two lines"_s}, {u"computed"_s, StatementOrigin::Computed}}};
    article.parts = {TaglinePart{u"> tag"_s},
            OverviewPart{.heading = {}, .columns = {}, .lines = {{u"core"_s, {}, u"3"_s}}}, oddSection(),
            heading, TextPart{.text = u"- kept\n- list"_s}, oddReading(), oddGuide(), plain, bullets,
            ReadingPart{.heading = u"Empty"_s, .themes = {}}, FooterPart{u"# end"_s}, FooterPart{}};
    return article;
}

} // namespace Winnow
