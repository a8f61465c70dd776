// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpresshistory.h"

#include "publish/publicationstate.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

void takeHistory(WordPressRequest &request, const QList<PublicationRecord> &history)
{
    const QString site = request.site.url.toString();
    QList<PublicationRecord> there;
    std::ranges::copy_if(history, std::back_inserter(there),
            [&site](const PublicationRecord &entry) { return entry.site == site; });
    for (const TextLanguage language : textLanguages) {
        const PublicationRecord *const latest =
                latestPublication(there, PublishTarget::WordPress, textLanguageCode(language));
        if (!latest)
            continue;
        const bool isChinese = language == TextLanguage::Chinese;
        (isChinese ? request.zh : request.en) = {latest->postId, latest->remoteDigest};
        (isChinese ? request.options.otherUrl.zh : request.options.otherUrl.en) = latest->url;
    }
}

PublicationRecord publicationOf(const SentPost &sent, const WordPressRequest &request)
{
    const TextLanguage language = sent.post.language;
    const Edition one{language == TextLanguage::Chinese ? request.edition.zh : nullptr,
            language == TextLanguage::English ? request.edition.en : nullptr};
    Export post;
    post.target = PublishTarget::WordPress;
    post.files.append({u"%1.%2.post.html"_s.arg(publishSlug(request.options), textLanguageCode(language)),
            sent.post.content.toUtf8()});
    PublicationRecord entry = publicationOf(post, one);
    entry.state = sent.outcome.state;
    entry.site = request.site.url.toString();
    entry.url = sent.outcome.url;
    entry.postId = sent.outcome.id;
    entry.remoteDigest = sent.outcome.remoteDigest;
    return entry;
}

} // namespace Winnow
