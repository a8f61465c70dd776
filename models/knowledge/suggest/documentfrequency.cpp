// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentfrequency.h"

#include "identifiers.h"
#include "textpieces.h"

#include <QHash>
#include <QSet>

#include <cmath>
#include <memory>

namespace Winnow {

double DocumentFrequency::weight(const QString &term) const
{
    const qint64 those = of ? of(term) : 0;
    return std::max(0.0, std::log((static_cast<double>(documents) + 1) / (static_cast<double>(those) + 0.5)));
}

QStringList termsOf(const QString &text)
{
    QStringList terms;
    QSet<QString> known;
    const auto add = [&](const QString &term) {
        if (!known.contains(term)) {
            known.insert(term);
            terms.append(term);
        }
    };
    for (const Identifier &identifier : findIdentifiers(text))
        add(identifier.text.toLower());
    for (const TextPiece &piece : textPieces(text)) {
        if (!piece.isChinese) {
            add(piece.text.toLower());
            continue;
        }
        for (qsizetype i = 0; i + 1 < piece.text.size(); ++i)
            add(piece.text.sliced(i, 2));
    }
    return terms;
}

DocumentFrequency frequencyInRows(const QList<SuggestionRow> &rows)
{
    const auto counts = std::make_shared<QHash<QString, qint64>>();
    for (const SuggestionRow &row : rows) {
        QSet<QString> terms;
        for (const QString &text : row.zhTexts() + row.enTexts()) {
            for (const QString &term : termsOf(text))
                terms.insert(term);
        }
        for (const QString &term : terms)
            ++(*counts)[term];
    }
    return {rows.size(), [counts](const QString &term) { return counts->value(term); }};
}

} // namespace Winnow
