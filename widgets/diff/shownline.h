// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "diff/intraline.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace Winnow {

/// The name of a hidden character in what is drawn.
struct HiddenSpan
{
    TextSpan span;
    bool turnsDirection = false; ///< Worth an alarm: text reads otherwise than it runs.

    friend bool operator==(const HiddenSpan &, const HiddenSpan &) = default;
};

/// A line as it is drawn: characters that one would not see are replaced by their names, and right-to-left words are
/// kept from turning what stands beside them. Knows which drawn character stands for which of the line.
class ShownLine final
{
public:
    /// Of a longer line only the beginning is drawn, in UTF-16 units; it is copied and searched in full.
    static constexpr qsizetype longest = 40'000;

    /// @p bytes: the line without markers. @p hidesLineEnd: a carriage return at the end is not shown.
    ShownLine(QByteArrayView bytes, bool hidesLineEnd);

    /// The line itself, decoded.
    const QString &source() const { return m_source; }
    /// What to draw.
    const QString &text() const { return m_text; }
    /// Characters that were left out at the end.
    qsizetype clipped() const { return m_clipped; }

    qsizetype toShown(qsizetype source) const;
    qsizetype toSource(qsizetype shown) const;

    /// Where names of hidden characters stand, in what is drawn.
    const std::vector<HiddenSpan> &hiddenSpans() const { return m_hidden; }
    /// Where right-to-left letters stand, in what is drawn.
    const std::vector<TextSpan> &rightToLeftSpans() const { return m_rightToLeft; }

private:
    void replaceHidden();

    QString m_source;
    QString m_text;
    std::vector<qsizetype> m_shownOf; ///< For each place in the source; empty where both are the same.
    std::vector<HiddenSpan> m_hidden;
    std::vector<TextSpan> m_rightToLeft;
    qsizetype m_clipped = 0;
};

} // namespace Winnow
