// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "codespans.h"

#include <QRegularExpression>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

qsizetype endOfRun(QStringView text, qsizetype start)
{
    while (start < text.size() && text.at(start) == u'`')
        ++start;
    return start;
}

/// Where the run of exactly @p length backticks from @p from on begins; -1 where there is none.
qsizetype findRun(QStringView text, qsizetype from, qsizetype length)
{
    for (qsizetype start = text.indexOf(u'`', from); start >= 0; start = text.indexOf(u'`', from)) {
        from = endOfRun(text, start);
        if (from - start == length)
            return start;
    }
    return -1;
}

/// One space within each end is for show, where both are there and something is between them.
QString contentOf(QStringView inner)
{
    const bool isPadded =
            inner.size() > 2 && inner.startsWith(u' ') && inner.endsWith(u' ') && !inner.trimmed().isEmpty();
    return (isPadded ? inner.sliced(1, inner.size() - 2) : inner).toString();
}

} // namespace

QList<CodeSpan> findCodeSpans(QStringView markdown)
{
    QList<CodeSpan> spans;
    qsizetype at = 0;
    while (at < markdown.size()) {
        if (markdown.at(at) == u'\\') {
            at += 2;
        } else if (markdown.at(at) != u'`') {
            ++at;
        } else {
            const qsizetype inner = endOfRun(markdown, at);
            const qsizetype close = findRun(markdown, inner, inner - at);
            if (close < 0) {
                at = inner;
                continue;
            }
            const qsizetype end = close + inner - at;
            spans.append({at, end, contentOf(markdown.sliced(inner, close - inner))});
            at = end;
        }
    }
    return spans;
}

QString codeSpan(const QString &content)
{
    qsizetype fence = 1;
    while (findRun(content, 0, fence) >= 0)
        ++fence;
    const bool needsPadding = content.startsWith(u'`') || content.endsWith(u'`')
            || (content.startsWith(u' ') && content.endsWith(u' ') && !content.trimmed().isEmpty());
    const QString padding = needsPadding ? u" "_s : QString();
    return QString(fence, u'`') + padding + content + padding + QString(fence, u'`');
}

QString decodedEntities(QStringView html)
{
    static const QRegularExpression entity(u"&(?:#(\\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot));"_s);
    QString text;
    qsizetype at = 0;
    QRegularExpressionMatchIterator matches = entity.globalMatchView(html);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        text += html.sliced(at, match.capturedStart() - at);
        at = match.capturedEnd();
        const QString name = match.captured(3);
        const char32_t code = name == "amp"_L1 ? U'&'
                : name == "lt"_L1              ? U'<'
                : name == "gt"_L1              ? U'>'
                : name == "quot"_L1            ? U'"'
                : match.hasCaptured(1)         ? match.captured(1).toUInt()
                                               : match.captured(2).toUInt(nullptr, 16);
        const bool isCharacter = code > 0 && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code);
        text += QChar::fromUcs4(isCharacter ? code : char32_t(QChar::ReplacementCharacter));
    }
    text += html.sliced(at);
    return text;
}

} // namespace Winnow
