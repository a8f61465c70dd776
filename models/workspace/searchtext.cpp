// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "searchtext.h"

#include "knowledge/characters.h"

#include <QVarLengthArray>

#include <algorithm>
#include <span>

namespace Winnow {

namespace {

/// Longer runs (base64, hashes) are cut: nobody types them, and they would swell the index.
constexpr qsizetype longestToken = 64;

/// The next code point of @p utf8 at @p position, which moves on; U+FFFD for bytes that are no UTF-8.
char32_t nextCodePoint(QByteArrayView utf8, qsizetype &position)
{
    const auto lead = static_cast<uchar>(utf8[position++]);
    if (lead < 0x80)
        return lead;
    const int more = lead >= 0xf5 ? -1 : lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc2 ? 1 : -1;
    if (more < 0 || position + more > utf8.size())
        return noCharacter;
    char32_t point = lead & (0x3f >> more);
    for (int i = 0; i < more; ++i) {
        const auto next = static_cast<uchar>(utf8[position + i]);
        if ((next & 0xc0) != 0x80)
            return noCharacter; // the byte that does not belong here is read anew
        point = (point << 6) | (next & 0x3f);
    }
    position += more;
    const bool isOverlong = (more == 2 && point < 0x800) || (more == 3 && point < 0x10000);
    const bool isCharacter = !isOverlong && !QChar::isSurrogate(point) && point <= QChar::LastValidCodePoint;
    return isCharacter ? point : noCharacter;
}

enum class RunKind : quint8 { Nothing, Word, Unspaced };

using Run = QVarLengthArray<char32_t, 128>;

RunKind kindOf(char32_t point)
{
    if (isUnspaced(point))
        return RunKind::Unspaced;
    return isTermCharacter(point) ? RunKind::Word : RunKind::Nothing;
}

std::span<const char32_t> withinLimit(const Run &run)
{
    return {run.data(), static_cast<size_t>(std::min(run.size(), longestToken))};
}

/// Calls @p visit(kind, run) for each run of one kind.
template <typename Visit>
void forEachRun(QByteArrayView utf8, Visit visit)
{
    Run run;
    RunKind kind = RunKind::Nothing;
    qsizetype position = 0;
    while (position < utf8.size()) {
        const char32_t point = foldedCharacter(nextCodePoint(utf8, position));
        const RunKind next = kindOf(point);
        if (next != kind) {
            if (kind != RunKind::Nothing)
                visit(kind, run);
            run.clear();
            kind = next;
        }
        if (next != RunKind::Nothing)
            run.append(point);
    }
    if (kind != RunKind::Nothing)
        visit(kind, run);
}

} // namespace

void appendSearchTokens(QByteArrayView utf8, QByteArray &tokens)
{
    forEachRun(utf8, [&tokens](RunKind kind, const Run &run) {
        if (kind == RunKind::Word) {
            for (const char32_t point : withinLimit(run))
                appendUtf8(tokens, point);
            tokens.append(' ');
            return;
        }
        for (qsizetype i = 0; i < run.size(); ++i) {
            appendUtf8(tokens, run[i]);
            if (i + 1 < run.size())
                appendUtf8(tokens, run[i + 1]);
            tokens.append(' ');
        }
    });
}

QByteArray searchQuery(QByteArrayView utf8)
{
    // An FTS5 phrase may end in a prefix but not hold one inside, so each run is a term of its own ("A5失败" is two).
    QByteArray query;
    forEachRun(utf8, [&query](RunKind kind, const Run &run) {
        if (!query.isEmpty())
            query.append(' ');
        query.append('"');
        if (kind == RunKind::Word || run.size() == 1) {
            for (const char32_t point : withinLimit(run))
                appendUtf8(query, point);
            query.append("\"*");
            return;
        }
        for (qsizetype i = 0; i + 1 < run.size(); ++i) {
            if (i > 0)
                query.append(' ');
            appendUtf8(query, run[i]);
            appendUtf8(query, run[i + 1]);
        }
        query.append('"');
    });
    return query;
}

SearchMatcher::SearchMatcher(QByteArrayView utf8)
{
    forEachRun(utf8, [this](RunKind kind, const Run &run) {
        QByteArray term;
        if (kind == RunKind::Word || run.size() == 1) {
            for (const char32_t point : withinLimit(run))
                appendUtf8(term, point);
        } else {
            for (qsizetype i = 0; i + 1 < run.size(); ++i) {
                appendUtf8(term, run[i]);
                appendUtf8(term, run[i + 1]);
                term.append(' ');
            }
        }
        m_terms.emplace_back(term, QByteArrayMatcher(' ' + term));
    });
}

bool SearchMatcher::matches(const QByteArray &tokens) const
{
    return std::ranges::all_of(m_terms, [&tokens](const Term &term) {
        return tokens.startsWith(term.atStart) || term.within.indexIn(tokens) >= 0;
    });
}

} // namespace Winnow
