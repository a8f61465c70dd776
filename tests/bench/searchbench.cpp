// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "measurement.h"
#include "sqliteshell.h"
#include "tablewindow.h"

#include "workspace/searchtext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What people type, each read key by key: Chinese and English words, identifiers, several words.
QStringList typedTexts()
{
    return {u"内存泄漏"_s, u"timeout"_s, u"编译失败"_s, u"gradient overflow"_s, u"--memory-leak"_s,
            u"图模式 精度"_s, u"KERNEL_GRAPH1"_s, u"driver2345"_s, u"checkpoint"_s, u"断点续训"_s,
            u"死锁 超时"_s, u"quantization"_s};
}

QStringList keystrokes()
{
    QStringList all;
    for (const QString &text : typedTexts()) {
        for (qsizetype length = 1; length <= text.size(); ++length) {
            // The dashes of a flag are nothing to look for yet, and no query that the shell could run.
            if (!searchQuery(text.first(length).toUtf8()).isEmpty())
                all.append(text.first(length));
        }
    }
    return all;
}

/// The same question for the sqlite3 shell: a screenful of the newest candidates that hold the words.
QString shellQuery(const QString &words)
{
    QString match = QString::fromUtf8(searchQuery(words.toUtf8()));
    match.replace(u'\'', u"''"_s);
    return u"SELECT i.id, r.name, i.number, t.title, i.closed_at FROM issue AS i JOIN repo AS r ON r.id = "
           u"i.repo_id "
           "JOIN issue_text AS t ON t.issue_id = i.id WHERE i.present = 1 AND i.id IN "
           "(SELECT rowid FROM search WHERE search MATCH '%1') AND NOT (i.verdict = 2 AND i.stage = 0) "
           "ORDER BY i.closed_at DESC, i.id LIMIT 50"_s.arg(match);
}

bool benchSearchIn(const BenchData &data, PoolShape shape, double limitMs)
{
    const QString path = data.workspace(shape);
    const QStringList keys = keystrokes();
    TableWindow window;
    if (!window.open(path) || !window.select({}))
        return false;
    std::vector<double> times;
    std::vector<double> allTimes;
    for (const QString &key : keys) {
        const auto ms = window.search(key);
        if (!ms)
            return false;
        times.push_back(ms->firstRows);
        allTimes.push_back(ms->all);
    }
    QStringList queries;
    for (const QString &key : keys)
        queries.append(shellQuery(key));
    const auto shell = SqliteShell::timeQueries(path, queries);
    if (!shell || shell->size() != times.size())
        return false;
    const double own = percentile(times, 0.95);
    const double theirs = percentile(*shell, 0.95);
    const QString name = u"keystroke to rows among %1 issues, p95"_s.arg(shape.issues);
    printMeasurement({.bench = u"search"_s,
            .figure = name,
            .value = own,
            .unit = u"ms"_s,
            .target = u"<= %1 and ratio <= 1.3"_s.arg(limitMs),
            .met = own <= limitMs && own / theirs <= 1.3,
            .baseline = u"sqlite3 shell, same query, p95"_s,
            .baselineValue = theirs,
            .ratio = own / theirs});
    const double ownMedian = percentile(times, 0.5);
    const double theirMedian = percentile(*shell, 0.5);
    printMeasurement({.bench = u"search"_s,
            .figure = u"keystroke to rows among %1 issues, median"_s.arg(shape.issues),
            .value = ownMedian,
            .unit = u"ms"_s,
            .baseline = u"sqlite3 shell, same query, median"_s,
            .baselineValue = theirMedian,
            .ratio = ownMedian / theirMedian});
    printMeasurement({.bench = u"search"_s,
            .figure = u"keystroke to all rows and counts among %1 issues, p95"_s.arg(shape.issues),
            .value = percentile(allTimes, 0.95),
            .unit = u"ms"_s});
    return true;
}

} // namespace

bool benchSearch(const BenchData &data)
{
    PoolShape medium = largePool();
    medium.issues = 100'000;
    return benchSearchIn(data, medium, 16) && benchSearchIn(data, largePool(), 60);
}

} // namespace Winnow
