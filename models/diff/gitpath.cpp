// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gitpath.h"

#include <algorithm>

namespace Winnow::GitPath {

namespace {

constexpr QByteArrayView escapeLetters("abtnvfr\"\\");
constexpr QByteArrayView escapedBytes("\a\b\t\n\v\f\r\"\\");

bool isOctal(char c)
{
    return c >= '0' && c <= '7';
}

/// Reads the escape behind a backslash at the start of @p text; gives its length, 0 where it is none.
qsizetype readEscape(QByteArrayView text, char &byte)
{
    if (text.isEmpty())
        return 0;
    if (const qsizetype letter = escapeLetters.indexOf(text.front()); letter >= 0) {
        byte = escapedBytes.at(letter);
        return 1;
    }
    if (text.size() < 3 || text.front() > '3' || !std::ranges::all_of(text.first(3), isOctal))
        return 0;
    byte = static_cast<char>((text[0] - '0') * 64 + (text[1] - '0') * 8 + (text[2] - '0'));
    return 3;
}

bool mustBeQuoted(char c, bool escapeHigh)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f || c == '"' || c == '\\' || (escapeHigh && byte >= 0x80);
}

/// What follows the first slash; nothing where there is none.
std::optional<QByteArrayView> behindSlash(QByteArrayView path)
{
    const qsizetype slash = path.indexOf('/');
    return slash < 0 ? std::nullopt : std::optional(path.sliced(slash + 1));
}

bool isSamePath(QByteArrayView a, QByteArrayView b)
{
    if (a == b)
        return true;
    const auto restA = behindSlash(a);
    return restA && restA == behindSlash(b);
}

/// a/ and b/; c/, i/, w/ and o/ of diff.mnemonicPrefix; 1/ and 2/ of --no-index.
bool hasKnownPrefix(QByteArrayView path)
{
    return path.size() > 2 && path[1] == '/' && QByteArrayView("abciow12").contains(path[0]);
}

std::optional<Pair> splitUnquoted(QByteArrayView names)
{
    // Prefixes are mostly of one length, and then the blank in the middle is the one.
    const qsizetype middle = names.size() / 2;
    const auto splitAt = [names](qsizetype blank) {
        return Pair{names.first(blank).toByteArray(), names.sliced(blank + 1).toByteArray()};
    };
    const auto fits = [names](qsizetype blank) {
        return blank > 0 && names[blank] == ' ' && isSamePath(names.first(blank), names.sliced(blank + 1));
    };
    if (names.size() % 2 == 1 && fits(middle))
        return splitAt(middle);
    for (qsizetype blank = names.indexOf(' '); blank >= 0; blank = names.indexOf(' ', blank + 1)) {
        if (fits(blank))
            return splitAt(blank);
    }
    return std::nullopt;
}

} // namespace

std::optional<QByteArray> unquote(QByteArrayView quoted, QByteArrayView *rest)
{
    if (!quoted.startsWith('"'))
        return std::nullopt;
    QByteArray path;
    for (qsizetype at = 1; at < quoted.size(); ++at) {
        char c = quoted[at];
        if (c == '"') {
            if (rest)
                *rest = quoted.sliced(at + 1);
            return path;
        }
        if (c == '\\') {
            const qsizetype length = readEscape(quoted.sliced(at + 1), c);
            if (length == 0)
                return std::nullopt;
            at += length;
        }
        path += c;
    }
    return std::nullopt;
}

QByteArray nameInLine(QByteArrayView line)
{
    if (auto path = unquote(line))
        return *std::move(path);
    // A name that holds a tab is quoted, so the first tab is not part of it.
    const qsizetype tab = line.indexOf('\t');
    return (tab < 0 ? line : line.first(tab)).toByteArray();
}

std::optional<Pair> splitHeader(QByteArrayView names)
{
    QByteArrayView rest;
    if (auto first = unquote(names, &rest)) {
        if (!rest.startsWith(' ') || rest.size() < 2)
            return std::nullopt;
        rest = rest.sliced(1);
        auto second = rest.startsWith('"') ? unquote(rest) : rest.toByteArray();
        return second ? std::optional(Pair{*std::move(first), *std::move(second)}) : std::nullopt;
    }
    if (names.startsWith('"'))
        return std::nullopt; // A quote that is never closed.
    if (const qsizetype quote = names.indexOf(" \""); quote > 0) {
        auto second = unquote(names.sliced(quote + 1));
        return second ? std::optional(Pair{names.first(quote).toByteArray(), *std::move(second)})
                      : std::nullopt;
    }
    return splitUnquoted(names);
}

Pair withoutPrefixes(const Pair &pair)
{
    const QByteArrayView oldPath = pair.oldPath;
    const QByteArrayView newPath = pair.newPath;
    if (oldPath == newPath)
        return pair; // --no-prefix
    const bool isPrefixed = isSamePath(oldPath, newPath)
            || (hasKnownPrefix(oldPath) && hasKnownPrefix(newPath) && oldPath[0] != newPath[0]);
    if (!isPrefixed)
        return pair;
    return {behindSlash(oldPath)->toByteArray(), behindSlash(newPath)->toByteArray()};
}

QByteArray quoted(QByteArrayView path, bool escapeHigh)
{
    if (std::ranges::none_of(path, [escapeHigh](char c) { return mustBeQuoted(c, escapeHigh); }))
        return path.toByteArray();
    QByteArray text("\"");
    for (const char c : path) {
        if (!mustBeQuoted(c, escapeHigh)) {
            text += c;
        } else if (const qsizetype letter = escapedBytes.indexOf(c); letter >= 0) {
            text += '\\';
            text += escapeLetters.at(letter);
        } else {
            text += '\\';
            text += QByteArray::number(static_cast<unsigned char>(c), 8).rightJustified(3, '0');
        }
    }
    return text + '"';
}

QByteArray renamed(QByteArrayView oldPath, QByteArrayView newPath, bool escapeHigh)
{
    const QByteArray oldQuoted = quoted(oldPath, escapeHigh);
    const QByteArray newQuoted = quoted(newPath, escapeHigh);
    if (oldQuoted.size() != oldPath.size() || newQuoted.size() != newPath.size())
        return oldQuoted + " => " + newQuoted;

    const qsizetype shorter = std::min(oldPath.size(), newPath.size());
    qsizetype same = 0;
    while (same < shorter && oldPath[same] == newPath[same])
        ++same;
    // Whole folders only: the part in front ends with a slash, the part behind begins with one. Both may be the same
    // slash, as in `a/{ => b}/c`.
    const qsizetype front = same == 0 ? 0 : oldPath.lastIndexOf('/', same - 1) + 1;
    const qsizetype reach = shorter - (front > 0 ? front - 1 : 0);
    qsizetype behind = 0;
    for (qsizetype length = 1;
            length <= reach && oldPath[oldPath.size() - length] == newPath[newPath.size() - length];
            ++length) {
        if (oldPath[oldPath.size() - length] == '/')
            behind = length;
    }
    const auto middle = [front, behind](QByteArrayView path) {
        return path.sliced(front, std::max<qsizetype>(0, path.size() - front - behind));
    };
    QByteArray change;
    change.append(middle(oldPath)).append(" => ").append(middle(newPath));
    if (front + behind == 0)
        return change;
    QByteArray text;
    return text.append(oldPath.first(front))
            .append('{')
            .append(change)
            .append('}')
            .append(oldPath.last(behind));
}

} // namespace Winnow::GitPath
