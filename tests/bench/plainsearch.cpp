// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "plainsearch.h"

#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

PlainSearch::PlainSearch(
        Sqlite::Database &database, Tokenizer tokenizer, Sqlite::Statement insert, Sqlite::Statement query)
    : m_database(&database)
    , m_tokenizer(tokenizer)
    , m_insert(std::move(insert))
    , m_query(std::move(query))
{}

std::optional<PlainSearch> PlainSearch::create(Sqlite::Database &database, Tokenizer tokenizer)
{
    const QByteArray name = tokenizer == Tokenizer::Unicode61 ? "unicode61"_ba : "trigram"_ba;
    const QByteArray table = "plain_" + name;
    const auto made = database.execute("CREATE VIRTUAL TABLE " + table
            + " USING fts5 (id UNINDEXED, title, text, tokenize = '" + name + "')");
    auto insert = database.prepare("INSERT INTO " + table + " (id, title, text) VALUES (?1, ?2, ?3)");
    auto query = database.prepare("SELECT id, -bm25(" + table + ", 0, 4, 1) FROM " + table + " WHERE " + table
            + " MATCH ?1 ORDER BY bm25(" + table + ", 0, 4, 1), id LIMIT ?2");
    if (!made || !insert || !query)
        return {};
    return PlainSearch(database, tokenizer, std::move(*insert), std::move(*query));
}

bool PlainSearch::add(const QList<KgNodeRecord> &nodes, qsizetype perTransaction)
{
    for (qsizetype first = 0; first < nodes.size(); first += perTransaction) {
        auto transaction = Sqlite::Transaction::begin(*m_database);
        if (!transaction)
            return false;
        for (qsizetype i = first; i < std::min(first + perTransaction, nodes.size()); ++i) {
            if (!m_insert.bindAll(nodes[i].id, nodes[i].title, nodes[i].text).run())
                return false;
        }
        if (!transaction->commit())
            return false;
    }
    return true;
}

/// Words, and what a tokenizer can find of Chinese: unicode61 takes a run for one word, of which the beginning may be
/// asked for; trigram finds any three characters.
QStringList PlainSearch::terms(const QString &text) const
{
    static const QRegularExpression runs(u"[\\x{3400}-\\x{9fff}]+|[\\p{L}\\p{N}]+"_s);
    QStringList terms;
    for (const QRegularExpressionMatch &match : runs.globalMatch(text)) {
        const QString run = match.captured();
        const bool isHan = run.front().unicode() >= 0x3400 && run.front().unicode() <= 0x9fff;
        if (m_tokenizer == Tokenizer::Unicode61) {
            terms.append(u'"' + run + (isHan ? u"\"*"_s : u"\""_s));
        } else if (!isHan && run.size() >= 3) {
            terms.append(u'"' + run + u'"');
        } else {
            for (qsizetype i = 0; i + 3 <= run.size(); ++i)
                terms.append(u'"' + run.sliced(i, 3) + u'"');
        }
    }
    terms.removeDuplicates();
    return terms;
}

std::optional<QList<PlainSearch::Hit>> PlainSearch::search(const QString &text, int limit)
{
    const QStringList asked = terms(text);
    QList<Hit> hits;
    if (asked.isEmpty())
        return hits;
    m_query.bindAll(asked.join(u" OR "_s), limit);
    while (true) {
        const auto row = m_query.step();
        if (!row)
            return {};
        if (!*row)
            break;
        hits.append({m_query.text(0), m_query.real(1)});
    }
    m_query.reset();
    return hits;
}

} // namespace Winnow
