// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlefacts.h"

#include "evidence/evidencetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool isChinese(TextLanguage language)
{
    return language == TextLanguage::Chinese;
}

void addTimes(QStringList &facts, const Assessment &assessment, const QTimeZone &zone, TextLanguage language)
{
    if (assessment.landing) {
        const QString at = minuteText(assessment.landing->mergedAt, zone);
        facts.append(isChinese(language) ? u"%1 合入"_s.arg(at) : u"merged %1"_s.arg(at));
    }
    if (assessment.closedAt) {
        const QString at = minuteText(*assessment.closedAt, zone);
        facts.append(isChinese(language) ? u"%1 关单"_s.arg(at) : u"closed %1"_s.arg(at));
    }
}

} // namespace

QStringList articleFacts(const ArticleCase &row, const QTimeZone &zone, TextLanguage language)
{
    const Assessment &assessment = row.assessment;
    QStringList facts;
    if (const QString sentence = landingSentence(assessment, zone, language); !sentence.isNull())
        facts.append(sentence);
    if (assessment.landing)
        facts.append(changeText(assessment.landing->change, assessment.issue.repo));
    if (assessment.deltaSeconds)
        facts.append(deltaText(*assessment.deltaSeconds, language));
    addTimes(facts, assessment, zone, language);
    if (!assessment.landing && assessment.answerSeconds) {
        const QString span = spanText(*assessment.answerSeconds, language);
        facts.append(isChinese(language) ? u"答复 %1后关单"_s.arg(span)
                                         : u"closed %1 after the answer"_s.arg(span));
    }
    for (const Trap &trap : assessment.traps)
        facts.append(trapSentence(trap, assessment.issue.repo, zone, language));
    return facts;
}

} // namespace Winnow
