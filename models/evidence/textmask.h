// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace Winnow {

/// The parts of a Markdown text in which nothing is a reference: fenced and indented code, code spans,
/// `<pre>` and `<code>`, HTML comments (evidence.md: `#N` inside a code block does not count; templates hide
/// their examples in comments). Takes time in proportion to the text, whatever it holds.
class TextMask final
{
public:
    /// Looks no further than @p until, the last index that will be asked for.
    TextMask(QStringView text, qsizetype until);

    /// Whether @p index lies in such a part. Asked with growing indices it costs next to nothing.
    bool covers(qsizetype index);

private:
    struct Part
    {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    friend class TextMaskScanner;

    QList<Part> m_parts; ///< By place, not overlapping.
    qsizetype m_next = 0;
};

} // namespace Winnow
