// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "rowqueries.h"

#include "textpieces.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// How much an identifier's kind promises: an error code has a page of its own, a version is in many.
double promiseOf(IdentifierKind kind)
{
    switch (kind) {
    case IdentifierKind::ErrorCode:
    case IdentifierKind::UpperSnake:
        return 1.0;
    case IdentifierKind::Flag:
    case IdentifierKind::ApiName:
        return 0.9;
    case IdentifierKind::FileName:
        return 0.7;
    case IdentifierKind::Version:
        return 0.5;
    }
    return 0;
}

struct WeighedIdentifier
{
    Identifier identifier;
    double weight = 0;
};

QList<Identifier> bestIdentifiers(const QStringList &texts, const DocumentFrequency &frequency, int most)
{
    QList<WeighedIdentifier> all;
    QSet<QString> known;
    for (const QString &text : texts) {
        for (const Identifier &identifier : findIdentifiers(text)) {
            if (known.contains(identifier.text.toLower()))
                continue;
            known.insert(identifier.text.toLower());
            // Something stays where every text has it: an identifier still says more than no query.
            const double rarity = 0.1 + frequency.weight(identifier.text.toLower());
            all.append({identifier, promiseOf(identifier.kind) * rarity});
        }
    }
    std::ranges::stable_sort(all, std::greater(), &WeighedIdentifier::weight);
    QList<Identifier> best;
    for (const WeighedIdentifier &one : all | std::views::take(most))
        best.append(one.identifier);
    return best;
}

struct Phrase
{
    QString text;
    QStringList terms;
    double weight = 0;
    qsizetype at = 0;
};

constexpr qsizetype longestRun = 8;

/// A long run of Chinese without signs, cut where the two characters beside the cut say least together: that is
/// mostly between words. No part is shorter than three characters.
QStringList shortRuns(const QString &run, const DocumentFrequency &frequency)
{
    constexpr qsizetype shortestPart = 3;
    if (run.size() <= longestRun)
        return {run};
    qsizetype cut = run.size() / 2;
    const auto weightAt = [&](qsizetype at) { return frequency.weight(run.sliced(at - 1, 2)); };
    for (qsizetype at = shortestPart; at <= run.size() - shortestPart; ++at) {
        if (weightAt(at) < weightAt(cut))
            cut = at;
    }
    return shortRuns(run.first(cut), frequency) + shortRuns(run.sliced(cut), frequency);
}

void addText(Phrase &phrase, const QString &text, bool isChinese)
{
    const bool isGlued =
            phrase.text.isEmpty() || (isChinese && phrase.text.back().script() == QChar::Script_Han);
    phrase.text += isGlued ? text : u' ' + text;
    if (!isChinese)
        phrase.terms.append(text.toLower());
    for (qsizetype i = 0; isChinese && i + 1 < text.size(); ++i)
        phrase.terms.append(text.sliced(i, 2));
}

QList<Phrase> phrasesOf(const QStringList &texts, const DocumentFrequency &frequency)
{
    constexpr qsizetype mostTerms = 8;
    constexpr qsizetype longestPiece = 200; // no more than a row's text may have
    QList<Phrase> phrases;
    const auto end = [&](Phrase &phrase) {
        phrase.at = phrases.size();
        phrases.append(std::exchange(phrase, {}));
    };
    for (const QString &rowText : texts) {
        Phrase phrase;
        for (const TextPiece &piece : textPieces(rowText)) {
            const QString text = piece.text.left(longestPiece);
            const QStringList parts = piece.isChinese ? shortRuns(text, frequency) : QStringList(text);
            for (qsizetype i = 0; i < parts.size(); ++i) {
                addText(phrase, parts[i], piece.isChinese);
                if (i + 1 < parts.size() || piece.endsPhrase || phrase.terms.size() >= mostTerms)
                    end(phrase);
            }
        }
    }
    return phrases;
}

/// The mean of what its terms say; a phrase of one term says less than its rarity promises.
double weightOf(const Phrase &phrase, const DocumentFrequency &frequency)
{
    double sum = 0;
    for (const QString &term : phrase.terms)
        sum += frequency.weight(term);
    const auto count = static_cast<double>(phrase.terms.size());
    return sum / count * std::min(1.0, std::sqrt(count / 3));
}

} // namespace

QString phraseQuery(const QStringList &texts, const DocumentFrequency &frequency, int most)
{
    QList<Phrase> phrases = phrasesOf(texts, frequency);
    for (Phrase &phrase : phrases)
        phrase.weight = weightOf(phrase, frequency);
    std::ranges::stable_sort(phrases, std::greater(), &Phrase::weight);
    QList<Phrase> best;
    for (const Phrase &phrase : phrases) {
        const auto overlap = std::ranges::find_if(best, [&](const Phrase &other) {
            return other.text.contains(phrase.text) || phrase.text.contains(other.text);
        });
        if (overlap == best.end() && best.size() < most)
            best.append(phrase);
        else if (overlap != best.end() && phrase.text.size() > overlap->text.size())
            *overlap = phrase;
    }
    std::ranges::sort(best, {}, &Phrase::at);
    QStringList parts;
    for (const Phrase &phrase : best)
        parts.append(phrase.text);
    return parts.isEmpty() ? QString() : parts.join(u' ');
}

QList<RowQuery> makeQueries(const SuggestionRow &row, const DocumentFrequency &frequency, int most)
{
    QList<RowQuery> queries;
    const auto add = [&](const QString &text, std::optional<IdentifierKind> kind) {
        const bool isKnown = std::ranges::any_of(queries,
                [&](const RowQuery &other) { return other.text.compare(text, Qt::CaseInsensitive) == 0; });
        if (!text.isEmpty() && !isKnown && queries.size() < most)
            queries.append({text, kind});
    };
    const int mostIdentifiers = std::max(1, most * 3 / 5);
    for (const Identifier &identifier :
            bestIdentifiers(row.zhTexts() + row.enTexts(), frequency, mostIdentifiers))
        add(identifier.text, identifier.kind);
    add(phraseQuery(row.zhTexts(), frequency), std::nullopt);
    add(phraseQuery(row.enTexts(), frequency), std::nullopt);
    return queries;
}

} // namespace Winnow
