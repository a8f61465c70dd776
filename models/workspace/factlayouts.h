// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/records.h"
#include "facttable.h"

#include <vector>

/// Which columns each kind of record fills, and in which order: layout and values of a kind must agree.
namespace Winnow::FactLayouts {

FactLayout issue();
std::vector<FactValue> valuesOf(const IssueRecord &record);
FactRank rankOf(const IssueRecord &record, qint64 sourceAt);
/// Positions in valuesOf(IssueRecord) that searching and facets depend on.
struct IssueValueIndex
{
    static constexpr size_t title = 6;
    static constexpr size_t labels = 10;
    static constexpr size_t body = 11;
};

FactLayout change();
std::vector<FactValue> valuesOf(const ChangeRecord &record);
FactRank rankOf(const ChangeRecord &record, qint64 sourceAt);

FactLayout issueEvent();
FactLayout changeEvent();
std::vector<FactValue> valuesOf(const EventRecord &record);
/// Positions in valuesOf(EventRecord) that searching depends on.
struct EventValueIndex
{
    static constexpr size_t kind = 0;
    static constexpr size_t text = 7;
};
FactRank rankOf(const EventRecord &record, qint64 sourceAt);

FactLayout repoProfile();
std::vector<FactValue> valuesOf(const RepoRecord &record);

FactLayout series();
std::vector<FactValue> valuesOf(const SeriesRecord &record);

FactLayout batch();
std::vector<FactValue> valuesOf(const BatchRecord &record);

FactLayout patch();
std::vector<FactValue> valuesOf(const PatchRecord &record);

FactLayout link();
std::vector<FactValue> valuesOf(const LinkRecord &record);

FactLayout kgNode();
std::vector<FactValue> valuesOf(const KgNodeRecord &record);

FactLayout kgRef();
std::vector<FactValue> valuesOf(const KgRefRecord &record);
FactRank rankOf(const KgRefRecord &record, qint64 sourceAt);

FactLayout proposal();
std::vector<FactValue> valuesOf(const ProposalRecord &record);

FactLayout draft();
std::vector<FactValue> valuesOf(const DraftRecord &record);

FactLayout section();
std::vector<FactValue> valuesOf(const SectionRecord &record);

FactLayout theme();
std::vector<FactValue> valuesOf(const ThemeRecord &record);

FactLayout guide();
std::vector<FactValue> valuesOf(const GuideRecord &record);

} // namespace Winnow::FactLayouts
