// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "stopwords.h"

#include "stemming.h"

#include <QSet>
#include <QString>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

QSet<QString> stemsOf(const QString &words)
{
    QSet<QString> stems;
    for (const QString &word : words.split(u' '))
        stems.insert(word.first(stemLength(word)));
    return stems;
}

} // namespace

bool isStopWord(QStringView term)
{
    static const QSet<QString> words = stemsOf(
            u"a an the this that these those it its i we you he she they them my our your their me us "
            "is are was were be been being am do does did done has have had having "
            "can could will would shall should may might must cannot cant dont doesnt didnt isnt wont "
            "and or but not no nor so if then else when while where which who whom whose what why how "
            "of in on at by to from for with without into onto over under after before about as than "
            "there here also only just very too more most some any all each both either such same other "
            "please thanks hello via per up out off again"_s);
    return words.contains(term.toString());
}

bool isParticle(char32_t point)
{
    static constexpr QStringView particles =
            u"的了吗呢吧啊呀是与及或而也都就被把将之其这那哪么什怎请很该您你我他她它们";
    return point < 0x10000 && particles.contains(QChar(static_cast<char16_t>(point)));
}

bool isStopPair(QStringView pair)
{
    static const QSet<QString> pairs = [] {
        const QStringList list =
                u"可以 如果 因为 所以 但是 以及 或者 已经 没有 一个 这个 那个 我们 你们 他们 什么 怎么 如何 "
                u"为何 "
                "是否 需要 应该 可能 不能 能否 不会 并且 而且 然后 之后 之前 时候 情况 问题 现象 请问 想问 "
                "为了 由于 对于 关于 其中 以下 以上 一些 一下 一直 只有 还是 还有 不是 就是 都是 目前 现在 "
                "有没 为什 出现 发现 进行 使用 通过 相关 "
                "之间 等等 例如 比如"_s.split(u' ');
        return QSet<QString>(list.cbegin(), list.cend());
    }();
    return pairs.contains(pair.toString());
}

} // namespace Winnow
