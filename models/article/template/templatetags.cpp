// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "templatetags.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const QRegularExpression &tagPattern()
{
    static const QRegularExpression pattern(u"\\{#[^\\n]*?#\\}|\\{%([^\\n]*?)%\\}|\\{\\{([^\\n]*?)\\}\\}"_s);
    return pattern;
}

/// A word: quoted texts may hold blanks, and stand within it (`row.text|default:"no text"`).
const QRegularExpression &wordPattern()
{
    static const QRegularExpression pattern(
            u"(?:\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|[^\\s\"'])+|\\S"_s);
    return pattern;
}

QStringList wordsOf(const QString &text)
{
    QStringList words;
    for (const QRegularExpressionMatch &match : wordPattern().globalMatch(text))
        words.append(match.captured());
    return words;
}

QString withoutQuoted(QString text)
{
    static const QRegularExpression quoted(u"\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'"_s);
    return text.replace(quoted, u"\"\""_s);
}

bool opensTag(QStringView text)
{
    return text.contains(u"{%") || text.contains(u"{{");
}

} // namespace

QString TemplateTag::name() const
{
    return wordsOf(content).value(0);
}

QStringList TemplateTag::arguments() const
{
    return wordsOf(content).mid(1);
}

TemplateTags readTemplateTags(const QString &text)
{
    TemplateTags read;
    qsizetype done = 0;
    int line = 1;
    const auto pass = [&](qsizetype end) {
        const QStringView between = QStringView(text).sliced(done, end - done);
        for (const QStringView part : between.tokenize(u'\n')) {
            if (!read.unclosedLine && opensTag(part))
                read.unclosedLine = line;
            ++line;
        }
        --line;
    };
    for (const QRegularExpressionMatch &match : tagPattern().globalMatch(text)) {
        pass(match.capturedStart());
        done = match.capturedEnd();
        const bool isVariable = match.hasCaptured(2);
        if (isVariable || match.hasCaptured(1))
            read.tags.append({isVariable, match.captured(isVariable ? 2 : 1).trimmed(), line});
    }
    pass(text.size());
    return read;
}

TemplateExpression readTemplateExpression(const QString &text)
{
    static const QRegularExpression path(u"^[A-Za-z_]\\w*(?:\\.\\w+)*$"_s);
    static const QRegularExpression filter(u"^[A-Za-z_]\\w*"_s);
    TemplateExpression expression;
    const QStringList parts = withoutQuoted(text).split(u'|');
    if (const QString value = parts.first().trimmed(); path.match(value).hasMatch())
        expression.path = value.split(u'.');
    for (const QString &part : parts.mid(1))
        expression.filters.append(filter.match(part.trimmed()).captured());
    return expression;
}

} // namespace Winnow
