// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

#include <random>

namespace Winnow {

/// Made-up issue texts, the same for the same seed: Chinese and English sentences over a vocabulary in which few words
/// are frequent and many are rare, with identifiers, flags and numbers in between, as in real reports.
class TextSource final
{
public:
    explicit TextSource(quint64 seed);

    QString title();
    /// About @p sentences sentences in paragraphs.
    QString body(int sentences);
    QString comment();
    QString label();
    QString person();

    /// A number from 0 to @p bound - 1.
    qint64 number(qint64 bound);
    bool chance(double probability);

private:
    QString chineseSentence();
    QString englishSentence();
    QString identifier();
    const QString &frequentFirst(const QStringList &words);

    std::mt19937_64 m_random;
    QStringList m_identifiers;
};

} // namespace Winnow
