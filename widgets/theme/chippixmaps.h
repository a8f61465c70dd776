// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "shapedtexts.h"

#include <QCache>
#include <QColor>
#include <QPixmap>

namespace Winnow {

/// Draws chips: short words, such as labels, on a rounded ground. A chip is painted once and then copied, since the
/// same labels come back in every row. For one thread.
class ChipPixmaps final
{
public:
    struct Colours
    {
        QColor ground;
        QColor text;
    };

    ChipPixmaps();

    /// Uses @p font for the words from now on.
    void setFont(const QFont &font);

    /// In device-independent pixels.
    QSize size(const QString &text);

    void draw(QPainter &painter, QPoint topLeft, const QString &text, const Colours &colours);

private:
    struct Key
    {
        QString text;
        QRgb ground;
        QRgb words;
        double ratio; ///< Device pixels a pixel.

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed) noexcept
        {
            return qHashMulti(seed, key.text, key.ground, key.words, key.ratio);
        }
    };

    QPixmap make(const QString &text, const Colours &colours, double ratio);

    QFont m_font;
    ShapedTexts m_words;
    QCache<Key, QPixmap> m_pixmaps;
};

} // namespace Winnow
