// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articleassembler.h"

#include "caseline.h"
#include "listmarks.h"
#include "sectionheading.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// So many lines of text at most stand between a theme's title and its cases.
constexpr int mostTextsBeforeCases = 3;

} // namespace

ArticleAssembler::ArticleAssembler(const SourceLines &source, TextLanguage language)
    : m_source(source)
    , m_draft(language, source.isPlain)
{}

ReadArticle ArticleAssembler::assemble() &&
{
    readTitle();
    m_hasHeadings = std::any_of(m_source.lines.cbegin() + m_at, m_source.lines.cend(),
            [](const SourceLine &line) { return line.kind == LineKind::Heading; });
    for (; m_at < m_source.lines.size(); ++m_at) {
        const SourceLine &line = m_source.lines[m_at];
        readLine(line);
        m_isAfterBlank = line.kind == LineKind::Blank;
    }
    m_draft.settle();
    splitRunTogetherRows(m_draft, m_runTogether);
    splitMarks();
    return std::move(m_draft).finish(m_source);
}

void ArticleAssembler::readTitle()
{
    while (m_at < m_source.lines.size() && m_source.lines[m_at].kind == LineKind::Blank)
        m_draft.understand(m_source.lines[m_at++]);
    if (m_at == m_source.lines.size() || !isTitle(m_source.lines[m_at]))
        return;
    const SourceLine &line = m_source.lines[m_at++];
    m_draft.setTitle(m_draft.unbolded(line.text));
    m_draft.understand(line);
}

/// The first line is the title, unless it is something that articles have further down.
bool ArticleAssembler::isTitle(const SourceLine &line) const
{
    const QString words = m_draft.plain(line.text);
    const bool isOther = knownPart(words) || readRunTogetherHead(words) || isRunTogetherRow(words);
    if (line.kind == LineKind::Heading)
        return line.level == 1 || (!isOther && !tableAfter(m_at));
    const bool isSectionHeading = headingLikeness(words) > 0 && tableAfter(m_at, 1) == TableKind::Issues;
    return line.kind == LineKind::Text && !isOther && !isSectionHeading;
}

void ArticleAssembler::readLine(const SourceLine &line)
{
    switch (line.kind) {
    case LineKind::Blank:
        m_draft.understand(line);
        break;
    case LineKind::Heading:
        readHeading(line);
        break;
    case LineKind::Text:
        readText(line);
        break;
    case LineKind::Item:
        readItem(line);
        break;
    case LineKind::Numbered:
        readNumbered(line);
        break;
    case LineKind::Row:
        readRow(line);
        break;
    }
}

void ArticleAssembler::readHeading(const SourceLine &line)
{
    m_draft.settle();
    if (openKnownPart(line) || openThemeHeading(line))
        return;
    const std::optional<TableKind> table = tableAfter(m_at);
    if (table == TableKind::Issues) {
        openSection(line.text, line);
    } else if (table) {
        openPart(*table == TableKind::Overview ? KnownPart::Overview : KnownPart::Guide, line);
    } else {
        m_draft.close();
        m_draft.keepLine(line.text, line, line.level);
    }
    m_partLevel = line.level;
}

/// Opens the part that @p line names, where what follows bears it out.
bool ArticleAssembler::openKnownPart(const SourceLine &line)
{
    const QString heading = m_draft.unbolded(line.text);
    const std::optional<KnownPart> part = knownPart(m_draft.plain(heading));
    if (!part || !hasPartAfter(*part, m_at))
        return false;
    m_draft.settle();
    openPart(*part, line);
    m_partLevel = line.level;
    return true;
}

/// Within the themes a heading that has a number, or lies deeper than the part's, is a theme's.
bool ArticleAssembler::openThemeHeading(const SourceLine &line)
{
    if (!m_draft.openPart<ReadingPart>())
        return false;
    const std::optional<ListLine> numbered = readListLine(line.text);
    if (numbered && numbered->ordinal >= 0) {
        addTheme(line, numbered->ordinal, numbered->text.toString());
        return true;
    }
    if (line.level <= m_partLevel || tableAfter(m_at))
        return false;
    addTheme(line, 0, line.text);
    return true;
}

void ArticleAssembler::openPart(KnownPart part, const SourceLine &line)
{
    const QString heading = m_draft.inlined(m_draft.unbolded(line.text));
    switch (part) {
    case KnownPart::Overview:
        m_draft.open(OverviewPart{heading, {}, {}, line.line});
        break;
    case KnownPart::Guide:
        m_draft.open(GuidePart{heading, {}, {}, line.line});
        break;
    case KnownPart::Reading:
        m_draft.open(ReadingPart{heading, {}, line.line});
        break;
    case KnownPart::Disclosure:
        m_draft.open(
                DisclosurePart{.heading = heading, .statements = {}, .isBulleted = true, .line = line.line});
        break;
    }
    m_isAwaitingTable = part == KnownPart::Overview || part == KnownPart::Guide;
    m_isRunTogether = false;
    m_draft.understand(line);
}

void ArticleAssembler::readText(const SourceLine &line)
{
    if (!m_hasHeadings && openKnownPart(line))
        return;
    if (const auto head = readRunTogetherHead(m_draft.plain(line.text))) {
        openTable(head->kind, head->columns, line);
        m_isRunTogether = true;
        return;
    }
    if (addRunTogetherRow(line) || addToTheme(line) || addToDisclosure(line))
        return;
    m_draft.wait(line, line.text, m_isAfterBlank || isFooterText(m_draft.plain(line.text)));
}

/// A line of text in a theme: its lead, or more of its last case's text.
bool ArticleAssembler::addToTheme(const SourceLine &line)
{
    ReadingPart *reading = m_draft.openPart<ReadingPart>();
    if (!reading || reading->themes.isEmpty() || !m_draft.waiting().isEmpty())
        return false;
    ArticleTheme &theme = reading->themes.last();
    const QString text = m_draft.inlined(markedText(line));
    if (!theme.cases.isEmpty()) {
        if (m_isAfterBlank || line.kind != LineKind::Text)
            return false;
        theme.cases.last().text += u'\n' + text;
    } else {
        const QString words = m_draft.plain(line.text);
        const bool isNewParagraph = m_isAfterBlank && !theme.lead.isEmpty();
        const bool isOther = !m_hasHeadings && tableAfter(m_at);
        if (isOther || (isNewParagraph && (isFooterText(words) || isDisclosureText(words))))
            return false;
        const QString joint = theme.lead.isEmpty() ? u""_s : isNewParagraph ? u"\n\n"_s : u"\n"_s;
        theme.lead += joint + text;
    }
    m_draft.understand(line);
    return true;
}

bool ArticleAssembler::addToDisclosure(const SourceLine &line)
{
    const bool isItem = line.kind == LineKind::Item;
    if (isItem && m_draft.openPart<DisclosurePart>())
        m_draft.settle();
    auto *disclosure = m_draft.openPart<DisclosurePart>();
    if (!disclosure || !m_draft.waiting().isEmpty())
        return false;
    QList<DisclosureStatement> &statements = disclosure->statements;
    const QString words = m_draft.plain(line.text);
    const bool isMore =
            line.kind == LineKind::Text && !m_isAfterBlank && !statements.isEmpty() && !isFooterText(words);
    if (isMore) {
        statements.last().text += u'\n' + m_draft.inlined(line.text);
        m_draft.understand(line);
        return true;
    }
    const bool isOfOtherForm = !statements.isEmpty() && disclosure->isBulleted != isItem;
    const bool isFooter = !isItem && (isFooterText(words) || (holdsLink(words) && !isDisclosureText(words)));
    if (isOfOtherForm || isFooter)
        return false;
    disclosure->isBulleted = isItem;
    const QString text = isItem ? line.text : markedText(line);
    statements.append({m_draft.inlined(text), StatementOrigin::Written, line.line});
    m_draft.understand(line);
    return true;
}

bool ArticleAssembler::addRunTogetherRow(const SourceLine &line)
{
    const QString words = m_draft.plain(line.text);
    const auto add = [&](TableKind kind, auto &rows) {
        rows.emplaceBack();
        rows.last().line = line.line;
        m_runTogether.append({kind, m_draft.openIndex(), rows.size() - 1, line.text});
        m_draft.understand(line);
        m_isAwaitingTable = false;
        return true;
    };
    const bool isProse = m_draft.openPart<ReadingPart>() || m_draft.openPart<DisclosurePart>();
    if (isRunTogetherRow(words) && !(isProse && m_draft.waiting().isEmpty())) {
        ensureTable(TableKind::Issues, line);
        return add(TableKind::Issues, m_draft.openPart<SectionPart>()->rows);
    }
    if (!m_isRunTogether || words.isEmpty() || !m_draft.waiting().isEmpty())
        return false;
    if (m_isAfterBlank && headingLikeness(words) > 0 && tableAfter(m_at))
        return false;
    auto *overview = m_draft.openPart<OverviewPart>();
    if (overview && words.back().isDigit())
        return add(TableKind::Overview, overview->lines);
    auto *guide = m_draft.openPart<GuidePart>();
    const qsizetype sign = words.lastIndexOf(u'#');
    if (guide && sign >= 0 && !issueNumberOf(QStringView(words).sliced(sign), true).isNull())
        return add(TableKind::Guide, guide->lines);
    return false;
}

void ArticleAssembler::readItem(const SourceLine &line)
{
    const std::optional<ListLine> numbered = readListLine(line.text);
    if (numbered && addNote(line, numbered->ordinal, numbered->text.toString()))
        return;
    ReadingPart *reading = m_draft.openPart<ReadingPart>();
    if (reading && !reading->themes.isEmpty()) {
        if (std::optional<CaseLine> found = readCaseLine(line.text, m_draft.isPlain())) {
            m_draft.settle();
            found->text = m_draft.inlined(found->text);
            found->line = line.line;
            reading = m_draft.openPart<ReadingPart>();
            reading->themes.last().cases.append(*found);
            m_draft.understand(line);
            return;
        }
        if (addToTheme(line))
            return;
    }
    if (!addToDisclosure(line))
        m_draft.wait(line, markedText(line), m_isAfterBlank);
}

void ArticleAssembler::readNumbered(const SourceLine &line)
{
    if (addNote(line, line.ordinal, line.text))
        return;
    const bool isReading = m_draft.openPart<ReadingPart>();
    if (isReading || hasThemeCasesAfter(m_at)) {
        m_draft.settle();
        if (!isReading)
            m_draft.open(ReadingPart{{}, {}, line.line});
        addTheme(line, line.ordinal, line.text);
    } else if (!addToDisclosure(line)) {
        m_draft.wait(line, markedText(line), m_isAfterBlank);
    }
}

/// Adds a theme. A title that is bold and followed by more has its lead in the same line.
void ArticleAssembler::addTheme(const SourceLine &line, int ordinal, const QString &title)
{
    ArticleTheme theme{
            .ordinal = ordinal, .title = m_draft.unbolded(title), .lead = {}, .cases = {}, .line = line.line};
    const qsizetype bold =
            !m_draft.isPlain() && theme.title.startsWith("**"_L1) ? theme.title.indexOf("**"_L1, 2) : -1;
    if (bold > 2) {
        // What ends the title's sentence may stand outside of the bold.
        qsizetype end = bold + 2;
        while (end < theme.title.size() && QStringView(u"。.：:！!？?").contains(theme.title.at(end)))
            ++end;
        theme.lead = theme.title.sliced(end).trimmed();
        theme.title = theme.title.sliced(2, bold - 2) + theme.title.sliced(bold + 2, end - bold - 2);
    }
    theme.title = m_draft.inlined(theme.title);
    m_draft.openPart<ReadingPart>()->themes.append(theme);
    m_draft.understand(line);
}

/// The text of @p line with its list mark, for where it is no list's line after all.
QString ArticleAssembler::markedText(const SourceLine &line) const
{
    if (line.kind == LineKind::Item)
        return line.marker + u' ' + line.text;
    return line.kind == LineKind::Numbered ? QString::number(line.ordinal) + u". "_s + line.text : line.text;
}

/// The kind of the table that the line at @p index is a heading for, or a summary: nothing but
/// @p mostTexts lines of text at most lies between them.
std::optional<TableKind> ArticleAssembler::tableAfter(qsizetype index, int mostTexts) const
{
    int texts = 0;
    for (qsizetype i = index + 1; i < m_source.lines.size() && texts <= mostTexts; ++i) {
        const SourceLine &line = m_source.lines[i];
        if (line.kind == LineKind::Row) {
            const std::optional<TableKind> head = kindOfHeadAt(i);
            return head ? head : kindOfRow(m_draft.plain(line.cells));
        }
        if (line.kind == LineKind::Text) {
            const QString words = m_draft.plain(line.text);
            if (const auto head = readRunTogetherHead(words))
                return head->kind;
            if (isRunTogetherRow(words))
                return TableKind::Issues;
            if (knownPart(words))
                break;
            ++texts;
        } else if (line.kind != LineKind::Blank) {
            break;
        }
    }
    return std::nullopt;
}

/// Whether what follows the line at @p index fits a heading of @p part. One that names a table and has none names
/// nothing.
bool ArticleAssembler::hasPartAfter(KnownPart part, qsizetype index) const
{
    if (part == KnownPart::Overview)
        return tableAfter(index) == TableKind::Overview;
    if (part == KnownPart::Guide)
        return tableAfter(index) == TableKind::Guide;
    if (m_source.lines[index].kind == LineKind::Heading || part == KnownPart::Disclosure)
        return true;
    for (qsizetype i = index + 1; i < m_source.lines.size(); ++i) {
        const LineKind kind = m_source.lines[i].kind;
        if (kind != LineKind::Blank && kind != LineKind::Text)
            return kind == LineKind::Numbered;
    }
    return false;
}

bool ArticleAssembler::hasThemeCasesAfter(qsizetype index) const
{
    int texts = 0;
    for (qsizetype i = index + 1; i < m_source.lines.size() && texts <= mostTextsBeforeCases; ++i) {
        const SourceLine &line = m_source.lines[i];
        if (line.kind == LineKind::Item)
            return readCaseLine(line.text, m_draft.isPlain()).has_value();
        if (line.kind == LineKind::Text)
            ++texts;
        else if (line.kind != LineKind::Blank)
            break;
    }
    return false;
}

} // namespace Winnow
