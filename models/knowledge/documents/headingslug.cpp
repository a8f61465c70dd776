// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "headingslug.h"

namespace Winnow {

QString headingSlug(QStringView heading)
{
    QString slug;
    const QString text = heading.trimmed().toString().normalized(QString::NormalizationForm_C).toLower();
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == u'-' || c == u'_')
            slug += c;
        else if (c.isSpace())
            slug += u'-';
    }
    return slug;
}

QString UniqueNames::take(const QString &name, QChar mark, int first)
{
    QString unique = name;
    if (m_taken.contains(name)) {
        if (!m_next.contains(name))
            m_next.insert(name, first);
        int &next = m_next[name];
        do
            unique = name + mark + QString::number(next++);
        while (m_taken.contains(unique));
    }
    m_taken.insert(unique);
    return unique;
}

} // namespace Winnow
