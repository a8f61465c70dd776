// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "evidence/assessment.h"

#include <QList>
#include <QString>

#include <expected>

namespace Winnow {

/// The sample batch as evidence facts: each issue with all changes of the pool, since the rules take what
/// belongs.
struct SamplePool
{
    QList<EvidenceFacts> issues; ///< By reference.
};

/// Reads every `*.ndjson` of @p folder. The error says which line of which file is bad.
std::expected<SamplePool, QString> readSamplePool(const QString &folder);

/// The same of @p records.
SamplePool poolOf(const QList<Record> &records);

/// Assesses the whole pool: storms first (by the closes that assessments read), then each issue, then once more with the changes that landed
/// several.
QList<Assessment> assessPool(SamplePool &pool, const AssessmentSettings &settings = {});

} // namespace Winnow
