// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "gitpath.h"

#include <algorithm>

namespace Winnow::GitPath {

namespace {

using namespace std::string_view_literals;

constexpr size_t none = std::string_view::npos;

constexpr std::string_view escapeLetters("abtnvfr\"\\");
constexpr std::string_view escapedBytes("\a\b\t\n\v\f\r\"\\");

/// The digit of the lowest three bits.
char octalDigit(int bits)
{
    return static_cast<char>('0' + (bits & 7));
}

bool isOctal(char c)
{
    return c >= '0' && c <= '7';
}

/// Reads the escape behind a backslash at the start of @p text; gives its length, 0 where it is none.
size_t readEscape(std::string_view text, char &byte)
{
    if (text.empty())
        return 0;
    if (const size_t letter = escapeLetters.find(text.front()); letter != none) {
        byte = escapedBytes[letter];
        return 1;
    }
    if (text.size() < 3 || text.front() > '3' || !std::ranges::all_of(text.substr(0, 3), isOctal))
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
std::optional<std::string_view> behindSlash(std::string_view path)
{
    const size_t slash = path.find('/');
    return slash == none ? std::nullopt : std::optional(path.substr(slash + 1));
}

bool isSamePath(std::string_view a, std::string_view b)
{
    if (a == b)
        return true;
    const auto restA = behindSlash(a);
    return restA && restA == behindSlash(b);
}

/// a/ and b/; c/, i/, w/ and o/ of diff.mnemonicPrefix; 1/ and 2/ of --no-index.
bool hasKnownPrefix(std::string_view path)
{
    return path.size() > 2 && path[1] == '/' && "abciow12"sv.contains(path[0]);
}

std::optional<Pair> splitUnquoted(std::string_view names)
{
    // Prefixes are mostly of one length, and then the blank in the middle is the one.
    const size_t middle = names.size() / 2;
    const auto splitAt = [names](size_t blank) {
        return Pair{std::string(names.substr(0, blank)), std::string(names.substr(blank + 1))};
    };
    const auto fits = [names](size_t blank) {
        return blank > 0 && names[blank] == ' '
                && isSamePath(names.substr(0, blank), names.substr(blank + 1));
    };
    if (names.size() % 2 == 1 && fits(middle))
        return splitAt(middle);
    for (size_t blank = names.find(' '); blank != none; blank = names.find(' ', blank + 1)) {
        if (fits(blank))
            return splitAt(blank);
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> unquote(std::string_view quoted, std::string_view *rest)
{
    if (!quoted.starts_with('"'))
        return std::nullopt;
    std::string path;
    for (size_t at = 1; at < quoted.size(); ++at) {
        char c = quoted[at];
        if (c == '"') {
            if (rest)
                *rest = quoted.substr(at + 1);
            return path;
        }
        if (c == '\\') {
            const size_t length = readEscape(quoted.substr(at + 1), c);
            if (length == 0)
                return std::nullopt;
            at += length;
        }
        path += c;
    }
    return std::nullopt;
}

std::string nameInLine(std::string_view line)
{
    if (auto path = unquote(line))
        return *std::move(path);
    // A name that holds a tab is quoted, so the first tab is not part of it.
    return std::string(line.substr(0, line.find('\t')));
}

std::optional<Pair> splitHeader(std::string_view names)
{
    std::string_view rest;
    if (auto first = unquote(names, &rest)) {
        if (!rest.starts_with(' ') || rest.size() < 2)
            return std::nullopt;
        rest.remove_prefix(1);
        auto second = rest.starts_with('"') ? unquote(rest) : std::string(rest);
        return second ? std::optional(Pair{*std::move(first), *std::move(second)}) : std::nullopt;
    }
    if (names.starts_with('"'))
        return std::nullopt; // A quote that is never closed.
    if (const size_t quote = names.find(" \""); quote != none && quote > 0) {
        auto second = unquote(names.substr(quote + 1));
        return second ? std::optional(Pair{std::string(names.substr(0, quote)), *std::move(second)})
                      : std::nullopt;
    }
    return splitUnquoted(names);
}

Pair withoutPrefixes(const Pair &pair)
{
    const std::string_view oldPath = pair.oldPath;
    const std::string_view newPath = pair.newPath;
    if (oldPath == newPath)
        return pair; // --no-prefix
    const bool isPrefixed = isSamePath(oldPath, newPath)
            || (hasKnownPrefix(oldPath) && hasKnownPrefix(newPath) && oldPath[0] != newPath[0]);
    if (!isPrefixed)
        return pair;
    return {std::string(*behindSlash(oldPath)), std::string(*behindSlash(newPath))};
}

std::string quoted(std::string_view path, bool escapeHigh)
{
    if (std::ranges::none_of(path, [escapeHigh](char c) { return mustBeQuoted(c, escapeHigh); }))
        return std::string(path);
    std::string text("\"");
    for (const char c : path) {
        if (!mustBeQuoted(c, escapeHigh)) {
            text += c;
        } else if (const size_t letter = escapedBytes.find(c); letter != none) {
            text += '\\';
            text += escapeLetters[letter];
        } else {
            const auto byte = static_cast<unsigned char>(c);
            text += {'\\', octalDigit(byte >> 6), octalDigit(byte >> 3), octalDigit(byte)};
        }
    }
    return text + '"';
}

std::string renamed(std::string_view oldPath, std::string_view newPath, bool escapeHigh)
{
    const std::string oldQuoted = quoted(oldPath, escapeHigh);
    const std::string newQuoted = quoted(newPath, escapeHigh);
    if (oldQuoted.size() != oldPath.size() || newQuoted.size() != newPath.size())
        return oldQuoted + " => " + newQuoted;

    const size_t shorter = std::min(oldPath.size(), newPath.size());
    size_t same = 0;
    while (same < shorter && oldPath[same] == newPath[same])
        ++same;
    // Whole folders only: the part in front ends with a slash, the part behind begins with one. Both may be the same
    // slash, as in `a/{ => b}/c`.
    const size_t front = oldPath.substr(0, same).rfind('/') + 1;
    const size_t reach = shorter - (front > 0 ? front - 1 : 0);
    size_t behind = 0;
    for (size_t length = 1;
            length <= reach && oldPath[oldPath.size() - length] == newPath[newPath.size() - length];
            ++length) {
        if (oldPath[oldPath.size() - length] == '/')
            behind = length;
    }
    const auto middle = [front, behind](std::string_view path) {
        return path.substr(front, path.size() - std::min(path.size(), front + behind));
    };
    std::string change;
    change.append(middle(oldPath)).append(" => ").append(middle(newPath));
    if (front + behind == 0)
        return change;
    std::string text;
    return text.append(oldPath.substr(0, front))
            .append("{")
            .append(change)
            .append("}")
            .append(oldPath.substr(oldPath.size() - behind));
}

} // namespace Winnow::GitPath
