// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpressedition.h"

#include "publish/exporter.h"

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

const KnownPost &knownIn(const WordPressRequest &request, TextLanguage language)
{
    return language == TextLanguage::Chinese ? request.zh : request.en;
}

/// "posts" of ".../wp/v2/posts/7" or "?rest_route=/wp/v2/posts/7".
QString stepOf(const QUrl &url)
{
    const QString route = QUrlQuery(url).queryItemValue(u"rest_route"_s, QUrl::FullyDecoded);
    const QString path = route.isEmpty() ? url.path() : route;
    const qsizetype at = path.indexOf("/wp/v2/"_L1);
    return at < 0 ? u"index"_s : path.mid(at + 7).section(u'/', 0, 0);
}

/// One pass over the languages of a request.
class EditionSender final
{
public:
    EditionSender(const WordPressApi &api, const WordPressRequest &request)
        : m_api(api)
        , m_request(request)
        , m_options(request.options)
    {}

    WordPressReply run()
    {
        for (const TextLanguage language : textLanguages) {
            if (!send(language, knownIn(m_request, language)))
                return std::move(m_reply);
        }
        if (m_reply.posts.size() == 2)
            linkPair();
        return std::move(m_reply);
    }

private:
    bool send(TextLanguage language, const KnownPost &known)
    {
        const Article *const article = m_request.edition.in(language);
        if (!article)
            return true;
        ExportWarnings warnings;
        const WordPressPost post = wordPressPost(*article, m_options, warnings);
        auto outcome =
                publishToWordPress(m_api, {post, known, m_request.isPublished, m_request.mayOverwrite});
        if (!outcome) {
            m_reply.error = outcome.error();
            return false;
        }
        keep(post, *std::move(outcome), warnings.take());
        return true;
    }

    void keep(const WordPressPost &post, WordPressOutcome outcome, const QList<ExportWarning> &warnings)
    {
        for (SentPost &sent : m_reply.posts) {
            if (sent.post.language != post.language)
                continue;
            outcome.isUpdate = sent.outcome.isUpdate;
            outcome.notes = sent.outcome.notes;
            sent = {post, outcome};
            return;
        }
        m_reply.posts.append({post, outcome});
        m_reply.warnings += warnings;
    }

    /// Only now both addresses are known.
    void linkPair()
    {
        const QString zh = m_reply.posts.at(0).outcome.url;
        const QString en = m_reply.posts.at(1).outcome.url;
        if (m_options.otherUrl == LocalizedText{zh, en})
            return;
        m_options.otherUrl = {zh, en};
        for (const TextLanguage language : textLanguages) {
            const WordPressOutcome &first =
                    m_reply.posts.at(language == TextLanguage::Chinese ? 0 : 1).outcome;
            if (!send(language, {first.id, first.remoteDigest}))
                return;
        }
    }

    const WordPressApi &m_api;
    const WordPressRequest &m_request;
    PublishOptions m_options;
    WordPressReply m_reply;
};

} // namespace

WordPressReply sendEdition(const RestSend &send, const WordPressRequest &request)
{
    const auto told = [&send, &request](const RestRequest &asked) {
        if (request.onStep)
            request.onStep(stepOf(asked.url));
        return send(asked);
    };
    WordPressApi api(told, request.site);
    if (auto connected = api.connect(); !connected)
        return {{}, {}, connected.error()};
    return EditionSender(api, request).run();
}

Export wordPressExport(const Edition &edition, const PublishOptions &options)
{
    Export made;
    made.target = PublishTarget::WordPress;
    ExportWarnings warnings;
    for (const TextLanguage language : textLanguages) {
        const Article *const article = edition.in(language);
        if (!article)
            continue;
        const WordPressPost post = wordPressPost(*article, options, warnings);
        const QString name = u"%1.%2.post.html"_s.arg(publishSlug(options), textLanguageCode(language));
        made.files.append({name, post.content.toUtf8()});
        made.cards.append({language, post.title, post.excerpt, post.tags, post.categories});
    }
    made.warnings = warnings.take();
    return made;
}

} // namespace Winnow
