// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textlint.h"

#include "addresschecks.h"
#include "claimchecks.h"
#include "disclosurechecks.h"
#include "lengthchecks.h"
#include "personalchecks.h"

namespace Winnow {

const TextClaims &ScannedText::claims()
{
    if (!m_claims)
        m_claims = readClaims(m_readable);
    return *m_claims;
}

const DriftTokens &ScannedText::tokens()
{
    if (!m_tokens)
        m_tokens = readDriftTokens(m_readable);
    return *m_tokens;
}

const SpacingCount &ScannedText::spacing()
{
    if (!m_spacing)
        m_spacing = countSpacing(m_readable);
    return *m_spacing;
}

void TextLint::begin()
{
    m_scanned.turn();
    m_problems.turn();
    m_drifts.turn();
}

void TextLint::end()
{
    m_scanned.before.clear();
    m_problems.before.clear();
    m_drifts.before.clear();
}

void TextLint::forgetPairs()
{
    m_drifts.now.clear();
    m_drifts.before.clear();
}

ScannedText &TextLint::scanned(const QString &text)
{
    if (auto *known = m_scanned.find(text))
        return **known;
    return **m_scanned.now.insert(text, std::make_shared<ScannedText>(text));
}

QList<TextProblem> TextLint::problemsOf(
        const ArticleText &text, const CaseRecord *record, const TextLintContext &context)
{
    if (text.text.isEmpty())
        return {};
    const bool isStatement = text.place.part == ArticlePartKind::Disclosure && context.record;
    const auto kind = static_cast<quint32>(text.place.part) | static_cast<quint32>(text.place.field) << 8U
            | static_cast<quint32>(text.place.language) << 16U | static_cast<quint32>(context.style) << 18U
            | (text.isCell ? 1U << 20U : 0U) | (text.isComputed ? 1U << 21U : 0U)
            | (context.record ? 1U << 22U : 0U);
    const TextKey key{
            text.text, kind, record ? record->stamp : 0, context.index ? context.index->batchKey() : 0};
    // What the record counts is not part of the key, and statements are few.
    if (const auto *known = isStatement ? nullptr : m_problems.find(key))
        return *known;
    return *m_problems.now.insert(key, check(text, record, context));
}

QList<TextProblem> TextLint::check(
        const ArticleText &text, const CaseRecord *record, const TextLintContext &context)
{
    const ReadableText &readable = scanned(text.text).readable();
    const bool isReferenceList = text.place.field == ArticleField::Cases;
    QList<TextProblem> problems = checkDashes(readable);
    problems += checkTypography(
            readable, text.place.language, isReferenceList ? SpacingStyle::Any : context.style);
    problems += checkAddresses(readable);
    problems += checkPersonal(readable);
    if (text.isCell)
        problems += checkCell(text.text);
    problems += checkLength(text, context.record ? context.record->limits : LengthLimits());
    if (record)
        checkClaims(text, *record, context, problems);
    // A computed statement follows from the record, whatever words it is put in.
    if (text.place.part == ArticlePartKind::Disclosure && !text.isComputed) {
        problems += checkStatedLists(readable);
        if (context.record)
            problems += checkStatedFigures(readable, *context.record);
    }
    return problems;
}

void TextLint::checkClaims(const ArticleText &text, const CaseRecord &record, const TextLintContext &context,
        QList<TextProblem> &problems)
{
    ScannedText &one = scanned(text.text);
    if (one.claims().isEmpty())
        return;
    const ClaimContext claims{one.readable(), one.claims(), record, *context.index};
    problems += checkGaps(claims);
    problems += checkTimes(claims);
    problems += checkMerges(claims);
    problems += checkNumbers(claims);
}

Drift TextLint::driftOf(const QString &zh, const QString &en, const TermList &terms)
{
    const PairKey key{zh, en};
    if (const auto *known = m_drifts.find(key))
        return *known;
    Drift drift = findDrift(scanned(zh).tokens(), scanned(en).tokens());
    if (!terms.isEmpty()) {
        const Drift found = terms.check(scanned(zh).readable(), scanned(en).readable());
        drift.zh += found.zh;
        drift.en += found.en;
    }
    return *m_drifts.now.insert(key, drift);
}

} // namespace Winnow
