// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "domain/localizedtext.h"

#include <QString>

#include <optional>

namespace Winnow {

/// Where an article goes.
enum class PublishTarget : quint8 {
    Csdn, ///< Markdown for the editor of CSDN.
    WeChat, ///< Rich HTML for an official account.
    Zhihu,
    Juejin,
    Mail,
    Html, ///< One page that needs nothing else.
    Pdf,
    Hugo, ///< A tree of files for a site's sources.
    Hexo,
    Jekyll,
    WordPress, ///< A server, through its REST interface.
    Bundle, ///< The whole workspace (bundle/bundleexport.h); makeExport() has nothing for it.
};

inline constexpr PublishTarget publishTargets[] = {PublishTarget::Csdn, PublishTarget::WeChat,
        PublishTarget::Zhihu, PublishTarget::Juejin, PublishTarget::Mail, PublishTarget::Html,
        PublishTarget::Pdf, PublishTarget::Hugo, PublishTarget::Hexo, PublishTarget::Jekyll,
        PublishTarget::WordPress, PublishTarget::Bundle};

/// "csdn", "wechat" … as the command line and the history write them.
QString publishTargetName(PublishTarget target);
std::optional<PublishTarget> publishTargetFromName(QStringView name);

/// What people call it.
LocalizedText publishTargetTitle(PublishTarget target);

/// Whether people paste what was exported into the platform's editor.
bool isPasted(PublishTarget target);

/// What a platform takes. 0: no limit is known.
struct TargetLimits
{
    int title = 0; ///< In characters.
    int titleLeast = 0;
    int summary = 0;
    int summaryLeast = 0;
    int tags = 0;
    int tagsLeast = 0;
    int categories = 0;
    qsizetype body = 0; ///< In characters of what is pasted, signs and tags included.
    int links = 0; ///< More may be held back for review.
};

TargetLimits targetLimits(PublishTarget target);

} // namespace Winnow
