// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "answercache.h"
#include "knowledgeprovider.h"
#include "providercalls.h"
#include "providersettings.h"

namespace Winnow {

/// One client, one clock and @p tokens for all providers, with bounds so wide that each provider's own settings
/// count.
ProviderServices makeProviderServices(std::shared_ptr<TokenStore> tokens);

/// The provider that @p settings describe, behind @p cache.
std::shared_ptr<KnowledgeProvider> makeProvider(
        const ProviderSettings &settings, const ProviderServices &services, const AnswerCache &cache);

/// The same without a cache, for trying settings out.
std::shared_ptr<KnowledgeProvider> makeUncachedProvider(
        const ProviderSettings &settings, const ProviderServices &services);

/// Those of @p settings that are enabled.
QList<std::shared_ptr<KnowledgeProvider>> makeProviders(
        const QList<ProviderSettings> &settings, const ProviderServices &services, const AnswerCache &cache);

} // namespace Winnow
