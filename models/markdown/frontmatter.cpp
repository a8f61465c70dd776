// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "frontmatter.h"

namespace Winnow {

namespace {

QString unquoted(QStringView value)
{
    const bool isQuoted = value.size() > 1 && (value.front() == u'"' || value.front() == u'\'')
            && value.back() == value.front();
    return (isQuoted ? value.sliced(1, value.size() - 2) : value).toString();
}

void takeValue(FrontMatter &matter, QStringView key, QStringView value)
{
    if (value.isEmpty())
        return;
    if (key == u"title")
        matter.title = unquoted(value);
    else if (key == u"url" || key == u"permalink" || key == u"canonical_url")
        matter.url = unquoted(value);
    else if (key == u"lang" || key == u"language" || key == u"locale")
        matter.language = unquoted(value);
}

} // namespace

FrontMatter readFrontMatter(const QList<PhysicalLine> &lines)
{
    if (lines.isEmpty() || lines.first().text.trimmed() != u"---")
        return {};
    FrontMatter matter;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QStringView line = lines[i].text;
        const QStringView text = line.trimmed();
        if (text == u"---") {
            matter.lines = i + 1;
            return matter;
        }
        const bool isNested = line.startsWith(u"  ") || line.startsWith(u'\t');
        const qsizetype colon = text.indexOf(u':');
        if (colon < 0 && !isNested && !text.startsWith(u'-') && !text.isEmpty())
            return {};
        if (colon > 0 && !isNested)
            takeValue(matter, text.first(colon), text.sliced(colon + 1).trimmed());
    }
    return {};
}

} // namespace Winnow
