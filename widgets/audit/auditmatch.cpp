// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "auditmatch.h"

#include "markdown/inlinetext.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// Texts put together to be compared as one, and taken apart again.
class JoinedText final
{
public:
    void add(const QString &text)
    {
        m_parts.append({m_text.size(), text.size()});
        m_text += text + u'\n';
    }

    const QString &text() const { return m_text; }

    /// Those of @p ranges that lie in part number @p part, as seen from its beginning.
    QList<TextRange> rangesIn(qsizetype part, const QList<TextRange> &ranges) const
    {
        const TextRange place = m_parts.at(part);
        QList<TextRange> found;
        for (const TextRange &range : ranges) {
            const qsizetype begin = std::max(range.begin, place.begin);
            const qsizetype end = std::min(range.end(), place.end());
            if (begin < end)
                found.append({begin - place.begin, end - begin});
        }
        return found;
    }

private:
    QString m_text;
    QList<TextRange> m_parts;
};

bool endsSentence(QStringView text, qsizetype at)
{
    const QChar sign = text.at(at);
    if (sign == u'\n' || sign == QChar::ParagraphSeparator || sign == u'\u3002' || sign == u'\uff01'
            || sign == u'\uff1f')
        return true;
    const bool isStop = sign == u'.' || sign == u'!' || sign == u'?';
    return isStop && (at + 1 == text.size() || text.at(at + 1).isSpace());
}

TextRange trimmed(QStringView text, qsizetype begin, qsizetype end)
{
    while (begin < end && text.at(begin).isSpace())
        ++begin;
    while (end > begin && text.at(end - 1).isSpace())
        --end;
    return {begin, end - begin};
}

qsizetype markedLength(const TextRange &sentence, const QList<TextRange> &marks)
{
    qsizetype length = 0;
    for (const TextRange &mark : marks)
        length += std::max<qsizetype>(
                0, std::min(mark.end(), sentence.end()) - std::max(mark.begin, sentence.begin));
    return length;
}

} // namespace

QString shownNodeText(const QString &text)
{
    QString shown = text;
    shown.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n').replace(QChar::ParagraphSeparator, u'\n');
    return shown.replace(QChar(u'\0'), QChar::ReplacementCharacter);
}

QList<ClaimPart> claimParts(const AuditQueueRow &row)
{
    QList<ClaimPart> parts;
    for (const TextLanguage language : textLanguages) {
        for (const auto &[kind, text] : {std::pair(ClaimPart::Kind::Problem, &row.problem),
                     std::pair(ClaimPart::Kind::Answer, &row.answer)}) {
            const QString read = plainText(textIn(*text, language));
            if (!read.isEmpty())
                parts.append({kind, language, read, {}});
        }
    }
    if (parts.isEmpty())
        parts.append({ClaimPart::Kind::IssueTitle, TextLanguage::Chinese, row.title, {}});
    return parts;
}

MatchedPages matchPages(const AuditQueueRow &row, const QString &title, const QString &text)
{
    MatchedPages pages;
    pages.claim = claimParts(row);
    JoinedText claim;
    for (const ClaimPart &part : std::as_const(pages.claim))
        claim.add(part.text);
    JoinedText node;
    node.add(title);
    node.add(text);
    const MatchedPassages matched = matchedPassages(claim.text(), node.text());
    for (qsizetype i = 0; i < pages.claim.size(); ++i)
        pages.claim[i].marks = claim.rangesIn(i, matched.inClaim);
    pages.inTitle = node.rangesIn(0, matched.inNode);
    pages.inText = node.rangesIn(1, matched.inNode);
    pages.passages = markedSentences(text, pages.inText);
    const auto best = std::ranges::max_element(pages.passages, {},
            [&pages](const TextRange &sentence) { return markedLength(sentence, pages.inText); });
    pages.bestPassage = best == pages.passages.end() ? -1 : best - pages.passages.begin();
    return pages;
}

QList<TextRange> markedSentences(QStringView text, const QList<TextRange> &marks)
{
    QList<TextRange> sentences;
    qsizetype begin = 0;
    auto mark = marks.begin();
    for (qsizetype at = 0; at < text.size() && mark != marks.end(); ++at) {
        if (at + 1 < text.size() && !endsSentence(text, at))
            continue;
        const qsizetype end = at + 1;
        if (mark->begin < end)
            sentences.append(trimmed(text, begin, end));
        while (mark != marks.end() && mark->begin < end)
            ++mark;
        begin = end;
    }
    return sentences;
}

} // namespace Winnow
