// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "linter.h"

#include "caseclaims.h"
#include "claimchecks.h"
#include "contradictionchecks.h"
#include "countchecks.h"
#include "knowledgechecks.h"
#include "placeorder.h"
#include "recordchecks.h"
#include "referencechecks.h"
#include "textlint.h"

#include "domain/seriestimezone.h"

#include <array>

namespace Winnow {

struct Linter::Memory
{
    TextLint texts;
    RecordIndex index;
    QList<GlossaryTerm> glossary;
    TermList terms{{}};
};

namespace {

/// An article of the input with what is read out of it.
struct LintedArticle
{
    LintedArticle(const Article &one, const RecordIndex *index)
        : article(one)
        , directory(one, index)
        , texts(articleTexts(one, directory))
    {}

    const Article &article;
    CaseDirectory directory;
    QList<ArticleText> texts;
};

LintProblem placed(const TextProblem &problem, const LintPlace &place)
{
    LintProblem placed{problem.code, problem.severity, place, problem.message, problem.fix};
    placed.place.start = problem.start;
    placed.place.end = problem.end;
    return placed;
}

/// Parts of which there may be fewer in one language, so that those of the same order are not the same.
bool isByOrder(ArticlePartKind part)
{
    return part == ArticlePartKind::Theme || part == ArticlePartKind::Disclosure
            || part == ArticlePartKind::Footer || part == ArticlePartKind::Text;
}

} // namespace

/// One linting.
class Linter::Run final
{
public:
    Run(Memory &memory, const LintInput &input)
        : m_memory(memory)
        , m_input(input)
    {}

    QList<LintProblem> run();

private:
    void prepareRecord();
    void readArticles();
    SpacingStyle styleOf(const LintedArticle &one);
    void lintTexts(const LintedArticle &one);
    void lintStatements(const LintedArticle &one);
    void lintContradictions(const LintedArticle &one);
    void lintWhole(const LintedArticle &one);
    void lintPairs();
    void lintRecord(const QList<const ArticleText *> &texts);
    const RecordIndex *index() const { return m_input.record ? &m_memory.index : nullptr; }

    Memory &m_memory;
    const LintInput &m_input;
    std::array<std::unique_ptr<LintedArticle>, 2> m_articles; ///< zh, en.
    QList<LintProblem> m_problems;
};

void Linter::Run::prepareRecord()
{
    if (!m_input.record) {
        m_memory.index.clear();
        return;
    }
    const QTimeZone zone = m_input.zone.isValid() ? m_input.zone : seriesTimeZone(m_input.record->series);
    m_memory.index.update(*m_input.record, zone);
    if (m_memory.glossary != m_input.record->glossary) {
        m_memory.glossary = m_input.record->glossary;
        m_memory.terms = TermList(m_memory.glossary);
        m_memory.texts.forgetPairs();
    }
}

void Linter::Run::readArticles()
{
    if (m_input.zh)
        m_articles[0] = std::make_unique<LintedArticle>(*m_input.zh, index());
    if (m_input.en)
        m_articles[1] = std::make_unique<LintedArticle>(*m_input.en, index());
}

SpacingStyle Linter::Run::styleOf(const LintedArticle &one)
{
    SpacingCount count;
    for (const ArticleText &text : one.texts)
        count += m_memory.texts.scanned(text.text).spacing();
    return spacingStyle(count);
}

void Linter::Run::lintTexts(const LintedArticle &one)
{
    const bool isChinese = one.article.language == TextLanguage::Chinese;
    const TextLintContext context{m_input.record, index(), isChinese ? styleOf(one) : SpacingStyle::Any};
    for (const ArticleText &text : one.texts) {
        for (const TextProblem &problem :
                m_memory.texts.problemsOf(text, one.directory.record(text.row), context))
            m_problems.append(placed(problem, text.place));
    }
}

/// Gaps and times that a hand-written statement of the disclosure tells of one case: "mstx#13 晚 44 天".
void Linter::Run::lintStatements(const LintedArticle &one)
{
    for (const ArticleText &text : one.texts) {
        if (text.place.part != ArticlePartKind::Disclosure || text.isComputed || !m_input.record)
            continue;
        ScannedText &statement = m_memory.texts.scanned(text.text);
        for (const CaseClaims &claims : claimsByCase(statement.claims())) {
            const CaseRecord *record = one.directory.record(one.directory.find(claims.reference));
            if (!record)
                continue;
            const ClaimContext context{statement.readable(), claims.claims, *record, m_memory.index};
            for (const TextProblem &problem : checkGaps(context) + checkTimes(context))
                m_problems.append(placed(problem, text.place));
        }
    }
}

/// Where the record does not hold a case, its row and its case line are held against each other.
void Linter::Run::lintContradictions(const LintedArticle &one)
{
    QHash<FoundRow, QList<const TextClaims *>> rows;
    for (const ArticleText &text : one.texts) {
        if (text.row.isNull() || one.directory.record(text.row))
            continue;
        if (text.place.part == ArticlePartKind::Row)
            rows[text.row].append(&m_memory.texts.scanned(text.text).claims());
        if (text.place.part != ArticlePartKind::CaseLine)
            continue;
        ScannedText &line = m_memory.texts.scanned(text.text);
        const auto problems = checkContradictions(
                rows.value(text.row), line.claims(), line.readable(), one.directory.row(text.row).number);
        for (const TextProblem &problem : problems)
            m_problems.append(placed(problem, text.place));
    }
}

void Linter::Run::lintWhole(const LintedArticle &one)
{
    m_problems += checkCounts(one.article, one.directory, m_input.record);
    m_problems += checkThemes(one.article, one.directory);
    m_problems += checkReferences(one.article, one.directory, m_input.record, index());
    m_problems += checkGuide(one.article, one.directory);
}

void Linter::Run::lintPairs()
{
    const LintedArticle &zh = *m_articles[0];
    const LintedArticle &en = *m_articles[1];
    m_problems += checkMissing(zh.texts, en.texts);
    QHash<TextSlot, const ArticleText *> english;
    QHash<ArticlePartKind, int> surplus;
    for (const ArticleText &text : en.texts) {
        english.insert(text.slot, &text);
        ++surplus[text.place.part];
    }
    for (const ArticleText &text : zh.texts)
        --surplus[text.place.part];
    for (const ArticleText &text : zh.texts) {
        const ArticleText *other = english.value(text.slot);
        const bool isComputed = other && text.isComputed && other->isComputed;
        if (!other || text.text.isEmpty() || other->text.isEmpty() || isComputed)
            continue;
        if (isByOrder(text.place.part) && surplus.value(text.place.part) != 0)
            continue;
        const Drift drift = m_memory.texts.driftOf(text.text, other->text, m_memory.terms);
        for (const TextProblem &problem : drift.zh)
            m_problems.append(placed(problem, text.place));
        for (const TextProblem &problem : drift.en)
            m_problems.append(placed(problem, other->place));
    }
}

void Linter::Run::lintRecord(const QList<const ArticleText *> &texts)
{
    const ArticleRecord &record = *m_input.record;
    m_problems += checkFunnel(record);
    m_problems += checkDrops(record);
    m_problems += checkRepeats(record);
    m_problems += checkKnowledge(record, texts);
}

QList<LintProblem> Linter::Run::run()
{
    m_memory.texts.begin();
    prepareRecord();
    readArticles();
    QList<const ArticleText *> texts;
    for (const auto &one : m_articles) {
        if (!one)
            continue;
        lintTexts(*one);
        lintStatements(*one);
        lintContradictions(*one);
        lintWhole(*one);
        for (const ArticleText &text : one->texts)
            texts.append(&text);
    }
    if (m_articles[0] && m_articles[1])
        lintPairs();
    if (m_input.record)
        lintRecord(texts);
    sortByPlace(m_problems, texts);
    m_memory.texts.end();
    return m_problems;
}

Linter::Linter()
    : m_memory(std::make_unique<Memory>())
{}

Linter::~Linter() = default;
Linter::Linter(Linter &&) noexcept = default;
Linter &Linter::operator=(Linter &&) noexcept = default;

QList<LintProblem> Linter::lint(const LintInput &input)
{
    return Run(*m_memory, input).run();
}

QList<LintProblem> lintArticle(const LintInput &input)
{
    return Linter().lint(input);
}

} // namespace Winnow
