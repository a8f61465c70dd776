// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "templatelines.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

QString preparedTemplate(const QString &text)
{
    static const QRegularExpression tagsOnly(u"^\\s*(?:(?:\\{%[^\\n]*?%\\}|\\{#[^\\n]*?#\\})\\s*)+$"_s);
    QString prepared;
    const QList<QStringView> lines = QStringView(text).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isTagsOnly = tagsOnly.matchView(lines[i]).hasMatch();
        prepared += isTagsOnly ? lines[i].trimmed() : lines[i];
        if (!isTagsOnly && i + 1 < lines.size())
            prepared += u'\n';
    }
    return prepared;
}

QString withSingleBlankLines(const QString &markdown)
{
    QString text;
    text.reserve(markdown.size());
    bool isAfterBlank = false;
    for (const QStringView line : QStringView(markdown).tokenize(u'\n')) {
        if (line.trimmed().isEmpty()) {
            isAfterBlank = true;
            continue;
        }
        if (isAfterBlank && !text.isEmpty())
            text += u'\n';
        isAfterBlank = false;
        text += line;
        text += u'\n';
    }
    return text;
}

} // namespace Winnow
