// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "wordpresslibrary.h"

#include "publish/programmodule.h"

namespace Winnow {

using namespace Qt::StringLiterals;

std::expected<WordPressReply, QString> sendToWordPress(const WordPressRequest &request)
{
    using Send = void (*)(const WordPressRequest &, WordPressReply &);
    static const auto entry = moduleFunction(u"winnow-wordpress"_s, "winnowSendToWordPress");
    if (!entry)
        return std::unexpected(entry.error());
    WordPressReply reply;
    reinterpret_cast<Send>(*entry)(request, reply);
    return reply;
}

QString wordPressPasswordKey(const WordPressSite &site)
{
    return u"wordpress/%1/%2"_s.arg(site.url.host(), site.user);
}

} // namespace Winnow
