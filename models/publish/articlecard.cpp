// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "articlecard.h"

#include "article/oneline.h"

#include <algorithm>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// More than any platform takes and people read.
constexpr int longestSummary = 400;

qsizetype codePoints(QStringView text)
{
    return std::ranges::count_if(text, [](QChar c) { return !c.isLowSurrogate(); });
}

/// The first @p count code points of @p text.
QString firstCodePoints(const QString &text, qsizetype count)
{
    qsizetype end = 0;
    while (end < text.size() && (count > 0 || text.at(end).isLowSurrogate())) {
        count -= text.at(end).isLowSurrogate() ? 0 : 1;
        ++end;
    }
    return text.first(end);
}

QStringList repositories(const PublishDocument &document)
{
    QStringList names;
    for (const DocumentBlock &block : document.blocks) {
        if (block.part != ArticlePartKind::Row)
            continue;
        for (const DocumentRow &row : block.rows) {
            const QString name = row.label.left(row.label.lastIndexOf(u'#'));
            if (!name.isEmpty() && !names.contains(name))
                names.append(name);
        }
    }
    return names;
}

qsizetype rowCount(const PublishDocument &document)
{
    qsizetype rows = 0;
    for (const DocumentBlock &block : document.blocks)
        rows += block.part == ArticlePartKind::Row ? block.rows.size() : 0;
    return rows;
}

QStringList themeTitles(const PublishDocument &document)
{
    QStringList titles;
    for (const DocumentBlock &block : document.blocks) {
        if (block.part != ArticlePartKind::Theme || block.kind != DocumentBlockKind::Heading
                || block.level != 3)
            continue;
        const QString title = plainTextOf(block.text);
        const qsizetype ordinal = title.indexOf(u". "_s);
        titles.append(ordinal > 0 && ordinal < 4 ? title.sliced(ordinal + 2) : title);
    }
    return titles;
}

QStringList cut(const QStringList &words, int most, ExportWarningCode code, TextLanguage language,
        ExportWarnings &warnings)
{
    if (most == 0 || words.size() <= most)
        return words;
    warnings.add(code, language, {}, words.sliced(most).join(u", "_s));
    return words.first(most);
}

void checkTitle(
        const QString &title, const TargetLimits &limits, TextLanguage language, ExportWarnings &warnings)
{
    const qsizetype length = codePoints(title);
    if ((limits.title > 0 && length > limits.title) || length < limits.titleLeast)
        warnings.add(ExportWarningCode::TitleLength, language, {},
                limits.titleLeast > 0 ? u"%1 / %2–%3"_s.arg(length).arg(limits.titleLeast).arg(limits.title)
                                      : u"%1 / %2"_s.arg(length).arg(limits.title));
}

QString summaryFor(const PublishDocument &document, const TargetLimits &limits, const PublishOptions &options,
        ExportWarnings &warnings)
{
    const QString &given = textIn(options.summary, document.language);
    if (given.isEmpty())
        return documentSummary(document, limits.summary);
    if (limits.summary > 0 && codePoints(given) > limits.summary)
        warnings.add(ExportWarningCode::SummaryCut, document.language, {}, QString::number(limits.summary));
    return limits.summary > 0 ? shortened(given, limits.summary) : given;
}

} // namespace

QString shortened(const QString &text, int most)
{
    const QString line = oneLine(text);
    if (codePoints(line) <= most)
        return line;
    const QString start = firstCodePoints(line, most);
    for (qsizetype end = start.size(); end > start.size() / 2; --end) {
        const QChar c = start.at(end - 1);
        const bool endsSentence = QStringView(u"。！？").contains(c)
                || (QStringView(u".!?").contains(c) && end < line.size() && line.at(end).isSpace());
        if (endsSentence)
            return start.first(end);
    }
    QString words = firstCodePoints(line, most - 1);
    const qsizetype blank = words.lastIndexOf(u' ');
    const bool isInWord = words.size() < line.size() && line.at(words.size()).unicode() < 0x80
            && line.at(words.size()).isLetterOrNumber() && words.back().isLetterOrNumber();
    if (isInWord && blank > words.size() / 2)
        words.truncate(blank);
    return words.trimmed() + u'…';
}

QString documentSummary(const PublishDocument &document, int most)
{
    const bool isChinese = document.language == TextLanguage::Chinese;
    const QStringList repos = repositories(document);
    const QStringList themes = themeTitles(document);
    QStringList sentences;
    if (const qsizetype rows = rowCount(document); rows > 0) {
        const QString names = repos.join(isChinese ? u"、"_s : u", "_s);
        sentences.append(isChinese
                        ? u"本期收录 %1 个仓库的 %2 条问题与解答：%3。"_s.arg(repos.size())
                                  .arg(rows)
                                  .arg(names)
                        : u"%2 issues of %1 repositories with their answers: %3."_s.arg(repos.size())
                                  .arg(rows)
                                  .arg(names));
    }
    if (!themes.isEmpty())
        sentences.append(isChinese ? u"共性规律：%1。"_s.arg(themes.join(u"；"_s))
                                   : u"What they have in common: %1."_s.arg(themes.join(u"; "_s)));
    for (const DocumentBlock &block : document.blocks) {
        if (block.part == ArticlePartKind::Tagline && block.kind == DocumentBlockKind::Paragraph)
            sentences.append(plainTextOf(block.text));
    }
    if (sentences.isEmpty())
        sentences.append(plainTextOf(document.title));
    return shortened(sentences.join(isChinese ? u""_s : u" "_s), most > 0 ? most : longestSummary);
}

ArticleCard articleCard(const PublishDocument &document, PublishTarget target, const PublishOptions &options,
        ExportWarnings &warnings)
{
    const TargetLimits limits = targetLimits(target);
    const TextLanguage language = document.language;
    ArticleCard card{language, oneLine(plainTextOf(document.title)), {}, {}, {}};
    checkTitle(card.title, limits, language, warnings);
    card.summary = summaryFor(document, limits, options, warnings);
    if (limits.summaryLeast > 0 && codePoints(card.summary) < limits.summaryLeast)
        warnings.add(ExportWarningCode::SummaryShort, language, {}, QString::number(limits.summaryLeast));
    // Tags that were not chosen are no loss when they are cut.
    if (options.tags.isEmpty())
        card.tags = repositories(document).first(
                std::min<qsizetype>(repositories(document).size(), limits.tags > 0 ? limits.tags : 10));
    else
        card.tags = cut(options.tags, limits.tags, ExportWarningCode::TagsCut, language, warnings);
    if (card.tags.size() < limits.tagsLeast)
        warnings.add(ExportWarningCode::TagsMissing, language, {}, QString::number(limits.tagsLeast));
    card.categories =
            cut(options.categories, limits.categories, ExportWarningCode::CategoriesCut, language, warnings);
    if (target == PublishTarget::Juejin && card.categories.isEmpty())
        warnings.add(ExportWarningCode::CategoriesMissing, language, {});
    return card;
}

QString cardText(const ArticleCard &card)
{
    const bool isChinese = card.language == TextLanguage::Chinese;
    QString text;
    const auto add = [&text](const QString &name, const QString &value) {
        text += name + u'\n' + value + u"\n\n"_s;
    };
    add(isChinese ? u"【标题】"_s : u"[Title]"_s, card.title);
    add(isChinese ? u"【摘要】"_s : u"[Summary]"_s, card.summary);
    add(isChinese ? u"【标签】"_s : u"[Tags]"_s, card.tags.join(u", "_s));
    add(isChinese ? u"【分类】"_s : u"[Categories]"_s, card.categories.join(u", "_s));
    return text.trimmed() + u'\n';
}

} // namespace Winnow
