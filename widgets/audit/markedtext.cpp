// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "markedtext.h"

#include "theme/themecolours.h"

namespace Winnow {

using namespace Qt::StringLiterals;

QString markedHtml(const QString &text, const QList<TextRange> &marks, const QPalette &palette)
{
    const ThemeColours &colours = themeColours(palette);
    const QString opened = u"<span style=\"background-color:%1;color:%2\">"_s.arg(
            colours.warning.name(), colours.warningText.name());
    QString html;
    qsizetype at = 0;
    for (const TextRange &mark : marks) {
        html += text.sliced(at, mark.begin - at).toHtmlEscaped() + opened
                + text.sliced(mark.begin, mark.length).toHtmlEscaped() + "</span>"_L1;
        at = mark.end();
    }
    return html + text.sliced(at).toHtmlEscaped();
}

} // namespace Winnow
