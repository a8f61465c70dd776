// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "benches.h"
#include "knowledgeset/knowledgeset.h"
#include "measurement.h"
#include "plainsearch.h"

#include "knowledge/nodematcher.h"
#include "workspace/knowledgesearch.h"
#include "workspace/recordwriter.h"
#include "workspace/workspace.h"

#include <algorithm>
#include <cstdio>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr int listed = 10;

/// What one engine answered to one question.
struct Answer
{
    const KnowledgeQuestion *question = nullptr;
    QStringList ids{}; ///< The best first.
    double topScore = 0;
    double topScoreByTerm = 0; ///< Divided by the terms asked for.

    bool isBlankRight() const { return question->answers.isEmpty(); }
    /// 0-based; none where no right one is listed.
    std::optional<qsizetype> rankOfRight() const
    {
        for (qsizetype rank = 0; rank < ids.size(); ++rank) {
            if (question->answers.contains(ids[rank]))
                return rank;
        }
        return {};
    }
};

struct Quality
{
    double recallAt5 = 0;
    double mrr = 0;
};

Quality qualityOf(const QList<Answer> &answers)
{
    Quality quality;
    double questions = 0;
    for (const Answer &answer : answers) {
        if (answer.isBlankRight())
            continue;
        questions += 1;
        const auto rank = answer.rankOfRight();
        quality.recallAt5 += rank && *rank < 5 ? 1 : 0;
        quality.mrr += rank ? 1.0 / static_cast<double>(*rank + 1) : 0;
    }
    quality.recallAt5 /= questions;
    quality.mrr /= questions;
    return quality;
}

/// How a threshold parts questions that have an answer from those that have none.
struct Blanks
{
    double right = 0; ///< Of the questions without an answer, the share that is left blank.
    double kept = 0; ///< Of those with one, the share that is not.
};

Blanks blanksAt(const QList<Answer> &answers, double threshold, double Answer::*score)
{
    double without = 0;
    double with = 0;
    Blanks blanks;
    for (const Answer &answer : answers) {
        const bool isBlank = answer.*score < threshold;
        (answer.isBlankRight() ? without : with) += 1;
        if (answer.isBlankRight())
            blanks.right += isBlank ? 1 : 0;
        else
            blanks.kept += isBlank ? 0 : 1;
    }
    blanks.right /= without;
    blanks.kept /= with;
    return blanks;
}

/// By the threshold that parts them best, chosen with the answers at hand, on the score or the score by term.
Blanks bestBlanks(const QList<Answer> &answers)
{
    Blanks best;
    for (const auto score : {&Answer::topScore, &Answer::topScoreByTerm}) {
        for (const Answer &candidate : answers) {
            const Blanks blanks = blanksAt(answers, candidate.*score, score);
            if (blanks.right + blanks.kept > best.right + best.kept)
                best = blanks;
        }
    }
    return best;
}

std::optional<QList<Answer>> askWinnow(const BenchData &data, const KnowledgeSet &set)
{
    auto workspace = Workspace::create(data.scratch(u"kg-quality.winnow"_s));
    if (!workspace)
        return {};
    {
        auto writer = RecordWriter::begin(*workspace);
        for (const KgNodeRecord &node : set.nodes) {
            if (!writer || !writer->write(node))
                return {};
        }
        if (!writer->finish())
            return {};
    }
    auto search = KnowledgeSearch::prepare(*workspace);
    QList<Answer> answers;
    for (const KnowledgeQuestion &question : set.questions) {
        const auto hits = search ? search->search(question.text, listed)
                                 : WorkspaceResult<QList<KnowledgeHit>>(std::unexpected(search.error()));
        if (!hits)
            return {};
        Answer answer{.question = &question};
        for (const KnowledgeHit &hit : *hits)
            answer.ids.append(hit.id);
        answer.topScore = hits->isEmpty() ? 0 : hits->first().score;
        answers.append(answer);
    }
    return answers;
}

std::optional<QList<Answer>> askPlain(const KnowledgeSet &set, PlainSearch::Tokenizer tokenizer)
{
    auto database = Sqlite::Database::open(u"plain"_s, Sqlite::OpenMode::Memory);
    if (!database)
        return {};
    auto plain = PlainSearch::create(*database, tokenizer);
    if (!plain || !plain->add(set.nodes, 10'000))
        return {};
    QList<Answer> answers;
    for (const KnowledgeQuestion &question : set.questions) {
        const auto hits = plain->search(question.text, listed);
        if (!hits)
            return {};
        Answer answer{.question = &question};
        for (const PlainSearch::Hit &hit : *hits)
            answer.ids.append(hit.id);
        answer.topScore = hits->isEmpty() ? 0 : hits->first().score;
        answer.topScoreByTerm = answer.topScore
                / static_cast<double>(std::max<qsizetype>(1, plain->termCount(question.text)));
        answers.append(answer);
    }
    return answers;
}

void print(const QString &figure, double own, double unicode61, double trigram)
{
    const auto line = [&](const QString &name, double value) {
        printMeasurement({.bench = u"kg-quality"_s,
                .figure = figure,
                .value = own,
                .unit = u"share"_s,
                .target = u"more than FTS5 "_s + name,
                .met = own > value,
                .baseline = u"FTS5 "_s + name,
                .baselineValue = value});
    };
    line(u"unicode61"_s, unicode61);
    line(u"trigram"_s, trigram);
}

/// For people who want to know which (WINNOW_BENCH_MISSES set): what was not found first, and what was left blank.
void tellMisses(const QList<Answer> &answers)
{
    for (qsizetype i = 0; i < answers.size(); ++i) {
        const Answer &answer = answers[i];
        const auto rank = answer.rankOfRight();
        const bool isMissed =
                answer.isBlankRight() ? answer.topScore >= defaultScoreThreshold : !rank || *rank > 0;
        const bool isLow = !answer.isBlankRight() && answer.topScore < defaultScoreThreshold;
        if (isMissed || isLow) {
            std::fprintf(stderr, "  %3d %s top %.2f rank %d: %s → %s\n", int(i),
                    isMissed ? "missed" : "blank ", answer.topScore, rank ? int(*rank) + 1 : 0,
                    qPrintable(answer.question->text), qPrintable(answer.ids.value(0)));
        }
    }
}

/// Those at every second place, which nobody looked at when the weights of the score were chosen.
QList<Answer> heldOut(const QList<Answer> &answers)
{
    QList<Answer> half;
    for (qsizetype i = 1; i < answers.size(); i += 2)
        half.append(answers[i]);
    return half;
}

void compare(const QString &which, const QList<Answer> &own, const QList<Answer> &unicode61,
        const QList<Answer> &trigram)
{
    const Quality quality = qualityOf(own);
    const Quality plain = qualityOf(unicode61);
    const Quality grams = qualityOf(trigram);
    print(u"recall@5, "_s + which, quality.recallAt5, plain.recallAt5, grams.recallAt5);
    print(u"MRR, "_s + which, quality.mrr, plain.mrr, grams.mrr);
    const Blanks blanks = blanksAt(own, defaultScoreThreshold, &Answer::topScore);
    const Blanks plainBlanks = bestBlanks(unicode61);
    const Blanks gramsBlanks = bestBlanks(trigram);
    print(u"right blanks, "_s + which, blanks.right, plainBlanks.right, gramsBlanks.right);
    print(u"answered of those with an answer, "_s + which, blanks.kept, plainBlanks.kept, gramsBlanks.kept);
}

} // namespace

bool benchKnowledgeQuality(const BenchData &data)
{
    const KnowledgeSet set = readKnowledgeSet();
    if (set.nodes.isEmpty())
        return false;
    std::fprintf(stderr, "%d nodes, %d questions\n", int(set.nodes.size()), int(set.questions.size()));
    const auto own = askWinnow(data, set);
    const auto unicode61 = askPlain(set, PlainSearch::Tokenizer::Unicode61);
    const auto trigram = askPlain(set, PlainSearch::Tokenizer::Trigram);
    if (!own || !unicode61 || !trigram)
        return false;
    if (qEnvironmentVariableIsSet("WINNOW_BENCH_MISSES"))
        tellMisses(*own);
    const auto questions = static_cast<int>(set.questions.size());
    compare(u"%1 questions to %2 nodes"_s.arg(questions).arg(set.nodes.size()), *own, *unicode61, *trigram);
    compare(u"the half not used to choose weights"_s, heldOut(*own), heldOut(*unicode61), heldOut(*trigram));
    return true;
}

} // namespace Winnow
