// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

namespace Winnow {

/// What a character of a text is part of.
enum class TextZone : quint8 {
    Words,
    Code, ///< A code span, its signs included.
    Address, ///< A URL, or the signs and the target of a link.
};

/// A text of the article (inline Markdown) made ready for the recognisers: escapes undone, full-width signs beside their
/// half-width twins, each character with its zone and its place in the source. Emphasis signs stay. Total, in time
/// proportional to the text.
class ReadableText final
{
public:
    explicit ReadableText(const QString &markdown);

    qsizetype size() const { return m_read.size(); }

    /// The characters as written.
    QStringView read() const { return m_read; }

    /// The same, full-width signs, letters and digits as half-width ones.
    QStringView folded() const { return m_folded; }

    TextZone zone(qsizetype at) const
    {
        return m_zones.isEmpty() ? TextZone::Words : static_cast<TextZone>(m_zones[at]);
    }

    /// Whether all of [begin, end) lies in the zone Words.
    bool isWords(qsizetype begin, qsizetype end) const;

    /// Offset in the source of the character at @p at; that behind the text's end for size().
    qsizetype sourceOffset(qsizetype at) const { return m_offsets.isEmpty() ? at : m_offsets[at]; }

private:
    void readMarkup(const QString &markdown);
    void append(QChar c, qsizetype offset, TextZone zone);

    QString m_read;
    QString m_folded;
    QByteArray m_zones; ///< Empty: all words.
    QList<int> m_offsets; ///< Empty: the same as in the source. Else one more than there are characters.
};

/// Where the bare address that begins at @p begin of @p text ends: before white space, a quote, a bracket that it did not
/// open or the first Chinese character, closing punctuation left out.
qsizetype addressEnd(QStringView text, qsizetype begin);

/// Whether @p c is a Chinese ideograph.
constexpr bool isHan(char16_t c) noexcept
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3400 && c <= 0x4DBF) || (c >= 0xF900 && c <= 0xFAFF);
}

} // namespace Winnow
