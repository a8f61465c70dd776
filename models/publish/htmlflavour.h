// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "publishtarget.h"

#include <QByteArray>
#include <QString>

namespace Winnow {

/// The elements that documents are made of.
enum class HtmlElement : quint8 {
    Title,
    Heading,
    Subheading,
    Paragraph,
    Table,
    HeadCell,
    Cell,
    NumberCell,
    List,
    Item,
    ShortCode, ///< Not to be parted at a line's end: a flag ends up as two otherwise.
    Code,
    Strong,
    Link,
    Card,
    CardHead,
    CardText,
};

/// How a target takes HTML.
struct HtmlFlavour
{
    bool hasAnchors = false; ///< Ids survive, so references between rows lead there.
    QString anchorPrefix{}; ///< Before each id, where two documents share a page.
    bool hasNamedAnchors = false; ///< `<a name>` around a text instead of an id on its element.
    bool hasLinks = true; ///< Links to web pages may stand in the text.
    bool hasClasses = false; ///< For a style sheet of its own.
    bool hasPunctuationReplaced =
            false; ///< WordPress puts other characters in place of `--`, quotes and dots.
    bool hasBlanksCollapsed = false; ///< Blanks in code collapse, so they leave as no-break spaces.
    bool hasHeadInBody = false; ///< Row heads stand in `<tbody>`.
    bool hasListsAsParagraphs = false;
    bool hasCards = false;
    bool hasBlockComments = false; ///< WordPress: comments name each block's kind.
    bool hasColumnWidths = false; ///< `width` on cells of tables.
    bool hasHeadingOfPage = false; ///< The title is the first element.
    /// The `style` of an element; null for none.
    const char *(*style)(HtmlElement element) = nullptr;
    const char *tableAttributes = nullptr; ///< Written into `<table>`.
};

HtmlFlavour htmlFlavour(PublishTarget target);

} // namespace Winnow
