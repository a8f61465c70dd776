// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "themecolours.h"

#include <algorithm>
#include <cmath>

namespace Winnow {

namespace {

/// WCAG 2.1, relative luminance.
double luminance(const QColor &colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
            + 0.0722 * linear(colour.blueF());
}

} // namespace

const ThemeColours &lightColours()
{
    static const ThemeColours colours{
            .window = QColor(0xf5f6f7),
            .base = QColor(0xffffff),
            .raised = QColor(0xfbfbfc),
            .hairline = QColor(0xdde0e4),
            .control = QColor(0x858d96),
            .text = QColor(0x1b1f23),
            .mutedText = QColor(0x59626c),
            .accent = QColor(0x1c5fb0),
            .accentText = QColor(0xffffff),
            .selection = QColor(0xe3eefa),
            .current = QColor(0xd2e4f8),
            .idleCurrent = QColor(0xe6e9ed),
            .chip = QColor(0xe9ecef),
            .chipText = QColor(0x444c55),
            .keep = QColor(0x176b37),
            .drop = QColor(0xa62b22),
            .hold = QColor(0x7a5000),
            .undecided = QColor(0x59626c),
            .filtered = QColor(0x59626c),
            .conflict = QColor(0x7b35a8),
            .notice = QColor(0xe4eefa),
            .noticeText = QColor(0x1c3d63),
            .warning = QColor(0xfff1cc),
            .warningText = QColor(0x5c3d00),
            .error = QColor(0xfde5e2),
            .errorText = QColor(0x80211a),
    };
    return colours;
}

const ThemeColours &darkColours()
{
    static const ThemeColours colours{
            .window = QColor(0x202327),
            .base = QColor(0x181a1d),
            .raised = QColor(0x2a2e33),
            .hairline = QColor(0x363b41),
            .control = QColor(0x737c86),
            .text = QColor(0xe3e6e9),
            .mutedText = QColor(0xa4adb6),
            .accent = QColor(0x74b3f7),
            .accentText = QColor(0x0e1620),
            .selection = QColor(0x1f3348),
            .current = QColor(0x26425f),
            .idleCurrent = QColor(0x2f353b),
            .chip = QColor(0x31363c),
            .chipText = QColor(0xcbd2d9),
            .keep = QColor(0x66cc88),
            .drop = QColor(0xf59488),
            .hold = QColor(0xe5b75c),
            .undecided = QColor(0xa4adb6),
            .filtered = QColor(0xa4adb6),
            .conflict = QColor(0xd3a2f2),
            .notice = QColor(0x1f3348),
            .noticeText = QColor(0xcfe3f8),
            .warning = QColor(0x43360f),
            .warningText = QColor(0xf5dfa8),
            .error = QColor(0x4a2320),
            .errorText = QColor(0xfbd0ca),
    };
    return colours;
}

QColor ThemeColours::markColour(VerdictMark mark) const
{
    switch (mark) {
    case VerdictMark::Undecided:
        return undecided;
    case VerdictMark::Keep:
        return keep;
    case VerdictMark::Hold:
        return hold;
    case VerdictMark::Drop:
        return drop;
    case VerdictMark::Filtered:
        return filtered;
    case VerdictMark::Conflict:
        return conflict;
    }
    return undecided;
}

const ThemeColours &themeColours(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? darkColours() : lightColours();
}

QPalette themePalette(const ThemeColours &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.window);
    palette.setColor(QPalette::WindowText, colours.text);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.window);
    palette.setColor(QPalette::Text, colours.text);
    palette.setColor(QPalette::Button, colours.raised);
    palette.setColor(QPalette::ButtonText, colours.text);
    palette.setColor(QPalette::BrightText, colours.errorText);
    palette.setColor(QPalette::ToolTipBase, colours.raised);
    palette.setColor(QPalette::ToolTipText, colours.text);
    palette.setColor(QPalette::PlaceholderText, colours.mutedText);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.accentText);
    palette.setColor(QPalette::Accent, colours.accent);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.conflict);
    palette.setColor(QPalette::Light, colours.base);
    palette.setColor(QPalette::Midlight, colours.hairline);
    palette.setColor(QPalette::Mid, colours.hairline);
    palette.setColor(QPalette::Dark, colours.control);
    palette.setColor(QPalette::Shadow, colours.hairline);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.control);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.idleCurrent);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, colours.text);
    return palette;
}

QList<TextPair> textPairs(const ThemeColours &c)
{
    QList<TextPair> pairs{
            {"accent text on accent", c.accentText, c.accent},
            {"chip text on chip", c.chipText, c.chip},
            {"chip text on chip of a marked row", c.chipText, c.base},
            {"notice", c.noticeText, c.notice},
            {"warning", c.warningText, c.warning},
            {"error", c.errorText, c.error},
            {"accent on notice", c.accent, c.notice},
    };
    for (const QColor &background : {c.window, c.base, c.raised, c.selection, c.current, c.idleCurrent}) {
        pairs += {{"text", c.text, background}, {"muted text", c.mutedText, background},
                {"accent", c.accent, background}, {"keep", c.keep, background}, {"drop", c.drop, background},
                {"hold", c.hold, background}, {"undecided", c.undecided, background},
                {"filtered", c.filtered, background}, {"conflict", c.conflict, background}};
    }
    return pairs;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double ofA = luminance(a) + 0.05;
    const double ofB = luminance(b) + 0.05;
    return std::max(ofA, ofB) / std::min(ofA, ofB);
}

} // namespace Winnow
