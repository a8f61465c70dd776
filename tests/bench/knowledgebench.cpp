// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "knowledgeset/knowledgeset.h"
#include "measurement.h"
#include "plainsearch.h"
#include "textsource.h"

#include "knowledge/passages.h"
#include "workspace/knowledgeindex.h"
#include "workspace/knowledgesearch.h"
#include "workspace/recordwriter.h"
#include "workspace/workspace.h"

#include <QElapsedTimer>
#include <QRegularExpression>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int nodeCount = 100'000;
constexpr int nodeBytes = 1000;
constexpr int perTransaction = 10'000;

/// Sentences of the made-up world's pages, and others over a vocabulary of their own, in new orders.
class NodeSource final
{
public:
    explicit NodeSource(const KnowledgeSet &set)
        : m_texts(20260918)
    {
        static const QRegularExpression ends(u"(?<=[。；])|(?<=[.;] )|\n"_s);
        for (const KgNodeRecord &node : set.nodes) {
            m_titles.append(node.title);
            for (const QString &sentence : node.text.split(ends, Qt::SkipEmptyParts))
                m_sentences.append(sentence);
        }
    }

    KgNodeRecord node(int number)
    {
        KgNodeRecord record;
        record.id = u"node/%1"_s.arg(number);
        record.url = u"https://docs.tidal.example.org/%1"_s.arg(number);
        record.title = any(m_titles) + u' ' + m_texts.title();
        qsizetype bytes = 0;
        while (bytes < nodeBytes) {
            const QString next = m_texts.chance(0.6) ? any(m_sentences) : m_texts.comment();
            bytes += next.toUtf8().size();
            record.text += next + u' ';
        }
        return record;
    }

    /// As an editor's row is long: 200 characters of what some nodes say, and words that none does.
    QString claim()
    {
        QString text;
        while (text.size() < 160)
            text += any(m_sentences);
        return (text + m_texts.comment()).left(200);
    }

    const QString &any(const QStringList &list) { return list[m_texts.number(list.size())]; }
    QString words()
    {
        const QString sentence = any(m_sentences);
        const qsizetype begin = m_texts.number(std::max<qsizetype>(1, sentence.size() - 6));
        return sentence.sliced(begin, std::min<qsizetype>(6, sentence.size() - begin));
    }

private:
    TextSource m_texts;
    QStringList m_titles;
    QStringList m_sentences;
};

QList<KgNodeRecord> manyNodes(NodeSource &source)
{
    QList<KgNodeRecord> nodes;
    nodes.reserve(nodeCount);
    for (int i = 0; i < nodeCount; ++i)
        nodes.append(source.node(i));
    return nodes;
}

bool writeNodes(Workspace &workspace, const QList<KgNodeRecord> &nodes)
{
    std::stop_source stop;
    stop.request_stop();
    auto writer = RecordWriter::begin(workspace);
    for (qsizetype i = 0; writer && i < nodes.size(); ++i) {
        if (!writer->write(nodes[i]) || (i % perTransaction == perTransaction - 1 && !writer->commit()))
            return false;
    }
    return writer && writer->finish({}, stop.get_token()); // indexing is measured by itself
}

std::optional<double> secondsToIndex(Workspace &workspace)
{
    QElapsedTimer timer;
    timer.start();
    const auto done = indexPendingKnowledge(workspace);
    if (!done || *done != nodeCount)
        return {};
    return static_cast<double>(timer.elapsed()) / 1000.0;
}

/// Plain insertion into a file of the same kind, under the same settings.
std::optional<double> secondsToInsert(Workspace &workspace, const QList<KgNodeRecord> &nodes)
{
    auto plain = PlainSearch::create(workspace.database(), PlainSearch::Tokenizer::Unicode61);
    QElapsedTimer timer;
    timer.start();
    if (!plain || !plain->add(nodes, perTransaction))
        return {};
    return static_cast<double>(timer.elapsed()) / 1000.0;
}

QStringList mixedQueries(const KnowledgeSet &set, NodeSource &source)
{
    QStringList queries;
    for (const KnowledgeQuestion &question : set.questions)
        queries.append(question.text);
    for (int i = 0; i < 100; ++i)
        queries << source.claim() << source.words();
    return queries;
}

template <typename Search>
std::optional<std::vector<double>> timesOf(const QStringList &queries, Search search)
{
    std::vector<double> times;
    for (const QString &query : queries) {
        QElapsedTimer timer;
        timer.start();
        if (!search(query))
            return {};
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times;
}

void printTimes(const std::vector<double> &own, const std::vector<double> &plain, const QString &name)
{
    const double mine = percentile(own, 0.95);
    const double theirs = percentile(plain, 0.95);
    printMeasurement({.bench = u"kg-search"_s,
            .figure = u"query among %1 nodes, p95"_s.arg(nodeCount),
            .value = mine,
            .unit = u"ms"_s,
            .target = u"<= 25"_s,
            .met = mine <= 25,
            .baseline = u"FTS5 %1, p95"_s.arg(name),
            .baselineValue = theirs,
            .ratio = mine / theirs});
    printMeasurement({.bench = u"kg-search"_s,
            .figure = u"query among %1 nodes, median"_s.arg(nodeCount),
            .value = percentile(own, 0.5),
            .unit = u"ms"_s,
            .baseline = u"FTS5 %1, median"_s.arg(name),
            .baselineValue = percentile(plain, 0.5),
            .ratio = percentile(own, 0.5) / percentile(plain, 0.5)});
}

/// What the audit desk marks: a claim of 200 characters in a node of 20 kB.
void printMarking(NodeSource &source)
{
    std::vector<double> times;
    for (int i = 0; i < 50; ++i) {
        QString text;
        while (text.toUtf8().size() < 20'000)
            text += source.node(i).text;
        const QString claim = source.claim();
        QElapsedTimer timer;
        timer.start();
        (void)matchedPassages(claim, text);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    const double ms = percentile(times, 0.95);
    printMeasurement({.bench = u"kg-search"_s,
            .figure = u"passages of a claim in a node of 20 kB, p95"_s,
            .value = ms,
            .unit = u"ms"_s,
            .target = u"<= 5"_s,
            .met = ms <= 5});
}

} // namespace

bool benchKnowledgeIndex(const BenchData &data)
{
    const KnowledgeSet set = readKnowledgeSet();
    auto indexed = Workspace::create(data.scratch(u"kg-index.winnow"_s));
    auto other = Workspace::create(data.scratch(u"kg-plain.winnow"_s));
    if (set.nodes.isEmpty() || !indexed || !other)
        return false;
    NodeSource source(set);
    const QList<KgNodeRecord> nodes = manyNodes(source);
    if (!writeNodes(*indexed, nodes))
        return false;
    const auto plain = secondsToInsert(*other, nodes);
    const auto own = secondsToIndex(*indexed);
    if (!plain || !own)
        return false;
    printMeasurement({.bench = u"kg-index"_s,
            .figure = u"%1 nodes of 1 kB indexed"_s.arg(nodeCount),
            .value = *own,
            .unit = u"s"_s,
            .target = u"<= 60 and ratio <= 1.5"_s,
            .met = *own <= 60 && *own / *plain <= 1.5,
            .baseline = u"FTS5 unicode61, title and text inserted"_s,
            .baselineValue = *plain,
            .ratio = *own / *plain});
    return true;
}

bool benchKnowledgeSearch(const BenchData &data)
{
    const KnowledgeSet set = readKnowledgeSet();
    auto workspace = Workspace::create(data.scratch(u"kg-search.winnow"_s));
    if (set.nodes.isEmpty() || !workspace)
        return false;
    NodeSource source(set);
    QList<KgNodeRecord> nodes = manyNodes(source);
    if (!writeNodes(*workspace, nodes) || !secondsToIndex(*workspace))
        return false;
    Sqlite::Database &database = workspace->database();
    auto unicode61 = PlainSearch::create(database, PlainSearch::Tokenizer::Unicode61);
    auto trigram = PlainSearch::create(database, PlainSearch::Tokenizer::Trigram);
    if (!unicode61 || !trigram || !unicode61->add(nodes, perTransaction)
            || !trigram->add(nodes, perTransaction))
        return false;
    nodes.clear();
    const QStringList queries = mixedQueries(set, source);
    auto search = KnowledgeSearch::prepare(*workspace);
    const auto own = timesOf(queries,
            [&search](const QString &query) { return search && search->search(query, 10).has_value(); });
    const auto plain =
            timesOf(queries, [&](const QString &query) { return unicode61->search(query, 10).has_value(); });
    const auto grams =
            timesOf(queries, [&](const QString &query) { return trigram->search(query, 10).has_value(); });
    if (!own || !plain || !grams)
        return false;
    printTimes(*own, *plain, u"unicode61"_s);
    printTimes(*own, *grams, u"trigram"_s);
    printMarking(source);
    return true;
}

} // namespace Winnow
