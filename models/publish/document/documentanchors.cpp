// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentanchors.h"

#include "article/casealiases.h"
#include "markdown/inlinetext.h"

namespace Winnow {

using namespace Qt::StringLiterals;

DocumentAnchors::DocumentAnchors(const Article &article)
{
    const auto aliases = resolveCaseAliases(article);
    for (const auto &[alias, name] : aliases.asKeyValueRange())
        m_aliases.insert(alias.toLower(), name.toLower());
    for (const SectionPart *part : partsOf<SectionPart>(article)) {
        const QString name = plainText(part->name);
        const QString slug = asciiSlug(name);
        const QString key = slug.isEmpty() ? QString::number(m_sections.size() + 1) : slug;
        Section section{unique(u"section-"_s + key), {}};
        if (!m_byName.contains(name))
            m_byName.insert(name, section.anchor);
        for (const ArticleRow &row : part->rows) {
            const QString number = asciiSlug(row.number);
            const QString anchor = unique(u"row-%1-%2"_s.arg(key, number.isEmpty() ? u"x"_s : number));
            const QPair<QString, QString> place(name.toLower(), row.number.toLower());
            if (!row.number.isEmpty() && !m_rows.contains(place))
                m_rows.insert(place, anchor);
            section.rows.append(anchor);
        }
        m_sections.append(section);
    }
}

QString DocumentAnchors::rowOf(const CaseReference &reference) const
{
    const QString alias = reference.alias.toLower();
    return m_rows.value({m_aliases.value(alias, alias), reference.number.toLower()});
}

QString DocumentAnchors::unique(const QString &anchor)
{
    if (anchor.isEmpty())
        return {};
    QString free = anchor;
    for (int again = 2; m_taken.contains(free); ++again)
        free = anchor + u'-' + QString::number(again);
    m_taken.insert(free);
    return free;
}

QString asciiSlug(const QString &text, qsizetype longest)
{
    QString slug;
    for (const QChar c : text.toLower()) {
        if (c.unicode() < 0x80 && c.isLetterOrNumber())
            slug += c;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    slug.truncate(longest);
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug;
}

} // namespace Winnow
