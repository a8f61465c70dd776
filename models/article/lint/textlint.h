// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articletexts.h"
#include "bilingualchecks.h"
#include "claims.h"
#include "glossarychecks.h"
#include "textproblem.h"
#include "typographychecks.h"

#include <memory>

namespace Winnow {

/// A text with what was read out of it so far. Reading is done once, when it is first asked for.
class ScannedText final
{
public:
    explicit ScannedText(const QString &text)
        : m_readable(text)
    {}

    const ReadableText &readable() const { return m_readable; }
    const TextClaims &claims();
    const DriftTokens &tokens();
    const SpacingCount &spacing();

private:
    ReadableText m_readable;
    std::optional<TextClaims> m_claims;
    std::optional<DriftTokens> m_tokens;
    std::optional<SpacingCount> m_spacing;
};

/// What all texts of one linting are held against.
struct TextLintContext
{
    const ArticleRecord *record = nullptr;
    const RecordIndex *index = nullptr;
    SpacingStyle style = SpacingStyle::Any;
};

/// The problems of single texts and of pairs of texts, kept by what the texts say, so that a text that did not change is not
/// looked at again. Results that a linting did not ask for are forgotten with the next.
class TextLint final
{
public:
    /// Begins a linting.
    void begin();

    /// Ends it: forgets what was not asked for.
    void end();

    ScannedText &scanned(const QString &text);

    QList<TextProblem> problemsOf(
            const ArticleText &text, const CaseRecord *record, const TextLintContext &context);

    Drift driftOf(const QString &zh, const QString &en, const TermList &terms);

    /// Forgets all pairs: the glossary changed.
    void forgetPairs();

private:
    struct TextKey
    {
        QString text;
        quint32 kind = 0; ///< Part, field, language, style and flags in one.
        int stamp = 0;
        quint64 batchKey = 0;

        friend bool operator==(const TextKey &, const TextKey &) = default;
        friend size_t qHash(const TextKey &key, size_t seed = 0)
        {
            return qHashMulti(seed, key.text, key.kind, key.stamp, key.batchKey);
        }
    };

    struct PairKey
    {
        QString zh;
        QString en;

        friend bool operator==(const PairKey &, const PairKey &) = default;
        friend size_t qHash(const PairKey &key, size_t seed = 0) { return qHashMulti(seed, key.zh, key.en); }
    };

    template <typename Key, typename Value>
    struct Kept
    {
        QHash<Key, Value> now;
        QHash<Key, Value> before;

        /// The value kept for @p key, now kept on; null where there is none.
        Value *find(const Key &key)
        {
            if (const auto known = now.find(key); known != now.end())
                return &*known;
            const auto old = before.find(key);
            return old == before.end() ? nullptr : &*now.insert(key, *old);
        }

        void turn() { before = std::exchange(now, {}); }
    };

    QList<TextProblem> check(
            const ArticleText &text, const CaseRecord *record, const TextLintContext &context);
    void checkClaims(const ArticleText &text, const CaseRecord &record, const TextLintContext &context,
            QList<TextProblem> &problems);

    Kept<QString, std::shared_ptr<ScannedText>> m_scanned;
    Kept<TextKey, QList<TextProblem>> m_problems;
    Kept<PairKey, Drift> m_drifts;
};

} // namespace Winnow
