// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "providerhit.h"
#include "reconciliationmanifest.h"

#include <QByteArray>
#include <QStringList>

namespace Winnow {

/// The form that asks for @p queries at once: `queries=` with q0, q1, … as JSON.
QByteArray reconciliationForm(const QStringList &queries, int limit, const QString &type);

/// The candidates for query q@p index in @p batch. Scores are taken from 0 to @p scoreTop: the specification leaves
/// their scale to the service, and 100 is what most use. `match` says that the service is sure and leaves the score
/// alone.
std::expected<QList<ProviderHit>, PlacedFault> readCandidates(const QJsonValue &batch, qsizetype index,
        int limit, const ReconciliationManifest &manifest, double scoreTop);

/// The entities of a suggest service's answer; they have no score.
std::expected<QList<ProviderHit>, PlacedFault> readSuggestedEntities(
        const QJsonValue &answer, const ReconciliationManifest &manifest);

} // namespace Winnow
