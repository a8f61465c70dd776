// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "smartpunctuation.h"

#include "format/codespans.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Takes the place of what no typographer looks into, so that what stands beside it is judged as beside a letter.
constexpr QChar hidden = QChar(u'\uFFFC');

void hide(QString &line, const QRegularExpression &piece)
{
    QRegularExpressionMatchIterator matches = piece.globalMatch(line);
    QString whole = line;
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i)
            whole[i] = hidden;
    }
    line = whole;
}

/// @p line with all that stays as it is hidden.
QString visibleText(const QString &line)
{
    static const QRegularExpression escape(u"\\\\[!-/:-@\\[-`{-~]"_s);
    static const QRegularExpression entity(u"&(?:#\\d+|#[xX][0-9a-fA-F]+|[a-zA-Z]+);"_s);
    static const QRegularExpression address(u"<(?:https?://|mailto:)[^>]*>|\\]\\((?:<[^>]*>|[^)]*)\\)"_s);
    static const QRegularExpression tag(u"</?[a-zA-Z][^>]*>"_s);
    static const QRegularExpression delimiterRow(u"^\\s*\\|?(?:\\s*:?-+:?\\s*\\|)+\\s*:?-*:?\\s*$"_s);
    if (delimiterRow.match(line).hasMatch())
        return {};
    QString text = line;
    for (const CodeSpan &span : findCodeSpans(line))
        text.replace(span.start, span.end - span.start, QString(span.end - span.start, hidden));
    for (const QRegularExpression &piece : {escape, entity, address, tag})
        hide(text, piece);
    return text;
}

struct Rule
{
    QRegularExpression pattern; ///< Its first group is what changes.
    QString after;
};

const QList<Rule> &rules()
{
    static const QList<Rule> all{
            {QRegularExpression(u"(?<![-])(---)(?!-)"_s), u"—"_s},
            {QRegularExpression(u"(?:^|[^-\\s])(--)(?=[^-\\s])"_s), u"–"_s},
            {QRegularExpression(u"(?:^|\\|\\s*|\\s)(--)(?=\\s|$)"_s), u"–"_s},
            {QRegularExpression(u"(?:^\\s*[-*+]\\s+|^\\s*\\|\\s*|\\|\\s*)(--)(?=[^-\\s])"_s), u"–"_s},
            {QRegularExpression(u"(\\.{2,})"_s), u"…"_s},
            {QRegularExpression(u"(\\(c\\))"_s, QRegularExpression::CaseInsensitiveOption), u"©"_s},
            {QRegularExpression(u"(\\(r\\))"_s, QRegularExpression::CaseInsensitiveOption), u"®"_s},
            {QRegularExpression(u"(\\(tm\\))"_s, QRegularExpression::CaseInsensitiveOption), u"™"_s},
            {QRegularExpression(u"(\\+-)"_s), u"±"_s},
            {QRegularExpression(u"(\"[^\"]*\")"_s), u"“ ”"_s},
            {QRegularExpression(u"('[^']*'|(?<=\\w)'(?=\\w))"_s), u"‘ ’"_s},
    };
    return all;
}

} // namespace

QList<SmartChange> smartChanges(const QString &markdown)
{
    QList<SmartChange> changes;
    int number = 0;
    for (const QString &line : markdown.split(u'\n')) {
        ++number;
        const QString text = visibleText(line);
        for (const Rule &rule : rules()) {
            QRegularExpressionMatchIterator matches = rule.pattern.globalMatch(text);
            while (matches.hasNext()) {
                const QRegularExpressionMatch match = matches.next();
                const qsizetype end = std::min(line.size(), match.capturedEnd(1) + 12);
                const QString around = line.sliced(match.capturedStart(1), end - match.capturedStart(1));
                changes.append({number, around, rule.after + around.sliced(match.capturedLength(1))});
            }
        }
    }
    return changes;
}

} // namespace Winnow
