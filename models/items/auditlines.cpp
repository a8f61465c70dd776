// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditlines.h"

#include "markdown/inlinetext.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array showNames{"all"_L1, "unaudited"_L1, "low"_L1, "disputed"_L1, "changed"_L1, "empty"_L1};
static_assert(showNames.size() == auditShowCount);

/// Reads a queue with one reviewer's eyes.
class LineReader final
{
public:
    LineReader(const AuditQueue &queue, const AuditFilter &filter, const QString &reviewer)
        : m_queue(queue)
        , m_reviewer(reviewer)
        , m_repo(filter.repo)
        , m_words(filter.words.split(u' ', Qt::SkipEmptyParts))
    {}

    /// Calls @p visit with each line, headings left out, that repository and words let through.
    template <typename Visit>
    void walk(const Visit &visit) const
    {
        for (qsizetype row = 0; row < m_queue.rows.size(); ++row) {
            const AuditQueueRow &one = m_queue.rows.at(row);
            if (!m_repo.isEmpty() && one.issue.repo != m_repo)
                continue;
            const QString text = m_words.isEmpty() ? QString() : textOf(one);
            for (qsizetype reference = 0; reference < one.references.size(); ++reference) {
                const KgRefRecord &record = one.references.at(reference);
                if (hasWords(text, record))
                    visit(AuditLine{AuditLine::Kind::Reference, row, reference, {one.issue, record.nodeId}});
            }
            if (one.references.isEmpty() && hasWords(text, {}))
                visit(AuditLine{AuditLine::Kind::Empty, row, -1, {one.issue, {}}});
        }
    }

    bool isShown(const AuditLine &line, AuditShow show) const
    {
        if (line.kind == AuditLine::Kind::Empty)
            return show == AuditShow::All || show == AuditShow::Empty;
        const AuditQueueRow &row = m_queue.rows.at(line.row);
        const ReferenceAudit &audit = row.audit.references.at(line.reference);
        switch (show) {
        case AuditShow::All:
            return true;
        case AuditShow::Unaudited:
            return isUnaudited(m_queue, row, line.reference, m_reviewer);
        case AuditShow::Low:
            return scoreMark(row, line.reference, m_queue.settings).isLow;
        case AuditShow::Disputed:
            return audit.state == ReferenceState::Disputed;
        case AuditShow::Changed:
            return audit.change != NodeChange::None;
        case AuditShow::Empty:
            break;
        }
        return false;
    }

private:
    static QString textOf(const AuditQueueRow &row)
    {
        return QStringList{formatIssueRef(row.issue), row.title, row.problem.zh, row.problem.en,
                row.answer.zh, row.answer.en}
                .join(u'\n');
    }

    bool hasWords(const QString &text, const KgRefRecord &record) const
    {
        return std::ranges::all_of(m_words, [&](const QString &word) {
            return text.contains(word, Qt::CaseInsensitive)
                    || record.nodeTitle.contains(word, Qt::CaseInsensitive)
                    || record.query.contains(word, Qt::CaseInsensitive)
                    || record.nodeId.contains(word, Qt::CaseInsensitive);
        });
    }

    const AuditQueue &m_queue;
    const QString &m_reviewer;
    QString m_repo;
    QStringList m_words;
};

} // namespace

QString auditShowName(AuditShow show)
{
    return showNames[static_cast<size_t>(show)];
}

std::optional<AuditShow> auditShowFromName(QStringView name)
{
    const auto found = std::ranges::find_if(showNames, [name](QLatin1StringView one) { return name == one; });
    return found == showNames.end() ? std::nullopt
                                    : std::optional(static_cast<AuditShow>(found - showNames.begin()));
}

bool isUnaudited(
        const AuditQueue &queue, const AuditQueueRow &row, qsizetype reference, const QString &reviewer)
{
    const ReferenceAudit &audit = row.audit.references.at(reference);
    if (queue.settings.isBlind() && !queue.isOpen)
        return !std::ranges::contains(audit.lastWords, reviewer, &AuditEntry::by);
    return audit.state == ReferenceState::Unaudited;
}

bool wantsLook(
        const AuditQueue &queue, const AuditQueueRow &row, qsizetype reference, const QString &reviewer)
{
    const ReferenceAudit &audit = row.audit.references.at(reference);
    return isUnaudited(queue, row, reference, reviewer) || audit.state == ReferenceState::Disputed
            || audit.change != NodeChange::None;
}

QList<AuditLine> auditLines(const AuditQueue &queue, const AuditFilter &filter, const QString &reviewer)
{
    QList<AuditLine> lines;
    const LineReader reader(queue, filter, reviewer);
    reader.walk([&](const AuditLine &line) {
        if (!reader.isShown(line, filter.show))
            return;
        if (lines.isEmpty() || lines.constLast().row != line.row)
            lines.append({AuditLine::Kind::Heading, line.row, -1, {line.subject.issue, {}}});
        lines.append(line);
    });
    return lines;
}

std::array<int, auditShowCount> auditLineCounts(
        const AuditQueue &queue, const AuditFilter &filter, const QString &reviewer)
{
    std::array<int, auditShowCount> counts{};
    const LineReader reader(queue, filter, reviewer);
    reader.walk([&](const AuditLine &line) {
        for (size_t show = 0; show < auditShowCount; ++show)
            counts[show] += reader.isShown(line, static_cast<AuditShow>(show)) ? 1 : 0;
    });
    return counts;
}

QStringList auditRepositories(const AuditQueue &queue)
{
    QStringList repositories;
    for (const AuditQueueRow &row : queue.rows) {
        if (!repositories.contains(row.issue.repo))
            repositories.append(row.issue.repo);
    }
    return repositories;
}

AuditProgress auditProgress(const AuditQueue &queue, const QString &reviewer)
{
    AuditProgress progress;
    for (const AuditQueueRow &row : queue.rows) {
        for (qsizetype reference = 0; reference < row.references.size(); ++reference) {
            ++progress.references;
            progress.audited += isUnaudited(queue, row, reference, reviewer) ? 0 : 1;
            progress.disputed += row.audit.references.at(reference).state == ReferenceState::Disputed ? 1 : 0;
        }
    }
    return progress;
}

QString rowTitle(const AuditQueueRow &row, TextLanguage language)
{
    const QString &wanted = textIn(row.problem, language);
    const QString &other = language == TextLanguage::Chinese ? row.problem.en : row.problem.zh;
    const QString text = plainText(wanted.isEmpty() ? other : wanted);
    return text.isEmpty() ? row.title : text;
}

QString shortIssueName(const IssueRef &issue)
{
    return issue.repo.section(u'/', -1) + u'#' + issue.number;
}

} // namespace Winnow
