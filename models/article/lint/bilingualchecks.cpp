// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "bilingualchecks.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

bool holds(const DriftTokens &tokens, const DriftToken &token)
{
    const bool isNumber = token.kind == DriftKind::Number;
    if (isNumber && tokens.spelled.contains(token.value))
        return true;
    return std::ranges::any_of(tokens.tokens, [&](const DriftToken &other) {
        return other.value == token.value
                && (other.kind == token.kind || (isNumber && other.kind == DriftKind::Reference));
    });
}

LintSeverity severityOf(const DriftToken &token)
{
    // A single digit may be worded in many ways (2 卡, both cards), and so may a name.
    const bool isLoose =
            token.kind == DriftKind::Name || (token.kind == DriftKind::Number && token.value.size() == 1);
    return isLoose ? LintSeverity::Warning : LintSeverity::Error;
}

QList<TextProblem> onlyIn(const DriftTokens &one, const DriftTokens &other, TextLanguage language)
{
    const bool zh = language == TextLanguage::Chinese;
    QList<TextProblem> problems;
    QSet<QString> told;
    for (const DriftToken &token : one.tokens) {
        if (told.contains(token.value) || holds(other, token))
            continue;
        told.insert(token.value);
        TextProblem problem;
        problem.code = LintCode::BilingualDrift;
        problem.severity = severityOf(token);
        problem.start = token.start;
        problem.end = token.end;
        problem.message = zh ? LocalizedText{u"“"_s + token.value + u"”只在中文里，英文没有。"_s,
                                       u"“"_s + token.value + u"” stands in the Chinese text only."_s}
                             : LocalizedText{u"“"_s + token.value + u"”只在英文里，中文没有。"_s,
                                       u"“"_s + token.value + u"” stands in the English text only."_s};
        problems.append(problem);
    }
    return problems;
}

/// Where parts are told apart by their order alone, a missing one shifts all behind it.
bool isByOrder(const ArticleText &text)
{
    return text.place.part == ArticlePartKind::Disclosure || text.place.part == ArticlePartKind::Theme
            || text.place.part == ArticlePartKind::Footer || text.place.part == ArticlePartKind::Text;
}

void addMissing(const QList<ArticleText> &from, const QList<ArticleText> &to, TextLanguage missing,
        QList<LintProblem> &problems)
{
    QHash<TextSlot, const ArticleText *> present;
    for (const ArticleText &text : to)
        present.insert(text.slot, &text);
    for (const ArticleText &text : from) {
        const ArticleText *other = present.value(text.slot);
        if (text.text.trimmed().isEmpty() || (other && !other->text.trimmed().isEmpty()))
            continue;
        LintProblem problem;
        problem.code = LintCode::BilingualMissing;
        problem.place = other ? other->place : text.place;
        problem.place.language = missing;
        problem.place.start = problem.place.end = 0;
        if (!other)
            problem.place.line = 0;
        problem.message = missing == TextLanguage::English
                ? LocalizedText{u"缺少英文。"_s, u"The English text is missing."_s}
                : LocalizedText{u"缺少中文。"_s, u"The Chinese text is missing."_s};
        if (isByOrder(text) && !other)
            problem.message.zh += u"（两种语言的段数不同）"_s;
        problems.append(problem);
    }
}

} // namespace

Drift findDrift(const DriftTokens &zh, const DriftTokens &en)
{
    return {onlyIn(zh, en, TextLanguage::Chinese), onlyIn(en, zh, TextLanguage::English)};
}

QList<LintProblem> checkMissing(const QList<ArticleText> &zh, const QList<ArticleText> &en)
{
    QList<LintProblem> problems;
    addMissing(zh, en, TextLanguage::English, problems);
    addMissing(en, zh, TextLanguage::Chinese, problems);
    return problems;
}

} // namespace Winnow
