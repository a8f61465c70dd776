// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "nodesearch.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostFound = 20;

bool holdsAll(const QString &text, const QStringList &words)
{
    return std::ranges::all_of(
            words, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

void HeldNodeSearch::find(const QString &words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    QList<FoundNode> inTitle;
    QList<FoundNode> inText;
    for (const KgNodeRecord &node : std::as_const(m_nodes)) {
        if (holdsAll(node.title, wanted))
            inTitle.append({node, std::nullopt, {}});
        else if (holdsAll(node.title + u'\n' + node.text + u'\n' + node.id, wanted))
            inText.append({node, std::nullopt, {}});
    }
    const auto title = [](const FoundNode &found) { return found.node.title; };
    std::ranges::sort(inTitle, {}, title);
    std::ranges::sort(inText, {}, title);
    const QList<FoundNode> nodes = inTitle + inText;
    emit found(words, nodes.first(std::min(nodes.size(), mostFound)));
}

} // namespace Winnow
