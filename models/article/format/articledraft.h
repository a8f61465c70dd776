// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "articlereader.h"
#include "sourceline.h"

namespace Winnow {

/// An article while it is put together: the parts so far, the texts that wait for what follows to say what they are, and
/// the count of characters.
class ArticleDraft final
{
public:
    /// A text that waits. Those of one paragraph follow each other.
    struct Waiting
    {
        const SourceLine *source = nullptr;
        QString text; ///< As the source has it, with its list mark.
        bool beginsParagraph = true;
    };

    ArticleDraft(TextLanguage language, bool isPlain);

    TextLanguage language() const { return m_article.language; }
    bool isPlain() const { return m_isPlain; }
    const Article &article() const { return m_article; }

    /// @p text of the source as inline Markdown.
    QString inlined(const QString &text) const;
    QStringList inlined(const QStringList &texts) const;

    /// @p text of the source without the signs that make all of it bold; in plain text there are none.
    QString unbolded(const QString &text) const;

    /// @p text of the source as read.
    QString plain(const QString &text) const;
    QStringList plain(const QStringList &texts) const;

    void setTitle(const QString &text) { m_article.title = inlined(text); }

    /// Adds a part behind all others, and opens it: lines that fit go into it from now on.
    template <typename Part>
    Part &open(Part part)
    {
        append(std::move(part));
        m_open = m_article.parts.size() - 1;
        return std::get<Part>(m_article.parts.last());
    }

    void close() { m_open = -1; }

    /// The open part, where it is of that kind.
    template <typename Part>
    Part *openPart()
    {
        return m_open < 0 ? nullptr : std::get_if<Part>(&m_article.parts[m_open]);
    }

    qsizetype openIndex() const { return m_open; }
    ArticlePart &part(qsizetype index) { return m_article.parts[index]; }

    void understand(const SourceLine &line) { m_understood += line.size; }

    /// Of a line that was understood, @p characters were not: they are kept by keepText().
    void keepOf(qsizetype characters);

    /// Keeps @p text in its place and reports it.
    void keepText(const QString &text, const SourceLine &line, int level = 0);

    /// Keeps all of @p line, which is not understood, as @p text.
    void keepLine(const QString &text, const SourceLine &line, int level = 0);

    QList<Waiting> &waiting() { return m_waiting; }
    void wait(const SourceLine &line, const QString &text, bool beginsParagraph);

    /// Makes the first @p count waiting texts parts of their own, by what they say and where they stand.
    void settle(qsizetype count);
    void settle() { settle(m_waiting.size()); }

    /// The article read. @p source gave the lines.
    ReadArticle finish(const SourceLines &source) &&;

private:
    void settleParagraph(const QList<Waiting> &lines);
    bool addParagraph(const QString &text, const QString &words, int line);
    void addDisclosure(const QString &text, int line);
    void append(ArticlePart part);

    Article m_article;
    QList<UnreadText> m_unread;
    QList<Waiting> m_waiting;
    qsizetype m_open = -1;
    qsizetype m_understood = 0;
    qsizetype m_kept = 0;
    bool m_isPlain;
    bool m_hasBody = false; ///< Parts other than taglines and texts.
    bool m_hasTail = false; ///< Themes, guide or disclosure.
    bool m_hasDisclosure = false;
};

} // namespace Winnow
