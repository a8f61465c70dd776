// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "knowledge/providers/providercalls.h"
#include "support/manualclock.h"

namespace Winnow {

/// What a provider under test gets: a clock that waits for nothing, tokens in memory, small bounds.
struct MadeServices
{
    std::shared_ptr<ManualClock> clock = std::make_shared<ManualClock>();
    std::shared_ptr<MemoryTokenStore> tokens = std::make_shared<MemoryTokenStore>();

    ProviderServices services(std::chrono::milliseconds answer = std::chrono::seconds(20)) const
    {
        HttpLimits limits;
        limits.answer = answer;
        limits.bytes = 1'000'000;
        return {std::make_shared<HttpClient>(clock, limits, RetryPolicy(), [] { return 0.0; }), tokens,
                clock};
    }
};

/// The settings that @p json, one provider's object, describes; ends the program where they are wrong.
inline ProviderSettings settingsFrom(const QByteArray &json)
{
    const auto settings = readProviderSettings('[' + json + ']');
    if (!settings)
        qFatal("%s", qPrintable(formatProviderSettingsError(settings.error())));
    return settings->first();
}

/// Why there is no answer, for the message of a failed check.
template <typename T>
QString whyNot(const std::expected<T, ProviderError> &result)
{
    return result ? QString() : describeProviderError(result.error());
}

} // namespace Winnow

/// Fails the test function with the error's own text. @p result is made once.
#define WINNOW_VERIFY_ANSWER(result) \
    do { \
        const auto made = (result); \
        QVERIFY2(made, qPrintable(Winnow::whyNot(made))); \
    } while (false)
