// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "evidencestyle.h"

#include "theme/themecolours.h"

#include <QCoreApplication>
#include <QPalette>
#include <QStringList>

namespace Winnow {

using namespace Qt::StringLiterals;

QString evidenceStyleSheet(const QPalette &palette)
{
    const ThemeColours &colours = themeColours(palette);
    static const QString sheet = uR"(
body { color: %text; }
a { color: %accent; }
p { margin-top: 0; margin-bottom: 8px; }
li { margin-bottom: 2px; }
h1, h2, h3, h4, h5, h6 { font-size: medium; font-weight: 600; margin-top: 12px; margin-bottom: 6px; }
pre { background-color: %chip; white-space: pre-wrap; margin-top: 4px; margin-bottom: 8px; }
code { background-color: %chip; }
blockquote { color: %muted; margin-left: 16px; }
del { text-decoration: line-through; }
table { border-collapse: collapse; margin-bottom: 8px; }
th, td { border: 1px solid %hairline; padding: 3px 8px; text-align: left; }
th { font-weight: 600; }
.title { font-size: large; font-weight: 600; margin-top: 0; margin-bottom: 4px; }
.muted { color: %muted; }
.event { color: %muted; margin-top: 4px; margin-bottom: 4px; margin-left: 4px; }
.chip { background-color: %chip; color: %chiptext; }
.basis { background-color: %notice; color: %noticetext; }
.h { font-weight: 600; color: %muted; margin-top: 12px; margin-bottom: 4px; }
table.band { margin-top: 10px; margin-bottom: 6px; }
table.band td { border: 0; padding: 4px 8px; background-color: %band; }
table.record td, table.record th { border: 0; border-bottom: 1px solid %hairline; }
table.record td, table.record th { padding: 4px 12px 4px 0; vertical-align: top; }
table.record th { color: %muted; font-weight: 400; }
)"_s;
    QString filled = sheet;
    // The longer names first: %chiptext begins with %chip.
    filled.replace("%chiptext"_L1, colours.chipText.name());
    filled.replace("%chip"_L1, colours.chip.name());
    filled.replace("%noticetext"_L1, colours.noticeText.name());
    filled.replace("%notice"_L1, colours.notice.name());
    filled.replace("%text"_L1, colours.text.name());
    filled.replace("%accent"_L1, colours.accent.name());
    filled.replace("%muted"_L1, colours.mutedText.name());
    filled.replace("%hairline"_L1, colours.hairline.name());
    filled.replace("%band"_L1, colours.window.name());
    return filled;
}

QString roleText(const QString &role)
{
    if (role == "maintainer"_L1)
        return u"\u25c6 "_s + QCoreApplication::translate("Winnow::Role", "maintainer");
    if (role == "bot"_L1)
        return u"\u25a1 "_s + QCoreApplication::translate("Winnow::Role", "robot");
    if (role == "user"_L1)
        return u"\u25cb "_s + QCoreApplication::translate("Winnow::Role", "user");
    return role;
}

QString chipsHtml(const QStringList &labels)
{
    QStringList chips;
    for (const QString &label : labels)
        chips.append(u"<span class=\"chip\">&nbsp;%1&nbsp;</span>"_s.arg(label.toHtmlEscaped()));
    return chips.join(u"&nbsp; "_s);
}

} // namespace Winnow
