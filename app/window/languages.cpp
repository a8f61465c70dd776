// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace Winnow {

using namespace Qt::StringLiterals;

Languages::Languages(QObject *parent)
    : QObject(parent)
{}

QStringList Languages::available()
{
    return {u"en"_s, u"zh_CN"_s};
}

QString Languages::nativeName(const QString &code)
{
    return code == "zh_CN"_L1 ? u"中文"_s : u"English"_s;
}

QString Languages::systemLanguage()
{
    for (const QString &language : QLocale::system().uiLanguages()) {
        if (QLocale(language).language() == QLocale::Chinese)
            return u"zh_CN"_s;
        if (QLocale(language).language() == QLocale::English)
            return u"en"_s;
    }
    return u"en"_s;
}

void Languages::apply(const QString &code)
{
    m_current = available().contains(code) ? code : systemLanguage();
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(locale());
    // Without its plural forms English says "1 issue(s)", so it has a file, too.
    if (m_own.load(u":/i18n/winnow_"_s + m_current))
        QCoreApplication::installTranslator(&m_own);
    if (m_qt.load(u"qtbase_"_s + m_current, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
}

} // namespace Winnow
