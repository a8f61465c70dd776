// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "documentnodes.h"

#include "headingslug.h"
#include "textparts.h"

#include "domain/scriptshare.h"

#include <QCryptographicHash>

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// A text with fewer letters does not show its language.
constexpr qsizetype lettersThatTell = 40;

constexpr qsizetype longestSlug = 80;

/// The slug of @p heading for an id: never empty, and short, yet another for another heading.
QString idSlug(const QString &heading)
{
    const QString slug = headingSlug(heading);
    if (slug.isEmpty())
        return u"section"_s;
    if (slug.size() <= longestSlug)
        return slug;
    const QByteArray digest =
            QCryptographicHash::hash(slug.toUtf8(), QCryptographicHash::Sha1).toHex().first(8);
    const qsizetype cut = slug.at(longestSlug - 1).isHighSurrogate() ? longestSlug - 1 : longestSlug;
    return slug.first(cut) + u'-' + QString::fromLatin1(digest);
}

/// The index of the section whose heading is the document's title; -1 for none.
qsizetype titleIndex(const Document &document)
{
    const auto isHeaded = [](const DocumentSection &section) { return section.level > 0; };
    const auto first = std::ranges::find_if(document.sections, isHeaded);
    const bool isTitle = first != document.sections.end() && first->level == 1 && !first->standsAlone
            && std::ranges::count(document.sections, 1, &DocumentSection::level) == 1;
    return isTitle ? first - document.sections.begin() : -1;
}

/// "zh" of "zh-Hans-CN".
QString primaryLanguage(const QString &tag)
{
    const qsizetype end = tag.indexOf(u'-') >= 0 ? tag.indexOf(u'-') : tag.indexOf(u'_');
    return (end < 0 ? tag : tag.first(end)).trimmed().toLower();
}

class NodeMaker final
{
public:
    NodeMaker(const Document &document, const DocumentIdentity &identity)
        : m_document(document)
        , m_identity(identity)
        , m_titleIndex(titleIndex(document))
        , m_declared(primaryLanguage(document.language))
    {
        m_title = !document.title.isEmpty() ? document.title
                : m_titleIndex >= 0         ? document.sections[m_titleIndex].heading
                                            : identity.name;
        for (const DocumentSection &section : document.sections) {
            for (const QString &block : section.blocks)
                m_share.count(block);
        }
    }

    QList<KgNodeRecord> make()
    {
        addWhole();
        for (qsizetype i = 0; i < m_document.sections.size(); ++i) {
            const DocumentSection &section = m_document.sections[i];
            if (section.level > 0 && i != m_titleIndex)
                addSection(section);
        }
        if (m_nodes.isEmpty())
            addNode(m_identity.id, m_title, m_identity.url, m_document.kind, {});
        return std::move(m_nodes);
    }

private:
    /// A heading above the present section.
    struct Heading
    {
        int level = 0;
        QString title;
        QString path;
        QString anchor;
    };

    void addWhole()
    {
        QStringList blocks;
        for (qsizetype i = 0; i < m_document.sections.size(); ++i) {
            if (m_document.sections[i].level == 0 || i == m_titleIndex)
                blocks += m_document.sections[i].blocks;
        }
        addTexts({.id = m_identity.id + u'#',
                         .title = m_title,
                         .url = m_identity.url,
                         .kind = m_document.kind},
                blocks);
    }

    void addSection(const DocumentSection &section)
    {
        while (!m_above.isEmpty() && m_above.last().level >= section.level)
            m_above.removeLast();
        Heading heading{section.level, section.heading, idSlug(section.heading), section.anchor};
        if (!m_above.isEmpty()) {
            heading.path.prepend(m_above.last().path + u'/');
            // An address close to the section is better than the page's.
            if (heading.anchor.isEmpty())
                heading.anchor = m_above.last().anchor;
        }
        heading.path = m_paths.take(heading.path, u'~', 2);
        m_above.append(heading);

        const Texts texts{.id = m_identity.id + u'#' + heading.path,
                .title = section.standsAlone ? section.heading : titlePath(),
                .url = heading.anchor.isEmpty() || m_identity.url.isEmpty()
                        ? m_identity.url
                        : m_identity.url + u'#' + heading.anchor,
                .kind = section.kind.isNull() ? m_document.kind : section.kind};
        if (section.standsAlone && section.blocks.isEmpty())
            addNode(texts.id, texts.title, texts.url, texts.kind, {});
        else
            addTexts(texts, section.blocks);
    }

    QString titlePath() const
    {
        QString path = m_title;
        for (const Heading &heading : m_above)
            path += u" › "_s + heading.title;
        return path;
    }

    /// What the texts of one section have in common.
    struct Texts
    {
        QString id; ///< With its `#`.
        QString title;
        QString url;
        QString kind;
    };

    void addTexts(const Texts &texts, const QStringList &blocks)
    {
        const QStringList parts = textParts(blocks, longestNodeText);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const QString number = QString::number(i + 1);
            const QString own = texts.id.endsWith(u'#') ? texts.id.chopped(1) : texts.id;
            addNode(i == 0 ? own : texts.id + u"#part-"_s + number,
                    i == 0 ? texts.title : u"%1 (%2)"_s.arg(texts.title, number), texts.url, texts.kind,
                    parts[i]);
        }
    }

    void addNode(const QString &id, const QString &title, const QString &url, const QString &kind,
            const QString &text)
    {
        const auto given = [](const QString &value) { return value.isNull() ? u""_s : value; };
        m_nodes.append({id, given(title), given(url), given(kind), given(text), given(languageOf(text))});
    }

    /// What the text shows, if it shows it; else what the document says or shows. A document that says it is in a third
    /// language is taken at its word.
    QString languageOf(const QString &text) const
    {
        const bool isOfTwo = m_declared.isEmpty() || m_declared == "zh"_L1 || m_declared == "en"_L1;
        ScriptShare share;
        share.count(text);
        if (isOfTwo && share.letters() >= lettersThatTell)
            return textLanguageCode(share.language());
        if (!m_declared.isEmpty())
            return m_declared;
        return m_share.letters() > 0 ? textLanguageCode(m_share.language())
                                     : textLanguageCode(titleLanguage());
    }

    TextLanguage titleLanguage() const
    {
        ScriptShare share;
        share.count(m_title);
        return share.language();
    }

    const Document &m_document;
    const DocumentIdentity &m_identity;
    qsizetype m_titleIndex;
    QString m_declared;
    QString m_title;
    ScriptShare m_share;
    QList<Heading> m_above; ///< From the outermost to the present one.
    UniqueNames m_paths;
    QList<KgNodeRecord> m_nodes;
};

} // namespace

QList<KgNodeRecord> documentNodes(const Document &document, const DocumentIdentity &identity)
{
    return NodeMaker(document, identity).make();
}

} // namespace Winnow
