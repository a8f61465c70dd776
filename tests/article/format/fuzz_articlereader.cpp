// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "format/articlejson.h"
#include "format/articlereader.h"
#include "format/articlesummary.h"
#include "format/articlewriter.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

[[noreturn]] void fail(const char *what)
{
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

QString decoded(QByteArrayView bytes)
{
    // That takes a byte order mark away.
    return QString::fromUtf8(bytes).replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter));
}

/// Characters that a format may use as marks, and so may come or go; a number's first zeros too.
bool isMark(QChar c)
{
    return c.isSpace() || QStringView(u"0#＃•●▪◦-*+.．、)）(（").contains(c);
}

/// The letters of @p text, sorted, for some are read in another order than they stand.
QString lettersOf(const QString &text)
{
    QString letters;
    for (const QChar c : text) {
        if (!isMark(c))
            letters += c;
    }
    std::ranges::sort(letters);
    return letters;
}

/// All of the input is accounted for, and in plain text no letter is lost.
void checkFormat(QByteArrayView bytes, Winnow::ArticleFormat format)
{
    const Winnow::ReadArticle read = Winnow::readArticle(bytes, format);
    if (read.understood < 0 || read.kept < 0 || read.dropped < 0
            || read.understood + read.kept + read.dropped != decoded(bytes).toUcs4().size())
        fail("the characters do not add up");
    if (read.kept > 0 && read.unread.isEmpty())
        fail("kept, but not reported");
    // A page's parser makes up elements that stand for no source.
    if (read.kept == 0 && !read.unread.isEmpty() && format != Winnow::ArticleFormat::Html)
        fail("reported, but not kept");
    const auto json = Winnow::articleFromJson(Winnow::articleToJson(read.article));
    if (!json || *json != read.article)
        fail("JSON loses something");
    Winnow::summarize(read);
    const QString text = Winnow::writeText(read.article);
    Winnow::writeMarkdown(read.article);
    if (format == Winnow::ArticleFormat::Text && lettersOf(text) != lettersOf(decoded(bytes)))
        fail(("a letter is lost:\n" + bytes.toByteArray() + "\n=>\n" + text.toUtf8()).constData());
}

} // namespace

/// Entry of libFuzzer (option WINNOW_FUZZ, clang). tst_articledamage feeds it under every build.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArrayView bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    for (const auto format :
            {Winnow::ArticleFormat::Text, Winnow::ArticleFormat::Markdown, Winnow::ArticleFormat::Html})
        checkFormat(bytes, format);
    return 0;
}
