// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "localizedtext.h"

#include <QLocale>

namespace Winnow {

/// The languages of an article. An argument wherever texts of the record are worded, and not the window's language,
/// because one article holds both.
enum class TextLanguage : quint8 { Chinese, English };

inline constexpr TextLanguage textLanguages[] = {TextLanguage::Chinese, TextLanguage::English};

/// The one that fits people who use @p locale.
inline TextLanguage textLanguage(const QLocale &locale)
{
    return locale.language() == QLocale::Chinese ? TextLanguage::Chinese : TextLanguage::English;
}

/// "zh", "en", as records and the command line write them.
inline QString textLanguageCode(TextLanguage language)
{
    return language == TextLanguage::Chinese ? QStringLiteral("zh") : QStringLiteral("en");
}

inline const QString &textIn(const LocalizedText &text, TextLanguage language)
{
    return language == TextLanguage::Chinese ? text.zh : text.en;
}

} // namespace Winnow
