// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "glossaryfile.h"

#include <QStringList>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct CsvRow
{
    QStringList cells;
    int line = 1;
    bool hasOpenQuote = false;
};

QChar separatorOf(const QString &text)
{
    constexpr QStringView separators = u",;\t";
    for (const QChar c : text) {
        if (separators.contains(c))
            return c;
        if (c == u'\n')
            break;
    }
    return u',';
}

/// Splits a text into rows; a quoted cell may hold separators, line breaks and doubled quotes.
class CsvReader final
{
public:
    explicit CsvReader(const QString &text)
        : m_text(text)
        , m_separator(separatorOf(text))
    {}

    bool atEnd() const { return m_at >= m_text.size(); }

    CsvRow next()
    {
        CsvRow row;
        row.line = m_line;
        do
            row.cells.append(cell(row.hasOpenQuote));
        while (!atEnd() && m_text.at(m_at - 1) == m_separator);
        return row;
    }

private:
    /// The next cell; stands behind the separator or line break that ends it.
    QString cell(bool &hasOpenQuote)
    {
        QString text;
        bool isQuoted = false;
        while (!atEnd()) {
            const QChar c = m_text.at(m_at++);
            if (c == u'\n')
                ++m_line;
            if (c == u'"' && isQuoted && !atEnd() && m_text.at(m_at) == u'"')
                text += m_text.at(m_at++);
            else if (c == u'"' && (isQuoted || text.isEmpty()))
                isQuoted = !isQuoted;
            else if (!isQuoted && (c == m_separator || c == u'\n'))
                return text.trimmed();
            else
                text += c;
        }
        hasOpenQuote = isQuoted;
        return text.trimmed();
    }

    const QString &m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_line = 1;
};

bool isHeading(const QStringList &cells)
{
    const QString first = cells.value(0).toLower();
    const QString second = cells.value(1).toLower();
    return (first == u"zh" || first == u"中文" || first == u"chinese")
            && (second == u"en" || second == u"英文" || second == u"english");
}

} // namespace

GlossaryFile readGlossary(QByteArrayView csv)
{
    QString text = QString::fromUtf8(csv);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    GlossaryFile file;
    CsvReader reader(text);
    for (bool isFirst = true; !reader.atEnd(); isFirst = false) {
        const CsvRow row = reader.next();
        const bool isBlank = std::ranges::all_of(row.cells, &QString::isEmpty);
        if (isBlank || (isFirst && isHeading(row.cells)))
            continue;
        const GlossaryTerm term{row.cells.value(0), row.cells.value(1), row.cells.value(2)};
        if (row.hasOpenQuote)
            file.faults.append({row.line, GlossaryFault::Kind::OpenQuote});
        else if (term.zh.isEmpty() || term.en.isEmpty())
            file.faults.append({row.line, GlossaryFault::Kind::MissingTerm});
        else
            file.terms.append(term);
    }
    return file;
}

} // namespace Winnow
