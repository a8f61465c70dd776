// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articleassembler.h"

#include "caseline.h"
#include "sectionheading.h"

#include "article/casereferences.h"
#include "article/citations.h"
#include "domain/scriptshare.h"
#include "markdown/inlinetext.h"
#include "markdown/physicallines.h"

#include <algorithm>
#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A line before a table that is longer, or has an address, is not its heading.
constexpr qsizetype longestHeading = 80;

bool isText(const ArticleDraft::Waiting &waiting)
{
    return waiting.source->kind == LineKind::Text;
}

/// The index in @p waiting of what is most probably a section's heading: it has a summary behind it, or none. -1 where
/// nothing is like one.
qsizetype sectionHeadingIndex(const ArticleDraft &draft, const QList<ArticleDraft::Waiting> &waiting)
{
    qsizetype best = -1;
    int bestLikeness = -1;
    for (const qsizetype fromEnd : {2, 1, 3, 4}) {
        const qsizetype index = waiting.size() - fromEnd;
        if (index < 0 || !isText(waiting[index]))
            continue;
        const QString words = draft.plain(waiting[index].text);
        const int likeness = headingLikeness(words);
        const bool isPossible = words.size() <= longestHeading && !holdsLink(words);
        if (isPossible && likeness > bestLikeness) {
            best = index;
            bestLikeness = likeness;
        }
    }
    return best;
}

template <typename Part>
bool hasTable(const Part &part)
{
    if constexpr (requires { part.rows; })
        return !part.columns.isEmpty() || !part.rows.isEmpty();
    else
        return !part.columns.isEmpty() || !part.lines.isEmpty();
}

/// The texts of a head; none where all of its cells are empty, as Markdown has it for a table without a head.
QStringList headTexts(const QStringList &cells)
{
    const bool isEmpty = std::ranges::all_of(cells, [](const QString &cell) { return cell.isEmpty(); });
    return isEmpty ? QStringList() : cells;
}

} // namespace

void ArticleAssembler::readRow(const SourceLine &line)
{
    if (const std::optional<TableKind> head = kindOfHeadAt(m_at)) {
        openTable(*head, line.cells, line);
        return;
    }
    const std::optional<TableKind> kind = kindOf(line);
    if (kind) {
        ensureTable(*kind, line);
        if (addRow(*kind, line)) {
            m_isAwaitingTable = false;
            return;
        }
    } else {
        m_draft.settle();
    }
    m_draft.keepLine(line.cells.join(u'\t'), line);
}

/// The kind of table whose head the row at @p index is: by its words, or where the format says that it is one, by the row
/// below it.
std::optional<TableKind> ArticleAssembler::kindOfHeadAt(qsizetype index) const
{
    const SourceLine &line = m_source.lines[index];
    const QStringList cells = m_draft.plain(line.cells);
    const std::optional<TableKind> head = kindOfHead(cells);
    if (head || !line.isTableHead || kindOfRow(cells))
        return head;
    for (qsizetype i = index + 1; i < m_source.lines.size(); ++i) {
        if (m_source.lines[i].kind == LineKind::Row)
            return kindOfRow(m_draft.plain(m_source.lines[i].cells));
        if (m_source.lines[i].kind != LineKind::Blank)
            break;
    }
    return std::nullopt;
}

/// The table that @p line is a row of: by what it holds, else by the table that is open.
std::optional<TableKind> ArticleAssembler::kindOf(const SourceLine &line) const
{
    const QStringList cells = m_draft.plain(line.cells);
    const std::optional<TableKind> kind = kindOfRow(cells);
    if (kind || cells.size() < 2 || isTotal(cells.first()) || m_draft.openIndex() < 0)
        return kind;
    const ArticlePart &open = m_draft.article().parts[m_draft.openIndex()];
    if (std::holds_alternative<SectionPart>(open) && !issueNumberOf(cells.first(), false).isNull())
        return TableKind::Issues;
    if (cells.size() == 3 && std::holds_alternative<OverviewPart>(open))
        return TableKind::Overview;
    if (cells.size() == 3 && std::holds_alternative<GuidePart>(open))
        return TableKind::Guide;
    return std::nullopt;
}

void ArticleAssembler::openTable(TableKind kind, const QStringList &columns, const SourceLine &line)
{
    const auto open = [&]<typename Part>(Part *part) {
        const bool isRepeated = part && hasTable(*part) && m_draft.waiting().isEmpty();
        if (isRepeated) {
            m_draft.keepLine(line.kind == LineKind::Row ? columns.join(u'\t') : line.text, line);
            return;
        }
        if (!part || hasTable(*part)) {
            const QString heading = headingFromWaiting();
            part = &m_draft.open(Part{heading, {}, {}, line.line});
        } else {
            m_draft.settle();
            part = m_draft.openPart<Part>();
        }
        part->columns = m_draft.inlined(headTexts(columns));
        m_draft.understand(line);
    };
    m_isRunTogether = false;
    if (kind == TableKind::Issues)
        openIssueTable(columns, line);
    else if (kind == TableKind::Overview)
        open(m_draft.openPart<OverviewPart>());
    else
        open(m_draft.openPart<GuidePart>());
    m_isAwaitingTable = false;
}

void ArticleAssembler::openIssueTable(const QStringList &columns, const SourceLine &line)
{
    SectionPart *section = m_draft.openPart<SectionPart>();
    if (section && !m_isAwaitingTable && m_draft.waiting().isEmpty() && hasTable(*section)) {
        m_draft.keepLine(line.kind == LineKind::Row ? columns.join(u'\t') : line.text, line);
        return;
    }
    if (section && m_isAwaitingTable)
        takeSummary(*section);
    else
        openSectionFromWaiting(line);
    m_draft.openPart<SectionPart>()->columns = m_draft.inlined(headTexts(columns));
    m_draft.understand(line);
}

void ArticleAssembler::openSection(const QString &heading, const SourceLine &line)
{
    const SectionHeading read = readSectionHeading(m_draft.unbolded(heading), m_draft.language());
    m_draft.open(SectionPart{.name = m_draft.inlined(read.name),
            .subtitle = m_draft.inlined(read.subtitle),
            .summary = {},
            .columns = {},
            .rows = {},
            .line = line.line,
            .brackets = read.brackets});
    m_isAwaitingTable = true;
    m_draft.understand(line);
}

/// Opens a section whose heading and summary wait; one without a name where nothing waits that could be its heading, or
/// where the format marks headings.
void ArticleAssembler::openSectionFromWaiting(const SourceLine &line)
{
    const qsizetype index = m_hasHeadings ? -1 : sectionHeadingIndex(m_draft, m_draft.waiting());
    if (index < 0) {
        m_draft.settle();
        SectionPart section;
        section.line = line.line;
        m_draft.open(section);
        return;
    }
    m_draft.settle(index);
    const ArticleDraft::Waiting heading = m_draft.waiting().takeFirst();
    openSection(heading.text, *heading.source);
    takeSummary(*m_draft.openPart<SectionPart>());
}

/// Gives @p section the first line that waits as its summary; the others are kept behind it.
void ArticleAssembler::takeSummary(SectionPart &section)
{
    QList<ArticleDraft::Waiting> &waiting = m_draft.waiting();
    if (section.summary.isEmpty() && !waiting.isEmpty() && isText(waiting.first())) {
        const ArticleDraft::Waiting summary = waiting.takeFirst();
        section.summary = m_draft.inlined(summary.text);
        m_draft.understand(*summary.source);
        if (!waiting.isEmpty())
            waiting.first().beginsParagraph = true;
    }
    m_draft.settle();
}

/// The last text that waits, as an overview's or guide's heading of other words than known ones; empty where it is not
/// like one.
QString ArticleAssembler::headingFromWaiting()
{
    QList<ArticleDraft::Waiting> &waiting = m_draft.waiting();
    const bool isLine = !waiting.isEmpty() && waiting.last().beginsParagraph && isText(waiting.last());
    const QString words = isLine ? m_draft.plain(waiting.last().text) : QString();
    if (m_hasHeadings || words.isEmpty() || words.size() > longestHeading || holdsLink(words)) {
        m_draft.settle();
        return {};
    }
    const ArticleDraft::Waiting heading = waiting.takeLast();
    m_draft.settle();
    m_draft.understand(*heading.source);
    return m_draft.inlined(m_draft.unbolded(heading.text));
}

/// Has a part open that a row of @p kind fits into.
void ArticleAssembler::ensureTable(TableKind kind, const SourceLine &line)
{
    if (kind == TableKind::Issues) {
        SectionPart *section = m_draft.openPart<SectionPart>();
        const qsizetype index = sectionHeadingIndex(m_draft, m_draft.waiting());
        const bool hasHeading = !m_hasHeadings && index >= 0
                && headingLikeness(m_draft.plain(m_draft.waiting()[index].text)) == 2;
        if (section && m_isAwaitingTable)
            takeSummary(*section);
        else if (!section || hasHeading)
            openSectionFromWaiting(line);
        else
            m_draft.settle();
        return;
    }
    const bool isOverview = kind == TableKind::Overview;
    const bool isOpen = isOverview ? m_draft.openPart<OverviewPart>() != nullptr
                                   : m_draft.openPart<GuidePart>() != nullptr;
    if (isOpen) {
        m_draft.settle();
        return;
    }
    const QString heading = headingFromWaiting();
    if (isOverview)
        m_draft.open(OverviewPart{heading, {}, {}, line.line});
    else
        m_draft.open(GuidePart{heading, {}, {}, line.line});
}

/// Adds @p line to the open table of @p kind; false where it has not the cells of one.
bool ArticleAssembler::addRow(TableKind kind, const SourceLine &line)
{
    switch (kind) {
    case TableKind::Issues:
        addIssueRow(*m_draft.openPart<SectionPart>(), line,
                issueNumberOf(m_draft.plain(line.cells.first()), false));
        return true;
    case TableKind::Overview:
        return addOverviewLine(*m_draft.openPart<OverviewPart>(), line);
    case TableKind::Guide:
        return addGuideLine(*m_draft.openPart<GuidePart>(), line);
    }
    return false;
}

/// A numbered line below a section's table is a note of it where an answer bears its mark.
bool ArticleAssembler::addNote(const SourceLine &line, int ordinal, const QString &text)
{
    auto *section = m_draft.openPart<SectionPart>();
    if (!section || !m_draft.waiting().isEmpty() || ordinal != section->notes.size() + 1)
        return false;
    const bool isMarked = std::ranges::any_of(section->rows, [ordinal](const ArticleRow &row) {
        const auto marked = readMarkedAnswer(row.answer);
        return marked && marked->notes.contains(ordinal);
    });
    if (!isMarked)
        return false;
    SectionNote note{text, {}, line.line};
    const qsizetype blank = text.lastIndexOf(u' ');
    if (!m_draft.isPlain()) {
        if (const auto link = wholeLink(text))
            note = {link->label, link->url, line.line};
    } else if (QStringView(text).sliced(blank + 1).contains(u"://")) {
        note = {text.first(std::max<qsizetype>(blank, 0)), text.sliced(blank + 1), line.line};
    }
    note.title = m_draft.inlined(note.title);
    section->notes.append(note);
    m_draft.understand(line);
    return true;
}

/// Tells answers from their marks, now that it is known which notes there are.
void ArticleAssembler::splitMarks()
{
    for (qsizetype i = 0; i < m_draft.article().parts.size(); ++i) {
        auto *section = std::get_if<SectionPart>(&m_draft.part(i));
        if (!section || section->notes.isEmpty())
            continue;
        const auto isNote = [section](int note) { return note >= 1 && note <= section->notes.size(); };
        for (ArticleRow &row : section->rows) {
            const auto marked = readMarkedAnswer(row.answer);
            if (!marked || !std::ranges::all_of(marked->notes, isNote))
                continue;
            row.answer = marked->answer;
            row.citation = citationMarks(marked->notes);
        }
    }
}

void ArticleAssembler::addIssueRow(SectionPart &section, const SourceLine &line, const QString &number)
{
    const QStringList &cells = line.cells;
    ArticleRow row{.number = number,
            .problem = m_draft.inlined(cells.at(1)),
            .answer = {},
            .isUnsplit = cells.size() == 2,
            .line = line.line};
    if (const auto link = m_draft.isPlain() ? std::nullopt : wholeLink(cells.first()))
        row.url = link->url;
    if (cells.size() > 2)
        row.answer = m_draft.inlined(cells.at(2));
    qsizetype known = 3;
    if (cells.size() > known && hasCitationColumn(section))
        row.citation = m_draft.inlined(cells.at(known++));
    section.rows.append(row);
    m_draft.understand(line);
    const QString more = cells.sliced(std::min(known, cells.size())).join(u'\t').trimmed();
    if (!more.isEmpty()) {
        m_draft.keepOf(characterCount(more));
        m_draft.keepText(more, line);
    }
}

bool ArticleAssembler::addOverviewLine(OverviewPart &overview, const SourceLine &line)
{
    const QStringList cells = m_draft.inlined(line.cells);
    if (cells.size() != 3)
        return false;
    overview.lines.append({cells[0], cells[1], cells[2], line.line});
    m_draft.understand(line);
    return true;
}

bool ArticleAssembler::addGuideLine(GuidePart &guide, const SourceLine &line)
{
    const QStringList cells = m_draft.inlined(line.cells);
    if (cells.size() != 2 && cells.size() != 3)
        return false;
    guide.lines.append({.symptom = cells.first(),
            .action = cells.size() == 3 ? cells[1] : QString(),
            .cases = cells.last(),
            .references = readCaseReferences(m_draft.plain(line.cells.last())),
            .line = line.line,
            .isUnsplit = cells.size() == 2});
    m_draft.understand(line);
    return true;
}

TextLanguage languageOf(const SourceLines &source)
{
    ScriptShare share;
    for (const SourceLine &line : source.lines) {
        share.count(line.text);
        for (const QString &cell : line.cells)
            share.count(cell);
    }
    return share.language();
}

} // namespace Winnow
