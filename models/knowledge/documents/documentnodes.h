// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "document.h"

#include "domain/records.h"

namespace Winnow {

/// What a document is known by.
struct DocumentIdentity
{
    QString id; ///< Without `#`.
    QString url; ///< Of the whole document, without a fragment.
    QString name; ///< Its title where it has none of its own.
};

/// So many characters (UTF-16 units) a node's text has at most; longer sections become several nodes.
inline constexpr qsizetype longestNodeText = 8000;

/// The nodes of @p document, one a section with text, in their order; a single one with its title alone for a document
/// without text. No value is null.
///
/// Ids hang on what a section is called, not on where it stands or what it says, so that an edit of one section leaves all
/// others theirs: `ID#heading/subheading`, of the headings' slugs; ID alone for what belongs to the document as a
/// whole: the text before all headings and below its title, which is the only heading of level 1 where that is the
/// first one, and no part of paths. A heading that the same path led to before gets `~2`, `~3`…; the second text of a long section
/// `#part-2` behind its id (`ID##part-2` of the whole).
///
/// A title is the path of headings from the document's title on, joined by " › ".
QList<KgNodeRecord> documentNodes(const Document &document, const DocumentIdentity &identity);

} // namespace Winnow
