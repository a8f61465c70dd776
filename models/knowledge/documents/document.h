// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Winnow {

/// What stands below one heading, up to the next one.
struct DocumentSection
{
    int level = 0; ///< Of the heading, from 1; 0 for what stands before the first.
    QString heading; ///< Plain text.
    QString anchor; ///< Fragment of the address at which it stands; empty where it has none of its own.
    QStringList blocks; ///< Plain text: paragraphs, code, tables… in their order.
    QString kind; ///< Of the node; null for the document's.
    bool standsAlone =
            false; ///< A text of its own, as a blog's post: named by its heading alone, and worth a node without text.
};

/// A document of any format as plain text with headings.
struct Document
{
    QString title; ///< As it says itself; null where only its headings or its file's name do.
    QString address; ///< Where it says that it stands (http, https), without a fragment; null where it does not say.
    QString language; ///< As it says itself: "zh", "en"…; null where it does not say.
    QString kind = QStringLiteral("doc");
    QList<DocumentSection> sections; ///< The first is of level 0.
};

} // namespace Winnow
