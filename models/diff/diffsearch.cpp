// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffsearch.h"

#include <algorithm>
#include <functional>

namespace Winnow {

namespace {

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
}

struct LoweredHash
{
    size_t operator()(char c) const { return static_cast<unsigned char>(lowered(c)); }
};

struct LoweredEqual
{
    bool operator()(char a, char b) const { return lowered(a) == lowered(b); }
};

/// Collects matches by their place in the text, rising; passes over those that are no contents.
class Collector final
{
public:
    explicit Collector(const Diff &diff)
        : m_diff(diff)
    {}

    /// Takes a match at @p offset where it lies in a line's contents. Gives where to go on.
    qsizetype take(qsizetype offset, qsizetype length)
    {
        const auto lines = m_diff.lines();
        while (m_line + 1 < std::ssize(lines) && lines[static_cast<size_t>(m_line + 1)].offset() <= offset)
            ++m_line;
        const DiffFile &file = fileOf(m_line);
        const QByteArrayView raw = m_diff.rawLine(m_line);
        const QByteArrayView text = m_diff.lineText(file, m_line);
        const qsizetype start =
                offset - lines[static_cast<size_t>(m_line)].offset() - (raw.size() - text.size());
        if (start < 0 || start + length > text.size())
            return offset + 1;
        m_matches.push_back({m_line, start, length});
        return offset + length;
    }

    std::vector<DiffMatch> matches() { return std::move(m_matches); }

    const DiffFile &fileOf(qsizetype line)
    {
        const auto files = m_diff.files();
        const auto endOf = [this](const DiffFile &file) {
            const auto hunks = m_diff.hunksOf(file);
            return hunks.empty() ? 0 : hunks.back().lastLine();
        };
        while (m_file + 1 < files.size() && endOf(files[m_file]) <= line)
            ++m_file;
        return files[m_file];
    }

private:
    const Diff &m_diff;
    std::vector<DiffMatch> m_matches;
    qsizetype m_line = 0;
    size_t m_file = 0;
};

template <typename Searcher>
std::vector<DiffMatch> searchBytes(const Diff &diff, qsizetype length, const Searcher &searcher)
{
    Collector collector(diff);
    const char *const begin = diff.text().data();
    const char *const end = begin + diff.text().size();
    for (const char *at = begin + diff.lines().front().offset(); at < end;) {
        at = std::search(at, end, searcher);
        if (at == end)
            break;
        at = begin + collector.take(at - begin, length);
    }
    return collector.matches();
}

/// For letters beyond ASCII whose case is to be ignored: line by line, since lengths may differ.
std::vector<DiffMatch> searchLines(const Diff &diff, const QString &words)
{
    std::vector<DiffMatch> matches;
    Collector files(diff);
    for (qsizetype line = 0; line < std::ssize(diff.lines()); ++line) {
        const QString text = QString::fromUtf8(diff.lineText(files.fileOf(line), line));
        for (qsizetype at = text.indexOf(words, 0, Qt::CaseInsensitive); at >= 0;
                at = text.indexOf(words, at + words.size(), Qt::CaseInsensitive)) {
            const QStringView found = QStringView(text).sliced(at, words.size());
            matches.push_back({line, QStringView(text).first(at).toUtf8().size(), found.toUtf8().size()});
        }
    }
    return matches;
}

} // namespace

std::vector<DiffMatch> searchDiff(const Diff &diff, const QString &words)
{
    if (words.isEmpty() || diff.lines().empty())
        return {};
    const bool hasCapital = words != words.toLower();
    const bool hasOtherCase = std::ranges::any_of(
            words, [](QChar c) { return c.unicode() >= 0x80 && (c.toUpper() != c || c.toLower() != c); });
    const QByteArray bytes = words.toUtf8();
    if (hasCapital) {
        return searchBytes(
                diff, bytes.size(), std::boyer_moore_horspool_searcher(bytes.cbegin(), bytes.cend()));
    }
    if (hasOtherCase)
        return searchLines(diff, words);
    return searchBytes(diff, bytes.size(),
            std::boyer_moore_horspool_searcher(bytes.cbegin(), bytes.cend(), LoweredHash(), LoweredEqual()));
}

} // namespace Winnow
