// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "forgeaddress.h"

#include "textscan.h"

#include <QVarLengthArray>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct KnownHost
{
    QLatin1StringView host;
    QString forge;
};

/// atomgit.com is the older name of GitCode's platform (forge-apis.md, 1). The names are shared, not copied:
/// each issue asks for several.
const std::array<KnownHost, 5> &knownHosts()
{
    static const std::array<KnownHost, 5> hosts{
            {{"gitcode.com"_L1, u"gitcode"_s}, {"atomgit.com"_L1, u"gitcode"_s}, {"gitee.com"_L1, u"gitee"_s},
                    {"github.com"_L1, u"github"_s}, {"gitlab.com"_L1, u"gitlab"_s}}};
    return hosts;
}

/// Longer addresses name no issue; what is cut off here is plain text again.
constexpr qsizetype longestNamedAddress = 512;

qsizetype schemeLength(QStringView text, qsizetype begin)
{
    if (hasWordAt(text, begin, "https://"_L1))
        return 8;
    return hasWordAt(text, begin, "http://"_L1) ? 7 : 0;
}

/// Ends an address: blanks, all that is not ASCII (Chinese punctuation and words are glued on), and the signs
/// that Markdown and HTML put around addresses.
bool endsAddress(char16_t c)
{
    if (c <= u' ' || c >= 0x7F)
        return true;
    switch (c) {
    case u'<':
    case u'>':
    case u'"':
    case u'`':
    case u'|':
    case u'\\':
    case u'^':
    case u'{':
    case u'}':
    case u'(':
    case u')':
    case u'[':
    case u']':
        return true;
    default:
        return false;
    }
}

bool isTrailingSign(char16_t c)
{
    return QStringView(u".,;:!*_~'").contains(QChar(c));
}

QString forgeOfHost(QStringView host)
{
    for (const QLatin1StringView prefix : {"www."_L1, "api."_L1}) {
        if (hasWordAt(host, 0, prefix))
            host = host.sliced(prefix.size());
    }
    for (const KnownHost &known : knownHosts()) {
        if (isWord(host, known.host))
            return known.forge;
    }
    return hasWordAt(host, 0, "gitlab."_L1) ? u"gitlab"_s : QString();
}

using Segments = QVarLengthArray<QStringView, 12>;

Segments splitPath(QStringView path)
{
    Segments segments;
    qsizetype begin = 0;
    while (begin <= path.size() && segments.size() < 12) {
        qsizetype end = begin;
        while (end < path.size() && path[end] != u'/' && path[end] != u'?' && path[end] != u'#')
            ++end;
        segments.append(path.sliced(begin, end - begin));
        if (end >= path.size() || path[end] != u'/')
            break;
        begin = end + 1;
    }
    return segments;
}

std::optional<ReferenceKind> kindOfSegment(QStringView segment)
{
    if (segment == "issues"_L1 || segment == "issue"_L1)
        return ReferenceKind::Issue;
    if (segment == "pull"_L1 || segment == "pulls"_L1 || segment == "merge_requests"_L1)
        return ReferenceKind::Change;
    return std::nullopt;
}

/// The number at the front of @p segment; people glue words, signs and further addresses to it. Gitee's
/// numbers hold letters.
QStringView leadingNumber(QStringView segment, bool letters)
{
    qsizetype end = 0;
    while (end < segment.size()
            && (isAsciiDigit(segment[end].unicode()) || (letters && isAsciiLetter(segment[end].unicode()))))
        ++end;
    const bool gluedAddress = schemeLength(segment, end) > 0 || hasWordAt(segment, end, "http:"_L1)
            || hasWordAt(segment, end, "https:"_L1);
    if (end < segment.size() && isAsciiLetter(segment[end].unicode()) && !gluedAddress)
        return {};
    const QStringView number = segment.first(end);
    return isIssueNumber(number) && number.front() != u'0' ? number : QStringView();
}

/// Where in @p path the owner begins: behind `api/vN/repos/` or `repos/` of API addresses.
qsizetype ownerSegment(const Segments &segments)
{
    if (segments.size() > 3 && segments[0] == "api"_L1 && segments[2] == "repos"_L1)
        return 3;
    return segments.size() > 1 && segments[0] == "repos"_L1 ? 1 : 0;
}

struct NamedPath
{
    ForgeAddress address;
    QStringView number; ///< Lies in the path.
};

std::optional<NamedPath> readPath(const QString &forge, QStringView path)
{
    const Segments segments = splitPath(path);
    const qsizetype owner = ownerSegment(segments);
    for (qsizetype i = owner + 2; i + 1 < segments.size(); ++i) {
        const auto kind = kindOfSegment(segments[i]);
        if (!kind)
            continue;
        const bool dashed = segments[i - 1] == u'-';
        const qsizetype repoEnd = dashed ? i - 1 : i;
        const QString known = forge.isEmpty() && dashed ? u"gitlab"_s : forge;
        if (known.isEmpty() || repoEnd < owner + 2 || (repoEnd > owner + 2 && known != "gitlab"_L1))
            return std::nullopt;
        const QStringView number = leadingNumber(segments[i + 1], known == "gitee"_L1);
        if (number.isEmpty())
            return std::nullopt;
        const QStringView last = segments[repoEnd - 1];
        const QString repo = QStringView(segments[owner].data(), last.data() + last.size()).toString();
        if (!isRepoName(repo))
            return std::nullopt;
        return NamedPath{{known, *kind, {repo, number.toString()}}, number};
    }
    return std::nullopt;
}

qsizetype bareHostLength(QStringView text, qsizetype begin)
{
    if (isWordCharacter(characterAt(text, begin - 1))
            || QStringView(u".-/@").contains(characterAt(text, begin - 1)))
        return 0;
    const qsizetype skipped = hasWordAt(text, begin, "www."_L1) ? 4 : 0;
    for (const KnownHost &known : knownHosts()) {
        if (hasWordAt(text, begin + skipped, known.host)
                && characterAt(text, begin + skipped + known.host.size()) == u'/')
            return skipped + known.host.size();
    }
    return 0;
}

/// Moves @p end over the tail of an address (`?ref=…`, `#note_1`, `/diffs`), where there is one.
qsizetype endOfTail(QStringView text, qsizetype end)
{
    const char16_t first = characterAt(text, end);
    if (first != u'/' && first != u'?' && first != u'#')
        return end;
    while (end < text.size() && !endsAddress(text[end].unicode()))
        ++end;
    while (isTrailingSign(text[end - 1].unicode()))
        --end;
    return end;
}

} // namespace

bool startsAddress(QStringView text, qsizetype begin)
{
    return schemeLength(text, begin) > 0 || bareHostLength(text, begin) > 0;
}

AddressSpan readAddress(QStringView text, qsizetype begin)
{
    const qsizetype hostBegin = begin + schemeLength(text, begin);
    qsizetype end = hostBegin;
    // No further than a name can reach: addresses glued to each other must not be read to the end again and
    // again.
    while (end < text.size() && end - hostBegin < longestNamedAddress && !endsAddress(text[end].unicode()))
        ++end;
    const QStringView front = text.sliced(hostBegin, end - hostBegin);
    const qsizetype slash = front.indexOf(u'/');
    if (slash > 0) {
        if (auto path = readPath(forgeOfHost(front.first(slash)), front.sliced(slash + 1))) {
            const qsizetype numberEnd = path->number.data() + path->number.size() - text.data();
            return {endOfTail(text, numberEnd), std::move(path->address)};
        }
    }
    while (end < text.size() && !endsAddress(text[end].unicode()))
        ++end;
    return {end, std::nullopt};
}

QString forgeOfAddress(QStringView url)
{
    const qsizetype hostBegin = schemeLength(url, 0);
    const QStringView rest = url.sliced(hostBegin);
    const qsizetype slash = rest.indexOf(u'/');
    return forgeOfHost(slash < 0 ? rest : rest.first(slash));
}

} // namespace Winnow
