// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "forge.h"
#include "forgeerror.h"
#include "forgesettings.h"

namespace Winnow {

/// An answer that was understood, and what came with it.
template <typename T>
struct Answered
{
    T value{};
    QByteArray etag; ///< For asking later whether anything is new; null where the forge gives none.
    bool isUnchanged = false; ///< Nothing is new; `value` is empty.
    QString movedTo; ///< The path that it came from in the end; null where that is the one asked.
    std::optional<qint64> total; ///< Items of all pages, where the forge says so.
};

/// Asks one forge. Held by shared_ptr, on one thread with an event loop; what is under way keeps it alive.
class ForgeClient final : public std::enable_shared_from_this<ForgeClient>
{
public:
    ForgeClient(std::shared_ptr<const Forge> forge, std::shared_ptr<PoliteClient> client,
            const ForgeSettings &settings);

    const Forge &forge() const { return *m_forge; }
    PoliteClient &client() const { return *m_client; }
    const QUrl &baseUrl() const { return m_baseUrl; }

    /// Asks @p call. An answer that cannot be understood, and one with items that cannot, is asked for again a few times
    /// before it counts: the forges' gateways cut answers now and then. @p etag: of a former answer to the same question.
    template <typename T>
    QCoro::Task<ForgeResult<Answered<T>>> ask(ForgeCall<T> call, std::stop_token stop, QByteArray etag = {})
    {
        const std::shared_ptr<ForgeClient> self = shared_from_this();
        for (int attempt = 1;; ++attempt) {
            const bool isLast = attempt >= mostReadings;
            ForgeResult<HttpResponse> response = co_await fetch(call.query, etag, stop);
            // A gateway that finds nothing has not asked the forge.
            if (!response && response.error().code == ForgeErrorCode::NotFound && response.error().isPage
                    && !isLast)
                continue;
            if (!response)
                co_return std::unexpected(std::move(response.error()));
            Answered<T> answer = answerWithout<T>(call.query, *response);
            if (answer.isUnchanged)
                co_return answer;
            Parsed<T> parsed = isPage(*response) ? Parsed<T>(std::unexpected(pageFault(*response)))
                                                 : call.read(response->body);
            if (parsed && (isLast || !hasFaults(*parsed))) {
                answer.value = std::move(*parsed);
                co_return answer;
            }
            if (!parsed && isLast)
                co_return std::unexpected(malformed(*response, parsed.error(), attempt));
        }
    }

private:
    static constexpr int mostReadings = 3;

    template <typename T>
    static bool hasFaults(const T &value)
    {
        if constexpr (requires { value.faults; })
            return !value.faults.isEmpty();
        else
            return false;
    }

    template <typename T>
    Answered<T> answerWithout(const ForgeQuery &query, const HttpResponse &response) const
    {
        Answered<T> answer;
        answer.etag = response.header("ETag");
        answer.isUnchanged = response.status == 304;
        if (const QString path = response.url.path(); path != addressOf(query, m_baseUrl).path())
            answer.movedTo = path;
        bool isNumber = false;
        const qint64 total = response.header("total_count").toLongLong(&isNumber);
        if (isNumber && total >= 0)
            answer.total = total;
        return answer;
    }

    static bool isPage(const HttpResponse &response) { return response.mediaType() == "text/html"; }
    static JsonFault pageFault(const HttpResponse &response) { return {{}, errorText(response.body)}; }

    QCoro::Task<ForgeResult<HttpResponse>> fetch(ForgeQuery query, QByteArray etag, std::stop_token stop);
    HttpRequest requestFor(const ForgeQuery &query, const QByteArray &etag) const;
    ForgeError malformed(const HttpResponse &response, const JsonFault &fault, int attempts) const;

    std::shared_ptr<const Forge> m_forge;
    std::shared_ptr<PoliteClient> m_client;
    QUrl m_baseUrl;
    QString m_token;
    bool m_tokenInQuery = false; ///< Some instances take it in no other way.
};

} // namespace Winnow
