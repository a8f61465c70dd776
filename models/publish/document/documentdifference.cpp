// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentdifference.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A text with the name by which it is found in another state of the document.
struct NamedText
{
    QString name;
    ArticlePartKind part = ArticlePartKind::Text;
    QString label;
    int column = -1;
    RichText text;
    bool isRow = false;
};

RichText withoutAnchors(RichText text)
{
    // Anchors follow from the rows; a row that is gone is told of once, and not at each reference to it.
    RichText plain;
    for (TextRun &run : text) {
        run.anchor.clear();
        appendRun(plain, run);
    }
    return plain;
}

class TextNames final
{
public:
    QList<NamedText> of(const PublishDocument &document)
    {
        add(u"title"_s, {{}, ArticlePartKind::Title, plainTextOf(document.title), -1, document.title, false});
        for (const DocumentBlock &block : document.blocks) {
            const QString place = block.kind == DocumentBlockKind::Heading && !block.anchor.isEmpty()
                    ? u"heading "_s + block.anchor
                    : articlePartName(block.part) + u' ' + block.label;
            if (!block.text.isEmpty())
                add(place, {{}, block.part, block.label, -1, block.text, false});
            for (const DocumentRow &row : block.rows)
                addRow(block, row);
        }
        return std::move(m_texts);
    }

private:
    void addRow(const DocumentBlock &block, const DocumentRow &row)
    {
        const QString place = articlePartName(block.part) + u' ' + block.label + u' ' + row.label;
        for (int column = 0; column < row.cells.size(); ++column) {
            const bool isTable = block.kind == DocumentBlockKind::Table;
            add(place + u' ' + QString::number(column),
                    {{}, block.part, row.label, isTable ? column : -1, row.cells.at(column),
                            column == 0 && block.part == ArticlePartKind::Row});
        }
    }

    void add(const QString &place, NamedText text)
    {
        text.name = place + u'~' + QString::number(m_counts[place]++);
        text.text = withoutAnchors(text.text);
        m_texts.append(std::move(text));
    }

    QList<NamedText> m_texts;
    QHash<QString, int> m_counts;
};

DocumentDifference difference(DifferenceKind kind, TextLanguage language, const NamedText &text,
        const RichText *before, const RichText *now)
{
    return {kind, language, text.part, text.label, text.column, before ? plainTextOf(*before) : QString(),
            now ? plainTextOf(*now) : QString()};
}

/// Rows of @p now that do not stand between those they stood between in @p old: all but the longest run of them that kept
/// its order.
QSet<QString> movedRows(const QList<NamedText> &old, const QList<NamedText> &now)
{
    QHash<QString, qsizetype> places;
    for (const NamedText &text : old) {
        if (text.isRow)
            places.insert(text.name, places.size());
    }
    QStringList names;
    QList<qsizetype> ends; // row by which the shortest increasing run of each length ends
    QList<qsizetype> before;
    QList<qsizetype> oldPlaces;
    for (const NamedText &text : now) {
        const auto place = text.isRow ? places.constFind(text.name) : places.constEnd();
        if (place == places.constEnd())
            continue;
        const auto end = std::ranges::lower_bound(
                ends, *place, {}, [&oldPlaces](qsizetype row) { return oldPlaces.at(row); });
        before.append(end == ends.begin() ? -1 : *(end - 1));
        oldPlaces.append(*place);
        if (end == ends.end())
            ends.append(names.size());
        else
            *end = names.size();
        names.append(text.name);
    }
    QSet<QString> moved(names.cbegin(), names.cend());
    for (qsizetype row = ends.isEmpty() ? -1 : ends.last(); row >= 0; row = before.at(row))
        moved.remove(names.at(row));
    return moved;
}

QHash<QString, const NamedText *> byName(const QList<NamedText> &texts)
{
    QHash<QString, const NamedText *> found;
    for (const NamedText &text : texts)
        found.insert(text.name, &text);
    return found;
}

} // namespace

QList<DocumentDifference> documentDifferences(const PublishDocument &before, const PublishDocument &now)
{
    const QList<NamedText> old = TextNames().of(before);
    const QList<NamedText> current = TextNames().of(now);
    const auto oldByName = byName(old);
    const auto currentByName = byName(current);
    const QSet<QString> moved = movedRows(old, current);
    QList<DocumentDifference> differences;
    for (const NamedText &text : current) {
        const NamedText *const was = oldByName.value(text.name);
        if (!was) {
            differences.append(difference(DifferenceKind::Added, now.language, text, nullptr, &text.text));
            continue;
        }
        if (moved.contains(text.name))
            differences.append(difference(DifferenceKind::Moved, now.language, text, &was->text, &text.text));
        if (was->text != text.text)
            differences.append(
                    difference(DifferenceKind::Changed, now.language, text, &was->text, &text.text));
    }
    for (const NamedText &text : old) {
        if (!currentByName.contains(text.name))
            differences.append(difference(DifferenceKind::Removed, now.language, text, &text.text, nullptr));
    }
    return differences;
}

} // namespace Winnow
