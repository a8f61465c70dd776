// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rowcitations.h"

#include "article/citations.h"
#include "article/oneline.h"
#include "markdown/inlinetext.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QList<KgRefRecord> citedNodes(const ArticleCase &row)
{
    QList<KgRefRecord> cited;
    std::ranges::copy_if(row.kgRefs, std::back_inserter(cited),
            [](const KgRefRecord &reference) { return reference.state == "accepted"_L1; });
    return cited;
}

/// A note about the node; where it has no title its id stands in.
SectionNote noteOf(const KgRefRecord &reference)
{
    const QString title = oneLine(reference.nodeTitle);
    SectionNote note;
    note.title = escapedText(title.isEmpty() ? oneLine(reference.nodeId) : title);
    // White space would end the address for those who read it.
    note.url = QString(reference.nodeUrl).remove(u'\n').replace(u' ', u"%20"_s);
    return note;
}

} // namespace

void addCitationNotes(SectionPart &part, const QList<const ArticleCase *> &rows)
{
    QStringList known; // ids of the nodes, in the order of the notes
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QList<int> notes;
        for (const KgRefRecord &reference : citedNodes(*rows.at(i))) {
            qsizetype place = known.indexOf(reference.nodeId);
            if (place < 0) {
                place = known.size();
                known.append(reference.nodeId);
                part.notes.append(noteOf(reference));
            }
            notes.append(static_cast<int>(place) + 1);
        }
        part.rows[i].citation = citationMarks(notes);
    }
}

void addCitationColumn(SectionPart &part, const QList<const ArticleCase *> &rows, TextLanguage language)
{
    const bool isCiting =
            std::ranges::any_of(rows, [](const ArticleCase *row) { return !citedNodes(*row).isEmpty(); });
    if (!isCiting)
        return;
    part.columns.append(citationHead(language));
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QStringList nodes;
        for (const KgRefRecord &reference : citedNodes(*rows.at(i))) {
            const SectionNote note = noteOf(reference);
            nodes.append(note.url.isEmpty() ? note.title : linkMarkdown(note.title, note.url));
        }
        part.rows[i].citation = nodes.join(language == TextLanguage::Chinese ? u"；"_s : u"; "_s);
    }
}

} // namespace Winnow
