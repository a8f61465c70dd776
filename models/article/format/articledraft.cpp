// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articledraft.h"

#include "listmarks.h"
#include "partwords.h"

#include "markdown/inlinetext.h"

#include <algorithm>

namespace Winnow {

namespace {

/// What has none of the known words is a footer only where it is this short: the disclosure's paragraphs have links too.
constexpr qsizetype longestFooterLine = 120;

bool isBody(const ArticlePart &part)
{
    return !std::holds_alternative<TaglinePart>(part) && !std::holds_alternative<TextPart>(part);
}

bool isTail(const ArticlePart &part)
{
    return std::holds_alternative<ReadingPart>(part) || std::holds_alternative<GuidePart>(part)
            || std::holds_alternative<DisclosurePart>(part);
}

bool isDisclosure(const ArticlePart &part)
{
    return std::holds_alternative<DisclosurePart>(part);
}

} // namespace

ArticleDraft::ArticleDraft(TextLanguage language, bool isPlain)
    : m_isPlain(isPlain)
{
    m_article.language = language;
}

QString ArticleDraft::inlined(const QString &text) const
{
    return m_isPlain ? escapedText(text) : text;
}

QStringList ArticleDraft::inlined(const QStringList &texts) const
{
    QStringList inlinedTexts;
    for (const QString &text : texts)
        inlinedTexts.append(inlined(text));
    return inlinedTexts;
}

QString ArticleDraft::unbolded(const QString &text) const
{
    return m_isPlain ? text : withoutBold(text);
}

QString ArticleDraft::plain(const QString &text) const
{
    return m_isPlain ? text : plainText(text);
}

QStringList ArticleDraft::plain(const QStringList &texts) const
{
    if (m_isPlain)
        return texts;
    QStringList plainTexts;
    for (const QString &text : texts)
        plainTexts.append(plainText(text));
    return plainTexts;
}

void ArticleDraft::keepOf(qsizetype characters)
{
    const qsizetype moved = std::min(characters, m_understood);
    m_understood -= moved;
    m_kept += moved;
}

void ArticleDraft::keepText(const QString &text, const SourceLine &line, int level)
{
    m_unread.append({line.line, plain(text)});
    append(TextPart{inlined(text), line.line, level});
}

void ArticleDraft::keepLine(const QString &text, const SourceLine &line, int level)
{
    m_kept += line.size;
    keepText(text, line, level);
}

void ArticleDraft::wait(const SourceLine &line, const QString &text, bool beginsParagraph)
{
    m_waiting.append({&line, text, beginsParagraph || m_waiting.isEmpty()});
}

void ArticleDraft::settle(qsizetype count)
{
    qsizetype start = 0;
    while (start < count) {
        qsizetype end = start + 1;
        while (end < count && !m_waiting[end].beginsParagraph)
            ++end;
        settleParagraph(m_waiting.sliced(start, end - start));
        start = end;
    }
    m_waiting.remove(0, count);
}

void ArticleDraft::settleParagraph(const QList<Waiting> &lines)
{
    QStringList texts;
    QStringList plainTexts;
    qsizetype size = 0;
    bool isText = true;
    for (const Waiting &line : lines) {
        texts.append(inlined(line.text));
        plainTexts.append(plain(line.text));
        size += line.source->size;
        isText &= line.source->kind == LineKind::Text;
    }
    const QString text = texts.join(u'\n');
    const QString words = plainTexts.join(u'\n');
    const int number = lines.first().source->line;
    if (isText && addParagraph(text, words, number)) {
        m_understood += size;
        return;
    }
    m_kept += size;
    m_unread.append({number, words});
    append(TextPart{text, number});
}

/// Adds a paragraph that is told by its place and words; false where it is not.
bool ArticleDraft::addParagraph(const QString &text, const QString &words, int line)
{
    if (!m_hasBody) {
        if (!m_article.parts.isEmpty() && !holdsLink(words))
            return false;
        append(TaglinePart{text, line});
        return true;
    }
    const bool isShort = words.size() <= longestFooterLine;
    const bool isLinkLine = m_hasTail && holdsLink(words) && isShort;
    const ArticlePart &last = m_article.parts.last();
    // Whatever follows the method section is the footer.
    const bool isBehindDisclosure =
            (isDisclosure(last) || std::holds_alternative<FooterPart>(last)) && m_hasDisclosure;
    if (isFooterText(words) || isLinkLine || (isBehindDisclosure && isShort && !isDisclosureText(words))) {
        append(FooterPart{text, line});
        return true;
    }
    const bool mayDisclose = m_hasTail && (!m_hasDisclosure || isDisclosure(m_article.parts.last()));
    if (!mayDisclose || !isDisclosureText(words))
        return false;
    addDisclosure(text, line);
    return true;
}

/// A paragraph without a heading over it. One that follows another is a statement of the same part.
void ArticleDraft::addDisclosure(const QString &text, int line)
{
    auto *last = std::get_if<DisclosurePart>(&m_article.parts.last());
    if (!last || last->isBulleted) {
        append(DisclosurePart{.heading = {}, .statements = {}, .isBulleted = false, .line = line});
        last = std::get_if<DisclosurePart>(&m_article.parts.last());
    }
    last->statements.append({text, StatementOrigin::Written, line});
}

void ArticleDraft::append(ArticlePart part)
{
    m_hasBody |= isBody(part);
    m_hasTail |= isTail(part);
    m_hasDisclosure |= isDisclosure(part);
    m_article.parts.append(std::move(part));
}

ReadArticle ArticleDraft::finish(const SourceLines &source) &&
{
    settle();
    std::ranges::stable_sort(m_unread, {}, &UnreadText::line);
    ReadArticle read;
    read.article = std::move(m_article);
    read.unread = std::move(m_unread);
    read.understood = m_understood + source.markup;
    read.kept = m_kept;
    read.dropped = source.dropped;
    return read;
}

} // namespace Winnow
