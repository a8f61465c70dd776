// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "pagecharset.h"

#include <QRegularExpression>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

QByteArray declaredCharset(QByteArrayView page)
{
    // HTML wants it among the first 1,024 bytes; pages with much before it are read by browsers all the same.
    constexpr qsizetype furthest = 4096;
    static const QRegularExpression comment(
            u"<!--.*?(?:-->|$)"_s, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression charset(
            u"<meta\\b[^>]*?\\bcharset\\s*=\\s*[\"']?\\s*([A-Za-z0-9_.:-]+)"_s,
            QRegularExpression::CaseInsensitiveOption);
    QString head = QString::fromLatin1(page.first(std::min(page.size(), furthest)));
    head.remove(comment);
    return charset.match(head).captured(1).toLatin1();
}

} // namespace Winnow
