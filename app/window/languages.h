// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

namespace Winnow {

/// The language of the window: installs the translators of Winnow and of Qt's own texts, at the start and at
/// run time.
class Languages final : public QObject
{
    Q_OBJECT

public:
    explicit Languages(QObject *parent = nullptr);

    /// Codes of the languages there are: "zh_CN", "en".
    static QStringList available();
    /// The language's name in itself.
    static QString nativeName(const QString &code);
    /// What the system asks for, out of those there are.
    static QString systemLanguage();

    /// Switches to @p code; an empty or unknown one means systemLanguage(). Widgets hear LanguageChange.
    void apply(const QString &code);
    const QString &current() const { return m_current; }
    QLocale locale() const { return QLocale(m_current); }

private:
    QString m_current;
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace Winnow
