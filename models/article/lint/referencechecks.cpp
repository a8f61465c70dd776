// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "referencechecks.h"

#include "readabletext.h"
#include "statedreferences.h"

#include "article/casereferences.h"

#include <QMap>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A reference with the place at which it stands.
struct PlacedReference
{
    CaseReference reference;
    QString written; ///< The alias as it stands there; empty where it is that of the one before.
    LintPlace place;
};

QString formatted(const CaseReference &reference)
{
    return reference.alias + u'#' + reference.number;
}

/// Checks the references of one article.
class ReferenceCheck final
{
public:
    ReferenceCheck(const Article &article, const CaseDirectory &directory, const ArticleRecord *record,
            const RecordIndex *index)
        : m_article(article)
        , m_directory(directory)
        , m_record(record)
        , m_index(index)
    {}

    QList<LintProblem> check();

private:
    void collect(const ReadingPart &reading);
    void collect(const GuidePart &guide);
    void countAliases();
    void checkUnknown(const PlacedReference &placed);
    void checkAlias(const PlacedReference &placed, const FoundRow &row);
    void checkLeads(const ReadingPart &reading);
    void checkRows();
    void checkKept();
    QString expectedAlias(const FoundRow &row) const;

    const Article &m_article;
    const CaseDirectory &m_directory;
    const ArticleRecord *m_record;
    const RecordIndex *m_index;
    QList<PlacedReference> m_references;
    QHash<int, QMap<QString, int>> m_uses; ///< By section: how often each alias is used.
    QList<LintProblem> m_problems;
};

void ReferenceCheck::collect(const ReadingPart &reading)
{
    for (int i = 0; i < reading.themes.size(); ++i) {
        for (const CaseLine &line : reading.themes[i].cases) {
            PlacedReference placed{line.reference, line.reference.alias, {}};
            placed.place.part = ArticlePartKind::CaseLine;
            placed.place.field = ArticleField::Cases;
            placed.place.index = i;
            placed.place.line = line.line;
            m_references.append(placed);
        }
    }
}

void ReferenceCheck::collect(const GuidePart &guide)
{
    for (int i = 0; i < guide.lines.size(); ++i) {
        const GuideLine &line = guide.lines[i];
        const ReadableText text(line.cases);
        const QList<FoundCase> found = findCases(text.read());
        for (qsizetype n = 0; n < line.references.size(); ++n) {
            PlacedReference placed{line.references[n], {}, {}};
            placed.place.part = ArticlePartKind::Guide;
            placed.place.field = ArticleField::Cases;
            placed.place.index = i;
            placed.place.line = line.line;
            if (n < found.size() && found[n].reference.number == line.references[n].number) {
                placed.written = found[n].reference.alias;
                placed.place.start = text.sourceOffset(found[n].start);
                placed.place.end = text.sourceOffset(found[n].end - 1) + 1;
            }
            m_references.append(placed);
        }
    }
}

void ReferenceCheck::countAliases()
{
    for (const PlacedReference &placed : std::as_const(m_references)) {
        const FoundRow row = m_directory.find(placed.reference);
        if (!row.isNull() && !placed.reference.alias.isEmpty())
            ++m_uses[row.section][placed.reference.alias];
    }
}

/// The record's alias; without a record that which the article uses most for the section, where one leads.
QString ReferenceCheck::expectedAlias(const FoundRow &row) const
{
    if (const QString recorded = m_directory.recordedAlias(row); !recorded.isNull())
        return recorded;
    QString best;
    int most = 0;
    for (const auto &[alias, uses] : m_uses.value(row.section).asKeyValueRange()) {
        if (uses == most)
            best.clear();
        if (uses > most) {
            best = alias;
            most = uses;
        }
    }
    return best;
}

void ReferenceCheck::checkUnknown(const PlacedReference &placed)
{
    LintProblem problem;
    problem.code = LintCode::RefUnknown;
    problem.place = placed.place;
    problem.place.language = m_article.language;
    problem.place.number = placed.reference.number;
    const QString name = formatted(placed.reference);
    problem.message = {name + u" 不是本篇的任何一行。"_s, name + u" is no row of this article."_s};
    m_problems.append(problem);
}

void ReferenceCheck::checkAlias(const PlacedReference &placed, const FoundRow &row)
{
    const QString expected = expectedAlias(row);
    if (placed.reference.alias.isEmpty() || expected.isEmpty() || placed.reference.alias == expected)
        return;
    LintProblem problem;
    problem.code = LintCode::RefAlias;
    problem.severity = m_directory.recordedAlias(row).isNull() ? LintSeverity::Hint : LintSeverity::Warning;
    problem.place = placed.place;
    problem.place.language = m_article.language;
    problem.place.repo = m_directory.repoOf(row);
    problem.place.number = placed.reference.number;
    problem.message = {formatted(placed.reference) + u"："_s + m_directory.name(row.section) + u" 的简码是 "_s
                    + expected + u'。',
            formatted(placed.reference) + u": the alias of "_s + m_directory.name(row.section) + u" is "_s
                    + expected + u'.'};
    if (!placed.written.isEmpty())
        problem.fix = LintFix{formatted({expected, placed.reference.number})};
    m_problems.append(problem);
}

/// In early instalments the leads name the cases: "（#212）".
void ReferenceCheck::checkLeads(const ReadingPart &reading)
{
    for (int i = 0; i < reading.themes.size(); ++i) {
        const ArticleTheme &theme = reading.themes[i];
        if (!theme.cases.isEmpty())
            continue;
        const ReadableText text(theme.lead);
        for (const StatedReference &reference : findStatedReferences(text)) {
            const bool isCase = reference.kind == StatedReferenceKind::Number;
            if (!isCase || !m_directory.find({{}, reference.number}).isNull()
                    || m_directory.hasNumber(reference.number))
                continue;
            LintProblem problem;
            problem.code = LintCode::RefUnknown;
            problem.severity = LintSeverity::Warning;
            problem.place.part = ArticlePartKind::Theme;
            problem.place.field = ArticleField::Lead;
            problem.place.language = m_article.language;
            problem.place.number = reference.number;
            problem.place.index = i;
            problem.place.line = theme.line;
            problem.place.start = text.sourceOffset(reference.begin);
            problem.place.end = text.sourceOffset(reference.end - 1) + 1;
            problem.message = {u'#' + reference.number + u" 不是本篇的任何一行。"_s,
                    u'#' + reference.number + u" is no row of this article."_s};
            m_problems.append(problem);
        }
    }
}

/// A row that the record does not keep.
void ReferenceCheck::checkRows()
{
    for (int section = 0; section < m_directory.sections().size(); ++section) {
        QSet<QString> seen;
        for (int row = 0; row < m_directory.sections()[section]->rows.size(); ++row) {
            const ArticleRow &one = m_directory.sections()[section]->rows[row];
            LintProblem problem;
            problem.place.part = ArticlePartKind::Row;
            problem.place.language = m_article.language;
            problem.place.repo = m_directory.repoOf({section, row});
            problem.place.number = one.number;
            problem.place.line = one.line;
            if (seen.contains(one.number)) {
                problem.code = LintCode::Repeat;
                problem.message = {u"#"_s + one.number + u" 在本节出现两次。"_s,
                        u"#"_s + one.number + u" stands twice in this section."_s};
                m_problems.append(problem);
            }
            seen.insert(one.number);
            if (!m_index || m_directory.record({section, row}))
                continue;
            problem.code = LintCode::RefUnknown;
            problem.message = {m_directory.name(section) + u'#' + one.number + u" 不在本期收录的单之中。"_s,
                    m_directory.name(section) + u'#' + one.number
                            + u" is not among the issues kept for this instalment."_s};
            m_problems.append(problem);
        }
    }
}

/// A kept case without a row.
void ReferenceCheck::checkKept()
{
    QSet<const CaseRecord *> shown;
    for (int section = 0; section < m_directory.sections().size(); ++section) {
        for (int row = 0; row < m_directory.sections()[section]->rows.size(); ++row)
            shown.insert(m_directory.record({section, row}));
    }
    for (const ArticleCase &one : m_record->cases) {
        if (shown.contains(m_index->find(one.issue.repo, one.issue.number)))
            continue;
        LintProblem problem;
        problem.code = LintCode::CountTotal;
        problem.place.language = m_article.language;
        problem.place.repo = one.issue.repo;
        problem.place.number = one.issue.number;
        problem.message = {formatIssueRef(one.issue) + u" 已收录，正文中没有它的行。"_s,
                formatIssueRef(one.issue) + u" is kept, and has no row in the article."_s};
        m_problems.append(problem);
    }
}

QList<LintProblem> ReferenceCheck::check()
{
    if (m_directory.sections().isEmpty())
        return {};
    const auto *reading = partOf<ReadingPart>(m_article);
    if (reading)
        collect(*reading);
    if (const auto *guide = partOf<GuidePart>(m_article))
        collect(*guide);
    countAliases();
    for (const PlacedReference &placed : std::as_const(m_references)) {
        const FoundRow row = m_directory.find(placed.reference);
        if (row.isNull())
            checkUnknown(placed);
        else
            checkAlias(placed, row);
    }
    if (reading)
        checkLeads(*reading);
    checkRows();
    if (m_record && m_index)
        checkKept();
    return m_problems;
}

} // namespace

QList<LintProblem> checkReferences(const Article &article, const CaseDirectory &directory,
        const ArticleRecord *record, const RecordIndex *index)
{
    return ReferenceCheck(article, directory, record, index).check();
}

QList<LintProblem> checkGuide(const Article &article, const CaseDirectory &directory)
{
    const auto *guide = partOf<GuidePart>(article);
    if (!guide || guide->lines.isEmpty())
        return {};
    QSet<FoundRow> cited;
    for (const GuideLine &line : guide->lines) {
        for (const CaseReference &reference : line.references)
            cited.insert(directory.find(reference));
    }
    QList<LintProblem> problems;
    for (int section = 0; section < directory.sections().size(); ++section) {
        for (int row = 0; row < directory.sections()[section]->rows.size(); ++row) {
            if (cited.contains({section, row}))
                continue;
            LintProblem problem;
            problem.code = LintCode::GuideMissing;
            problem.severity = LintSeverity::Hint;
            problem.place.part = ArticlePartKind::Row;
            problem.place.language = article.language;
            problem.place.repo = directory.repoOf({section, row});
            problem.place.number = directory.row({section, row}).number;
            problem.place.line = directory.row({section, row}).line;
            problem.message = {u"排错指引没有引用此案。"_s, u"No line of the guide cites this case."_s};
            problems.append(problem);
        }
    }
    return problems;
}

} // namespace Winnow
