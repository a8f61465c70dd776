// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markdownlines.h"

#include "codespans.h"
#include "listmarks.h"
#include "markdowncell.h"
#include "textlines.h"

#include "markdown/frontmatter.h"
#include "markdown/physicallines.h"

#include <QRegularExpression>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int deepestHeading = 6;

int headingLevel(QStringView trimmed)
{
    int level = 0;
    while (level < trimmed.size() && trimmed.at(level) == u'#')
        ++level;
    if (level == 0 || level > deepestHeading || level == trimmed.size())
        return 0;
    // Two signs and more are a heading to many engines without a space too; one sign is mostly an issue's number.
    const QChar next = trimmed.at(level);
    return next.isSpace() || (level > 1 && !next.isDigit()) ? level : 0;
}

bool isMadeOf(QStringView trimmed, QChar sign, qsizetype least)
{
    return std::ranges::count(trimmed, sign) >= least
            && std::ranges::all_of(trimmed, [sign](QChar c) { return c == sign || c.isSpace(); });
}

bool isRule(QStringView trimmed)
{
    return isMadeOf(trimmed, u'-', 3) || isMadeOf(trimmed, u'*', 3) || isMadeOf(trimmed, u'_', 3);
}

bool isFence(QStringView trimmed)
{
    return trimmed.startsWith("```"_L1) || trimmed.startsWith("~~~"_L1);
}

/// The text of a heading without the signs that may close it.
QString headingText(QStringView text)
{
    QStringView rest = text.trimmed();
    qsizetype end = rest.size();
    while (end > 0 && rest.at(end - 1) == u'#')
        --end;
    if (end == 0 || (end < rest.size() && rest.at(end - 1).isSpace()))
        rest = rest.first(end).trimmed();
    QString read = withoutCodeElements(rest.toString());
    if (read.endsWith("\\#"_L1))
        read.remove(read.size() - 2, 1);
    return read;
}

/// Where a backslash takes from @p line what it begins with: before the sign, or behind the digits of a number.
qsizetype guardPlace(QStringView line)
{
    qsizetype digits = 0;
    while (digits < line.size() && line.at(digits).unicode() < 0x80 && line.at(digits).isDigit())
        ++digits;
    return digits;
}

/// Whether @p line begins with something that Markdown reads as more than text.
bool beginsBlock(QStringView line, bool keepsLists)
{
    const QStringView trimmed = line.trimmed();
    if (trimmed.isEmpty())
        return false;
    if (headingLevel(trimmed) > 0 || trimmed == u"#" || trimmed.startsWith(u'>') || trimmed.startsWith(u'|')
            || isFence(trimmed) || isRule(trimmed) || isMadeOf(trimmed, u'=', 1)
            || (isMadeOf(trimmed, u'-', 1) && trimmed.size() < 3))
        return true;
    if (keepsLists || !readListLine(trimmed))
        return false;
    const QChar mark = trimmed.at(guardPlace(trimmed));
    return mark == u'-' || mark == u'*' || mark == u'+' || mark == u'.' || mark == u')';
}

QString withoutGuard(QStringView line)
{
    const qsizetype place = guardPlace(line);
    QString text = line.toString();
    if (place >= text.size() || text.at(place) != u'\\')
        return text;
    QString unguarded = text;
    unguarded.remove(place, 1);
    return beginsBlock(unguarded, false) ? unguarded : text;
}

class MarkdownScanner final
{
public:
    explicit MarkdownScanner(QStringView text)
        : m_physical(physicalLines(text))
    {}

    SourceLines scan()
    {
        const FrontMatter matter = readFrontMatter(m_physical);
        for (qsizetype i = 0; i < matter.lines; ++i)
            m_source.dropped += m_physical[i].size;
        for (m_at = matter.lines; m_at < m_physical.size(); ++m_at)
            m_source.lines.append(readLine(m_physical[m_at]));
        const bool hasTitle =
                std::ranges::any_of(m_source.lines, [](const SourceLine &line) { return line.level == 1; });
        if (!matter.title.isEmpty() && !hasTitle)
            m_source.lines.prepend({.kind = LineKind::Heading, .text = matter.title, .level = 1, .line = 1});
        return std::move(m_source);
    }

private:
    SourceLine readLine(const PhysicalLine &physical)
    {
        SourceLine line{.line = physical.number, .size = physical.size};
        QStringView trimmed = physical.text.trimmed();
        if (m_fence.isNull())
            trimmed = withoutQuotationMarks(trimmed);
        if (readFence(trimmed) || trimmed.isEmpty()) {
            m_isInTable = false;
        } else if (!m_fence.isNull()) {
            line.kind = LineKind::Text;
            line.text = codeSpan(trimmed.toString());
        } else if (!readTable(trimmed, physical.text, line)) {
            readBlock(trimmed, line);
        }
        return line;
    }

    static QStringView withoutQuotationMarks(QStringView trimmed)
    {
        while (trimmed.startsWith(u'>'))
            trimmed = trimmed.sliced(1).trimmed();
        return trimmed;
    }

    /// Whether @p trimmed opens or closes fenced code.
    bool readFence(QStringView trimmed)
    {
        if (!isFence(trimmed))
            return false;
        const QString fence = trimmed.first(3).toString();
        if (!m_fence.isNull() && fence != m_fence)
            return false;
        m_fence = m_fence.isNull() ? fence : QString();
        return true;
    }

    bool readTable(QStringView trimmed, QStringView whole, SourceLine &line)
    {
        const bool isHead = !m_isInTable && trimmed.contains(u'|') && m_at + 1 < m_physical.size()
                && isDelimiterRow(withoutQuotationMarks(m_physical[m_at + 1].text.trimmed()));
        if (m_isInTable && isDelimiterRow(trimmed) && m_at == m_delimiterAt)
            return true;
        const bool isRow = isHead || trimmed.startsWith(u'|') || (m_isInTable && trimmed.contains(u'|'));
        if (isRow) {
            line.kind = LineKind::Row;
            line.isTableHead = isHead;
            for (const QString &cell : splitTableRow(trimmed))
                line.cells.append(readTableCell(cell));
            if (isHead)
                m_delimiterAt = m_at + 1;
        } else if (const QStringList cells = tabbedCells(whole); !cells.isEmpty()) {
            line.kind = LineKind::Row;
            line.cells = cells;
        }
        m_isInTable = isRow;
        return line.kind == LineKind::Row;
    }

    void readBlock(QStringView trimmed, SourceLine &line)
    {
        const bool isBelowText = !m_source.lines.isEmpty() && m_source.lines.last().kind == LineKind::Text;
        if (isBelowText && (isMadeOf(trimmed, u'=', 1) || isMadeOf(trimmed, u'-', 2))) {
            m_source.lines.last().kind = LineKind::Heading;
            m_source.lines.last().level = trimmed.front() == u'=' ? 1 : 2;
            return;
        }
        if (isRule(trimmed))
            return;
        if (const int level = headingLevel(trimmed)) {
            line.kind = LineKind::Heading;
            line.level = level;
            line.text = headingText(trimmed.sliced(level));
        } else if (const std::optional<ListLine> item = readListLine(trimmed)) {
            line.kind = item->ordinal < 0 ? LineKind::Item : LineKind::Numbered;
            line.marker = item->marker;
            line.ordinal = item->ordinal;
            line.text = withoutCodeElements(item->text.toString());
        } else {
            line.kind = LineKind::Text;
            line.text = withoutCodeElements(withoutGuard(trimmed));
        }
    }

    QList<PhysicalLine> m_physical;
    SourceLines m_source;
    qsizetype m_at = 0;
    qsizetype m_delimiterAt = -1;
    QString m_fence; ///< Of the code that is open; null outside of code.
    bool m_isInTable = false;
};

} // namespace

SourceLines markdownLines(QStringView text)
{
    return MarkdownScanner(text).scan();
}

QString guardedParagraph(const QString &text, bool keepsLists)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines) {
        if (beginsBlock(line, keepsLists))
            line.insert(guardPlace(line), u'\\');
    }
    return lines.join(u'\n');
}

} // namespace Winnow
