// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "nearduplicates.h"

#include "characters.h"
#include "tokens.h"

#include <algorithm>
#include <iterator>

namespace Winnow {

namespace {

/// Of all terms of both together.
constexpr double leastShared = 0.8;

bool isName(const Token &token, std::u16string_view term)
{
    return token.kind == TokenKind::Name || token.kind == TokenKind::Identifier || isAsciiDigit(term.front());
}

void sortOnce(std::vector<quint64> &hashes)
{
    std::ranges::sort(hashes);
    const auto rest = std::ranges::unique(hashes);
    hashes.erase(rest.begin(), rest.end());
}

} // namespace

NodeTerms nodeTerms(QStringView title, QStringView text)
{
    NodeTerms terms;
    TokenList list;
    const auto read = [&](QStringView field) {
        list.read(field);
        for (const Token &token : list.tokens()) {
            terms.all.push_back(token.hash);
            if (token.termLength > 0 && isName(token, list.term(token)))
                terms.names.push_back(token.hash);
        }
    };
    read(title);
    terms.titleNames = terms.names;
    read(text);
    for (std::vector<quint64> *hashes : {&terms.all, &terms.names, &terms.titleNames})
        sortOnce(*hashes);
    return terms;
}

bool areNearDuplicates(const NodeTerms &one, const NodeTerms &other)
{
    if (one.titleNames != other.titleNames)
        return false;
    std::vector<quint64> shared;
    std::ranges::set_intersection(one.all, other.all, std::back_inserter(shared));
    const size_t together = one.all.size() + other.all.size() - shared.size();
    if (together == 0 || static_cast<double>(shared.size()) < leastShared * static_cast<double>(together))
        return false;
    return std::ranges::includes(one.names, other.names) || std::ranges::includes(other.names, one.names);
}

} // namespace Winnow
