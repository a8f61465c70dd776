// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "caseline.h"

#include "article/casereferences.h"
#include "markdown/inlinetext.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestReference = 128;

CaseLine caseLine(const CaseReference &reference, QStringView rest, const QString &url = {})
{
    const QStringView text = rest.startsWith(u' ') ? rest.sliced(1) : rest;
    return {.reference = reference, .text = text.trimmed().toString(), .line = 0, .url = url};
}

/// The case that @p label is as a whole.
std::optional<CaseReference> wholeCase(const QString &label)
{
    const std::optional<FoundCase> found = caseAtStart(label);
    return found && found->end == label.size() ? std::optional(found->reference) : std::nullopt;
}

const QRegularExpression &linkAtStart()
{
    static const QRegularExpression link(
            u"^\\[((?:[^\\[\\]\\\\]|\\\\.)*)\\]\\((?:<([^<>\\s]*)>|([^\\s()<>]+))\\)"_s);
    return link;
}

QString urlOf(const QRegularExpressionMatch &link)
{
    return link.hasCaptured(2) ? link.captured(2) : link.captured(3);
}

/// A reference that is marked: a link, bold, or code.
std::optional<CaseLine> readMarkedCase(const QString &text)
{
    static const QRegularExpression marked(u"^(?:\\*\\*([^*`]+)\\*\\*|`([^`]+)`)"_s);
    const QRegularExpressionMatch link = linkAtStart().match(text);
    const QRegularExpressionMatch match = link.hasMatch() ? link : marked.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString label =
            link.hasMatch() || match.hasCaptured(1) ? plainText(match.captured(1)) : match.captured(2);
    const std::optional<CaseReference> reference = wholeCase(label);
    if (!reference)
        return std::nullopt;
    return caseLine(*reference, QStringView(text).sliced(match.capturedEnd()),
            link.hasMatch() ? urlOf(link) : QString());
}

/// Where the case that @p markdown begins with ends, when backslashes before its signs are left out of account.
std::optional<CaseLine> readEscapedCase(const QString &markdown)
{
    QString unescaped;
    qsizetype at = 0;
    for (; at < markdown.size() && at < longestReference; ++at) {
        if (markdown.at(at) == u'\\')
            continue;
        unescaped += markdown.at(at);
        if (markdown.at(at) == u'#')
            break;
    }
    if (!unescaped.endsWith(u'#') || at + 1 >= markdown.size())
        return std::nullopt;
    unescaped += QStringView(markdown).sliced(at + 1);
    const std::optional<FoundCase> found = caseAtStart(unescaped);
    if (!found)
        return std::nullopt;
    return caseLine(found->reference, QStringView(unescaped).sliced(found->end));
}

} // namespace

std::optional<CaseLine> readCaseLine(const QString &text, bool isPlain)
{
    if (!text.contains(u'#') && !text.contains(u'＃'))
        return std::nullopt;
    if (const std::optional<FoundCase> found = caseAtStart(text))
        return caseLine(found->reference, QStringView(text).sliced(found->end));
    if (isPlain)
        return std::nullopt;
    if (const std::optional<CaseLine> line = readMarkedCase(text))
        return line;
    return text.contains(u'\\') ? readEscapedCase(text) : std::nullopt;
}

QString blankBehindCase(const CaseLine &line)
{
    constexpr QStringView glued = u"：，、；。,:;";
    return line.text.isEmpty() || glued.contains(line.text.front()) ? QString() : u" "_s;
}

std::optional<WholeLink> wholeLink(const QString &markdown)
{
    if (!markdown.startsWith(u'['))
        return std::nullopt;
    const QRegularExpressionMatch match = linkAtStart().match(markdown);
    if (!match.hasMatch() || match.capturedEnd() != markdown.size())
        return std::nullopt;
    return WholeLink{match.captured(1), urlOf(match)};
}

} // namespace Winnow
