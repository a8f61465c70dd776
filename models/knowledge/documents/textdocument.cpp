// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textdocument.h"

#include "markdown/physicallines.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr qsizetype longestTitle = 100;

QStringView withoutEnd(QStringView line)
{
    while (!line.isEmpty() && line.back().isSpace())
        line.chop(1);
    return line;
}

/// Whether @p line is made of one repeated sign, as an underline is.
bool isUnderline(QStringView line)
{
    const QStringView signs = line.trimmed();
    return signs.size() > 2 && !signs.front().isLetterOrNumber()
            && std::ranges::all_of(signs, [&](QChar c) { return c == signs.front(); });
}

/// The title that the first paragraph is, without the lines drawn around it; null where it is none.
QString titleOf(const QString &paragraph)
{
    QStringView title;
    for (const PhysicalLine &line : physicalLines(paragraph)) {
        if (isUnderline(line.text))
            continue;
        if (!title.isNull())
            return {};
        title = line.text.trimmed();
    }
    return title.size() > longestTitle ? QString() : title.toString();
}

} // namespace

QStringList textParagraphs(QStringView text)
{
    QStringList paragraphs;
    QString paragraph;
    const auto endParagraph = [&] {
        if (!paragraph.isEmpty())
            paragraphs.append(std::exchange(paragraph, {}));
    };
    for (const PhysicalLine &line : physicalLines(text)) {
        const QStringView words = withoutEnd(line.text);
        if (words.isEmpty()) {
            endParagraph();
            continue;
        }
        if (!paragraph.isEmpty())
            paragraph += u'\n';
        paragraph += words;
    }
    endParagraph();
    return paragraphs;
}

Document readTextDocument(QStringView text)
{
    DocumentSection section;
    section.blocks = textParagraphs(text);
    Document document;
    if (section.blocks.size() > 1) {
        if (const QString title = titleOf(section.blocks.first()); !title.isEmpty()) {
            document.title = title;
            section.blocks.removeFirst();
        }
    }
    document.sections.append(section);
    return document;
}

} // namespace Winnow
