// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCache>
#include <QFont>
#include <QFontMetrics>
#include <QGlyphRun>
#include <QList>
#include <QString>

class QPainter;
class QRect;

namespace Winnow {

/// Draws single lines of text, each laid out once: in a table the same words come back on every page, and laying out
/// (with the look-up of fallback fonts for Chinese) costs several times what drawing does. Lines of all scripts share
/// one base line. For one thread.
class ShapedTexts final
{
public:
    explicit ShapedTexts(const QFont &font = {});

    /// Lays out in @p font from now on.
    void setFont(const QFont &font);

    /// Of @p text in one line, in pixels.
    double width(const QString &text);

    /// Draws @p text in the middle of @p area's height, in the painter's pen. What does not fit ends in "…".
    /// Gives the width drawn, in pixels.
    double draw(QPainter &painter, const QRect &area, Qt::Alignment horizontal, const QString &text);

private:
    struct Line
    {
        QList<QGlyphRun> runs; ///< Relative to the base line's beginning.
        double width = 0;
        bool isCut = false;
    };
    struct Key
    {
        QString text;
        int room; ///< Pixels that the text was cut to; -1 for the whole of it.

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed) noexcept
        {
            return qHashMulti(seed, key.text, key.room);
        }
    };

    const Line &fitted(const QString &text, int room);
    Line layOut(const QString &text, int room) const;

    QFont m_font;
    QFontMetrics m_metrics;
    QCache<Key, Line> m_lines;
};

} // namespace Winnow
