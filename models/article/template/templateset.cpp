// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "templateset.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Far above any template, far below what would take the engine long.
constexpr qint64 mostBytes = 256 * 1'024;

QString translated(const char *text)
{
    return QCoreApplication::translate("Winnow::TemplateError", text);
}

} // namespace

TemplateSet::TemplateSet(const QString &folder, TextLanguage language)
    : m_folder(folder)
    , m_language(textLanguageCode(language))
{}

bool TemplateSet::isTemplateName(const QString &name)
{
    return !name.isEmpty() && !name.startsWith(u'.') && !name.contains(u'/') && !name.contains(u'\\')
            && !name.contains(u':');
}

QString TemplateSet::filePath(const QString &name) const
{
    if (!m_folder.isEmpty()) {
        const QString own = QDir(m_folder).filePath(m_language + u'/' + name);
        if (QFileInfo(own).isFile())
            return own;
    }
    return u":/winnow/templates/house/"_s + m_language + u'/' + name;
}

QString TemplateSet::path(const QString &name) const
{
    const QString file = filePath(name);
    return file.startsWith(u':') ? u"house/"_s + m_language + u'/' + name : QDir::toNativeSeparators(file);
}

std::expected<QString, TemplateError> TemplateSet::read(const QString &name) const
{
    const auto failed = [&](const QString &message) {
        return std::unexpected(TemplateError{path(name), 0, message});
    };
    if (!m_folder.isEmpty() && !QFileInfo(m_folder).isDir()) {
        return std::unexpected(TemplateError{QDir::toNativeSeparators(m_folder), 0,
                translated(QT_TRANSLATE_NOOP(
                        "Winnow::TemplateError", "The folder of templates does not exist."))});
    }
    QFile file(filePath(name));
    if (!file.exists())
        return failed(translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "There is no such template.")));
    if (!file.open(QIODevice::ReadOnly))
        return failed(
                translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "The template cannot be read (%1)."))
                        .arg(file.errorString()));
    if (file.size() > mostBytes)
        return failed(
                translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "The template is larger than %1 KiB."))
                        .arg(mostBytes / 1'024));
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(file.readAll());
    if (decoder.hasError())
        return failed(
                translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "The template is not UTF-8 text.")));
    return text.replace(u"\r\n"_s, u"\n"_s);
}

} // namespace Winnow
