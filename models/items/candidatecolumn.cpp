// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "candidatecolumn.h"

#include <QCoreApplication>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ColumnFacts
{
    QLatin1StringView name;
    const char *title;
    const char *help;
    std::optional<SortKey> order;
};

// Indexed by CandidateColumn.
const std::array<ColumnFacts, candidateColumnCount> columnFacts{{
        {"verdict"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Verdict"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "What was decided about the issue"),
                SortKey::Verdict},
        {"number"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Number"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Number of the issue on its forge"),
                SortKey::Number},
        {"title"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Title"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Title of the issue, with its labels"),
                SortKey::Title},
        {"repo"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Repository"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Repository that the issue belongs to"),
                SortKey::Repo},
        {"labels"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Labels"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Labels of the issue"), std::nullopt},
        {"changes"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Changes"),
                QT_TRANSLATE_NOOP(
                        "Winnow::CandidateColumn", "Number of linked changes (pull or merge requests)"),
                SortKey::Changes},
        {"kg"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Graph"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Number of references to the knowledge graph"),
                SortKey::KgRefs},
        {"closed"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Closed"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn",
                        "When the issue was closed, in the time zone of the series"),
                SortKey::ClosedAt},
        {"reason"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Reason"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Why it was kept or dropped"), SortKey::Reason},
        {"value"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Estimate"),
                QT_TRANSLATE_NOOP(
                        "Winnow::CandidateColumn", "The workers’ highest estimate of its value, 0 to 1"),
                SortKey::Value},
        {"tier"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Timing"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn",
                        "How long after the merge of its change, or after the answer, the issue was closed"),
                std::nullopt},
        {"traps"_L1, QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "Traps"),
                QT_TRANSLATE_NOOP("Winnow::CandidateColumn", "What may mislead a reader of the record"),
                std::nullopt},
}};

const ColumnFacts &factsOf(CandidateColumn column)
{
    return columnFacts[static_cast<size_t>(column)];
}

} // namespace

QString candidateColumnName(CandidateColumn column)
{
    return factsOf(column).name;
}

QString candidateColumnTitle(CandidateColumn column)
{
    return QCoreApplication::translate("Winnow::CandidateColumn", factsOf(column).title);
}

QString candidateColumnHelp(CandidateColumn column)
{
    return QCoreApplication::translate("Winnow::CandidateColumn", factsOf(column).help);
}

std::optional<SortKey> sortKeyOfColumn(CandidateColumn column)
{
    return factsOf(column).order;
}

std::optional<CandidateColumn> columnOfSortKey(SortKey key)
{
    for (const CandidateColumn column : allCandidateColumns) {
        if (factsOf(column).order == key)
            return column;
    }
    return std::nullopt;
}

} // namespace Winnow
