// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "diffcolours.h"

#include "theme/themecolours.h"

#include <algorithm>

namespace Winnow {

namespace {

constexpr double leastContrast = 4.5;

const DiffColours &lightDiffColours()
{
    static const DiffColours colours{
            .added = QColor(0xe9f7ed),
            .removed = QColor(0xfdeeec),
            .addedWord = QColor(0xbfe8ca),
            .removedWord = QColor(0xf9cfca),
            .addedText = QColor(0x12602f),
            .removedText = QColor(0x8f2119),
            .gutter = QColor(0xf5f6f7),
            .gutterText = QColor(0x59626c),
            .absent = QColor(0xf0f1f3),
            .gap = QColor(0xeef3f9),
            .gapText = QColor(0x3f5670),
            .found = QColor(0xffeeb0),
            .foundCurrent = QColor(0xffd35c),
            .hidden = QColor(0xe4e7eb),
            .hiddenText = QColor(0x444c55),
            .turning = QColor(0x7b35a8),
            .turningText = QColor(0xffffff),
            .isDark = false,
    };
    return colours;
}

const DiffColours &darkDiffColours()
{
    static const DiffColours colours{
            .added = QColor(0x172a1e),
            .removed = QColor(0x321d1d),
            .addedWord = QColor(0x24492f),
            .removedWord = QColor(0x582b2a),
            .addedText = QColor(0x7fd89b),
            .removedText = QColor(0xf8a79d),
            .gutter = QColor(0x202327),
            .gutterText = QColor(0xa4adb6),
            .absent = QColor(0x1f2226),
            .gap = QColor(0x222b36),
            .gapText = QColor(0xa9bfd6),
            .found = QColor(0x4d420f),
            .foundCurrent = QColor(0x6b5800),
            .hidden = QColor(0x3a4047),
            .hiddenText = QColor(0xcbd2d9),
            .turning = QColor(0xd3a2f2),
            .turningText = QColor(0x1d1024),
            .isDark = true,
    };
    return colours;
}

bool isReadable(const QList<QColor> &backgrounds, const QColor &colour)
{
    return std::ranges::all_of(backgrounds, [&colour](const QColor &background) {
        return contrastRatio(colour, background) >= leastContrast;
    });
}

} // namespace

QList<QColor> DiffColours::codeBackgrounds(const QColor &base) const
{
    return {base, added, removed, addedWord, removedWord, found, foundCurrent};
}

const DiffColours &diffColours(const QPalette &palette)
{
    return &themeColours(palette) == &darkColours() ? darkDiffColours() : lightDiffColours();
}

QColor readableOn(const QList<QColor> &backgrounds, const QColor &colour)
{
    if (backgrounds.isEmpty())
        return colour;
    const QColor end = backgrounds.first().lightness() < 128 ? QColor(Qt::white) : QColor(Qt::black);
    QColor readable = colour;
    constexpr int steps = 10;
    for (int step = 1; step <= steps && !isReadable(backgrounds, readable); ++step) {
        const auto mixed = [step](int from, int to) { return from + (to - from) * step / steps; };
        readable = QColor(mixed(colour.red(), end.red()), mixed(colour.green(), end.green()),
                mixed(colour.blue(), end.blue()));
    }
    return readable;
}

} // namespace Winnow
