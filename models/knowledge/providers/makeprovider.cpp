// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "makeprovider.h"

#include "cachingprovider.h"
#include "jsonsearchprovider.h"
#include "mcpprovider.h"
#include "reconciliationprovider.h"

namespace Winnow {

using namespace std::chrono_literals;

ProviderServices makeProviderServices(std::shared_ptr<TokenStore> tokens)
{
    ProviderServices services;
    services.clock = std::make_shared<SystemClock>();
    HttpLimits limits;
    limits.connect = 10min;
    limits.answer = 1h;
    services.http = std::make_shared<HttpClient>(services.clock, limits);
    services.tokens = std::move(tokens);
    return services;
}

std::shared_ptr<KnowledgeProvider> makeUncachedProvider(
        const ProviderSettings &settings, const ProviderServices &services)
{
    if (std::holds_alternative<ReconciliationSettings>(settings.service))
        return std::make_shared<ReconciliationProvider>(settings, services);
    if (std::holds_alternative<JsonSearchSettings>(settings.service))
        return std::make_shared<JsonSearchProvider>(settings, services);
    return std::make_shared<McpProvider>(settings, services);
}

std::shared_ptr<KnowledgeProvider> makeProvider(
        const ProviderSettings &settings, const ProviderServices &services, const AnswerCache &cache)
{
    return std::make_shared<CachingProvider>(makeUncachedProvider(settings, services), cache,
            std::chrono::hours(settings.freshHours), services.clock);
}

QList<std::shared_ptr<KnowledgeProvider>> makeProviders(
        const QList<ProviderSettings> &settings, const ProviderServices &services, const AnswerCache &cache)
{
    QList<std::shared_ptr<KnowledgeProvider>> providers;
    for (const ProviderSettings &one : settings) {
        if (one.isEnabled)
            providers.append(makeProvider(one, services, cache));
    }
    return providers;
}

} // namespace Winnow
