// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "casealiases.h"

#include "casereferences.h"

#include "markdown/inlinetext.h"

#include <QSet>

#include <algorithm>
#include <vector>

namespace Winnow {

namespace {

struct SectionNumbers
{
    QString name;
    QSet<QString> numbers;
};

QList<SectionNumbers> sectionNumbers(const Article &article)
{
    QList<SectionNumbers> sections;
    for (const SectionPart *part : partsOf<SectionPart>(article)) {
        const QString name = plainText(part->name);
        if (name.isEmpty())
            continue;
        const auto known = std::ranges::find(sections, name, &SectionNumbers::name);
        SectionNumbers &section = known != sections.end() ? *known : sections.emplaceBack(name);
        for (const ArticleRow &row : part->rows)
            section.numbers.insert(row.number);
    }
    return sections;
}

/// Lower-case alias → the numbers it is used with.
QHash<QString, QSet<QString>> numbersByAlias(const QList<CaseReference> &cases)
{
    QHash<QString, QSet<QString>> numbers;
    for (const CaseReference &reference : cases) {
        if (!reference.alias.isEmpty())
            numbers[reference.alias.toLower()].insert(reference.number);
    }
    return numbers;
}

/// The name of the section that @p alias stands for; empty where none does.
QString sectionOf(const QString &alias, const QSet<QString> &numbers, const QList<SectionNumbers> &sections)
{
    QString best;
    qsizetype mostShared = 0;
    double bestSimilarity = 0;
    bool isTie = false;
    for (const SectionNumbers &section : sections) {
        if (section.name.compare(alias, Qt::CaseInsensitive) == 0)
            return section.name;
        const qsizetype shared =
                std::ranges::count_if(numbers, [&](const QString &n) { return section.numbers.contains(n); });
        if (shared == 0 || shared < mostShared)
            continue;
        const double similarity = aliasSimilarity(alias, section.name);
        if (shared > mostShared || similarity > bestSimilarity) {
            best = section.name;
            mostShared = shared;
            bestSimilarity = similarity;
            isTie = false;
        } else if (similarity == bestSimilarity) {
            isTie = true;
        }
    }
    return isTie ? QString() : best;
}

bool isWordStart(QStringView name, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = name.at(at - 1);
    return !before.isLetterOrNumber() || (name.at(at).isUpper() && before.isLower());
}

} // namespace

QHash<QString, QString> resolveCaseAliases(const Article &article)
{
    const QList<CaseReference> cases = citedCases(article);
    const QList<SectionNumbers> sections = sectionNumbers(article);
    const QHash<QString, QSet<QString>> numbers = numbersByAlias(cases);
    QHash<QString, QString> resolved;
    for (const CaseReference &reference : cases) {
        if (reference.alias.isEmpty() || resolved.contains(reference.alias))
            continue;
        const QString alias = reference.alias.toLower();
        const QString name = sectionOf(alias, numbers.value(alias), sections);
        if (!name.isEmpty())
            resolved.insert(reference.alias, name);
    }
    return resolved;
}

double aliasSimilarity(QStringView alias, QStringView name)
{
    if (alias.isEmpty() || alias.size() > name.size())
        return 0;
    if (alias.compare(name, Qt::CaseInsensitive) == 0)
        return 1;
    // Best value of placing the alias's letters so far in order, the last of them at each place of the name: 1 a letter,
    // 1 more at the beginning of a word, half more right behind the letter before.
    constexpr double impossible = -1;
    std::vector<double> last(static_cast<size_t>(name.size()), impossible);
    for (qsizetype letter = 0; letter < alias.size(); ++letter) {
        std::vector<double> current(last.size(), impossible);
        double bestBefore = letter == 0 ? 0 : impossible;
        for (qsizetype at = 0; at < name.size(); ++at) {
            const auto place = static_cast<size_t>(at);
            const double adjacent = at > 0 && letter > 0 ? last[place - 1] : impossible;
            if (alias.at(letter).toCaseFolded() == name.at(at).toCaseFolded()) {
                double value = bestBefore;
                if (adjacent != impossible)
                    value = std::max(value, adjacent + 0.5);
                if (value != impossible)
                    current[place] = value + 1 + (isWordStart(name, at) ? 1 : 0);
            }
            if (letter > 0)
                bestBefore = std::max(bestBefore, last[place]);
        }
        last = std::move(current);
    }
    const double best = std::ranges::max(last);
    return best <= 0 ? 0 : best / (2.5 * static_cast<double>(alias.size()) + 1);
}

} // namespace Winnow
