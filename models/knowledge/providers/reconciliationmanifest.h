// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "jsonpath.h"

#include <QJsonValue>
#include <QSize>
#include <QUrl>

#include <expected>

namespace Winnow {

/// How a reconciliation service describes itself (Reconciliation Service API 0.2, Service Manifest).
struct ReconciliationManifest
{
    QString name;
    QString identifierSpace;
    QString schemaSpace;
    QString view; ///< Address template of an entity with `{{id}}`; null where there is none.
    QString preview; ///< The same for a page that shows an entity in a small frame.
    QSize previewSize;
    QUrl suggestEntity; ///< Where beginnings of names are completed; empty where that is not offered.
    int batchSize = 10; ///< Queries in one request; ours where the service gives no bound.
    bool wantsToken = false; ///< It has a security scheme.

    friend bool operator==(const ReconciliationManifest &, const ReconciliationManifest &) = default;
};

/// Reads the manifest that @p endpoint gave. Versions must contain 0.2; a service without `versions` speaks 0.1 only.
/// Templates without `{{id}}` and addresses that are none are faults; fields that nobody needs are not looked at.
std::expected<ReconciliationManifest, PlacedFault> readReconciliationManifest(
        const QJsonValue &document, const QUrl &endpoint);

/// @p pattern with @p id, percent-encoded, in place of `{{id}}`; null where there is no pattern.
QString filledTemplate(const QString &pattern, const QString &id);

} // namespace Winnow
