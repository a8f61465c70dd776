// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentkind.h"

#include <algorithm>
#include <array>
#include <utility>

namespace Winnow {

using namespace Qt::StringLiterals;

std::optional<DocumentKind> documentKindOfName(QStringView fileName)
{
    static constexpr std::array<std::pair<QLatin1StringView, DocumentKind>, 13> endings{{
            {".md"_L1, DocumentKind::Markdown},
            {".markdown"_L1, DocumentKind::Markdown},
            {".mdown"_L1, DocumentKind::Markdown},
            {".mkd"_L1, DocumentKind::Markdown},
            {".html"_L1, DocumentKind::Html},
            {".htm"_L1, DocumentKind::Html},
            {".xhtml"_L1, DocumentKind::Html},
            {".shtml"_L1, DocumentKind::Html},
            {".txt"_L1, DocumentKind::Text},
            {".text"_L1, DocumentKind::Text},
            {".rst"_L1, DocumentKind::Text},
            {".ndjson"_L1, DocumentKind::Bundle},
            {".ndjson.gz"_L1, DocumentKind::Bundle},
    }};
    const auto found = std::ranges::find_if(endings,
            [fileName](const auto &ending) { return fileName.endsWith(ending.first, Qt::CaseInsensitive); });
    return found == endings.end() ? std::nullopt : std::optional(found->second);
}

QString documentEnding(QStringView fileName)
{
    const qsizetype dot = fileName.lastIndexOf(u'.');
    return dot <= 0 ? QString() : fileName.sliced(dot + 1).toString().toLower();
}

bool beginsAsHtml(QByteArrayView bytes)
{
    constexpr qsizetype longestBeginning = 64;
    if (bytes.startsWith("\xef\xbb\xbf"))
        bytes = bytes.sliced(3);
    const QByteArray head =
            bytes.trimmed().first(std::min(bytes.trimmed().size(), longestBeginning)).toByteArray().toLower();
    return head.startsWith("<!doctype html") || head.startsWith("<html");
}

} // namespace Winnow
