// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "glossarychecks.h"

#include "evidence/textscan.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar taken = u'\u0001';

/// Where @p term stands in @p text: in a language without spaces anywhere, else as a word of its own.
qsizetype findTerm(QStringView text, const QString &term)
{
    const bool isLatin = isAsciiLetter(term.front().unicode()) || isAsciiLetter(term.back().unicode());
    for (qsizetype at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
        if (!isLatin)
            return at;
        qsizetype end = at + term.size();
        if (characterAt(text, end) == u's' && !isWordCharacter(characterAt(text, end + 1)))
            ++end;
        if (!isWordCharacter(characterAt(text, at - 1)) && !isWordCharacter(characterAt(text, end)))
            return at;
    }
    return -1;
}

void takeOut(QString &text, const QString &term)
{
    for (qsizetype at = findTerm(text, term); at >= 0; at = findTerm(text, term)) {
        for (qsizetype i = at; i < at + term.size(); ++i)
            text[i] = taken;
    }
}

TextProblem termProblem(const ReadableText &text, qsizetype at, qsizetype length, LintSeverity severity)
{
    TextProblem problem;
    problem.code = LintCode::Term;
    problem.severity = severity;
    problem.start = text.sourceOffset(at);
    problem.end = text.sourceOffset(at + length - 1) + 1;
    return problem;
}

} // namespace

TermList::TermList(const QList<GlossaryTerm> &terms)
{
    QList<GlossaryTerm> sound;
    std::ranges::copy_if(terms, std::back_inserter(sound),
            [](const GlossaryTerm &term) { return !term.zh.isEmpty() && !term.en.isEmpty(); });
    std::ranges::stable_sort(
            sound, std::ranges::greater(), [](const GlossaryTerm &term) { return term.zh.size(); });
    for (const GlossaryTerm &term : std::as_const(sound)) {
        m_shownEn.append(term.en);
        m_terms.append({term.zh, term.en.toLower(), term.note});
    }
}

Drift TermList::check(const ReadableText &zh, const ReadableText &en) const
{
    Drift drift;
    QString zhText = zh.read().toString();
    QString enText = en.read().toString().toLower();
    for (qsizetype i = 0; i < m_terms.size(); ++i) {
        const GlossaryTerm &term = m_terms[i];
        const qsizetype zhAt = findTerm(zhText, term.zh);
        const qsizetype enAt = findTerm(enText, term.en);
        if (zhAt >= 0 && enAt < 0) {
            TextProblem problem = termProblem(zh, zhAt, term.zh.size(), LintSeverity::Warning);
            problem.message = {u"术语“"_s + term.zh + u"”在英文里应为“"_s + m_shownEn[i] + u"”。"_s,
                    u"The term “"_s + term.zh + u"” is “"_s + m_shownEn[i]
                            + u"” in English, which the text lacks."_s};
            drift.zh.append(problem);
        } else if (enAt >= 0 && zhAt < 0) {
            // English words of a term are common words as well.
            TextProblem problem = termProblem(en, enAt, term.en.size(), LintSeverity::Hint);
            problem.message = {u"英文用了“"_s + m_shownEn[i] + u"”，中文没有用术语“"_s + term.zh + u"”。"_s,
                    u"The English text says “"_s + m_shownEn[i] + u"”; the Chinese does not use the term “"_s
                            + term.zh + u"”."_s};
            drift.en.append(problem);
        }
        if (zhAt >= 0)
            takeOut(zhText, term.zh);
        if (enAt >= 0)
            takeOut(enText, term.en);
    }
    return drift;
}

} // namespace Winnow
