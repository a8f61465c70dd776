// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "firstpageworker.h"

#include "workspace/searchtext.h"

namespace Winnow {

namespace {

/// About a screenful; on a taller screen the rest is there a moment later.
constexpr size_t pageRows = 40;

} // namespace

FirstPageWorker::FirstPageWorker() = default;

void FirstPageWorker::open(const QString &path)
{
    m_reader.reset();
    m_database.reset();
    // Without it the whole answer comes a little later; the pool reports what is wrong with the file.
    auto database = Sqlite::Database::open(path, Sqlite::OpenMode::ReadOnly);
    if (!database)
        return;
    m_database.emplace(std::move(*database));
    if (auto reader = IssueTokenReader::prepare(*m_database))
        m_reader.emplace(std::move(*reader));
}

void FirstPageWorker::find(
        quint64 number, const QString &words, const std::shared_ptr<const std::vector<qint64>> &candidates)
{
    if (!m_reader)
        return;
    const SearchMatcher matcher(words.toUtf8());
    auto ids = std::make_shared<std::vector<qint64>>();
    QByteArray tokens;
    for (const qint64 id : *candidates) {
        tokens.resize(0);
        if (number <= m_settled || !m_reader->read(id, tokens))
            return;
        if (!matcher.matches(tokens))
            continue;
        ids->push_back(id);
        if (ids->size() == pageRows) {
            emit found(number, ids);
            return;
        }
    }
}

} // namespace Winnow
