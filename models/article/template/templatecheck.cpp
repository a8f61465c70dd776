// SPDX-FileCopyrightText: 2026 The Winnow authors
// SPDX-License-Identifier: Apache-2.0

#include "templatecheck.h"

#include "articlevalues.h"
#include "templatetags.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <array>

namespace Winnow {

using namespace Qt::StringLiterals;

namespace {

/// The engine goes down a call a level.
constexpr qsizetype deepestNesting = 40;

constexpr std::array pairedTags{"block"_L1, "comment"_L1, "for"_L1, "if"_L1, "ifchanged"_L1, "ifequal"_L1,
        "ifnotequal"_L1, "spaceless"_L1, "with"_L1};
constexpr std::array singleTags{"cycle"_L1, "elif"_L1, "else"_L1, "empty"_L1, "extends"_L1, "firstof"_L1,
        "include"_L1, "templatetag"_L1};
/// Only filters that take any value: some others of the engine end the program over a zero or a huge width.
constexpr std::array knownFilters{"add"_L1, "addslashes"_L1, "capfirst"_L1, "cut"_L1, "default"_L1,
        "default_if_none"_L1, "first"_L1, "join"_L1, "last"_L1, "length"_L1, "length_is"_L1, "lower"_L1,
        "safe"_L1, "striptags"_L1, "title"_L1, "upper"_L1, "wordcount"_L1, "yesno"_L1};
constexpr std::array loopWords{"forloop"_L1, "counter"_L1, "counter0"_L1, "revcounter"_L1, "revcounter0"_L1,
        "first"_L1, "last"_L1, "parentloop"_L1, "block"_L1, "super"_L1, "count"_L1, "size"_L1};
constexpr std::array operators{"and"_L1, "or"_L1, "not"_L1, "in"_L1, "as"_L1, "by"_L1, "=="_L1, "!="_L1,
        "<"_L1, ">"_L1, "<="_L1, ">="_L1, "reversed"_L1};

template <typename Names>
bool isOneOf(const Names &names, QStringView name)
{
    return std::ranges::any_of(names, [name](QLatin1StringView known) { return known == name; });
}

QString translated(const char *text)
{
    return QCoreApplication::translate("Winnow::TemplateError", text);
}

bool isQuoted(const QString &word)
{
    return word.size() >= 2 && (word.front() == u'"' || word.front() == u'\'') && word.back() == word.front();
}

/// Reads the templates from the entry on and checks each once.
class TemplateCheck final
{
public:
    explicit TemplateCheck(const TemplateSet &templates)
        : m_templates(templates)
    {}

    /// Null where all is well.
    std::optional<TemplateError> check(const QString &name);

    QHash<QString, QString> takeTexts() { return std::move(m_texts); }

private:
    struct OpenTag
    {
        QString name;
        int line = 0;
    };

    std::optional<TemplateError> checkTags(const QString &name, const QString &text);
    QString tagFault(const TemplateTag &tag);
    QString blockFault(const TemplateTag &tag);
    QString endFault(const QString &name);
    QString argumentsFault(const TemplateTag &tag);
    QString expressionFault(const QString &text) const;
    std::optional<TemplateError> checkIncluded(const QString &name, const TemplateTag &tag);

    const TemplateSet &m_templates;
    QHash<QString, QString> m_texts;
    QStringList m_including; ///< From the entry to the template under check.
    QSet<QString> m_introduced; ///< Names that loops and with-tags of any template give to values.
    QList<OpenTag> m_open;
};

std::optional<TemplateError> TemplateCheck::check(const QString &name)
{
    if (m_texts.contains(name))
        return std::nullopt;
    auto text = m_templates.read(name);
    if (!text)
        return text.error();
    m_including.append(name);
    auto error = checkTags(name, *text);
    m_including.removeLast();
    m_texts.insert(name, *std::move(text));
    return error;
}

std::optional<TemplateError> TemplateCheck::checkTags(const QString &name, const QString &text)
{
    const TemplateTags read = readTemplateTags(text);
    const auto fault = [&](int line, const QString &message) {
        return TemplateError{m_templates.path(name), line, message};
    };
    if (read.unclosedLine)
        return fault(*read.unclosedLine,
                translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "A tag is not closed on its line.")));
    const qsizetype outer = m_open.size();
    for (const TemplateTag &tag : read.tags) {
        const bool isComment = m_open.size() > outer && m_open.last().name == "comment"_L1;
        if (isComment && tag.name() != "endcomment"_L1)
            continue;
        if (const QString message = tagFault(tag); !message.isNull())
            return fault(tag.line, message);
        if (m_open.size() < outer)
            return fault(tag.line,
                    translated(QT_TRANSLATE_NOOP(
                                       "Winnow::TemplateError", "Nothing is open that “%1” could close."))
                            .arg(tag.name()));
        if (!tag.isVariable && (tag.name() == "include"_L1 || tag.name() == "extends"_L1)) {
            if (auto error = checkIncluded(name, tag))
                return error;
        }
    }
    if (m_open.size() > outer) {
        return fault(m_open.last().line,
                translated(
                        QT_TRANSLATE_NOOP("Winnow::TemplateError", "“%1” is not closed: “end%1” is missing."))
                        .arg(m_open.last().name));
    }
    return std::nullopt;
}

QString TemplateCheck::tagFault(const TemplateTag &tag)
{
    if (tag.content.isEmpty())
        return translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "The tag is empty."));
    return tag.isVariable ? expressionFault(tag.content) : blockFault(tag);
}

QString TemplateCheck::blockFault(const TemplateTag &tag)
{
    const QString name = tag.name();
    if (name.startsWith("end"_L1) && isOneOf(pairedTags, QStringView(name).sliced(3)))
        return endFault(name);
    const bool isPaired = isOneOf(pairedTags, name);
    if (!isPaired && !isOneOf(singleTags, name))
        return translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "“%1” is no tag of article templates."))
                .arg(name);
    if (m_open.size() >= deepestNesting)
        return translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "Tags are nested more than %1 deep."))
                .arg(deepestNesting);
    if (isPaired)
        m_open.append({name, tag.line});
    return argumentsFault(tag);
}

QString TemplateCheck::endFault(const QString &name)
{
    if (m_open.isEmpty())
        return translated(
                QT_TRANSLATE_NOOP("Winnow::TemplateError", "Nothing is open that “%1” could close."))
                .arg(name);
    const OpenTag open = m_open.takeLast();
    if (u"end"_s + open.name == name)
        return {};
    return translated(QT_TRANSLATE_NOOP("Winnow::TemplateError",
                              "“%1” where “end%2” is expected, which closes line %3."))
            .arg(name, open.name, QString::number(open.line));
}

/// Loops and with-tags give names, all else takes values.
QString TemplateCheck::argumentsFault(const TemplateTag &tag)
{
    static const QStringList nameless{u"block"_s, u"comment"_s, u"include"_s, u"extends"_s, u"templatetag"_s};
    if (nameless.contains(tag.name()))
        return {};
    const QStringList words = tag.arguments();
    const qsizetype names = tag.name() == "for"_L1 ? words.indexOf(u"in"_s) : 0;
    if (names < 0)
        return translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "“for” needs a name, “in” and a list."));
    for (qsizetype i = 0; i < words.size(); ++i) {
        const qsizetype equals = tag.name() == "with"_L1 ? words[i].indexOf(u'=') : -1;
        const bool isNew = i < names || equals > 0 || (i > 0 && words[i - 1] == "as"_L1);
        if (isNew)
            m_introduced.insert(QString(words[i]).left(equals).remove(u','));
        if (isOneOf(operators, words[i]) || (isNew && equals < 0))
            continue;
        if (const QString fault = expressionFault(words[i].sliced(equals + 1)); !fault.isNull())
            return fault;
    }
    return {};
}

QString TemplateCheck::expressionFault(const QString &text) const
{
    const TemplateExpression expression = readTemplateExpression(text);
    for (const QString &filter : expression.filters) {
        if (filter.isEmpty())
            return translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "The name of a filter is missing."));
        if (!isOneOf(knownFilters, filter))
            return translated(
                    QT_TRANSLATE_NOOP("Winnow::TemplateError", "“%1” is no filter of article templates."))
                    .arg(filter);
    }
    for (const QString &word : expression.path) {
        const bool isIndex = word.front().isDigit();
        if (!isIndex && !articleValueNames().contains(word) && !m_introduced.contains(word)
                && !isOneOf(loopWords, word))
            return translated(
                    QT_TRANSLATE_NOOP("Winnow::TemplateError", "Nothing in an article is called “%1”."))
                    .arg(word);
    }
    return {};
}

std::optional<TemplateError> TemplateCheck::checkIncluded(const QString &name, const TemplateTag &tag)
{
    const auto fault = [&](const QString &message) {
        return TemplateError{m_templates.path(name), tag.line, message};
    };
    const QStringList arguments = tag.arguments();
    if (arguments.size() != 1 || !isQuoted(arguments.first()))
        return fault(translated(
                QT_TRANSLATE_NOOP("Winnow::TemplateError", "“%1” takes the name of one template in quotes."))
                        .arg(tag.name()));
    const QString included = arguments.first().sliced(1, arguments.first().size() - 2);
    if (!TemplateSet::isTemplateName(included))
        return fault(translated(
                QT_TRANSLATE_NOOP("Winnow::TemplateError",
                        "“%1” is no name of a template: it is a file of the same folder, without a path."))
                        .arg(included));
    if (m_including.contains(included)) {
        const QStringList circle = m_including.mid(m_including.indexOf(included)) + QStringList{included};
        return fault(translated(
                QT_TRANSLATE_NOOP("Winnow::TemplateError", "Templates include each other without end: %1."))
                        .arg(circle.join(u" → "_s)));
    }
    auto error = check(included);
    // Where the file itself is missing, the place that asks for it is what has to be mended.
    if (error && error->line == 0 && !m_texts.contains(included))
        return fault(translated(QT_TRANSLATE_NOOP("Winnow::TemplateError", "“%1”: %2"))
                        .arg(included, error->message));
    return error;
}

} // namespace

std::expected<QHash<QString, QString>, TemplateError> checkedTemplates(
        const TemplateSet &templates, const QString &entry)
{
    TemplateCheck check(templates);
    if (auto error = check.check(entry))
        return std::unexpected(*std::move(error));
    return check.takeTexts();
}

} // namespace Winnow
