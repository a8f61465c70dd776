// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "oneline.h"

namespace Winnow {

using namespace Qt::StringLiterals;

QString oneLine(QString text)
{
    text.replace(u"\r\n"_s, u"\n"_s);
    for (QChar &c : text) {
        if (c == u'\n' || c == u'\r' || c == u'\t')
            c = u' ';
    }
    return text.trimmed();
}

} // namespace Winnow
