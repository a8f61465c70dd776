// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "simplifiedhan.h"

#include <QFile>
#include <QStandardPaths>

#include <opencc.h>

#include <memory>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

struct ConverterCloser
{
    void operator()(void *converter) const { opencc_close(converter); }
};

struct TextFreer
{
    void operator()(char *text) const { opencc_convert_utf8_free(text); }
};

/// OpenCC says so where it could not open a converter.
void *const notOpened = reinterpret_cast<void *>(-1); // NOLINT(performance-no-int-to-ptr)

} // namespace

const SimplifiedHan &SimplifiedHan::shared()
{
    static const SimplifiedHan table(
            QStandardPaths::locate(QStandardPaths::GenericDataLocation, u"opencc/t2s.json"_s));
    return table;
}

SimplifiedHan::SimplifiedHan(const QString &configuration)
{
    for (char32_t point = first; point < last; ++point)
        m_simplified[point - first] = static_cast<char16_t>(point);
    if (configuration.isEmpty()) {
        m_missing = u"opencc/t2s.json is not installed"_s;
        return;
    }
    void *opened = opencc_open(QFile::encodeName(configuration).constData());
    if (opened == notOpened) {
        m_missing = QString::fromUtf8(opencc_error());
        return;
    }
    const std::unique_ptr<void, ConverterCloser> converter(opened);
    // One character a line, so that no phrase is seen in them.
    QString lines;
    lines.reserve(2 * (last - first));
    for (char32_t point = first; point < last; ++point)
        lines.append(QChar(static_cast<char16_t>(point))).append(u'\n');
    const QByteArray utf8 = lines.toUtf8();
    const std::unique_ptr<char, TextFreer> converted(
            opencc_convert_utf8(converter.get(), utf8.constData(), static_cast<size_t>(utf8.size())));
    if (!converted) {
        m_missing = QString::fromUtf8(opencc_error());
        return;
    }
    const QStringList folded = QString::fromUtf8(converted.get()).split(u'\n');
    for (qsizetype i = 0; i < std::min<qsizetype>(folded.size(), last - first); ++i) {
        // A form beyond the basic plane is left alone: it would not be one unit any more.
        if (folded.at(i).size() == 1)
            m_simplified[static_cast<size_t>(i)] = folded.at(i).front().unicode();
    }
}

} // namespace Winnow
