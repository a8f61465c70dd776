// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "theme.h"

#include "calmstyle.h"
#include "themecolours.h"

#include <QApplication>
#include <QStyleHints>
#include <QToolTip>
#include <QVariant>

namespace Winnow {

namespace {

/// The scheme that was asked for. Kept with the application, since a platform without a theme of its own
/// takes the wish and forgets it.
constexpr char schemeProperty[] = "winnowColorScheme";

void applyColours(QApplication &application)
{
    const auto wanted = application.property(schemeProperty).value<Qt::ColorScheme>();
    const Qt::ColorScheme system = application.styleHints()->colorScheme();
    const bool dark = (wanted == Qt::ColorScheme::Unknown ? system : wanted) == Qt::ColorScheme::Dark;
    const QPalette palette = themePalette(dark ? darkColours() : lightColours());
    application.setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace

void applyTheme(QApplication &application, Qt::ColorScheme scheme)
{
    const bool first = qobject_cast<CalmStyle *>(application.style()) == nullptr;
    if (first) {
        application.setStyle(new CalmStyle);
        application.setFont(textFont(application.font()));
        QObject::connect(application.styleHints(), &QStyleHints::colorSchemeChanged, &application,
                [&application] { applyColours(application); });
    }
    application.setProperty(schemeProperty, QVariant::fromValue(scheme));
    application.styleHints()->setColorScheme(scheme);
    applyColours(application);
}

} // namespace Winnow
