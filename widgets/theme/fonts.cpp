// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "theme.h"

#include <QFont>
#include <QFontDatabase>
#include <QStringList>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Families for Chinese, best first; those that are not installed are passed over.
const QStringList &chineseFamilies()
{
    static const QStringList families{u"Noto Sans CJK SC"_s, u"Noto Sans SC"_s, u"Source Han Sans SC"_s,
            u"PingFang SC"_s, u"Microsoft YaHei UI"_s, u"Microsoft YaHei"_s, u"WenQuanYi Micro Hei"_s,
            u"Noto Sans CJK TC"_s};
    return families;
}

QFont withFamilies(QFont font, const QStringList &first)
{
    QStringList families;
    const QStringList installed = QFontDatabase::families();
    for (const QString &family : first + chineseFamilies()) {
        if (installed.contains(family) && !families.contains(family))
            families.append(family);
    }
    if (!families.isEmpty())
        font.setFamilies(families);
    return font;
}

} // namespace

QFont textFont(const QFont &font)
{
    // Where the system names no family of its own it is often a bitmap or a serif one; Noto Sans is then the
    // better.
    const QString system = font.family();
    const bool generic = system.isEmpty() || system.compare(u"Sans"_s, Qt::CaseInsensitive) == 0
            || system.compare(u"Sans Serif"_s, Qt::CaseInsensitive) == 0;
    return withFamilies(font,
            generic ? QStringList{u"Noto Sans"_s, u"DejaVu Sans"_s} : QStringList{system, u"Noto Sans"_s});
}

QFont codeFont(const QFont &font)
{
    QFont code = withFamilies(font,
            {u"Noto Sans Mono"_s, u"DejaVu Sans Mono"_s, u"Cascadia Mono"_s, u"Menlo"_s,
                    u"Noto Sans Mono CJK SC"_s});
    code.setStyleHint(QFont::Monospace);
    return code;
}

QFont smallFont(const QFont &font)
{
    QFont smaller = font;
    if (font.pointSizeF() > 0)
        smaller.setPointSizeF(std::max(std::min(8.0, font.pointSizeF()), font.pointSizeF() * 0.88));
    else
        smaller.setPixelSize(std::max(std::min(11, font.pixelSize()), font.pixelSize() * 88 / 100));
    return smaller;
}

} // namespace Winnow
