// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "textpieces.h"

#include <QRegularExpression>
#include <QSet>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// What says little by itself: function words, and the words that every problem and every answer has. Only characters
/// that hardly stand inside technical words: 在 would cut 在线, 并 would cut 并行, 会 would cut 会话.
const QRegularExpression &chineseFunctionWords()
{
    static const QRegularExpression words(
            u"是否|如果|因为|由于|导致|出现|使用|进行|通过|问题|可以|需要|应该|已经|没有|无法|不能|不会|以及|"
            u"或者|并且|但是|"
            "如何|怎么|什么|为什么|请问|建议|其中|目前|当前|之后|之前|时候|情况|方式|相关|存在|发现|对应|"
            "例如|"
            "的|了|是|(?<!饱)和|与|或|及|被|将|把|吗|呢|这|那|该|其|也|都|则|但|若|且|仍|个|些"_s);
    return words;
}

bool isFunctionWord(const QString &word)
{
    static const QSet<QString> words{u"a"_s, u"about"_s, u"after"_s, u"all"_s, u"also"_s, u"an"_s, u"and"_s,
            u"any"_s, u"are"_s, u"as"_s, u"at"_s, u"be"_s, u"because"_s, u"been"_s, u"before"_s, u"but"_s,
            u"by"_s, u"can"_s, u"cannot"_s, u"could"_s, u"did"_s, u"do"_s, u"does"_s, u"for"_s, u"from"_s,
            u"had"_s, u"has"_s, u"have"_s, u"how"_s, u"if"_s, u"in"_s, u"into"_s, u"is"_s, u"issue"_s,
            u"it"_s, u"its"_s, u"may"_s, u"must"_s, u"need"_s, u"needs"_s, u"no"_s, u"not"_s, u"now"_s,
            u"of"_s, u"on"_s, u"only"_s, u"or"_s, u"please"_s, u"problem"_s, u"should"_s, u"so"_s, u"such"_s,
            u"than"_s, u"that"_s, u"the"_s, u"their"_s, u"then"_s, u"there"_s, u"these"_s, u"this"_s, u"to"_s,
            u"use"_s, u"used"_s, u"using"_s, u"via"_s, u"was"_s, u"were"_s, u"what"_s, u"when"_s, u"where"_s,
            u"which"_s, u"while"_s, u"why"_s, u"will"_s, u"with"_s, u"without"_s, u"would"_s, u"you"_s,
            u"your"_s};
    return words.contains(word.toLower());
}

void addChinese(const QString &run, QList<TextPiece> &pieces)
{
    qsizetype begin = 0;
    const auto add = [&](qsizetype end, bool endsPhrase) {
        if (end - begin >= 2)
            pieces.append({run.sliced(begin, end - begin), true, endsPhrase});
        else if (endsPhrase && !pieces.isEmpty())
            pieces.last().endsPhrase = true;
    };
    for (const QRegularExpressionMatch &word : chineseFunctionWords().globalMatch(run)) {
        add(word.capturedStart(), true);
        begin = word.capturedEnd();
    }
    add(run.size(), false);
}

void addWord(const QString &word, QList<TextPiece> &pieces)
{
    static const QRegularExpression number(u"^[\\d.%-]+$"_s);
    if (isFunctionWord(word)) {
        if (!pieces.isEmpty())
            pieces.last().endsPhrase = true;
    } else if (!number.match(word).hasMatch() && word.size() > 1) {
        pieces.append({word, false, false});
    }
}

} // namespace

QList<TextPiece> textPieces(const QString &text)
{
    static const QRegularExpression parts(
            // Not \p{Han}: by script extensions that has the signs of Chinese sentences, too.
            u"(?<han>[〇\\x{3400}-\\x{4DBF}\\x{4E00}-\\x{9FFF}\\x{F900}-\\x{FAFF}\\x{20000}-\\x{3FFFF}]+)|"
            "(?<word>[A-Za-z0-9](?:[A-Za-z0-9_.+-]*[A-Za-z0-9])?)|(?<space>\\s+)"_s);
    QList<TextPiece> pieces;
    qsizetype end = 0;
    const QString folded = text.normalized(QString::NormalizationForm_KC);
    for (const QRegularExpressionMatch &match : parts.globalMatch(folded)) {
        if (match.capturedStart() > end && !pieces.isEmpty())
            pieces.last().endsPhrase = true;
        end = match.capturedEnd();
        if (match.hasCaptured(u"han"_s))
            addChinese(match.captured(), pieces);
        else if (match.hasCaptured(u"word"_s))
            addWord(match.captured(), pieces);
    }
    if (!pieces.isEmpty())
        pieces.last().endsPhrase = true;
    return pieces;
}

} // namespace Winnow
