// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

/// A text of an article taken apart, so that each target writes it in its own way.
namespace Winnow {

/// A stretch of text with the same marks.
struct TextRun
{
    QString text; ///< As it is read; a line feed is a line break.
    QString url{}; ///< Of the web page or mail address that it links to; null for none.
    QString anchor{}; ///< Of the place in the article that it refers to (DocumentRow::anchor); null for none.
    bool isCode = false;
    bool isStrong = false;
    bool isEmphasis = false;
    bool isStruck = false;
    bool isImage = false; ///< `url` is a picture's, `text` what stands for it.

    friend bool operator==(const TextRun &, const TextRun &) = default;
};

/// Neighbours differ in their marks; no run is empty.
using RichText = QList<TextRun>;

/// @p markdown, inline, as GitHub's rules read it; each of its lines by itself. Addresses that stand bare in it are links
/// up to the first character that is not an address's: `https://a.b，又` links `https://a.b`. Raw HTML is the text it is,
/// a link to anything but http, https or mailto its words. Total.
RichText readRichText(const QString &markdown);

/// A text without marks.
RichText plainRichText(const QString &text);

/// What is read, without marks.
QString plainTextOf(const RichText &text);

/// @p text with @p run behind it, as one run where they have the same marks.
void appendRun(RichText &text, const TextRun &run);

/// As appendRun() for each run of @p more.
void appendText(RichText &text, const RichText &more);

/// Whether the marks of @p a and @p b are the same.
bool haveSameMarks(const TextRun &a, const TextRun &b);

} // namespace Winnow
